// All messages share one element and one timer, because screen readers announce only changes of an element
// that is already in the page.
let notice: HTMLOutputElement | undefined;
let timer: number | undefined;

/** Shows a message at the edge of the screen for three seconds and announces it to screen readers. */
export function announce(message: string): void {
  const output = (notice ??= document.body.appendChild(document.createElement('output')));
  window.clearTimeout(timer);
  output.textContent = '';
  // The 100 ms give screen readers the time to notice a new element.
  timer = window.setTimeout(() => {
    output.textContent = message;
    timer = window.setTimeout(() => output.replaceChildren(), 3000);
  }, 100);
}
