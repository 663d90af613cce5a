import fs from 'node:fs';
import {defaultLanguage} from '../../site/languages';
import {fillVariables} from '../../site/variables';

/**
 * What the pictures say, by picture. `question` is what a picture answers and stands above it; `title`
 * and `description` are for those who can't see it. Translations are in `i18n/<code>/pictures.json`.
 */
export const pictureTexts: Record<string, string> = {
  'service.question': 'How a build gets to the people who test it',
  'service.title': 'A build, its group, and its testers',
  'service.description':
    'You upload a build. A group keeps its revisions. From there, the build reaches testers in two ways: members sign in, and anyone else opens a link. Testers install it on their phones. Each part leads to its page.',
  'service.build': 'Your build',
  'service.upload': 'From the browser or CI',
  'service.group': 'Your group',
  'service.keeps': 'Keeps every revision, and who can use it',
  'service.members': 'Members',
  'service.sign-in': 'Sign in to install',
  'service.link': 'A link',
  'service.anyone': 'Works without an account',
  'service.testers': 'Testers',
  'service.install': 'Install it on their phones',

  'workspace-parts.question': 'Who and what is in a workspace?',
  'workspace-parts.title': 'The parts of a workspace',
  'workspace-parts.description':
    'A workspace holds members, groups, and shared teams. Members are in the teams of a group or in a shared team. A team gives access to apps of its group; a shared team can test apps of several groups. An app keeps revisions. A distribution page serves one of them to people outside the workspace who have its link.',
  'workspace-parts.workspace': 'Workspace',
  'workspace-parts.company': 'Your whole company',
  'workspace-parts.members': 'Members',
  'workspace-parts.account': 'Everyone with an account',
  'workspace-parts.group': 'Group',
  'workspace-parts.another': 'Another group',
  'workspace-parts.team': 'Teams',
  'workspace-parts.role': 'One role each',
  'workspace-parts.shared': 'Shared team',
  'workspace-parts.testing': 'Tests apps of several groups',
  'workspace-parts.app': 'App',
  'workspace-parts.revisions': 'Revisions',
  'workspace-parts.page': 'Distribution page',
  'workspace-parts.one': 'Serves one revision',
  'workspace-parts.visitors': 'People with the link',
  'workspace-parts.no-account': 'No account needed',

  'app-access.question': 'How does a person get access to an app?',
  'app-access.title': 'How people get access to an app',
  'app-access.description':
    'A person is invited and becomes a workspace member. From there, one path leads into a group and then into a team of that group, which is linked to the app. The other path leads into a shared team, which is linked to the app.',
  'app-access.person': 'Person',
  'app-access.invited': 'Gets an invitation',
  'app-access.member': 'Workspace member',
  'app-access.workspace': 'Sees no app yet',
  'app-access.group-member': 'Group member',
  'app-access.added': 'Added to a group',
  'app-access.team': 'Team',
  'app-access.put-in': 'Put in a team',
  'app-access.shared': 'Shared team',
  'app-access.added-shared': 'Added to a shared team',
  'app-access.app': 'App',
  'app-access.linked': 'Linked to the team',

  'two-ways.question': 'Who gets a build, and how?',
  'two-ways.title': 'Member distribution and link distribution, side by side',
  'two-ways.description':
    'Member distribution is for people you choose one by one: you attach their team to the app, each of them signs in, they choose any stored revision, and they are notified of the next build. Link distribution is for anyone who has the link: you create a distribution page, they open its link without an account, they get the one revision that the page serves, and the same link serves the next build when you change the revision.',
  'two-ways.member': 'Member distribution',
  'two-ways.by-name': 'For people you choose one by one',
  'two-ways.team': 'You attach a team to the app',
  'two-ways.team-how': 'You invite people and add them to it',
  'two-ways.sign-in': 'Each person signs in',
  'two-ways.seat': 'With an account, which uses a seat',
  'two-ways.choose': 'They choose a revision',
  'two-ways.stored': 'Any that is stored',
  'two-ways.next': 'The next build',
  'two-ways.notified': 'They are notified',
  'two-ways.link': 'Link distribution',
  'two-ways.anyone': 'For anyone who has the link',
  'two-ways.page': 'You create a distribution page',
  'two-ways.page-how': 'You send its link or QR code',
  'two-ways.open': 'They open the link',
  'two-ways.no-account': 'No account or seat needed',
  'two-ways.one': 'They get one revision',
  'two-ways.served': 'The one that the page serves',
  'two-ways.same-link': 'The same link, after you change the revision',

  'build-way.question': 'How does a build get from CI to a phone?',
  'build-way.title': 'The way of a build from a commit to a phone',
  'build-way.description':
    'First, you push a commit, which starts the CI service. Second, the CI service builds an APK, AAB, or IPA. Third, a tool or the API uploads the file to {{name}}. Fourth, the file is a new revision of the app, and a distribution page can serve it under the same link. Fifth, testers install it from their app list or from the page. On Android, the SDK in the app sends crashes and logs back to {{name}}.',
  'build-way.push': 'You push',
  'build-way.starts': 'The commit starts CI',
  'build-way.build': 'CI builds',
  'build-way.files': 'An APK, AAB, or IPA',
  'build-way.upload': 'A tool uploads',
  'build-way.tools': 'Gradle, fastlane, GitHub\u00a0Actions, Bitrise, or curl',
  'build-way.revision': 'A new revision',
  'build-way.page': 'A page can serve it under the same link',
  'build-way.install': 'Testers install',
  'build-way.where': 'From the app list or the page',
  'build-way.sdk': 'On Android, the SDK sends crashes and logs back',

  'device-loop.question': 'How does a new iPhone or iPad get a build that it can install?',
  'device-loop.title': 'From a new iOS device to a build that it can install',
  'device-loop.description':
    'First, the tester opens the link in Safari and installs the configuration profile. Second, {{name}} registers the UDID and emails the developer. Third, the developer registers the device with Apple and renews the provisioning profile. Fourth, the developer builds and signs the app again, now with the device in its profile. Fifth, the developer uploads the build to the same distribution page. Sixth, the tester opens the same link again and installs the app.',
  'device-loop.tester': 'Tester',
  'device-loop.developer': 'Developer',
  'device-loop.open': 'Open the link in Safari',
  'device-loop.install-profile': 'Install the configuration profile',
  'device-loop.register': '{{name}} registers the UDID',
  'device-loop.email': 'The developer gets an email',
  'device-loop.apple': 'Register the device with Apple',
  'device-loop.renew': 'Renew the provisioning profile',
  'device-loop.build': 'Build and sign again',
  'device-loop.contains': 'Now with the device in the profile',
  'device-loop.upload': 'Upload the build',
  'device-loop.same-page': 'To the same distribution page',
  'device-loop.again': 'Open the same link',
  'device-loop.install': 'Install the app',

  'single-sign-on.question': 'What changes for members when you finish the SAML wizard?',
  'single-sign-on.title': 'The way into {{name}} before and after the switch to SAML',
  'single-sign-on.description':
    'Before the switch, members sign in to {{name}} with a password. When you finish the wizard, this changes for everyone at once. First, a member opens the SSO URL of {{name}} and is sent to the IdP SSO Target URL. Second, the member signs in to the identity provider with the company account. Third, the signed response of the provider goes through the browser to the ACS URL of {{name}}, which checks it with the stored certificate and signs the member in. Passwords no longer work.',
  'single-sign-on.before': 'Before the switch',
  'single-sign-on.members': 'Members',
  'single-sign-on.password': 'Password',
  'single-sign-on.password-how': 'Stops working for everyone at the switch',
  'single-sign-on.service': 'Signed in to {{name}}',
  'single-sign-on.after': 'After you finish the wizard',
  'single-sign-on.start': 'Members open the SSO URL',
  'single-sign-on.sent': '{{name}} sends them to the provider',
  'single-sign-on.provider': 'Sign-in with the company account',
  'single-sign-on.provider-how': 'At the identity provider',
  'single-sign-on.response': 'A signed response to the ACS URL',
  'single-sign-on.check': '{{name}} checks it with the certificate and signs them in',
};

/** A text of a picture in a language. */
export type ReadText = (id: string) => string;

/** Where a language has its texts. */
export const pictureTextsFile = (code: string): string => `i18n/${code}/pictures.json`;

/** A picture's texts in a language; what is not translated is in the default language. */
export function textsOf(picture: string, code: string): ReadText {
  const file = pictureTextsFile(code);
  const translated =
    code !== defaultLanguage.code && fs.existsSync(file)
      ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, {message: string}>)
      : {};
  return (id) => {
    const key = `${picture}.${id}`;
    return fillVariables(translated[key]?.message ?? pictureTexts[key]!, file);
  };
}
