// Module state, because screen readers announce changes only of an element that they already know: all
// messages share one element and its timer.
let notice: HTMLOutputElement | undefined;
let timer: number | undefined;

/** Shows a message at the edge of the screen for three seconds and announces it to screen readers. */
export function announce(message: string): void {
  const output = (notice ??= document.body.appendChild(document.createElement('output')));
  window.clearTimeout(timer);
  output.textContent = '';
  // Gives screen readers the time to notice a new element.
  timer = window.setTimeout(() => {
    output.textContent = message;
    timer = window.setTimeout(() => output.replaceChildren(), 3000);
  }, 100);
}
