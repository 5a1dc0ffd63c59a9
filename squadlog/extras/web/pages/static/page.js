"use strict";
// A page hears of what its seat can see, and sends what is said; it works nothing out.
const body = document.body, line = document.getElementById("line"), sheet = document.getElementById("sheet");
const join = document.getElementById("join");
const post = (path, what) => fetch(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(what) });
let touched = 0;
addEventListener("pointerdown", () => { touched = Date.now(); }, true);

function swap(pieces) {
  for (const [name, html] of Object.entries(pieces)) {
    const at = document.querySelector(`section[data-piece="${name}"]`);
    if (at && at.dataset.html !== html) { at.innerHTML = html; at.dataset.html = html; }
  }
}
let newest = null, awaited = 0;
function take() {
  const waits = 300 - (Date.now() - touched);
  awaited = waits > 0 ? setTimeout(take, waits) : 0;
  if (awaited) return;
  body.dataset.entry = newest.entry;
  swap(newest.pieces);
}
function listen() {
  const stream = new EventSource("/events");
  stream.addEventListener("state", (event) => { line.textContent = ""; newest = JSON.parse(event.data); if (!awaited) take(); });
  stream.onerror = () => { line.textContent = "The host does not answer; what you see may be old."; };
}
async function say(form, by) {
  const what = Object.fromEntries(new FormData(form, by));
  const path = what.face !== undefined ? "/die" : what.undo ? "/undo" : "/say";
  const answer = await post(path, what);
  const told = answer.status < 300 ? "" : answer.headers.get("Content-Type").includes("json") ? (await answer.json()).refused.text : await answer.text();
  line.textContent = told;
  if (!told && sheet) sheet.innerHTML = "";
}
async function open(address) {
  const answer = await fetch(address, { headers: { "X-Squadlog": "piece" } });
  sheet.innerHTML = answer.ok ? await answer.text() : `<p role="alert"></p>`;
  if (!answer.ok) sheet.firstChild.textContent = await answer.text();
}
addEventListener("submit", (event) => {
  const form = event.target;
  if (form.getAttribute("action") === "/page/say") { event.preventDefault(); say(form, event.submitter); }
  else if (form.method === "get") { event.preventDefault(); open(form.getAttribute("action") + "?" + new URLSearchParams(new FormData(form))); }
});
addEventListener("click", (event) => {
  const link = event.target.closest('a[href^="/page/piece/"]');
  if (link) { event.preventDefault(); open(link.getAttribute("href")); }
});
async function sitDown(code) {
  const answer = await post("/join", { code });
  if (answer.ok) location.replace("/"); else document.querySelector(".told").textContent = await answer.text();
}
if (join) {
  join.addEventListener("submit", (event) => { event.preventDefault(); sitDown(new FormData(join).get("code")); });
  const code = location.hash.slice(1);
  if (code) { history.replaceState(null, "", "/"); sitDown(code); }
} else listen();
