/**
 * Why this exists: the theme leaves this place empty. Renders the search's button; the search itself is
 * loaded when a reader first opens it. When a hosted search fails, the embedded one takes its place.
 */
import React, {
  useCallback,
  useEffect,
  useReducer,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {createPortal} from 'react-dom';
import {searchParameter} from '@site/src/site/routes';
import {isConversion} from '@site/src/components/keyboard';
import type {SearchProps} from '@site/src/plugins/search/client/contract';
import {load, type Implementation} from '@site/src/plugins/search/client/implementations';
import {SearchButton, opener} from '@site/src/plugins/search/client/SearchButton';

/** Milliseconds after which the hosting site's search is loaded unasked, so that the page comes first. */
const netlifyDelay = 2000;

/** Milliseconds after which a search that isn't loaded counts as failed. */
const loadTimeout = 15_000;

/** Returns the query of the page's URL; empty where there is none, and on the server. */
const queryOfUrl = () =>
  ExecutionEnvironment.canUseDOM
    ? (new URLSearchParams(window.location.search).get(searchParameter) ?? '').trim()
    : '';

// The console says it once for a visit, however often the bar is mounted.
let hasLogged = false;

/** Returns the search that the deployment has set up, and the embedded one once `fail` was called. */
function useImplementation() {
  const {docSearch, netlifySearch} = useDocusaurusContext().siteConfig.customFields!;
  const [hasFailed, fail] = useReducer(() => true, false);
  const hosted: Implementation = docSearch ? 'docsearch' : netlifySearch ? 'netlify' : 'embedded';
  const name = hasFailed ? 'embedded' : hosted;
  useEffect(() => {
    if (name === 'embedded' && !hasLogged) {
      hasLogged = true;
      console.log(
        hasFailed
          ? 'Hosted search could not be loaded. The site searches its own index.'
          : 'Hosted search is disabled: this deployment has no settings for it. The site searches its own index.',
      );
    }
    if (name !== 'netlify') {
      return undefined;
    }
    const timer = window.setTimeout(() => load(name).catch(fail), netlifyDelay);
    return () => window.clearTimeout(timer);
  }, [name, hasFailed, fail]);
  return {name, fail};
}

/** Returns whether a key press is Ctrl+K or ⌘K, on keyboards without Latin letters as well. */
const isShortcut = ({key, code, ctrlKey, metaKey, shiftKey, altKey}: KeyboardEvent) =>
  (ctrlKey || metaKey) &&
  !shiftKey &&
  !altKey &&
  (key.toLowerCase() === 'k' || (code === 'KeyK' && !/^[a-z]$/i.test(key)));

interface Keys {
  isLoading: boolean;
  open: () => void;
  close: () => void;
  /** Called with a character that was typed while the search is being loaded. */
  type: (character: string) => void;
}

/**
 * Listens for the search's shortcut, but not while a reader types in a field. There is no single-key
 * shortcut, because one that can't be turned off gets in the way of speech input (WCAG 2.1.4). While the
 * search is being loaded, keeps what is typed until its field is there, and Escape cancels.
 */
function useKeys({isLoading, open, close, type}: Keys): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const {key, target, ctrlKey, metaKey} = event;
      const isTyping = target instanceof Element && target.matches('input, textarea, select');
      if (isConversion(event) || isTyping) {
        return;
      }
      if (isShortcut(event)) {
        event.preventDefault();
        open();
      } else if (isLoading && key === 'Escape') {
        close();
      } else if (isLoading && key.length === 1 && !ctrlKey && !metaKey) {
        // Otherwise the field, if it appears at this moment, would get the character once more.
        event.preventDefault();
        type(key);
      }
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isLoading, open, close, type]);
}

export default function SearchBar(): ReactNode {
  const {name, fail} = useImplementation();
  const [loaded, setLoaded] = useState<{name: string; Search: ComponentType<SearchProps>}>();
  const [query, setQuery] = useState(queryOfUrl);
  const [state, setState] = useState<'closed' | 'open' | 'missing'>(query ? 'open' : 'closed');
  const isOpen = state === 'open';
  const isLoading = isOpen && loaded?.name !== name;
  // What had the focus; a dialog that is replaced doesn't restore it.
  const invoker = useRef<Element | null>(null);

  const open = useCallback((text?: string) => {
    invoker.current = document.activeElement;
    setQuery((last) => text ?? last);
    setState('open');
  }, []);
  const close = useCallback(() => {
    setQuery('');
    setState('closed');
    (invoker.current as HTMLElement | null)?.focus();
  }, []);
  const type = useCallback((character: string) => setQuery((last) => last + character), []);
  const takeOver = (typed: string) => {
    setQuery(typed);
    fail();
  };

  useKeys({isLoading, open, close, type});
  useEffect(() => {
    opener.open = open;
  }, [open]);
  useEffect(() => {
    if (!isLoading) {
      return undefined;
    }
    let isCurrent = true;
    const giveUp = () => {
      if (isCurrent) {
        (name === 'embedded' ? () => setState('missing') : fail)();
      }
    };
    const timer = window.setTimeout(giveUp, loadTimeout);
    load(name).then((Search) => setLoaded({name, Search}), giveUp);
    return () => {
      isCurrent = false;
      window.clearTimeout(timer);
    };
  }, [isLoading, name, fail]);

  return (
    <>
      <SearchButton isLoading={isLoading} onClick={() => open()} />
      {state === 'missing' && (
        <p role="alert" className="search-failed">
          <Translate id="site.search.error">
            Search couldn’t be loaded. Check your connection and try again.
          </Translate>
        </p>
      )}
      {isOpen &&
        loaded?.name === name &&
        createPortal(
          <loaded.Search query={query} onClose={close} onFailure={takeOver} />,
          document.body,
        )}
    </>
  );
}
