/**
 * The hosting site's search (specification, section 7): a widget from its CDN, which is set up once a
 * visit on an element that nobody sees, and opened by that element's button.
 */
import {useEffect, useRef} from 'react';
import {translate} from '@docusaurus/Translate';
import siteConfig from '@generated/docusaurus.config';
import type {Deployment} from '@site/src/site/deployment';
import {netlifyFiles} from '@site/src/site/thirdParties';
import {hitsPerPage, type SearchProps} from '../implementations';
import './netlify.css';

/** Adds a script or a style sheet to the page. */
function loaded(tag: 'link' | 'script', properties: Partial<HTMLLinkElement & HTMLScriptElement>) {
  const element = document.createElement(tag);
  Object.assign(element, {crossOrigin: 'anonymous', ...properties});
  return new Promise<Event>((resolve, reject) => {
    element.onload = resolve;
    element.onerror = () => reject(new Error('The hosted search did not load.'));
    document.head.append(element);
  });
}

/** What the field is for, as its placeholder and the dialog's name. */
const field = () => translate({id: 'site.search.field', message: 'Search the documentation'});

/** Its scripts and styles, and then the element on which it's mounted. */
async function mount(): Promise<HTMLElement> {
  const {script, stylesheet} = netlifyFiles;
  await Promise.all([
    loaded('link', {rel: 'stylesheet', href: stylesheet.url, integrity: stylesheet.integrity}),
    loaded('script', {src: script.url, integrity: script.integrity}),
  ]);
  const element = Object.assign(document.createElement('div'), {id: 'hosted-search', hidden: true});
  document.body.append(element);
  // Its package has no types.
  const {algoliasearchNetlify} = window as unknown as Record<string, (options: object) => void>;
  algoliasearchNetlify!({
    ...(siteConfig.customFields!.netlifySearch as Deployment['netlifySearch']),
    selector: `#${element.id}`,
    hitsPerPage,
    detached: true,
    placeholder: field(),
  });
  return element;
}

let mounted: Promise<HTMLElement> | undefined;

/**
 * Loads the widget and sets it up, once a visit.
 *
 * @throws an error when a file is blocked or isn't what it should be, and what the widget throws.
 */
export const setUp = (): Promise<HTMLElement> => (mounted ??= mount());

/** The widget has no options for names and texts: they are set on what it draws. */
function nameParts(overlay: HTMLElement): void {
  const search = translate({id: 'site.search.open', message: 'Search'});
  const clear = translate({id: 'site.search.clear', message: 'Clear'});
  const close = translate({id: 'site.search.close', message: 'Close'});
  overlay.querySelector('.aa-DetachedCancelButton')?.replaceChildren(close);
  const parts = {
    '.aa-DetachedContainer': {role: 'dialog', 'aria-modal': 'true', 'aria-label': field()},
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
 * Opens the widget and makes a modal dialog of what it lays over the page: the page behind it rests,
 * and Escape closes it wherever the focus is.
 */
export default function NetlifySearch({query, onClose}: SearchProps): null {
  const firstQuery = useRef(query);
  useEffect(() => {
    const page = document.getElementById('__docusaurus')!;
    const find = () => document.querySelector<HTMLElement>('.aa-DetachedOverlay');
    const close = () => find()?.querySelector<HTMLElement>('.aa-DetachedCancelButton')?.click();
    const watch = new MutationObserver(() => {
      const overlay = find();
      if (page.inert === Boolean(overlay)) {
        return;
      }
      page.inert = Boolean(overlay);
      if (!overlay) {
        onClose();
        return;
      }
      nameParts(overlay);
      overlay.onkeydown = ({key}) => key === 'Escape' && close();
      const input = overlay.querySelector<HTMLInputElement>('.aa-Input');
      if (input && firstQuery.current) {
        input.value = firstQuery.current;
        input.dispatchEvent(new Event('input', {bubbles: true}));
      }
    });
    watch.observe(document.body, {childList: true});
    void setUp().then((element) => element.querySelector('button')?.click());
    return () => {
      watch.disconnect();
      page.inert = false;
      close();
    };
  }, [onClose]);
  return null;
}
