import {translate} from '@docusaurus/Translate';
import type {Deployment} from '@site/src/site/deployment';
import {hostedFiles} from '@site/src/site/hostedFiles';
import {inTime} from './inTime';

/** What the hosted search needs to know; see `src/site/deployment.ts`. */
export type HostedSettings = NonNullable<Deployment['hostedSearch']>;

/** The widget's options that we use; its package has no types. */
interface WidgetOptions extends HostedSettings {
  selector: string;
  hitsPerPage: number;
  detached: boolean;
  placeholder: string;
}

declare global {
  interface Window {
    algoliasearchNetlify?: (options: WidgetOptions) => void;
  }
}

/** Search hits a page (specification, sections 7 and 9). */
const hitsPerPage = 15;

function loaded(element: HTMLScriptElement | HTMLLinkElement, integrity: string): Promise<void> {
  element.integrity = integrity;
  element.crossOrigin = 'anonymous';
  return new Promise((resolve, reject) => {
    element.onload = () => resolve();
    element.onerror = () => reject(new Error('The hosted search did not load.'));
    document.head.append(element);
  });
}

let loading: Promise<void> | null = null;

/**
 * Loads the widget's script and stylesheet, once a visit.
 *
 * @throws an error when one of them is blocked, is not what it should be, or takes too long.
 */
export function loadHosted(): Promise<void> {
  loading ??= inTime(
    Promise.all([
      loaded(
        Object.assign(document.createElement('link'), {
          rel: 'stylesheet',
          href: hostedFiles.stylesheet.url,
        }),
        hostedFiles.stylesheet.integrity,
      ),
      loaded(
        Object.assign(document.createElement('script'), {src: hostedFiles.script.url}),
        hostedFiles.script.integrity,
      ),
    ]).then(() => undefined),
  );
  return loading;
}

/** The element on which the widget mounts. It lives as long as the visit, outside React's care. */
let element: HTMLElement | null = null;

/** What the field is for, as its placeholder and the dialog's name. */
const field = () => translate({id: 'site.search.field', message: 'Search the documentation'});

/** What the widget searches for when it opens next. */
let firstQuery = '';

/** What had the focus when the widget was opened. */
let invoker: Element | null = null;

/** The widget's own button, which opens it. */
const widgetButton = () => element?.querySelector<HTMLElement>('.aa-DetachedSearchButton');

/** The widget has no options for names and texts: they are set on what it draws. */
function nameWidget(root: ParentNode): void {
  const set = (selector: string, change: (found: HTMLElement) => void) =>
    root.querySelectorAll<HTMLElement>(selector).forEach(change);
  const search = translate({id: 'site.search.open', message: 'Search'});
  set('.aa-DetachedContainer', (container) => {
    container.setAttribute('role', 'dialog');
    container.setAttribute('aria-modal', 'true');
    container.setAttribute('aria-label', field());
  });
  set('.aa-DetachedCancelButton', (button) => {
    button.textContent = translate({id: 'site.search.close', message: 'Close'});
  });
  set('.aa-ClearButton', (button) => {
    button.title = translate({id: 'site.search.clear', message: 'Clear'});
    button.setAttribute('aria-label', button.title);
  });
  set('.aa-SubmitButton', (button) => {
    button.title = search;
    button.setAttribute('aria-label', search);
  });
  set('.aa-DetachedSearchButton', (button) => {
    button.setAttribute('aria-keyshortcuts', 'Control+K Meta+K');
  });
  set('.aa-Input', (input) => {
    input.setAttribute('aria-label', search);
  });
}

/**
 * Makes a modal dialog of what the widget lays over the page: the page behind it rests, Escape closes
 * it wherever the focus is, and the focus returns to where it was.
 */
function watchOverlay(): void {
  const page = document.getElementById('__docusaurus')!;
  let isOpen = false;
  new MutationObserver(() => {
    const overlay = document.querySelector<HTMLElement>('.aa-DetachedOverlay');
    if (isOpen === Boolean(overlay)) {
      return;
    }
    isOpen = Boolean(overlay);
    page.inert = isOpen;
    if (overlay) {
      nameWidget(overlay);
      const input = overlay.querySelector<HTMLInputElement>('.aa-Input');
      if (input && firstQuery) {
        input.value = firstQuery;
        input.dispatchEvent(new Event('input', {bubbles: true}));
      }
      firstQuery = '';
      overlay.onkeydown = ({key}) => {
        if (key === 'Escape') {
          overlay.querySelector<HTMLElement>('.aa-DetachedCancelButton')?.click();
        }
      };
    } else {
      const target = invoker instanceof HTMLElement && invoker !== document.body && invoker;
      (target && target.isConnected ? target : widgetButton())?.focus();
    }
  }).observe(document.body, {childList: true});
}

/**
 * Shows the widget in a container; creates it the first time.
 *
 * @param container - an element whose children React does not touch.
 * @throws what the widget throws.
 */
export function showHosted(container: HTMLElement, settings: HostedSettings): void {
  if (element) {
    container.append(element);
    return;
  }
  const created = document.createElement('div');
  created.id = 'hosted-search';
  container.append(created);
  window.algoliasearchNetlify!({
    ...settings,
    selector: `#${created.id}`,
    hitsPerPage,
    detached: true,
    placeholder: field(),
  });
  element = created;
  nameWidget(created);
  // Before the widget hears of the click and moves the focus.
  created.addEventListener('click', () => (invoker = document.activeElement), true);
  watchOverlay();
}

/**
 * Opens the widget, unless it is open.
 *
 * @param query - what it searches for at once; may be empty.
 */
export function openHosted(query: string): void {
  if (!document.querySelector('.aa-DetachedOverlay')) {
    firstQuery = query;
    widgetButton()?.click();
  }
}
