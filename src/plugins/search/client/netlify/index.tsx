import {useEffect, useRef} from 'react';
import {translate} from '@docusaurus/Translate';
import siteConfig from '@generated/docusaurus.config';
import type {Deployment} from '@site/src/site/deployment';
import {netlifyFiles} from '@site/src/site/thirdParties';
import {hitsPerPage, type SearchProps} from '../contract';
import './netlify.css';

/** Adds a script or a style sheet to the page and waits until it is loaded. */
function loadFile(
  tag: 'link' | 'script',
  properties: Partial<HTMLLinkElement & HTMLScriptElement>,
) {
  const element = document.createElement(tag);
  Object.assign(element, {crossOrigin: 'anonymous', ...properties});
  return new Promise<Event>((resolve, reject) => {
    element.onload = resolve;
    element.onerror = () => reject(new Error('The hosted search did not load.'));
    document.head.append(element);
  });
}

/** Returns the placeholder of the field, which also names the dialog. */
const placeholder = () => translate({id: 'site.search.field', message: 'Search the documentation'});

/** Loads the widget and mounts it on a hidden element. */
async function mount(): Promise<HTMLElement> {
  const {script, stylesheet} = netlifyFiles;
  await Promise.all([
    loadFile('link', {rel: 'stylesheet', href: stylesheet.url, integrity: stylesheet.integrity}),
    loadFile('script', {src: script.url, integrity: script.integrity}),
  ]);
  const element = Object.assign(document.createElement('div'), {id: 'hosted-search', hidden: true});
  document.body.append(element);
  // The widget has no types.
  const {algoliasearchNetlify} = window as unknown as Record<string, (options: object) => void>;
  algoliasearchNetlify!({
    ...(siteConfig.customFields!.netlifySearch as Deployment['netlifySearch']),
    selector: `#${element.id}`,
    hitsPerPage,
    detached: true,
    placeholder: placeholder(),
  });
  return element;
}

/** Module state, because the widget can be mounted only once in a document. */
let mounting: Promise<HTMLElement> | undefined;

/**
 * Mounts the widget unless it is mounted.
 *
 * @throws an error when a file is blocked or its hash is wrong, or the error of the widget.
 */
export const setUp = (): Promise<HTMLElement> => (mounting ??= mount());

/** Sets names and texts on the elements of the widget, because it has no options for these texts. */
function setTexts(overlay: HTMLElement): void {
  const search = translate({id: 'site.search.open', message: 'Search'});
  const clear = translate({id: 'site.search.clear', message: 'Clear'});
  const close = translate({id: 'site.search.close', message: 'Close'});
  overlay.querySelector('.aa-DetachedCancelButton')?.replaceChildren(close);
  const parts = {
    '.aa-DetachedContainer': {role: 'dialog', 'aria-modal': 'true', 'aria-label': placeholder()},
    '.aa-ClearButton': {title: clear, 'aria-label': clear},
    '.aa-SubmitButton': {title: search, 'aria-label': search},
    '.aa-Input': {'aria-label': search},
  };
  for (const [selector, attributes] of Object.entries(parts)) {
    const part = overlay.querySelector(selector);
    Object.entries(attributes).forEach(([name, value]) => part?.setAttribute(name, value));
  }
}

/**
 * Opens the widget of the hosting site (specification, section 7) by its hidden button. Makes the widget's
 * overlay a modal dialog: the page behind the overlay is inert, and Escape closes the overlay everywhere.
 */
export default function NetlifySearch({query, onClose}: SearchProps): null {
  const firstQuery = useRef(query);
  useEffect(() => {
    const page = document.getElementById('__docusaurus')!;
    const findOverlay = () => document.querySelector<HTMLElement>('.aa-DetachedOverlay');
    const close = () =>
      findOverlay()?.querySelector<HTMLElement>('.aa-DetachedCancelButton')?.click();
    const observer = new MutationObserver(() => {
      const overlay = findOverlay();
      if (page.inert === Boolean(overlay)) {
        return;
      }
      page.inert = Boolean(overlay);
      if (!overlay) {
        onClose();
        return;
      }
      setTexts(overlay);
      overlay.onkeydown = ({key}) => key === 'Escape' && close();
      const input = overlay.querySelector<HTMLInputElement>('.aa-Input');
      if (input && firstQuery.current) {
        input.value = firstQuery.current;
        input.dispatchEvent(new Event('input', {bubbles: true}));
      }
    });
    observer.observe(document.body, {childList: true});
    void setUp().then((element) => element.querySelector('button')?.click());
    return () => {
      observer.disconnect();
      page.inert = false;
      close();
    };
  }, [onClose]);
  return null;
}
