// The page of the tutor: a terminal (xterm.js), and a socket that comes back when it is cut.
"use strict";
(() => {
  const words = JSON.parse(document.getElementById("words").textContent);
  const panel = document.getElementById("panel");
  const told = document.getElementById("told");
  const buttons = document.getElementById("buttons");
  const shown = document.getElementById("text");
  const chooser = document.getElementById("file");
  const place = document.getElementById("terminal");

  // Why a line was closed; the server has the same numbers.
  const LEFT = 4000, ELSEWHERE = 4001, FULL = 4002, UNKNOWN = 4003, BROKEN = 4004;
  const LARGEST_FILE = 3_000_000, LARGEST_TEXT = 500_000;
  const PING_EVERY = 15_000, PATIENCE = 10_000, LONGEST_WAIT = 15_000;

  const terminal = new Terminal({
    allowTransparency: false,
    cursorBlink: false,
    fontFamily: '"DejaVu Sans Mono", "Cascadia Mono", Menlo, Consolas, "Liberation Mono", monospace',
    fontSize: fontSize(),
    macOptionClickForcesSelection: true,
    scrollback: 0,
    theme: { background: "#12141a" },
  });
  const fit = new FitAddon.FitAddon();
  terminal.loadAddon(fit);
  terminal.open(place);
  terminal.loadAddon(new CanvasAddon.CanvasAddon()); // draws frames and blocks without seams
  fit.fit();
  terminal.focus();
  place.terminal = terminal; // for whoever looks at the page from outside

  function fontSize() {
    // As large as lets 100 columns stand beside each other, within reason.
    return Math.max(10, Math.min(20, Math.floor(window.innerWidth / 100 / 0.602)));
  }

  // The panel: something to be read, and perhaps something to be done

  function tell(text, ...choices) {
    told.textContent = text;
    shown.hidden = true;
    buttons.replaceChildren(...choices.map(([name, act]) => {
      const button = document.createElement("button");
      button.textContent = name;
      button.addEventListener("click", () => { hush(); act(); });
      return button;
    }));
    if (!panel.open) panel.showModal();
    (buttons.querySelector("button") || panel).focus();
  }

  function hush() {
    if (panel.open) panel.close();
    terminal.focus();
  }

  panel.addEventListener("cancel", (event) => {
    if (buttons.dataset.stays) event.preventDefault();
  });
  panel.addEventListener("close", () => terminal.focus());

  // The line

  let line = null, wait = 500, again = 0, pinged = 0, answered = 0;

  function say(...message) {
    if (line && line.readyState === WebSocket.OPEN) line.send(JSON.stringify(message));
  }

  function connect() {
    clearTimeout(again);
    const address = new URL("ws", document.baseURI);
    address.protocol = address.protocol.replace("http", "ws");
    address.search = new URLSearchParams({ columns: terminal.cols, lines: terminal.rows });
    const mine = line = new WebSocket(address);
    mine.binaryType = "arraybuffer";
    mine.onopen = () => { answered = Date.now(); terminal.reset(); };
    mine.onmessage = (event) => { if (mine === line) take(event.data); };
    mine.onclose = (event) => { if (mine === line) cut(event.code); };
  }

  function take(data) {
    if (typeof data === "string") {
      answered = Date.now();
      if (JSON.parse(data).say === "ask-file") askFile();
      return;
    }
    const kind = String.fromCharCode(new Uint8Array(data, 0, 1)[0]);
    const content = new Uint8Array(data, 1);
    if (kind === "F") { keep(content); return; }
    if (buttons.dataset.stays) { delete buttons.dataset.stays; hush(); }
    wait = 500;
    terminal.write(content, wearGround);
  }

  function cut(code) {
    line = null;
    buttons.dataset.stays = "yes";
    if (code === LEFT) tell(words.left, [words.comeBack, connect], ...signOut());
    else if (code === BROKEN) tell(words.broken, [words.comeBack, connect]);
    else if (code === ELSEWHERE) tell(words.elsewhere, [words.here, connect]);
    else if (code === UNKNOWN) location.reload();
    else {
      tell(code === FULL ? words.full : words.cut, [words.now, connect]);
      again = setTimeout(connect, wait + Math.random() * wait);
      wait = Math.min(wait * 2, LONGEST_WAIT);
    }
  }

  // Whoever comes next to this browser may be somebody else.
  function signOut() {
    if (!words.signOut) return [];
    return [[words.signOut, async () => {
      await fetch("sign-out", { method: "POST" }).catch(() => {});
      location.replace("./");
    }]];
  }

  setInterval(() => {
    if (!line || line.readyState !== WebSocket.OPEN || document.hidden) { pinged = 0; return; }
    if (pinged && answered < pinged && Date.now() - pinged > PATIENCE) {
      line.close();
      cut(0);
    } else if (Date.now() - pinged > PING_EVERY) {
      pinged = Date.now();
      say("ping");
    }
  }, 2000);
  window.addEventListener("online", () => { if (again && !line) connect(); });

  // Keys, clicks, size

  terminal.onData((text) => { if (text.length <= LARGEST_TEXT) say("in", text); else tell(words.long, [words.close, hush]); });
  terminal.onBinary((text) => say("in", text));
  terminal.onResize(({ cols, rows }) => say("size", cols, rows));
  let sizing = 0;
  new ResizeObserver(() => {
    clearTimeout(sizing);
    sizing = setTimeout(() => { terminal.options.fontSize = fontSize(); fit.fit(); }, 60);
  }).observe(place);
  window.addEventListener("focus", () => { say("focus"); if (!panel.open) terminal.focus(); });
  window.addEventListener("blur", () => say("blur"));
  document.addEventListener("contextmenu", (event) => event.preventDefault());

  terminal.attachCustomKeyEventHandler((event) => {
    const command = event.ctrlKey || event.metaKey;
    if (!command || event.altKey) return true;
    const key = event.key.toLowerCase();
    if (key === "v" || (event.key === "Insert" && event.shiftKey)) return false; // the browser pastes
    if (key === "c" && terminal.hasSelection()) return false; // and copies what is marked
    if (key === "r") return false; // reloads: F5 is the tutor's
    return !["+", "-", "=", "0"].includes(key) && !(event.shiftKey && ["i", "j"].includes(key));
  });

  // The margin wears the ground of the screen.
  function wearGround() {
    const cell = terminal.buffer.active.getLine(0)?.getCell(0);
    if (cell && cell.isBgRGB()) {
      const ground = "#" + cell.getBgColor().toString(16).padStart(6, "0");
      if (document.body.style.backgroundColor !== ground) document.body.style.backgroundColor = ground;
    }
  }

  // Copies

  terminal.parser.registerOscHandler(52, (data) => {
    const [, coded] = data.split(";");
    if (coded && coded !== "?") {
      try { copy(new TextDecoder().decode(bytesOf(coded))); } catch { /* no text */ }
    }
    return true;
  });

  function bytesOf(coded) {
    return Uint8Array.from(atob(coded), (sign) => sign.charCodeAt(0));
  }

  async function copy(text) {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      if (!copyOld(text)) offer(text);
    }
  }

  function copyOld(text) {
    const field = document.createElement("textarea");
    field.value = text;
    field.style.position = "fixed";
    document.body.append(field);
    field.select();
    let done = false;
    try { done = document.execCommand("copy"); } catch { /* said below */ }
    field.remove();
    terminal.focus();
    return done;
  }

  // No browser lets a page copy without https, unless somebody has just pressed something.
  function offer(text) {
    tell(words.copyYourself, [words.close, hush]);
    shown.hidden = false;
    shown.value = text;
    shown.focus();
    shown.select();
  }

  // Files

  function keep(content) {
    const end = content.indexOf(10);
    const name = new TextDecoder().decode(content.subarray(0, end));
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([content.subarray(end + 1)]));
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  }

  function askFile() {
    // A browser opens its window only where somebody has just pressed something.
    chooser.value = "";
    if (navigator.userActivation && !navigator.userActivation.isActive) {
      tell(words.chooseFile, [words.choose, () => chooser.click()], [words.close, hush]);
    } else {
      chooser.click();
    }
  }

  chooser.addEventListener("change", () => { if (chooser.files.length) send(chooser.files[0]); });
  document.addEventListener("dragover", (event) => event.preventDefault());
  document.addEventListener("drop", (event) => {
    event.preventDefault();
    if (event.dataTransfer.files.length) send(event.dataTransfer.files[0]);
  });

  async function send(file) {
    terminal.focus();
    if (file.size > LARGEST_FILE) { tell(words.large, [words.close, hush]); return; }
    const name = new TextEncoder().encode(file.name.slice(0, 200) + "\n");
    if (line && line.readyState === WebSocket.OPEN) line.send(new Blob([name, file]));
  }

  connect();
})();
