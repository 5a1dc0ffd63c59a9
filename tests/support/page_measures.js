// Measures the page in which it is run: its letters, its targets, what is wider than the device, what is cut.
() => {
    const seen = one => one.checkVisibility({opacityProperty: true, visibilityProperty: true});
    const ups = function* (one) { for (let up = one; up; up = up.parentElement) yield up; };
    const piece = one => one.closest('[data-piece]')?.dataset.piece ?? one.tagName.toLowerCase();
    const short = text => text.trim().replace(/\s+/g, ' ').slice(0, 40);

    const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
    const rgba = text => {
        canvas.clearRect(0, 0, 1, 1);
        canvas.fillStyle = text;
        canvas.fillRect(0, 0, 1, 1);
        const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
        return [r, g, b, a / 255];
    };
    const over = (top, under) => {
        const a = top[3] + under[3] * (1 - top[3]);
        return a ? [0, 1, 2].map(i => (top[i] * top[3] + under[i] * under[3] * (1 - top[3])) / a).concat(a) : top;
    };
    const luminance = color => {
        const [r, g, b] = color.slice(0, 3).map(c => c / 255)
            .map(c => c <= .04045 ? c / 12.92 : ((c + .055) / 1.055) ** 2.4);
        return .2126 * r + .7152 * g + .0722 * b;
    };
    const canvasColor = rgba(matchMedia('(prefers-color-scheme: dark)').matches &&
        getComputedStyle(document.documentElement).colorScheme.includes('dark') ? '#121212' : '#fff');
    const contrast = (element, ink) => {
        let ground = [0, 0, 0, 0], opacity = 1, image = false;
        for (const up of ups(element)) {
            const style = getComputedStyle(up);
            if (ground[3] < .999) {
                ground = over(ground, rgba(style.backgroundColor));
                image ||= style.backgroundImage !== 'none';
            }
            opacity *= +style.opacity;
        }
        ground = over(ground, canvasColor);
        const [high, low] = [luminance(over([...ink.slice(0, 3), ink[3] * opacity], ground)), luminance(ground)]
            .sort((a, b) => b - a);
        return {ratio: (high + .05) / (low + .05), image};
    };

    const letters = () => {
        const found = [], range = document.createRange();
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        for (let node; (node = walker.nextNode());) {
            const element = node.parentElement, text = short(node.textContent);
            if (!text || element.closest('script, style, noscript, title, desc, option, template, defs')) continue;
            if (!seen(element)) continue;
            range.selectNodeContents(node);
            const box = range.getBoundingClientRect();
            const spokenOnly = [...ups(element)].some(up =>
                getComputedStyle(up).overflow === 'hidden' && up.getBoundingClientRect().width < 2);
            if (box.width < 2 || box.height < 2 || spokenOnly) continue;
            const style = getComputedStyle(element), drawn = element instanceof SVGElement;
            const ink = rgba(drawn ? style.fill : style.color);
            if (!ink[3]) continue;  // a heading for those who hear the page
            const placed = drawn ? element.getScreenCTM() : {a: 1, b: 0};
            found.push({
                text, drawn, where: piece(element), px: parseFloat(style.fontSize) * Math.hypot(placed.a, placed.b),
                ...contrast(element, ink),
                off: element.matches(':disabled, :disabled *, [aria-disabled=true], [aria-disabled=true] *'),
                beside: !drawn && (box.right > innerWidth + 1 || box.left < -1) &&
                    ![...ups(element)].some(up => ['auto', 'scroll'].includes(getComputedStyle(up).overflowX)),
            });
        }
        return found;
    };

    const targets = () => {
        const what = 'button, a[href], input:not([type=hidden]), select, textarea, summary, [role=button]';
        const found = [];
        for (const one of document.querySelectorAll(what)) {
            const inText = one.tagName === 'A' && getComputedStyle(one).display === 'inline';
            if (!seen(one) || inText || one instanceof SVGElement) continue;
            const held = ['radio', 'checkbox'].includes(one.type) ? one.closest('label') ?? one : one;
            const box = held.getBoundingClientRect(), spoken = one.getAttribute('aria-label');
            if (box.width < 2 || box.height < 2) continue;
            found.push({
                text: short(held.innerText || one.value || spoken || one.name || one.tagName), where: piece(one),
                named: !!(held.innerText || spoken || one.labels?.length || one.title || one.placeholder),
                width: box.width, height: box.height,
            });
        }
        return found;
    };

    const sideways = () => {
        const root = document.scrollingElement, width = root.clientWidth;
        if (root.scrollWidth <= width + 1) return [];
        const wide = [...document.body.querySelectorAll('*')].filter(one =>
            one.getBoundingClientRect().right > width + 1 &&
            ![...ups(one.parentElement)].some(up => up !== document.body && up !== root &&
                getComputedStyle(up).overflowX !== 'visible'));
        return [`${root.scrollWidth} px of ${width}: ` + wide.slice(0, 5).map(one =>
            `${one.tagName.toLowerCase()} ${short(one.textContent)}`).join(', ')];
    };

    const cut = () => [...document.body.querySelectorAll('*')].filter(one =>
        seen(one) && !(one instanceof SVGElement) && one.clientWidth > 2 && one.scrollWidth > one.clientWidth + 1 &&
        ['hidden', 'clip'].includes(getComputedStyle(one).overflowX) && one.innerText?.trim() && !one.closest('[aria-hidden=true], .stage'),
    ).map(one => `${one.tagName.toLowerCase()} ${short(one.innerText)}`);

    // A display is one screen: its pieces lie beside each other, each whole; of what fades out the first line is seen.
    const pressed = () => {
        if (document.documentElement.dataset.kind !== 'display') return [];
        const pieces = [...document.querySelectorAll('main > section:not([data-piece=map]):not(:empty)')];
        const boxes = [...document.querySelectorAll('main > section:not(:empty)')].filter(seen)
            .map(one => ({name: one.dataset.piece, box: one.getBoundingClientRect()}));
        const less = pieces.filter(seen).filter(one => {
            const fades = getComputedStyle(one).maskImage !== 'none', bottom = one.getBoundingClientRect().bottom;
            const last = fades ? one.querySelector('li') : one.lastElementChild;
            return last && last.getBoundingClientRect().bottom > bottom + 1;
        }).map(one => `no room for ${one.dataset.piece}`);
        const over = boxes.flatMap(({name, box}, i) => boxes.slice(i + 1).filter(other =>
            Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 1 &&
            Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 1)
            .map(other => `${name} and ${other.name} overlap`));
        const low = boxes.filter(({box}) => box.bottom > innerHeight + 1).map(({name}) => `${name} lies below the edge`);
        return [...less, ...over, ...low];
    };

    return {letters: letters(), targets: targets(), sideways: sideways(), cut: cut(), pressed: pressed()};
}
