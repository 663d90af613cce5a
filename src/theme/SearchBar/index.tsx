/**
 * Why this exists: the theme leaves this component to search plugins. Renders the search's button, and loads
 * the search when a reader first opens it. If a hosted search fails, opens the embedded search instead.
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

/** Milliseconds after which Netlify's search is loaded even if nobody opens it, so that the page loads first. */
const netlifyDelay = 2000;

/** Milliseconds after which loading a search counts as failed. */
const loadTimeout = 15_000;

/** Returns the query in the page's URL, or an empty string if there is none and on the server. */
const queryOfUrl = () =>
  ExecutionEnvironment.canUseDOM
    ? (new URLSearchParams(window.location.search).get(searchParameter) ?? '').trim()
    : '';

// Module state, because each page mounts the bar, but the message is logged once per visit.
let hasLogged = false;

/** Returns the search that the deployment has configured, and after `fail()` the embedded search. */
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

interface Shortcuts {
  isLoading: boolean;
  open: () => void;
  close: () => void;
  /** Called with each character that is typed while the search loads. */
  type: (character: string) => void;
}

/**
 * Listens for the search's shortcut, except while a reader types in a field. There is no shortcut of a
 * single key, because one that can't be turned off interferes with speech input (WCAG 2.1.4). While the
 * search loads, passes on typed characters, and Escape cancels.
 */
function useShortcuts({isLoading, open, close, type}: Shortcuts): void {
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
        // Prevents a field that appears at this moment from getting the character, too.
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
  // Stored here, because a dialog that another dialog replaces doesn't restore the focus.
  const invoker = useRef<HTMLElement | null>(null);

  const open = useCallback((text?: string) => {
    invoker.current = document.activeElement as HTMLElement | null;
    setQuery((last) => text ?? last);
    setState('open');
  }, []);
  const close = useCallback(() => {
    setQuery('');
    setState('closed');
    invoker.current?.focus();
  }, []);
  const type = useCallback((character: string) => setQuery((last) => last + character), []);
  const replaceSearch = (typed: string) => {
    setQuery(typed);
    fail();
  };

  useShortcuts({isLoading, open, close, type});
  useEffect(() => {
    opener.open = open;
  }, [open]);
  useEffect(() => {
    if (!isLoading) {
      return undefined;
    }
    let isCurrent = true;
    const handleFailure = () => {
      if (isCurrent && name === 'embedded') {
        setState('missing');
      } else if (isCurrent) {
        fail();
      }
    };
    const timer = window.setTimeout(handleFailure, loadTimeout);
    load(name).then((Search) => setLoaded({name, Search}), handleFailure);
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
          <loaded.Search query={query} onClose={close} onFailure={replaceSearch} />,
          document.body,
        )}
    </>
  );
}
