// The keys go to the terminal once it is connected, without a click.
const shown = document.querySelector(".textual-terminal");
new MutationObserver((_, observer) => {
  if (!shown.classList.contains("-connected")) return;
  observer.disconnect();
  shown.querySelector("textarea")?.focus();
}).observe(shown, { attributes: true, attributeFilter: ["class"] });
