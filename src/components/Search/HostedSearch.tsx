import React, {useCallback, useEffect, useRef, useState, type ReactNode} from 'react';
import {askedQuery} from './askedQuery';
import EmbeddedSearch from './EmbeddedSearch';
import {loadHosted, openHosted, showHosted, type HostedSettings} from './hosted';
import {provideSearch} from './opener';
import SearchButton from './SearchButton';
import {useShortcuts} from './useShortcuts';

/** Calls back when the browser is idle. Returns a function that cancels it. */
function whenIdle(callback: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(callback, {timeout: 10_000});
    return () => window.cancelIdleCallback(handle);
  }
  const timer = globalThis.setTimeout(callback, 2000);
  return () => globalThis.clearTimeout(timer);
}

interface WaitingProps {
  settings: HostedSettings;
  /** Called when the hosted search fails to load. */
  onFailure: (asked: boolean) => void;
}

/** Our button until the hosted widget is there, then the widget with its own. */
function Hosted({settings, onFailure}: WaitingProps): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const [query] = useState(askedQuery);
  const firstQuery = useRef(query);
  const asked = useRef(query !== '');
  const [isReady, setReady] = useState(false);

  const load = useCallback(
    () =>
      loadHosted()
        .then(() => {
          if (container.current) {
            showHosted(container.current, settings);
            setReady(true);
          }
          if (asked.current) {
            openHosted(firstQuery.current);
            asked.current = false;
            firstQuery.current = '';
          }
        })
        .catch(() => onFailure(asked.current)),
    [settings, onFailure],
  );
  const open = useCallback(() => {
    asked.current = true;
    void load();
  }, [load]);

  useShortcuts(open);
  useEffect(() => provideSearch(open), [open]);
  useEffect(() => {
    if (asked.current) {
      void load();
      return undefined;
    }
    return whenIdle(() => void load());
  }, [load]);

  return (
    <>
      {!isReady && <SearchButton look="bar" onClick={open} />}
      <div ref={container} className="hosted-search" />
    </>
  );
}

/**
 * The hosted search (specification, section 7). Its script is loaded when the search is first used
 * or the browser is idle; if it fails to load, the embedded search takes its place.
 */
export default function HostedSearch({settings}: {settings: HostedSettings}): ReactNode {
  const [failure, setFailure] = useState<{asked: boolean} | null>(null);
  const fail = useCallback((asked: boolean) => setFailure({asked}), []);
  return failure ? (
    // Remounted for a reader who opens the search while it is failing: only a new one opens
    // immediately.
    <EmbeddedSearch
      key={String(failure.asked)}
      reason="Hosted search could not be loaded. The site searches its own index."
      openAtOnce={failure.asked}
    />
  ) : (
    <Hosted settings={settings} onFailure={fail} />
  );
}
