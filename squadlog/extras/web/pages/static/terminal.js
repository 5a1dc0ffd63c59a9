// The keys go to the terminal at once, without a click.
addEventListener("load", () => document.querySelector(".textual-terminal textarea")?.focus());
