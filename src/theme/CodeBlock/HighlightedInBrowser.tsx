import React, {lazy, useEffect, useState, type ComponentType, type ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Props} from '@theme/CodeBlock';

const load = () => import(/* webpackChunkName: "highlighter" */ './highlighter');

const OnServer = lazy(load);

/** The theme's component, once it is loaded. */
let Loaded: ComponentType<Props> | undefined;

/**
 * The theme's component, which is loaded where a block needs it. The server waits for it, and the
 * browser keeps the server's HTML until it is there. Not `<Suspense>`: React moves its content to the end
 * of a large page, where only a script brings it back.
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
      // The block stays as it is.
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
