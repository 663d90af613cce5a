import React, {useEffect, useRef, useState, type ReactNode, type RefObject} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import SampleValuesButton from '@site/src/plugins/sample-values/client/SampleValuesButton';
import {CopyButton} from '@site/src/components/ActionButton';

export interface HighlightedProps {
  /** The highlighted code. */
  html: string;
  language: string;
  /** File name, which replaces the language's name in the head. */
  title?: string;
  /** Name of the language for readers. */
  label?: string;
  /** Set if the code has placeholders for the reader's own values. */
  fillable?: string;
}

/** Returns whether an element's content is wider than the element, also after the element's size changes. */
function useOverflow(ref: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = ref.current!;
    const observer = new ResizeObserver(() => {
      setOverflows(element.scrollWidth > element.clientWidth);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return overflows;
}

/**
 * Renders code that the build has highlighted. The head has the file name or language, a copy button, a
 * button that wraps long lines if there are any, and a button for the reader's own values if they apply.
 */
export default function HighlightedByBuild({
  html,
  language,
  title,
  label,
  fillable,
}: HighlightedProps): ReactNode {
  const code = useRef<HTMLElement>(null);
  const frame = useRef<HTMLPreElement>(null);
  const [isWrapped, setWrapped] = useState(false);
  const overflows = useOverflow(frame);
  return (
    <div className="code-block">
      <div className="code-block__head">
        <span className={title ? 'code-block__title' : undefined}>
          {title ?? label ?? translate({id: 'site.code.text', message: 'Text'})}
        </span>
        {(overflows || isWrapped) && (
          <button
            type="button"
            className="code-block__action"
            aria-pressed={isWrapped}
            onClick={() => setWrapped(!isWrapped)}
          >
            <Translate id="site.code.wrap">Wrap lines</Translate>
          </button>
        )}
        {fillable && <SampleValuesButton code={code} />}
        <CopyButton
          className="code-block__action"
          label={translate({id: 'theme.CodeBlock.copy', message: 'Copy'})}
          copy={async () => navigator.clipboard.writeText(code.current!.textContent)}
        />
      </div>
      <pre
        ref={frame}
        data-wrapped={isWrapped || undefined}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable
        tabIndex={0}
      >
        <code
          ref={code}
          className={`language-${language}`}
          dangerouslySetInnerHTML={{__html: html}}
        />
      </pre>
    </div>
  );
}
