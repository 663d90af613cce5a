import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

export interface CodeBlockProps {
  /** The code, coloured, as HTML that the build made. */
  html: string;
  language: string;
  /** File name, shown in the head instead of the language. */
  title?: string;
}

const names: Record<string, string> = {
  sh: 'Shell',
  json: 'JSON',
  yaml: 'YAML',
  xml: 'XML',
  kotlin: 'Kotlin',
  groovy: 'Groovy',
  ruby: 'Ruby',
  swift: 'Swift',
  java: 'Java',
  python: 'Python',
  javascript: 'JavaScript',
  go: 'Go',
  toml: 'TOML',
  http: 'HTTP',
};

function CopyButton({getText}: {getText: () => string}): ReactNode {
  const [state, setState] = useState<'ready' | 'copied' | 'failed'>('ready');
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const labels = {
    ready: translate({id: 'theme.CodeBlock.copy', message: 'Copy'}),
    copied: translate({id: 'theme.CodeBlock.copied', message: 'Copied'}),
    failed: translate({id: 'site.page.copyFailed', message: 'Couldn’t copy'}),
  };
  return (
    <button
      type="button"
      className="code-block__copy"
      onClick={async () => {
        // Browsers refuse the clipboard to pages in frames, and to people who wish so.
        const done = await Promise.resolve(getText())
          .then((text) => navigator.clipboard.writeText(text))
          .then(
            () => 'copied' as const,
            () => 'failed' as const,
          );
        setState(done);
        window.clearTimeout(timer.current);
        timer.current = window.setTimeout(() => setState('ready'), 2000);
      }}
    >
      <span aria-live="polite">{labels[state]}</span>
    </button>
  );
}

/**
 * Code with its colours already in its HTML, a head with the file name or language, and a copy button.
 */
export default function CodeBlock({html, language, title}: CodeBlockProps): ReactNode {
  const code = useRef<HTMLElement>(null);
  const head = title ?? names[language];
  return (
    <div className="code-block">
      <div className="code-block__head">
        <span className={title ? 'code-block__title' : undefined}>{head}</span>
        <CopyButton getText={() => code.current?.textContent ?? ''} />
      </div>
      <pre
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
