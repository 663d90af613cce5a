/**
 * Why this exists: the theme leaves this place empty. This is the search's button; what it opens is
 * loaded when someone first asks for it. When a hosted search fails, our own takes its place.
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
import {
  load,
  type Implementation,
  type SearchProps,
} from '@site/src/plugins/search/client/implementations';
import {SearchButton, opener} from '@site/src/plugins/search/client/SearchButton';

/** Milliseconds after which the hosting site's search is loaded, asked for or not: the page comes first. */
const rest = 2000;

/** The search that the address of the page asks for; empty where there is none, and on the server. */
const askedQuery = () =>
  ExecutionEnvironment.canUseDOM
    ? (new URLSearchParams(window.location.search).get(searchParameter) ?? '').trim()
    : '';

let logged = false;

/** The search that the deployment has set up. Once it fails, our own; the console says so (specification, section 7). */
function useImplementation() {
  const {docSearch, netlifySearch} = useDocusaurusContext().siteConfig.customFields!;
  const [hasFailed, fail] = useReducer(() => true, false);
  const hosted: Implementation = docSearch ? 'docsearch' : netlifySearch ? 'netlify' : 'embedded';
  const name = hasFailed ? 'embedded' : hosted;
  useEffect(() => {
    if (name === 'embedded' && !logged) {
      logged = true;
      console.log(
        hasFailed
          ? 'Hosted search could not be loaded. The site searches its own index.'
          : 'Hosted search is disabled: this deployment has no settings for it. The site searches its own index.',
      );
    }
    if (name !== 'netlify') {
      return undefined;
    }
    const timer = window.setTimeout(() => load(name).catch(fail), rest);
    return () => window.clearTimeout(timer);
  }, [name, hasFailed, fail]);
  return {name, fail};
}

export default function SearchBar(): ReactNode {
  const {name, fail} = useImplementation();
  const [loaded, setLoaded] = useState<{name: string; Search: ComponentType<SearchProps>}>();
  const [query, setQuery] = useState(askedQuery);
  const [state, setState] = useState<'closed' | 'open' | 'missing'>(query ? 'open' : 'closed');
  const isOpen = state === 'open';
  /** A dialog that is replaced takes with it where the focus was. */
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
  const takeOver = (typed: string) => {
    setQuery(typed);
    fail();
  };

  // Ctrl+K and ⌘K open it, but not while a reader types in a field. There is no single-key shortcut: one
  // that can't be turned off gets in the way of speech input (WCAG 2.1.4). What is typed while the search
  // is being loaded is kept until its field is there.
  const isLoading = isOpen && !loaded;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const {key, target, isComposing} = event;
      const isTyping = target instanceof Element && target.matches('input, textarea, select');
      if (isComposing || isTyping) {
        return;
      }
      if (event.ctrlKey || event.metaKey) {
        if (key.toLowerCase() === 'k') {
          event.preventDefault();
          open();
        }
      } else if (isLoading && key.length === 1) {
        // Or the field, if it comes at this moment, would get it once more.
        event.preventDefault();
        setQuery((last) => last + key);
      }
    };
    opener.open = open;
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [open, isLoading]);
  useEffect(() => {
    if (isOpen) {
      load(name).then(
        (Search) => setLoaded({name, Search}),
        () => (name === 'embedded' ? setState('missing') : fail()),
      );
    }
  }, [isOpen, name, fail]);

  return (
    <>
      <SearchButton onClick={() => open()} />
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
