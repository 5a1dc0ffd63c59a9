"use strict";
// The map under a finger: it draws what it is given; what a way costs, who sees whom, what is where, is asked of the server.
(() => {
  const find = (what, at = document) => at.querySelector(what), every = (what, at = document) => [...at.querySelectorAll(what)];
  const section = document.querySelector('[data-piece="map"], [data-piece="then"]'), paper = document.getElementById("sheet");
  if (!section) return;
  const again = section.dataset.piece === "then";
  const shows = document.documentElement.dataset.kind === "display", still = matchMedia("(prefers-reduced-motion: reduce)"), dark = matchMedia("(prefers-color-scheme: dark)");
  const held = find(".held", section);
  const stage = find(".stage", held), world = find(".world", held), ground = find("img", held), figures = find(".figures", held), over = find("svg", held), tools = find(".tools", held), storey = find(".storey", held);
  let map = null, floor = 1, mark = "", drawn = "", last = null, turn = 0, s = 0, tx = 0, ty = 0, fitted = true, chosen = "", draws = false, way = [], field = "", view = null, asks = 0, back = 0;
  let look = document.documentElement.dataset.look || localStorage.getItem("look") || "";
  const looks = ["", "day", "night", "plain"], seen = () => look || (dark.matches ? "night" : "day");

  // Where it is looked at: a place of the drawing to the screen, and back to metres.
  const whole = () => Math.min(stage.clientWidth / 1000, stage.clientHeight * map.wide / map.high / 1000);
  const put = () => { world.style.transform = `translate(${tx}px,${ty}px) scale(${s})`; world.style.setProperty("--chip", Math.min(1, Math.sqrt(whole() / s))); };
  const metres = (x, y) => { const at = stage.getBoundingClientRect(), k = map.wide / 1000 / s; return [(x - at.left - tx) * k, map.high - (y - at.top - ty) * k]; };
  const zoom = (by, x = stage.clientWidth / 2, y = stage.clientHeight / 2) => { const to = Math.min(Math.max(s * by, 0.05), 12); tx = x - (x - tx) * to / s; ty = y - (y - ty) * to / s; s = to; fitted = false; put(); };
  function frame(x, y, wide, high) {
    const w = stage.clientWidth, h = stage.clientHeight;
    if (!w || !h) return;
    const k = Math.max(whole() * 1000 / map.wide, Math.min(w / wide, h / high));
    const along = (room, all, at) => (all > room ? Math.min(0, Math.max(room - all, room / 2 - at)) : (room - all) / 2);
    s = k * map.wide / 1000; tx = along(w, k * map.wide, k * x); ty = along(h, k * map.high, k * (map.high - y)); put();
  }
  const fit = () => { fitted = true; frame(map.wide / 2, map.high / 2, map.wide, map.high); };
  new ResizeObserver(() => map && fitted && fit()).observe(stage);

  // What is shown: the ground is kept by the browser, the figures are read anew where the seat's have changed.
  async function load() {
    const name = seen(), at = find(`figure[data-floor="${floor}"]`, section), asked = [mark, name, floor].join();
    if (!at) return;
    if (ground.getAttribute("src") !== at.dataset[name]) ground.src = at.dataset[name];
    ground.alt = at.dataset.says; stage.dataset.look = name;
    if (storey) storey.textContent = "Floor " + floor;
    for (const button of every("[data-to]", tools)) button.setAttribute("aria-pressed", Number(button.dataset.to) === floor);
    const key = document.getElementById("key");
    if (key) key.href = address("key", { floor, look: name });
    if (asked === drawn) return;
    drawn = asked;
    const answer = await fetch(`/figures.svg?battle=${map.battle}&floor=${floor}&look=${name}&entry=${map.entry}${map.also || ""}`).catch(() => null);
    if (!answer?.ok) { drawn = ""; return; }
    const text = await answer.text();
    if (asked !== drawn) return;
    figures.innerHTML = text.slice(text.indexOf("<svg"));
    choose(chosen);
  }
  function choose(unit) {
    chosen = unit;
    for (const one of every("g[id^=u]", figures)) one.classList.toggle("chosen", one.id === "u" + unit);
  }
  function onFloor(to) { floor = to; every("[data-floor]", over).forEach((one) => { one.style.display = Number(one.dataset.floor) === floor ? "" : "none"; }); load(); }
  const does = {
    way: (by) => { draws = !draws; drop(); by.setAttribute("aria-pressed", draws); }, out: () => zoom(0.7), in: () => zoom(1.4), all: fit,
    look: (by) => { look = looks[(looks.indexOf(look) + 1) % looks.length]; localStorage.setItem("look", look); named(by); load(); },
  };
  const named = (by) => { by.textContent = "Look: " + (look || "as the screen"); };
  tools.addEventListener("click", (event) => { const by = event.target.closest("button"); if (by?.dataset.to) onFloor(Number(by.dataset.to)); else if (by) does[by.dataset.do](by); });
  function mount() {
    const at = find("[data-map]", section);
    if (!at || at.firstElementChild === held && map) return;
    const first = !map;
    map = { ...at.dataset, wide: Number(at.dataset.wide), high: Number(at.dataset.high) };
    world.style.height = 1000 * map.high / map.wide + "px"; over.setAttribute("viewBox", map.box);
    stage.style.setProperty("--shape", map.wide / map.high);
    if (!first) find(".held", at).replaceWith(held);
    if (first || map.also) floor = Number(map.first);
    if (first && !shows) named(find("[data-do=look]", tools));
    mark = map.mark;
    if (!s) fit();
    play(every(".told > g", at), first);
  }

  // What happened since: the way as it is walked, the shot as a line, the blast as rings; then the figures as they stand.
  const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
  async function play(acts, first) {
    const now = turn += 1, layer = find(".acts", over), entry = Number(map.entry), since = last;
    last = entry;
    layer.textContent = "";
    const fresh = first || still.matches || since === null || document.hidden ? [] : acts.filter((one) => Number(one.dataset.entry) > since && Number(one.dataset.entry) <= entry);
    if (shows && fresh.length) { clearTimeout(back); back = setTimeout(() => { back = 0; obey(); }, 5000 + 1000 * fresh.reduce((sum, one) => sum + Number(one.dataset.s), 0)); }
    for (const act of fresh) {
      const made = act.cloneNode(true), path = find("path", made), chip = find("#u" + act.dataset.unit, figures), ms = 1000 * Number(act.dataset.s);
      if (follows()) { if (Number(act.dataset.floor) !== floor) onFloor(Number(act.dataset.floor)); follow(act.dataset.around); }
      layer.append(made);
      if (act.dataset.act === "way" && chip && path) {
        const far = path.getTotalLength(), begun = performance.now(), from = path.getPointAtLength(0);
        for (let part = 0; part < 1 && now === turn; await new Promise(requestAnimationFrame)) {
          part = Math.min(1, (performance.now() - begun) / ms);
          const to = path.getPointAtLength(far * part);
          chip.style.translate = `${to.x - from.x}px ${to.y - from.y}px`;
        }
      } else await sleep(ms);
      if (now !== turn) return;
    }
    layer.textContent = "";
    for (const one of acts) if (one.dataset.live) layer.append(one.cloneNode(true));
    onFloor(fresh.length || back || !follows() ? floor : Number(map.first));
  }
  const follows = () => shows && !again && (!view || view.mode === "follow");
  function follow(around) { const [x, y, wide, high] = around.split(" ").map(Number); fitted = false; frame(x, y, Math.max(wide, map.wide / 2.2), Math.max(high, map.high / 2.2)); }
  function obey() {
    if (again !== (view?.mode === "replay")) return location.assign(`${again ? "/" : "/page/replay"}?battle=${map.battle}`);
    if (follows()) onFloor(Number(map.first));
    if (!view || view.mode !== "place") return view?.mode === "hold" ? 0 : fit();
    if (view.floor) onFloor(view.floor);
    if (view.x === null || view.x === undefined) fit(); else { fitted = false; frame(view.x, view.y, view.scale_m, view.scale_m); }
  }
  document.addEventListener("view", (event) => { view = JSON.parse(event.detail); if (map && shows) obey(); });
  document.addEventListener("point", (event) => {
    const at = JSON.parse(event.detail), k = 100, g = document.createElementNS(over.namespaceURI, "g"), size = Math.max(map.wide, map.high);
    if (follows() && at.floor !== floor) onFloor(at.floor);
    find(`[data-to="${at.floor}"]`, tools)?.classList.toggle("calls", at.floor !== floor);
    g.dataset.floor = at.floor;
    g.innerHTML = `<circle cx="${at.x * k}" cy="${(map.high - at.y) * k}" r="${size * 3}"/><text x="${at.x * k}" y="${(map.high - at.y) * k - size * 4}" font-size="${size * 3}"></text>`;
    g.lastChild.textContent = at.who;
    g.style.display = at.floor === floor ? "" : "none";
    find(".glows", over).append(g);
    setTimeout(() => { g.remove(); every(".calls", tools).forEach((one) => one.classList.remove("calls")); }, 5000);
  });

  // What a tap asks; a way is drawn from the chosen soldier on, and asked for as it is drawn.
  const said = ([x, y]) => `${Math.round(x * 100) / 100},${Math.round(y * 100) / 100}@${floor}`;
  const address = (name, asked) => "/page/piece/" + name + "?" + new URLSearchParams({ battle: map.battle, ...asked });
  function ask(now) {
    clearTimeout(asks);
    asks = setTimeout(() => { if (way.length) open(address("way", { ...(chosen && { unit: chosen }), way: way.map(said).join(" ") })); }, now ? 0 : 250);
  }
  function sketch() {
    const start = chosen && find(`#u${chosen}`, figures)?.transform.baseVal[0]?.matrix;
    find(".draft", over).setAttribute("points", [...(start ? [[start.e, start.f]] : []), ...way.map(([x, y]) => [x * 100, (map.high - y) * 100])].join(" "));
  }
  function drop() { way = []; sketch(); find(".laid", over).textContent = ""; }
  function tap(at, chip) {
    const [x, y] = at, to = field && find(`[data-kind][name="${field}"]`), tapped = find(".onmap[data-tap]", paper);
    if (x < 0 || y < 0 || x > map.wide || y > map.high || shows) return;
    if (to) {
      const point = said(at);
      to.value = to.dataset.kind === "way" && /^\d/.test(to.value) ? `${to.value} ${point}` : (to.name === "aim" ? "at " : "") + point;
      for (const kind of ["input", "change"]) to.dispatchEvent(new Event(kind, { bubbles: true }));
    } else if (tapped) open(tapped.dataset.tap + "&" + new URLSearchParams({ battle: map.battle, at: said(at) }));
    else if (draws) { way.push(at); sketch(); ask(true); }
    else open(address("here", { at: said(at), reach: Math.min(10, 22 * map.wide / 1000 / s).toFixed(2), ...(chosen && { unit: chosen }), ...(chip && { tapped: chip }) }));
  }
  document.addEventListener("focusin", (event) => { if (event.target.matches("[data-kind]")) field = event.target.name; else if (event.target.matches("input, select, textarea")) field = ""; });
  new MutationObserver(() => {
    const told = find(".onmap", paper), laid = find("svg.laid", paper), layer = find("g.laid", over);
    if (told?.dataset.chosen) choose(told.dataset.chosen);
    if (laid) { layer.innerHTML = laid.innerHTML; laid.remove(); }
    else if (!told) { layer.textContent = ""; if (!paper.firstChild) { way = []; field = ""; } }
    sketch();
  }).observe(paper, { childList: true });
  addEventListener("submit", async (event) => {
    const form = event.target;
    if (!/^\/page\/(point|view)$/.test(form.getAttribute("action"))) return;
    event.preventDefault(); event.stopImmediatePropagation();
    const answer = await fetch(form.getAttribute("action") + "?battle=" + map.battle, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(Object.fromEntries(new FormData(form, event.submitter))) });
    if (answer.status > 299) document.getElementById("line").textContent = (await answer.json()).refused.text;
  }, true);

  // Fingers, wheel and keys.
  const fingers = new Map();
  let moved = 0, tapped = 0, walks = false, rest = 0;
  const spread = () => { const [a, b] = [...fingers.values()]; return [Math.hypot(a.x - b.x, a.y - b.y), (a.x + b.x) / 2, (a.y + b.y) / 2]; };
  const chipAt = (event) => document.elementsFromPoint(event.clientX, event.clientY).map((one) => one.closest?.(".figures g[id^=u]")).find(Boolean)?.id.slice(1);
  stage.addEventListener("pointerdown", (event) => {
    stage.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (fingers.size > 1) { walks = false; return; }
    moved = 0; walks = !!chosen && chipAt(event) === chosen && !field;
    if (walks) way = [];
  });
  stage.addEventListener("pointermove", (event) => {
    const was = fingers.get(event.pointerId);
    if (!was) return;
    const [far, mx, my] = fingers.size === 2 ? spread() : [0, 0, 0], dx = event.clientX - was.x, dy = event.clientY - was.y;
    moved += Math.hypot(dx, dy);
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (fingers.size === 2) {
      const [now, x, y] = spread(), at = stage.getBoundingClientRect();
      tx += x - mx; ty += y - my; zoom(now / (far || now), x - at.left, y - at.top);
    } else if (moved > 8 && walks) {
      clearTimeout(rest); rest = setTimeout(() => { if (walks && way.length) { way.push(way.at(-1)); navigator.vibrate?.(15); } }, 700);
      way.splice(Math.max(0, way.length - 1), 1, metres(event.clientX, event.clientY)); sketch(); ask();
    } else if (moved > 8) { tx += dx; ty += dy; fitted = false; put(); }
  });
  for (const kind of ["pointerup", "pointercancel"]) stage.addEventListener(kind, (event) => {
    if (!fingers.delete(event.pointerId) || fingers.size || kind === "pointercancel") return;
    clearTimeout(rest);
    if (walks && moved > 8) { walks = false; return ask(true); }
    walks = false;
    if (moved > 8) return;
    if (Date.now() - tapped < 300) { tapped = 0; clearTimeout(asks); return fitted ? (zoom(2.5, event.offsetX, event.offsetY)) : fit(); }
    tapped = Date.now();
    const at = metres(event.clientX, event.clientY), chip = chipAt(event);
    clearTimeout(asks); asks = setTimeout(() => tap(at, chip), 220);
  });
  stage.addEventListener("wheel", (event) => { const at = stage.getBoundingClientRect(); event.preventDefault(); zoom(event.deltaY < 0 ? 1.15 : 0.87, event.clientX - at.left, event.clientY - at.top); }, { passive: false });
  stage.addEventListener("keydown", (event) => {
    const step = { ArrowLeft: [60, 0], ArrowRight: [-60, 0], ArrowUp: [0, 60], ArrowDown: [0, -60] }[event.key], at = stage.getBoundingClientRect();
    if (step) { tx += step[0]; ty += step[1]; fitted = false; put(); }
    else if (event.key === "+" || event.key === "=") zoom(1.3); else if (event.key === "-") zoom(0.77); else if (event.key === "0") fit();
    else if (event.key === "Enter") tap(metres(at.left + at.width / 2, at.top + at.height / 2)); else return;
    event.preventDefault(); event.stopPropagation();
  });
  dark.addEventListener("change", () => map && load());
  new MutationObserver(mount).observe(section, { childList: true });
  mount();
})();
