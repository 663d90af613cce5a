import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import SearchButton from '../Search/SearchButton';
import {useIdentity} from '../useIdentity';

/** What this is, in one line and one sentence, and the search. */
export default function Intro(): ReactNode {
  const {name} = useIdentity();
  return (
    <header className="home__intro">
      <h1>
        <Translate id="site.home.title" values={{name}}>
          {'{name} documentation'}
        </Translate>
      </h1>
      <p className="lead">
        <Translate id="site.home.lead" values={{name}}>
          {
            '{name} delivers every build of your mobile app to the people who test it. Choose where to start.'
          }
        </Translate>
      </p>
      <SearchButton look="field" />
    </header>
  );
}
