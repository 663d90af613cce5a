import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import CodeBlock from '@site/src/theme/CodeBlock';
import {useIdentity} from '../useIdentity';

/** Renders the steps to a first build, with a call that works once its two variables are set. */
export default function FirstBuild(): ReactNode {
  const {host, slug} = useIdentity();
  const ownerVariable = 'OWNER_NAME';
  const tokenVariable = `${slug.toUpperCase()}_API_TOKEN`;
  const upload = `curl --fail "https://${host}/api/users/$${ownerVariable}/apps" \\
  --header "Authorization: Bearer $${tokenVariable}" \\
  --form "file=@app-debug.apk"`;
  return (
    <section aria-labelledby="first-build">
      <h2 id="first-build">
        <Translate id="site.home.firstBuild">Get your first build on a phone</Translate>
      </h2>
      <ol className="home__steps">
        <li>
          <p>
            <Translate
              id="site.home.firstBuild.1"
              values={{
                account: (
                  <Link to="/docs/developer-guide/setup/sign-up">
                    <Translate id="site.home.firstBuild.account">Create an account</Translate>
                  </Link>
                ),
                owner: <code>{ownerVariable}</code>,
                token: <code>{tokenVariable}</code>,
              }}
            >
              {'{account}. Set {owner} to your group’s name and {token} to your API key.'}
            </Translate>
          </p>
        </li>
        <li>
          <p>
            <Translate id="site.home.firstBuild.2">
              Upload the build. You can also drag it into the browser.
            </Translate>
          </p>
          <CodeBlock language="sh" label="Shell" html={upload} />
        </li>
        <li>
          <p>
            <Translate
              id="site.home.firstBuild.3"
              values={{
                page: (
                  <Link to="/docs/developer-guide/link-distribution/distribute-by-link">
                    <Translate id="site.home.firstBuild.page">distribution page</Translate>
                  </Link>
                ),
              }}
            >
              {
                'Create a {page} and send its link. Testers open it on their phones and install the app.'
              }
            </Translate>
          </p>
        </li>
      </ol>
    </section>
  );
}
