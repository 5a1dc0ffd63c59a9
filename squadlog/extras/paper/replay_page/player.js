"use strict";
// Plays a battle: the first frame tells all, each further one what is new, and null what is gone. What stands at a
// frame is every frame up to it, one laid over the other. Lengths are metres; the map counts north upward, a picture
// downward. Words of people are written as text, never as markup.
(() => {
  const find = (id) => document.getElementById(id), all = (what, within = document) => [...within.querySelectorAll(what)];
  const data = JSON.parse(find("data").textContent), frames = data.frames, last = frames.length - 1;
  const SPEEDS = [0.25, 0.5, 1, 2, 4, 8], calm = matchMedia("(prefers-reduced-motion: reduce)");
  const index = (moment) => (moment[0] - 1) * 10 + moment[1] - 1;
  const moments = [];
  frames.forEach((one, place) => moments.push(one.at ? index(one.at) : moments[place - 1]));
  const turn = (place) => Math.floor(moments[place] / 10), second = (place) => moments[place];

  function make(parent, name, attributes = {}, text) {
    const space = name === "svg" ? "http://www.w3.org/2000/svg" : parent.namespaceURI;
    const made = parent.appendChild(document.createElementNS(space, name));
    for (const key in attributes) made.setAttribute(key, attributes[key]);
    if (text !== undefined) made.textContent = text;
    return made;
  }

  // How it stood

  let at = 0, folded = -1, now = {};
  function lay(old, part) {
    if (part === null || typeof part !== "object" || Array.isArray(part)) return part;
    const made = { ...old };
    for (const key in part) if ((made[key] = lay(made[key], part[key])) === null) delete made[key];
    return made;
  }
  function fold() {
    if (at < folded) [folded, now] = [-1, {}];
    while (folded < at) now = lay(now, frames[++folded]);
  }

  // The map

  const floors = all("svg.floor"), layers = floors.map((one) => one.querySelector(".figures")), chips = {};
  let floor = 0, follows = true, size = 1, from = {}, until = {}, drawing = 0;
  const there = (one) => one.at && layers[(one.floor || 1) - 1];
  const spot = (one) => [one.at[0], data.high - one.at[1]];

  function chip(number, one) {
    let made = chips[number];
    if (!made) {
      made = chips[number] = make(layers[0], "g");
      made.led = make(made, "line", { class: "led" });
      made.top = make(made, "g");
      make(made.top, "use");
      make(made.top, "text", { y: 0.17 }, number);
      make(made.top, "text", { class: "wound", x: 0.42, y: -0.28 });
      make(made, "title", {}, data.people[number].name);
    }
    if (made.parentNode !== there(one)) there(one).append(made);
    made.setAttribute("class", `chip ${data.people[number].hue}${one.out ? " out" : ""}`);
    const [shape, , wound] = made.top.children;
    shape.setAttribute("href", `#${one.out ? "body" : one.posture || "standing"}`);
    shape.setAttribute("transform", `rotate(${one.facing || 0})`);
    wound.textContent = one.out ? "" : one.wound || "";
  }

  const inside = (value, most) => Math.max(size * 0.6, Math.min(most - size * 0.6, value));

  // Chips push each other aside and stay tied to their own places.
  function spread(named) {
    for (let round = 0; round < 30; round++) {
      named.forEach((one, rank) => named.slice(0, rank).forEach((other) => {
        let dx = one.x - other.x, dy = one.y - other.y, far = Math.hypot(dx, dy);
        if (one.floor !== other.floor || far >= size) return;
        if (far < 0.01) [dx, dy, far] = [Math.cos(rank), Math.sin(rank), 1];
        const push = (size * 1.02 - Math.min(far, size)) / 2 / far;
        one.x += dx * push; one.y += dy * push; other.x -= dx * push; other.y -= dy * push;
      }));
      for (const one of named) [one.x, one.y] = [inside(one.x, data.wide), inside(one.y, data.high)];
    }
    return Object.fromEntries(named.map((one) => [one.number, one]));
  }

  function things() {
    all(".thing").forEach((one) => one.remove());
    const add = (one, name, look, attributes) => there(one) && make(there(one), name, { class: `thing ${look}`, ...attributes });
    for (const one of now.smoke || []) add(one, "circle", "smoke", { cx: spot(one)[0], cy: spot(one)[1], r: one.radius_m });
    for (const [key, one] of Object.entries(now.features || {})) {
      const door = data.doors[key];
      if (one.wall && one.at) add(one, "circle", "breach", { cx: spot(one)[0], cy: spot(one)[1], r: one.width_m / 2 });
      else if (door && one.state !== door.state) make(layers[door.floor - 1], "path", { class: `thing ${one.state}`, d: door.d });
    }
    for (const one of now.counters || []) {
      if (one.unit && chips[one.unit] || !there(one)) continue;
      const made = add(one, "g", data.hues[one.side] || "", { transform: `translate(${spot(one)}) scale(${size})` });
      make(made, "use", { href: "#marker" });
      make(made, "text", { y: 0.17 }, one.text);
      make(made, "title", {}, one.words || one.kind);
    }
    for (const [kind, level, ...what] of now.acts || []) {
      const made = layers[level - 1] && make(layers[level - 1], "g", { class: `thing ${kind}` });
      if (made && kind === "blast") what.slice(2).forEach((r) => make(made, "circle", { cx: what[0], cy: what[1], r }));
      if (made && kind !== "blast") {
        make(made, "line", { x1: what[0], y1: what[1], x2: what[2], y2: what[3] });
        make(made, "circle", { cx: what[2], cy: what[3], r: size / (kind === "hit" ? 2 : 5) });
      }
    }
  }

  function place(part) {
    for (const number in until) {
      const end = until[number], one = now.figures[number], begin = from[number] || end, [x0, y0] = spot(one);
      const x = begin.x + (end.x - begin.x) * part, y = begin.y + (end.y - begin.y) * part;
      chips[number].top.setAttribute("transform", `translate(${x} ${y}) scale(${size})`);
      const led = part === 1 && Math.hypot(x - x0, y - y0) > size / 4;
      Object.entries({ x1: x, y1: y, x2: led ? x0 : x, y2: led ? y0 : y }).forEach(([key, value]) => chips[number].led.setAttribute(key, value));
    }
  }

  function draw(smooth) {
    cancelAnimationFrame(drawing);
    const shown = Object.entries(now.figures).filter(([, one]) => there(one));
    if (follows && floors.length > 1) {
      const changed = shown.find(([number]) => (frames[at].figures || {})[number]);
      floor = now.acts ? now.acts[0][1] - 1 : changed ? (changed[1].floor || 1) - 1 : floor;
    }
    floors.forEach((one, level) => one.classList.toggle("away", level !== floor));
    all("#floors button").forEach((one, level) => one.setAttribute("aria-pressed", level === floor));
    size = Math.max(0.8, 26 * data.wide / floors[floor].clientWidth);
    for (const number in chips) if (!now.figures[number] || !there(now.figures[number])) { chips[number].remove(); delete chips[number]; }
    things();
    shown.forEach(([number, one]) => chip(number, one));
    until = spread(shown.map(([number, one]) => ({ number, floor: one.floor || 1, x: spot(one)[0], y: spot(one)[1] })));
    const begun = performance.now(), lasts = 500 / Math.min(4, SPEEDS[speed]);
    (function step(time) {
      const part = smooth && !calm.matches ? Math.min(1, Math.max(0, time - begun) / lasts) : 1;
      place(part);
      if (part < 1) drawing = requestAnimationFrame(step); else from = until;
    })(begun);
  }

  // Roster, track, and what was said

  const lines = all("#story li"), first = [];
  frames.reduce((sum, one) => (first.push(sum), sum + (one.lines || 0)), 0);

  function roster() {
    for (const row of all("#roster tr[data-unit]")) {
      const one = now.figures[row.dataset.unit];
      row.className = one ? one.out ? "out" : "" : "away";
      if (!one) continue;
      row.cells[2].textContent = one.wound || "";
      row.cells[3].textContent = [one.posture, one.does, ...(one.state || [])].filter(Boolean).join(", ");
    }
  }

  function track() {
    const begin = turn(at) * 10;
    all("#track b").forEach((one, place) => one.classList.toggle("now", begin + place === second(at)));
    all("#track .row").forEach((row) => {
      const cells = row.lastElementChild, marks = (now.track || {})[row.dataset.row] || [];
      cells.replaceChildren();
      make(cells, "i", { class: `now a${second(at) - begin} z${second(at) - begin}` });
      for (const [start, end, look, word] of marks) {
        const a = Math.max(0, start - begin), z = Math.min(9, (end ?? Infinity) - begin);
        if (a <= z) make(cells, "i", { class: `${look} a${a} z${z}`, title: word }, word);
      }
    });
  }

  function tell() {
    const said = lines.slice(first[at], first[at] + (frames[at].lines || 0));
    all("#story .now").forEach((one) => one.classList.remove("now"));
    said.forEach((one) => one.classList.add("now"));
    if (!said.length) return;
    find("said").textContent = said.map((one) => one.textContent).join("\n");
    const list = find("story");
    list.scrollTop = said[0].offsetTop - list.offsetTop - list.clientHeight / 3;
  }

  // Going about

  let speed = 2, waiting = 0, playing = false;
  function show(smooth) {
    fold();
    if (floors.length) draw(smooth);
    roster();
    track();
    tell();
    bar.value = at;
    find("when").textContent = `Turn ${turn(at) + 1}, subphase ${second(at) % 10 + 1}`;
    bar.setAttribute("aria-valuetext", find("when").textContent);
  }
  function go(place) {
    const smooth = place === at + 1;
    at = Math.max(0, Math.min(last, place));
    if (at === last) play(false);
    show(smooth);
  }
  function leap(by, of) {
    let place = at;
    if (by > 0) while (place < last && of(place) === of(at)) place++;
    else {
      if (place && of(place - 1) !== of(place)) place--;
      while (place && of(place - 1) === of(place)) place--;
    }
    go(place);
  }
  function next() {
    go(at + 1);
    if (playing) waiting = setTimeout(next, (frames[at].lines ? 1200 : 500) / SPEEDS[speed]);
  }
  function play(on) {
    clearTimeout(waiting);
    playing = on;
    buttons.play.textContent = on ? "❚❚" : "▶";
    buttons.play.setAttribute("aria-label", on ? "Stop" : "Play");
    if (on) { if (at === last) at = -1; next(); }
  }
  function faster(by) {
    speed = Math.max(0, Math.min(SPEEDS.length - 1, speed + by));
    find("speed").textContent = `×${SPEEDS[speed]}`;
  }

  const DO = {
    turn_back: () => leap(-1, turn), back: () => go(at - 1), play: () => play(!playing), on: () => go(at + 1),
    turn_on: () => leap(1, turn), slower: () => faster(-1), faster: () => faster(1), start: () => go(0),
    end: () => go(last), second_back: () => leap(-1, second), second_on: () => leap(1, second),
  };
  const KEYS = {
    " ": "play", ArrowLeft: "back", ArrowRight: "on", PageUp: "turn_back", PageDown: "turn_on", Home: "start",
    End: "end", "+": "faster", "=": "faster", "-": "slower", "[": "second_back", "]": "second_on",
  };
  const SHIFTED = { back: "second_back", on: "second_on" };
  const buttons = {};
  for (const [name, sign, words] of [
    ["turn_back", "«", "A turn back"], ["back", "‹", "A step back"], ["play", "▶", "Play"], ["on", "›", "A step on"],
    ["turn_on", "»", "A turn on"], ["slower", "−", "Slower"], ["faster", "+", "Faster"],
  ]) {
    if (name === "faster") make(find("keys"), "output", { id: "speed" }, "×1");
    buttons[name] = make(find("keys"), "button", { type: "button", "aria-label": words, title: words }, sign);
    buttons[name].onclick = DO[name];
  }
  onkeydown = (event) => {
    const name = KEYS[event.key], held = event.target.tagName === "BUTTON" && event.target !== buttons.play;
    if (!name || event.ctrlKey || event.altKey || event.metaKey || (name === "play" && held)) return;
    event.preventDefault();
    DO[event.shiftKey && SHIFTED[name] || name]();
  };

  const marks = make(find("bar"), "svg", { viewBox: `0 0 ${last || 1} 10`, preserveAspectRatio: "none" });
  for (const one of data.marks) make(marks, "path", { class: one.kind, d: `M${one.frame} ${{ turn: 6, wound: 4 }[one.kind] || 0}V10` });
  const bar = make(find("bar"), "input", { type: "range", min: 0, max: last, "aria-label": "Where in the battle" });
  bar.oninput = () => { play(false); go(+bar.value); };
  find("story").onclick = (event) => {
    const line = lines.indexOf(event.target.closest("li"));
    if (line >= 0) go(first.findLastIndex((begin, place) => begin <= line && frames[place].lines));
  };
  let touched;
  find("map").onpointerdown = (event) => { touched = event; };
  find("map").onpointerup = (event) => {
    const dx = event.clientX - touched.clientX, dy = event.clientY - touched.clientY;
    if (Math.abs(dx) > 40 && Math.abs(dx) > 2 * Math.abs(dy)) go(at + (dx < 0 ? 1 : -1));
  };

  if (floors.length > 1) floors.forEach((_, level) => {
    make(find("floors"), "button", { type: "button" }, `Floor ${level + 1}`).onclick = () => { follows = level !== floor; floor = level; show(); };
  });
  const rows = data.rows.map(([key, name, hue]) => [make(find("track"), "div", { class: `row ${hue}`, "data-row": key }), name]);
  for (const [row, name] of rows) { make(row, "span", {}, name); make(row, "div"); }
  const head = make(find("track"), "div", { class: "head" });
  find("track").prepend(head);
  make(head, "span");
  for (let place = 1, cells = make(head, "div"); place <= 10; place++) make(cells, "b", {}, place);
  layers.forEach((one) => one.replaceChildren());
  document.documentElement.className = "plays";
  onresize = () => show();
  show();
})();
