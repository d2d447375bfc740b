/* Browsers start no worker for a page that is opened as a file. Here one runs in a hidden frame,
   so that the site can be searched from a folder too. By its name the theme knows that it is one. */
if (location.protocol === "file:") {
  window.IFrameWorker = window.Worker = class extends EventTarget {
    constructor(url) {
      super();
      const frame = document.createElement("iframe");
      frame.hidden = true;
      document.body.appendChild(frame);
      this.inside = frame.contentWindow;
      addEventListener("message", (event) => {
        if (event.source !== this.inside) return;
        const told = new MessageEvent("message", { data: event.data });
        this.dispatchEvent(told);
        if (this.onmessage) this.onmessage(told);
      });
      frame.contentDocument.open();
      frame.contentDocument.write(`<body><script>
        postMessage = (data) => parent.dispatchEvent(
          new MessageEvent("message", { data, source: window }));
        importScripts = (...urls) => urls.reduce((before, url) => before.then(
          () => new Promise((done) => {
            const script = document.createElement("script");
            script.src = url;
            script.onload = done;
            document.body.appendChild(script);
          })), Promise.resolve());
      <\/script><script src="${new URL(url, location)}"><\/script></body>`);
      frame.contentDocument.close();
    }
    postMessage(data) {
      const send = () => this.inside.dispatchEvent(new MessageEvent("message", { data }));
      if (this.inside.document.readyState === "complete") send();
      else this.inside.addEventListener("load", send);
    }
    terminate() {
      this.inside.frameElement.remove();
    }
  };
}
