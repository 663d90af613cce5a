import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import SearchButton from '../Search/SearchButton';
import {useIdentity} from '../useIdentity';

/** What the service does, in one line and one sentence, and the search. */
export default function Intro(): ReactNode {
  const {name} = useIdentity();
  return (
    <header className="home__intro">
      <h1>
        <Translate id="site.home.title">
          Send test builds of your app to the people who test it
        </Translate>
      </h1>
      <p className="lead">
        <Translate id="site.home.lead" values={{name}}>
          {
            'With {name}, testers install every build of your Android or iOS app on their own phones. This is its documentation.'
          }
        </Translate>
      </p>
      <SearchButton look="field" />
    </header>
  );
}
