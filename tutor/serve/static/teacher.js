// The teacher's page: asks every few seconds how things stand. Names are text, never markup.
"use strict";
(() => {
  const EVERY = 3_000, PATIENCE = 10_000;
  const at = (id) => document.getElementById(id);

  function cell(text, kind = "td") {
    const found = document.createElement(kind);
    found.textContent = text;
    return found;
  }

  function show(now) {
    at("here").textContent = now.here;
    at("missed").textContent = now.missed;
    at("heads").querySelectorAll("[data-task]").forEach((one) => one.remove());
    for (const task of now.tasks) {
      const head = cell(task.number, "th");
      head.dataset.task = "";
      head.title = task.name;
      at("heads").lastElementChild.before(head);
    }
    at("pupils").replaceChildren(...now.pupils.map((pupil) => {
      const line = document.createElement("tr");
      line.classList.toggle("away", !pupil.here);
      line.append(cell(pupil.name, "th"), cell(pupil.where), cell(pupil.since));
      const stuck = cell(pupil.stuck);
      stuck.classList.toggle("stuck", Boolean(pupil.stuck));
      line.append(stuck, ...pupil.tasks.map((task) => cell(task)), cell(pupil.mean));
      return line;
    }));
    at("tasks").replaceChildren(...now.tasks.map((task) => {
      const line = cell(task.when ? `${task.name} · ${task.when}` : task.name, "li");
      line.value = task.number;
      return line;
    }));
  }

  async function look() {
    const state = at("state");
    try {
      const answer = await fetch("teacher/now", { signal: AbortSignal.timeout(PATIENCE) });
      if (answer.status === 403) { location.reload(); return; }
      if (!answer.ok) throw new Error(answer.status);
      show(await answer.json());
      state.textContent = state.dataset.updated;
    } catch {
      state.textContent = state.dataset.lost;
    }
    setTimeout(look, EVERY);
  }

  look();
})();
