import React, {lazy, useEffect, useState, type ComponentType, type ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Props} from '@theme/CodeBlock';

const load = () => import(/* webpackChunkName: "highlighter" */ './highlighter');

const OnServer = lazy(load);

/** Module state, so that blocks of later pages render with the loaded component at once. */
let Loaded: ComponentType<Props> | undefined;

/**
 * Renders the theme's component, which only pages with such blocks load. The server waits for the component,
 * and the browser keeps the server's HTML until the component is loaded. Don't use `<Suspense>`, because
 * React moves suspended content to the end of a large page, from where a script has to move it back.
 */
export default function HighlightedInBrowser(props: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const [isInHtml] = useState(!isBrowser);
  const [CodeBlock, setCodeBlock] = useState(() => Loaded);
  useEffect(() => {
    load().then(
      (module) => {
        Loaded = module.default;
        setCodeBlock(() => Loaded);
      },
      // Ignores an error, because the block keeps the server's HTML.
      () => {},
    );
  }, []);
  if (!ExecutionEnvironment.canUseDOM) {
    return (
      <div>
        <OnServer {...props} />
      </div>
    );
  }
  if (CodeBlock && isBrowser) {
    return (
      <div key="loaded">
        <CodeBlock {...props} />
      </div>
    );
  }
  return isInHtml ? (
    <div suppressHydrationWarning dangerouslySetInnerHTML={{__html: ''}} />
  ) : (
    <pre>
      <code>{props.children}</code>
    </pre>
  );
}
