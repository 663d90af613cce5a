import React, {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {createPortal} from 'react-dom';
import {askedQuery} from './askedQuery';
import type {DialogProps} from './Dialog';
import {provideSearch} from './opener';
import SearchButton from './SearchButton';
import {useShortcuts} from './useShortcuts';

let logged = false;

interface Props {
  /** What the console says, once a visit, about why this search is used (specification, section 7). */
  reason: string;
  /** The reader has asked for the search already. */
  openAtOnce?: boolean;
  /** What they have typed by then. */
  firstQuery?: string;
}

/**
 * The site's own search: a button, the shortcuts, and a dialog that is loaded, with everything
 * behind it, when someone first asks for it.
 */
export default function EmbeddedSearch({reason, openAtOnce = false, firstQuery}: Props): ReactNode {
  const baseUrl = useBaseUrl('/');
  const [Dialog, setDialog] = useState<ComponentType<DialogProps> | null>(null);
  const [asked, setAsked] = useState(() => firstQuery || askedQuery());
  const [isOpen, setOpen] = useState(openAtOnce || asked !== '');
  const [failed, setFailed] = useState(false);
  const invoker = useRef<HTMLElement | null>(null);

  const open = useCallback(() => {
    invoker.current = document.activeElement as HTMLElement | null;
    setFailed(false);
    setOpen(true);
  }, []);
  const close = useCallback(() => {
    setOpen(false);
    setAsked('');
    invoker.current?.focus();
  }, []);

  useShortcuts(open);
  useEffect(() => provideSearch(open), [open]);
  useEffect(() => {
    if (!logged) {
      logged = true;
      console.log(reason);
    }
  }, [reason]);
  useEffect(() => {
    if (isOpen) {
      import(/* webpackChunkName: "search-dialog" */ './Dialog').then(
        (module) => setDialog(() => module.default),
        () => {
          setOpen(false);
          setFailed(true);
        },
      );
    }
  }, [isOpen]);

  return (
    <>
      <SearchButton look="bar" onClick={open} />
      {failed && (
        <p role="alert" className="search-failed">
          <Translate id="site.search.error">
            Search couldn’t be loaded. Check your connection and try again.
          </Translate>
        </p>
      )}
      {isOpen &&
        Dialog &&
        createPortal(
          <Dialog baseUrl={baseUrl} firstQuery={asked} onClose={close} />,
          document.body,
        )}
    </>
  );
}
