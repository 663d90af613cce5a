let notice: HTMLOutputElement | undefined;
let timer: number | undefined;

// One element for the whole page, because screen readers announce changes of an element that they know.

/** Shows a message at the edge of the screen for three seconds and announces it to screen readers. */
export function announce(text: string): void {
  notice ??= document.body.appendChild(document.createElement('output'));
  window.clearTimeout(timer);
  notice.textContent = '';
  // Screen readers speak of a change to what they have already found.
  timer = window.setTimeout(() => {
    notice!.textContent = text;
    timer = window.setTimeout(() => notice!.replaceChildren(), 3000);
  }, 100);
}
