"use strict";
// A battle watched again: the next frame is asked for when the last has been seen.
(() => {
  const at = document.querySelector('[data-piece="frame"]'), wait = (ms) => new Promise((done) => setTimeout(done, ms));
  if (!at) return;
  const bar = document.createElement("p"), play = document.createElement("button"), speed = document.createElement("select");
  let plays = 0;
  bar.className = "row"; play.type = "button"; play.dataset.play = ""; speed.setAttribute("aria-label", "Speed");
  for (const one of [0.5, 1, 2, 4, 8]) speed.add(new Option(one + "×", one, one === 1, one === 1));
  bar.append(play, speed); at.after(bar);
  const name = () => { play.textContent = plays ? "Stop" : "Play"; };
  async function go(address) {
    const answer = await fetch(address, { headers: { "X-Squadlog": "piece" } });
    if (!answer.ok) return false;
    swap((await answer.json()).pieces); history.replaceState(null, "", address);
    return true;
  }
  async function run() {
    const mine = plays = Date.now(); name();
    while (plays === mine) {
      const now = at.querySelector("[data-replay]"), next = at.querySelector("a[rel=next]");
      await wait(1000 * Number(now.dataset.s) / Number(speed.value));
      if (plays !== mine) return;
      if (!next || !await go(next.getAttribute("href"))) { plays = 0; name(); }
    }
  }
  play.addEventListener("click", () => { if (plays) { plays = 0; name(); } else run(); });
  addEventListener("click", (event) => {
    const link = event.target.closest('a[href^="/page/replay"]');
    if (link && at.contains(link)) { event.preventDefault(); plays = 0; name(); go(link.getAttribute("href")); }
  });
  name();
  if (document.documentElement.dataset.kind === "display") run();
})();
