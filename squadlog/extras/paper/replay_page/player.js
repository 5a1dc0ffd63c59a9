"use strict";
// Plays a battle: the first frame tells all, each further one what is new, and null what is gone. What stands at a
// frame is every frame up to it, one laid over the other. Words of people are written as text, never as markup.
(() => {
  const find = (id) => document.getElementById(id), all = (what, within = document) => [...within.querySelectorAll(what)];
  const data = JSON.parse(find("data").textContent), frames = data.frames, last = frames.length - 1;
  const SPEEDS = [0.5, 1, 2, 4, 8], calm = matchMedia("(prefers-reduced-motion: reduce)");

  function make(parent, name, attributes = {}, text) {
    const made = parent.appendChild(document.createElementNS(parent.namespaceURI, name));
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

  // The map, a centimetre to the unit

  const floors = all(".floor"), layers = all(".chips"), chips = {};
  let floor = 0, follows = true, size = 1, laid = [], from = {}, until = {}, ways = {}, drawing = 0;
  const there = (one) => one.at && layers[(one.floor || 1) - 1];
  const spot = ([x, y]) => [x * 100, (data.high - y) * 100];

  function draw_chip(key, one) {
    const chip = chips[key] ||= make(layers[0], "g"), layer = there(one);
    layer.append(chip);
    chip.replaceChildren();
    chip.setAttribute("class", `side${one.side}`);
    chip.led = make(chip, "path", { class: "led" });
    chip.top = make(chip, "g");
    make(chip.top, "title", {}, one.words);
    make(chip.top, "use", { href: `#${one.shape}${one.side}` });
    if (one.facing !== undefined) make(chip.top, "use", { href: "#beak", transform: `rotate(${one.facing})` });
    const [high, foot, room] = data.letters[one.shape], letter = Math.min(high, room / (0.62 * one.text.length));
    make(chip.top, "text", {
      class: one.shape, x: one.shape === "body" ? 14 : 0, y: foot - (high - letter) * 0.36, "font-size": letter,
    }, one.text).classList.toggle("number", one.shape in { standing: 1, kneeling: 1, prone: 1 });
    const pips = "LMSUD".indexOf(one.wound || " ") + 1, low = pips && one.facing > 115 && one.facing < 245 ? -1 : 1;
    if (pips) make(chip.top, "use", { href: `#w${pips}`, y: 36 * low });
    (one.signs || []).slice(0, 2).forEach((sign, place) => make(chip.top, "use", {
      href: `#sign${sign}`, x: 31 - 62 * place, y: -31 * low,
    }));
  }

  // Everybody and every marker on the map, by a key.
  function standing() {
    const found = {};
    for (const [number, one] of Object.entries(now.figures || {})) {
      if (!there(one)) continue;
      const who = data.people[number], out = one.out;
      found[number] = {
        ...one, text: number, side: who.side, shape: out ? "body" : one.posture || "standing", words: who.name,
        facing: out ? undefined : one.facing || 0, wound: out ? "" : one.wound, signs: (now.signs || {})[number],
      };
    }
    (now.counters || []).forEach((one, place) => {
      if (there(one) && !(one.unit in found)) found[`c${place}`] = { ...one, side: data.sides[one.side] || 0, shape: "marker" };
    });
    return found;
  }

  // Chips push each other aside and stay tied to their own places.
  const inside = (value, most) => Math.max(size * 45, Math.min(most * 100 - size * 45, value));
  function spread(shown) {
    const wide = size * 76;
    for (let round = 0; round < 30; round++) {
      shown.forEach((one, rank) => shown.slice(0, rank).forEach((other) => {
        let dx = one.x - other.x, dy = one.y - other.y, far = Math.hypot(dx, dy);
        if (one.floor !== other.floor || far >= wide) return;
        if (far < 1) [dx, dy, far] = [Math.cos(rank), Math.sin(rank), 1];
        const push = (wide * 1.02 - far) / 2 / far;
        one.x += dx * push; one.y += dy * push; other.x -= dx * push; other.y -= dy * push;
      }));
      for (const one of shown) [one.x, one.y] = [inside(one.x, data.wide), inside(one.y, data.high)];
    }
  }

  function lay_out() {
    all(".laid, .acts").forEach((one) => one.replaceChildren());
    for (const [level, piece] of now.laid || []) {
      const shown = laid.some((one) => one[0] === level && one[1] === piece);
      make(all(".laid")[level - 1], "use", { href: `#x${piece}`, class: shown ? "" : "new" });
    }
    laid = now.laid || [];
    for (const [by, target, hit] of frames[at].shots || []) {
      const a = until[by], b = until[target];
      if (!a || !b) continue;
      const made = make(all(".acts")[a.floor - 1], "g", { class: hit ? "hit" : "miss" });
      make(made, "path", { d: `M${a.x} ${a.y}L${b.x} ${b.y}` });
      make(made, "circle", { cx: b.x, cy: b.y, r: size * (hit ? 48 : 14) });
    }
  }

  function place(part) {
    for (const key in until) {
      const end = until[key], stops = [from[key] || end, ...ways[key] || [], end];
      const leg = Math.min(stops.length - 2, Math.floor(part * (stops.length - 1))), share = part * (stops.length - 1) - leg;
      const [a, b] = stops.slice(leg), x = a.x + (b.x - a.x) * share, y = a.y + (b.y - a.y) * share;
      chips[key].top.setAttribute("transform", `translate(${x} ${y})scale(${size})`);
      const led = part === 1 && Math.hypot(x - end.at[0], y - end.at[1]) > size * 30;
      const r = size * 7, [px, py] = end.at;
      chips[key].led.setAttribute("d", led ? `M${px - r} ${py}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0M${px} ${py}L${x} ${y}` : "");
    }
  }

  function draw(smooth) {
    cancelAnimationFrame(drawing);
    const shown = standing();
    if (follows && floors.length > 1) {
      const [shot] = frames[at].shots || [], changed = Object.keys(frames[at].figures || {}).find((key) => shown[key]);
      const about = shown[shot ? shot[0] : changed];
      if (about) floor = (about.floor || 1) - 1;
    }
    floors.forEach((one, level) => one.classList.toggle("away", level !== floor));
    all("#floors button").forEach((one, level) => one.setAttribute("aria-pressed", level === floor));
    const { width, height } = floors[floor].getBoundingClientRect();
    size = Math.max(data.chip, 30 / Math.min(width / data.wide, height / data.high));
    for (const key in chips) if (!shown[key]) { chips[key].remove(); delete chips[key]; }
    const upright = ([, one]) => +(one.shape !== "body"), those = Object.entries(shown);
    const boxes = those.sort((one, other) => upright(one) - upright(other)).map(([key, one]) => {
      draw_chip(key, one);
      const [x, y] = spot(one.at);
      return { key, x, y, at: [x, y], floor: one.floor || 1 };
    });
    spread(boxes);
    ways = {};
    if (frames[at].way) {
      const [number, ...corners] = frames[at].way;
      ways[number] = corners.map(spot).map(([x, y]) => ({ x, y }));
    }
    until = Object.fromEntries(boxes.map((one) => [one.key, one]));
    lay_out();
    const begun = performance.now(), lasts = 500 / Math.min(4, SPEEDS[speed]);
    (function step(time) {
      const part = smooth && !calm.matches ? Math.min(1, Math.max(0, time - begun) / lasts) : 1;
      place(part);
      if (part < 1) drawing = requestAnimationFrame(step); else from = until;
    })(begun);
  }

  // Roster, track, and what was said

  const lines = all("#story li:not(.when)"), first = [];
  frames.reduce((sum, one) => (first.push(sum), sum + (one.lines || 0)), 0);

  function roster() {
    for (const row of all("#roster tr[data-unit]")) {
      const one = now.figures[row.dataset.unit];
      row.className = one ? one.out ? "out" : "" : "away";
      if (!one) continue;
      row.cells[2].textContent = data.wounds[one.wound] || "";
      row.cells[3].textContent = [one.posture, one.does, ...(one.state || [])].filter(Boolean).join(", ");
    }
  }

  function track() {
    const begin = (now.at[0] - 1) * 10, second = now.at[1] - 1;
    all("#track b").forEach((one, place) => one.classList.toggle("now", place === second));
    all("#track .row").forEach((row) => {
      const cells = row.lastElementChild, marks = (now.track || {})[row.dataset.row] || [];
      cells.replaceChildren();
      make(cells, "i", { class: `now a${second} z${second}` });
      for (const [start, end, look, word] of marks) {
        const a = Math.max(0, start - begin), z = Math.min(9, (end ?? Infinity) - begin);
        if (a <= z) make(cells, "i", { class: `${look} a${a} z${z}`, title: word }, word);
      }
    });
  }

  function tell() {
    let place = at;
    while (place && !frames[place].lines) place--;
    const said = lines.slice(first[place], first[place] + (frames[place].lines || 0)), list = find("story");
    all("#story .now").forEach((one) => one.classList.remove("now"));
    said.forEach((one) => one.classList.add("now"));
    find("said").textContent = said.map((one) => one.textContent.trim()).join("\n");
    if (!said.length) return;
    list.scrollTop = said[0].offsetTop - list.offsetTop - list.clientHeight / 3;
  }

  // Going about

  const bar = find("bar"), button = find("play");
  let speed = 1, waiting = 0, playing = false;
  function show(smooth) {
    fold();
    if (floors.length) draw(smooth);
    roster();
    track();
    tell();
    bar.value = at;
    const second = now.step === "initiative" ? "initiative" : `subphase ${now.at[1]}`;
    find("when").textContent = { setup: "Set-up", over: "Over" }[now.step] || `Turn ${now.at[0]}, ${second}`;
    bar.setAttribute("aria-valuetext", find("when").textContent);
  }
  function go(place) {
    const smooth = place === at + 1;
    at = Math.max(0, Math.min(last, place));
    if (at === last) play(false);
    show(smooth);
  }
  function leap(kind, way) {
    const stops = data.stops[kind], found = way > 0 ? stops.find((one) => one > at) : stops.findLast((one) => one < at);
    go(found ?? (kind === "mark" ? at : way > 0 ? last : 0));
  }
  function next() {
    if (calm.matches && at >= 0) leap("subphase", 1); else go(at + 1);
    if (playing) waiting = setTimeout(next, 1000 * (calm.matches ? 1.5 : frames[at].hold || 0.5) / SPEEDS[speed]);
  }
  function play(on) {
    clearTimeout(waiting);
    playing = on;
    button.textContent = on ? "❚❚" : "▶";
    button.setAttribute("aria-label", on ? "Stop" : "Play");
    if (on) { if (at === last) at = -1; next(); }
  }
  function faster(by) {
    speed = Math.max(0, Math.min(SPEEDS.length - 1, speed + by));
    find("speed").textContent = `×${SPEEDS[speed]}`;
  }

  function see(level) {
    follows = level === floor;
    floor = level;
    show();
  }

  const DO = {
    turn_back: () => leap("turn", -1), back: () => go(at - 1), play: () => play(!playing), on: () => go(at + 1),
    turn_on: () => leap("turn", 1), slower: () => faster(-1), faster: () => faster(1), start: () => go(0), end: () => go(last),
    second_back: () => leap("subphase", -1), second_on: () => leap("subphase", 1), mark_back: () => leap("mark", -1),
    mark_on: () => leap("mark", 1), floor: () => see((floor + 1) % floors.length),
  };
  const KEYS = {
    " ": "play", ArrowLeft: "back", ArrowRight: "on", PageUp: "turn_back", PageDown: "turn_on", "{": "turn_back",
    "}": "turn_on", "[": "second_back", "]": "second_on", M: "mark_back", m: "mark_on", Home: "start", End: "end",
    "+": "faster", "=": "faster", "-": "slower", f: "floor",
  };
  const SHIFTED = { ArrowLeft: "second_back", ArrowRight: "second_on" };
  for (const one of all("[data-do]")) one.onclick = DO[one.dataset.do];
  onkeydown = (event) => {
    const name = KEYS[event.key], held = event.target.tagName === "BUTTON" && event.target !== button;
    if (!name || event.ctrlKey || event.altKey || event.metaKey || (name === "play" && held)) return;
    event.preventDefault();
    DO[event.shiftKey && SHIFTED[event.key] || name]();
  };

  bar.oninput = () => { play(false); go(+bar.value); };
  find("story").onclick = (event) => {
    const line = lines.indexOf(event.target.closest("li"));
    if (line >= 0) go(first.findLastIndex((begin, place) => begin <= line && frames[place].lines));
  };
  onclick = (event) => { if (event.detail) document.activeElement.blur(); };
  let touched;
  find("map").onpointerdown = (event) => { touched = event; };
  find("map").onpointerup = (event) => {
    const dx = event.clientX - touched.clientX, dy = event.clientY - touched.clientY;
    if (Math.abs(dx) > 40 && Math.abs(dx) > 2 * Math.abs(dy)) go(at + (dx < 0 ? 1 : -1));
  };

  all("#floors button").forEach((one, level) => {
    one.onclick = () => see(level);
  });
  all(".still").forEach((one) => one.remove());
  document.documentElement.className = "plays";
  onresize = () => show();
  show();
})();
