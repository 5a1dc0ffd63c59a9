"use strict";
// A page shows what its seat can see and sends what is said; it works nothing out.
const doc = document, body = doc.body, line = doc.getElementById("line"), sheet = doc.getElementById("sheet"), join = doc.getElementById("join");
const one = (found, at = doc) => at.querySelector(found), all = (found, at = doc) => [...at.querySelectorAll(found)];
const at = (path) => body.dataset.battle ? path + (path.includes("?") ? "&" : "?") + "battle=" + body.dataset.battle : path;
const later = (ms) => new Promise((done) => setTimeout(done, ms));
doc.documentElement.classList.add("js");
let touched = 0, held = false, waits = null, stream = null, heard = Date.now(), shown = new Map(), asked = null, lost = false;
addEventListener("pointerdown", () => { touched = Date.now(); held = true; }, true);
for (const end of ["pointerup", "pointercancel", "touchend", "touchcancel"]) addEventListener(end, () => { touched = Date.now(); held = false; }, true);

let goes = 0;
// What came of a word lies over the page for a while; a refusal stays until the next word.
function tell(text, bad) {
  clearTimeout(goes);
  if (text && !bad) goes = setTimeout(tell, 6000, "");
  line.replaceChildren(...text.split(/(\[[A-Z]{1,3}-\d{2,3}\])/).map((part) => {
    if (!/^\[[A-Z]{1,3}-/.test(part)) return part;
    const rule = Object.assign(doc.createElement("a"), { href: at("/page/piece/rule?rule=" + part.slice(1, -1)), textContent: part });
    return rule;
  }));
  line.classList.toggle("no", !!bad);
}

// What a person has done to a piece stays when it is swapped: what is typed and chosen, what is open, focus and scroll.
const nameOf = (el) => el.name ? (el.form?.getAttribute("action") || "") + (el.form?.elements.form?.value || "") + el.name + (["radio", "checkbox"].includes(el.type) ? "=" + el.value : "") : el.dataset?.id || el.getAttribute("href") || el.textContent;
const changed = (el) => ["radio", "checkbox"].includes(el.type) ? el.checked !== el.defaultChecked : el.matches("select") ? !el.selectedOptions[0]?.defaultSelected : el.value !== el.defaultValue;
// `sent` is what a form was filled in with as this was asked for, or "all" where it is another thing that is opened.
function replace(at, html, sent) {
  const late = (el) => !sent || sent !== "all" && (!sent.has(el.name) || el === doc.activeElement && el.value !== sent.get(el.name));
  const fields = all("input:not([type=hidden]), select, textarea", at), kept = new Map(fields.filter((el) => changed(el) && late(el)).map((el) => [nameOf(el), el]));
  const open = new Map(all("details", at).map((el) => [el.dataset.id || el.textContent.trim().slice(0, 40), el.open]));
  const focus = at.contains(doc.activeElement) ? doc.activeElement : null, focused = focus && nameOf(focus), place = focus?.selectionStart, top = at.scrollTop;
  at.innerHTML = html;
  for (const el of all("details", at)) { const was = open.get(el.dataset.id || el.textContent.trim().slice(0, 40)); if (was !== undefined) el.open = was; }
  for (const el of all("input:not([type=hidden]), select, textarea", at)) {
    const was = kept.get(nameOf(el));
    if (!was) continue;
    if (el.type === "radio" || el.type === "checkbox") el.checked = was.checked; else el.value = was.value;
    if (el.form?.hasAttribute("data-live") && changed(el)) look(el.form, 300);
  }
  if (focus) {
    const again = all("input, select, textarea, button, a, summary", at).find((el) => nameOf(el) === focused);
    again?.focus({ preventScroll: true });
    if (place != null && again?.setSelectionRange && /text|search/.test(again.type)) again.setSelectionRange(place, place);
  }
  at.scrollTop = top;
  doc.dispatchEvent(new CustomEvent("piece", { detail: at }));
}
const plain = (html) => { const made = doc.createElement("template"); made.innerHTML = html; return made.innerHTML; };
function swap(pieces) {
  for (const [name, html] of Object.entries(pieces)) {
    const at = one(`section[data-piece="${name}"]`);
    if (!at) continue;
    const was = shown.has(name) ? shown.get(name) : at.innerHTML.trim();
    if (was !== html && was !== plain(html).trim()) replace(at, html);
    shown.set(name, html);
  }
  call();
}
function calm(then) { const left = free(); if (left > 0) setTimeout(calm, left, then); else then(); }
const free = () => held ? 100 : 310 - (Date.now() - touched);
function take(state) {
  waits = state;
  const left = free();
  if (left > 0) return void setTimeout(() => waits === state && take(state), left);
  body.dataset.entry = state.entry;
  swap(state.pieces);
  if (opened) open(opened, sheet, null);
}

// Who is asked hears and feels it where that is allowed.
const wish = (name) => { try { return localStorage.getItem(name) === "on"; } catch { return false; } };
function call() {
  const now = one("[data-asked]")?.dataset.asked || "", first = asked === null;
  doc.title = (now ? "● " : "") + doc.title.replace(/^● /, "");
  const rings = now && !first && now.split(" ")[0] !== asked.split(" ")[0] || now && !first && !asked;
  asked = now;
  if (!rings || !wish("sound")) return;
  navigator.vibrate?.([120, 60, 120]);
  try {
    const audio = new AudioContext(), tone = audio.createOscillator(), volume = audio.createGain();
    tone.frequency.value = 660; volume.gain.value = 0.15;
    tone.connect(volume).connect(audio.destination); tone.start(); tone.stop(audio.currentTime + 0.18); tone.onended = () => audio.close();
  } catch { /* a browser without sound */ }
}
let awake = null;
async function wake() {
  if (!wish("awake") && doc.documentElement.dataset.kind !== "display" || doc.hidden) { awake?.release?.(); awake = null; return; }
  try { awake = await navigator.wakeLock?.request("screen"); } catch { awake = null; }
}
for (const box of all("input[data-wish]")) {
  box.checked = wish(box.dataset.wish);
  box.addEventListener("change", () => { try { localStorage.setItem(box.dataset.wish, box.checked ? "on" : "off"); } catch { /* not allowed */ } wake(); });
}

// Hearing: a page that has lost the host says so, and one that wakes asks anew.
const LOST = "The host does not answer. What you see may be old.";
function loses() { lost = true; body.classList.add("lost"); tell(LOST, true); }
function hears() { heard = Date.now(); if (lost) { lost = false; body.classList.remove("lost"); tell(""); } }
function listen(slept) {
  stream?.close();
  stream = new EventSource(at(slept === true ? "/events?seen=" + body.dataset.entry : "/events"));
  stream.onopen = hears;
  for (const kind of ["state", "presence", "word", "point", "view", "here"]) stream.addEventListener(kind, (event) => {
    hears();
    if (kind === "state") take(JSON.parse(event.data));
    else if (kind === "presence" || kind === "word") calm(() => swap(JSON.parse(event.data).pieces));
    else doc.dispatchEvent(new CustomEvent(kind, { detail: event.data }));
  });
  stream.onerror = () => { loses(); if (stream.readyState === EventSource.CLOSED) refused(); };
}
async function refused() {
  const status = await fetch(at("/state")).then((answer) => answer.status, () => 0);
  if (status === 401) location.reload(); else setTimeout(listen, 3000);
}
function awakes() { if (!doc.hidden) { if (Date.now() - heard > 5000 || lost) listen(Date.now() - heard > 30000); wake(); } }

// Saying: what did not arrive is said again with the same key, and what is tapped twice is said once.
const sends = new Set();
const mark = (text) => { let sum = 7; for (const letter of text) sum = (sum * 31 + letter.codePointAt(0)) >>> 0; return sum.toString(36); };
async function post(path, what) {
  for (let tries = 0; ; tries += 1) {
    try { return await fetch(at(path), { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(what) }); }
    catch (error) { if (tries > 5) throw error; loses(); await later(Math.min(8000, 500 * 2 ** tries)); }
  }
}
async function say(form, by) {
  const what = Object.fromEntries(new FormData(form, by)), then = what.then;
  delete what.then;
  if (what.key) what.key += mark([what.say, what.words, what.face, what.later].join("\n"));
  if (sends.has(what.key)) return;
  sends.add(what.key);
  form.classList.add("sends");
  try {
    const answer = await post(what.do ? "/seats" : what.mode ? "/page/view" : what.face !== undefined ? "/die" : what.undo ? "/undo" : "/say", what);
    const json = answer.headers.get("Content-Type")?.includes("json") ? await answer.json() : null;
    const refused = answer.status >= 300 ? json?.refused?.text || await answer.text() : "";
    hears();
    if (answer.status === 401) return location.reload();
    if (answer.status === 409) return void (tell("The battle went on before this arrived; look again.", true), listen());
    tell(refused || (json?.lines || []).slice(-2).join(" "), !!refused);
    if (refused) {
      if (json?.refused?.position && form.classList.contains("sentence")) { const field = one("#sentence"); field.focus(); field.setSelectionRange(json.refused.position, field.value.length); }
      return;
    }
    if (form.classList.contains("sentence")) form.reset();
    if (form.closest("#sheet")) then ? open(at("/page/piece/next?after=" + then)) : shut();
  } catch { loses(); } finally { sends.delete(what.key); form.classList.remove("sends"); }
}
const SHUT = '<a class="button shut" href="/">Close</a>';
let opened = "";
// `sent` is null where what is open is loaded anew, as the battle has gone on.
async function open(address, at = sheet, sent = "all") {
  let text = "";
  if (at === sheet) opened = address;
  try {
    const answer = await fetch(address, { headers: { "X-Squadlog": "piece" } });
    text = await answer.text();
    // What is open and is not there any more goes by itself; what is tapped and is not there is told.
    if (!answer.ok) return sent !== null ? tell(text, true) : opened === address && [404, 422].includes(answer.status) && shut();
  } catch { return loses(); }
  while (sent === null && free() > 0) await later(free());
  if (at === sheet && opened !== address) return;
  if (text.trim()) { if (at === sheet) body.classList.add("opened"); replace(at, at === sheet ? SHUT + text : text, sent); } else if (at === sheet) shut();
  if (at === sheet && opened && !sheet.contains(doc.activeElement)) { opener ||= doc.activeElement.matches("a, button") ? nameOf(doc.activeElement) : ""; sheet.focus({ preventScroll: true }); }
}
// Who opened it by keys stands there again when it is shut.
let opener = "";
function shut() {
  if (opener && (sheet.contains(doc.activeElement) || doc.activeElement === body)) all("main a, main button").find((el) => !sheet.contains(el) && nameOf(el) === opener)?.focus({ preventScroll: true });
  opener = opened = sheet.innerHTML = "";
  sheet.blur();
  body.classList.remove("opened");
}
const address = (form) => form.getAttribute("action") + "?" + new URLSearchParams([...new FormData(form)].filter(([, value]) => value !== ""));
const into = (form) => form.hasAttribute("data-live") && form.closest("section") || sheet;
let typing = 0;
function look(form, ms) { clearTimeout(typing); typing = setTimeout(() => form.isConnected && open(address(form), into(form), new FormData(form)), ms); }
addEventListener("submit", (event) => {
  const form = event.target;
  if (form.id === "join" || /^\/page\/(join|word)/.test(form.getAttribute("action"))) return;
  event.preventDefault();
  if (form.method === "post") say(form, event.submitter); else open(address(form), into(form));
});
addEventListener("change", (event) => { const form = event.target.form; if (form?.hasAttribute("data-live")) look(form, 0); });
addEventListener("input", (event) => {
  const el = event.target;
  if (el.form?.hasAttribute("data-live") && /text|search/.test(el.type)) look(el.form, 600);
  if (el.id === "sentence") { clearTimeout(typing); typing = setTimeout(() => open(at("/page/piece/completions?" + new URLSearchParams({ say: el.value })), one("#completions")), 150); }
});
addEventListener("click", (event) => {
  const link = event.target.closest('a[href^="/page/piece/"]'), button = event.target.closest("button[data-step], button[data-fill]");
  const read = event.target.closest("[data-dismiss]");
  if (read) { event.preventDefault(); return void (read.closest("section").innerHTML = ""); }
  if (event.target.closest(".shut")) { event.preventDefault(); return shut(); }
  if (link) {
    event.preventDefault();
    const words = link.textContent, opening = open(link.getAttribute("href"));
    // What takes its time says so meanwhile.
    if (link.dataset.waits) { link.textContent = link.dataset.waits; opening.finally(() => (link.textContent = words)); }
    return;
  }
  if (!button) return;
  const field = one("input", button.closest("fieldset"));
  if (button.dataset.fill) field.value = button.dataset.fill; else {
    const number = (parseFloat(field.value || field.dataset.low || 0) || 0) + Number(button.dataset.step);
    field.value = Math.min(Number(field.dataset.high ?? 1e6), Math.max(Number(field.dataset.low ?? -1e6), number));
  }
  look(field.form, 250);
});
addEventListener("keydown", (event) => {
  if (event.key === "Escape") return shut();
  if (event.ctrlKey || event.altKey || event.metaKey || event.target.closest("input, select, textarea")) return;
  const rooms = body.classList.contains("opened") ? [sheet] : all("main > section");
  const found = event.key === "Enter" ? !event.target.closest("button, a, summary") && rooms.map((at) => one(".enter", at)).find(Boolean) : rooms.flatMap((at) => all("[data-key]", at)).find((el) => el.dataset.key === event.key);
  if (found) { event.preventDefault(); found.click(); }
});
async function sitDown(code) {
  const answer = await post("/join", { code });
  if (answer.ok) location.replace("/"); else one(".told").textContent = await answer.text();
}
if (join) {
  join.addEventListener("submit", (event) => { event.preventDefault(); sitDown(new FormData(join).get("code")); });
  const code = location.hash.startsWith("#at-") ? "" : location.hash.slice(1);
  // The cookie is not sent by whoever follows a link from another site: the page asks for itself, and once.
  if (!code && !sessionStorage.asked) fetch("/state").then((answer) => { if (answer.status !== 401) { sessionStorage.asked = 1; location.replace("/"); } });
  if (code) { history.replaceState(null, "", "/"); sitDown(code); }
} else {
  sessionStorage.removeItem("asked");
  if (sheet.textContent.trim()) { sheet.insertAdjacentHTML("afterbegin", SHUT); body.classList.add("opened"); }
  call(); listen(); wake();
  doc.addEventListener("visibilitychange", awakes);
  addEventListener("pageshow", (event) => event.persisted && listen());
  addEventListener("offline", loses);
  addEventListener("online", listen);
  setInterval(() => { if (Date.now() - heard > 22000 && !doc.hidden) { loses(); listen(); heard = Date.now(); } }, 4000);
}
