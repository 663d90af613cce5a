import React, {useCallback, useEffect, useState, type ComponentType, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {askedQuery} from '../askedQuery';
import EmbeddedSearch from '../EmbeddedSearch';
import {inTime} from '../inTime';
import {provideSearch} from '../opener';
import SearchButton from '../SearchButton';
import {useShortcuts} from '../useShortcuts';
import type {ModalProps} from './Modal';

type Settings = ModalProps['settings'];

/** The modal with its styles. Only asked for this way do they come: their package says that it does nothing. */
const load = async () => {
  const [modal] = await Promise.all([
    import(/* webpackChunkName: "doc-search" */ './Modal'),
    import(/* webpackChunkName: "doc-search" */ '@docsearch/react/style'),
  ]);
  return modal;
};

interface CrawledProps {
  settings: Settings;
  /** Called with what the reader has typed when the search fails. */
  onFailure: (query: string) => void;
}

/** Our button and, once it is used, DocSearch. */
function Crawled({settings, onFailure}: CrawledProps): ReactNode {
  const [Modal, setModal] = useState<ComponentType<ModalProps> | null>(null);
  const [firstQuery, setFirstQuery] = useState(askedQuery);
  const [isOpen, setOpen] = useState(firstQuery !== '');
  const open = useCallback(() => setOpen(true), []);
  const close = useCallback(() => {
    setOpen(false);
    setFirstQuery('');
  }, []);

  useShortcuts(open);
  useEffect(() => provideSearch(open), [open]);
  useEffect(() => {
    if (isOpen) {
      inTime(load()).then(
        (module) => setModal(() => module.default),
        () => onFailure(firstQuery),
      );
    }
  }, [isOpen, firstQuery, onFailure]);

  return (
    <>
      <SearchButton look="bar" onClick={open} />
      {isOpen &&
        Modal &&
        createPortal(
          <Modal
            settings={settings}
            firstQuery={firstQuery}
            onClose={close}
            onFailure={onFailure}
          />,
          document.body,
        )}
    </>
  );
}

/**
 * The search of a crawler's index. Its code is loaded when a reader opens it; if that or a query fails,
 * the embedded search takes its place.
 */
export default function DocSearch({settings}: {settings: Settings}): ReactNode {
  const [failed, setFailed] = useState<{query: string} | null>(null);
  const fail = useCallback((query: string) => setFailed({query}), []);
  return failed ? (
    <EmbeddedSearch
      reason="Hosted search could not be loaded. The site searches its own index."
      openAtOnce
      firstQuery={failed.query}
    />
  ) : (
    <Crawled settings={settings} onFailure={fail} />
  );
}
