import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import CodeBlock from '../CodeBlock';
import {useIdentity} from '../useIdentity';

/** 'Your first build on a phone', with a call that works once the two values are filled in. */
export default function FirstBuild(): ReactNode {
  const {host, slug} = useIdentity();
  const owner = 'OWNER_NAME';
  const token = `${slug.toUpperCase()}_API_TOKEN`;
  const upload = `curl --fail "https://${host}/api/users/$${owner}/apps" \\
  --header "Authorization: Bearer $${token}" \\
  --form "file=@app-debug.apk"`;
  return (
    <section aria-labelledby="first-build">
      <h2 id="first-build">
        <Translate id="site.home.firstBuild">Your first build on a phone</Translate>
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
                owner: <code>{owner}</code>,
                token: <code>{token}</code>,
              }}
            >
              {'{account}. Put your user name into {owner} and your API key into {token}.'}
            </Translate>
          </p>
        </li>
        <li>
          <p>
            <Translate id="site.home.firstBuild.2">
              Upload the build. From a browser it works by drag and drop, too.
            </Translate>
          </p>
          <CodeBlock language="sh" html={upload} />
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
              {'Create a {page} and send its link. The tester opens it on the phone and installs.'}
            </Translate>
          </p>
        </li>
      </ol>
    </section>
  );
}
