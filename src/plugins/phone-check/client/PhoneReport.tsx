import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {CopyButton} from '@site/src/components/ActionButton';
import {readPhone, type BrowserKind} from './readPhone';

const advice: Record<BrowserKind, string> = {
  safari: translate({
    id: 'site.phone.safari',
    message: 'This looks like Safari. This browser can install: follow the steps for iPhone.',
  }),
  notSafari: translate({
    id: 'site.phone.notSafari',
    message:
      'On an iPhone or iPad, only Safari is supported. Copy the link to the test app, and open it in Safari. To use this help page there, too, copy its link below.',
  }),
  android: translate({
    id: 'site.phone.android',
    message: 'This browser can install: follow the steps for Android.',
  }),
  androidApp: translate({
    id: 'site.phone.androidApp',
    message:
      'An app shows you this page. Copy the link to the test app, and open it in your phone’s browser. To use this help page there, too, copy its link below.',
  }),
  computer: translate({
    id: 'site.phone.computer',
    message: 'This looks like a computer. Open this page on the phone that you test with.',
  }),
};

/**
 * Renders the facts that the browser reports about this phone, whether the browser can install a build, and
 * the next step. Sends and stores nothing. The reader can copy the facts for the sender of the link.
 */
export default function PhoneReport(): ReactNode {
  const {system, browser, kind} = readPhone(navigator.userAgent, navigator.maxTouchPoints);
  const unknown = translate({id: 'site.phone.unknown', message: 'unknown browser'});
  const facts = [system, browser ?? (system && unknown)].filter(Boolean).join(', ');
  const steps = {safari: 'iphone', android: 'android'}[kind as string];
  return (
    <section aria-label={translate({id: 'site.phone.label', message: 'Your phone'})}>
      {facts && (
        <p>
          <strong>{facts}</strong>
        </p>
      )}
      <p>{advice[kind]}</p>
      <p className="page-message__actions">
        {steps ? (
          <Link
            className="button button--primary"
            to={`/docs/tester-guide/install/from-link#${steps}`}
          >
            {translate({id: 'site.phone.steps', message: 'Go to the steps'})}
          </Link>
        ) : (
          <CopyButton
            className="button button--primary"
            label={translate({id: 'site.phone.copyLink', message: 'Copy this help page’s link'})}
            copy={async () => navigator.clipboard.writeText(window.location.href)}
          />
        )}
        {facts && (
          <CopyButton
            className="button button--secondary"
            label={translate({id: 'site.phone.copyFacts', message: 'Copy for the sender'})}
            copy={async () => navigator.clipboard.writeText(facts)}
          />
        )}
      </p>
    </section>
  );
}
