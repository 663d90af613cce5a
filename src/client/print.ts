/** Opens closed `<details>` elements while the page is printed. */
function openDetails(): void {
  const closed = [...document.querySelectorAll('details:not([open])')];
  closed.forEach((details) => details.setAttribute('open', ''));
  window.addEventListener(
    'afterprint',
    () => closed.forEach((details) => details.removeAttribute('open')),
    {once: true},
  );
}

if (typeof window !== 'undefined') {
  window.addEventListener('beforeprint', openDetails);
}
