import fs from 'node:fs';
import {defaultLanguage, languageOf} from './languages';
import {fillVariables} from './variables';

/**
 * The texts that the build writes and that Docusaurus does not translate by itself. Translations are
 * in `i18n/<code>/site.json`, in the form of Docusaurus' own files; `{word}` is filled in.
 */
export const siteTexts = {
  'site.title': '{{name}} Docs',
  'site.tagline': '{{name}} delivers beta builds of your mobile app to the people who test them.',
  'releaseNotes.title': 'Release Notes',
  'releaseNotes.post': '{month} - Release Notes',
  'releaseNotes.description':
    'Changes to {{name}} and its developer tools, month by month, with notes on the platforms around them.',
  'releaseNotes.feed': '{{name}} Release Notes',
  // Words and signs that several features write.
  'shared.space': ' ',
  'shared.comma': ', ',
  'shared.colon': ': ',
  'shared.and': ' and ',
  'shared.audience.developers': 'developers',
  'shared.audience.administrators': 'administrators',
  'shared.audience.testers': 'testers',
  'shared.audience.integrators': 'API integrators',
  'shared.cause': 'Cause',
  'shared.fix': 'Fix',
  // What the build writes around the entries of release notes.
  'changes.action': 'What to do:',
  'changes.affects': 'For {audiences}',
  'changes.platform-android': 'Android',
  'changes.platform-ios': 'iOS',
  'changes.platform-ci': 'CI hosts and build tools',
  'changes.platform-services': 'Chat, sign-in, and other services',
  'mirror.list': 'All pages: ',
  'changes.until': 'By {date}',
  'changes.passed': 'passed',
  'changes.changedIn': 'Changed in',
  'changes.inMonth': '{change} ({month})',
  'changes.titled': '{product}: {title}',
  'changes.service': 'Service',
  'changes.developer-tools': 'Developer tools',
  // What the build writes around the entries of the page of symptoms.
  'trouble.who': 'Who sees it',
  'trouble.in': '{who} ({place})',
  'trouble.in.free': 'Free plan',
  'trouble.in.flexible': 'Flexible plan',
  'trouble.in.enterprise': 'Enterprise plan',
  'trouble.in.old-group': 'old group',
  'trouble.symptom': 'Symptom',
  'trouble.check': 'Solved when',
  // What Android and iOS show (src/plugins/pictures/deviceScreens.ts), exactly; empty where no one has read it.
  'android.settings': 'Settings',
  'android.apps': 'Apps',
  'android.specialAccess': 'Special app access',
  'android.unknownApps': 'Install unknown apps',
  'android.install': 'Install',
  'android.open': 'Open',
  'ios.settings': 'Settings',
  'ios.general': 'General',
  'ios.deviceManagement': 'VPN & Device Management',
  'ios.downloadedProfile': 'Downloaded Profile',
  'ios.installProfile': 'Install Profile',
  'ios.install': 'Install',
  'ios.enterpriseApp': 'Enterprise App',
  'ios.allowRestart': 'Allow & Restart',
  'ios.privacySecurity': 'Privacy & Security',
  'ios.developerMode': 'Developer Mode',
  'ios.restart': 'Restart',
  'ios.turnOn': 'Turn On',
  // What they name differently on each device, and what is done there, for those who can't see it.
  'android.installer': 'the app that installs',
  'ios.profile': 'the profile',
  'ios.developer': "the developer's name",
  'screen.tapOn': '{screen}: tap {label}.',
  'screen.turnOn': '{screen}: turn on {label}.',
  'screen.tap': 'Tap {label}.',
  // Stands at the old address of a renamed page.
  'redirect.moved': 'This page has moved',

  // What an operation's page adds to the description of the API.
  'operation.or': ' or ',
  'operation.request': 'Request',
  'operation.stop': '.',
  'operation.key': 'Key',
  'operation.keys': '{kinds} API key',
  'operation.key.userKey': 'user',
  'operation.key.groupKey': 'group',
  'operation.key.workspaceKey': 'workspace',
  'operation.role': 'Role',
  'operation.plan': 'Plan',
  'operation.repeat': 'Safe to repeat',
  'operation.repeat.safe': 'Yes.',
  'operation.repeat.unsafe': 'No.',
  'operation.repeat.check': 'Check first.',
  'operation.changesNothing': 'The call changes nothing.',
  'operation.since': 'Since',
  'operation.pathParameters': 'Path parameters',
  'operation.queryParameters': 'Query parameters',
  'operation.headers': 'Headers',
  'operation.body': 'Body',
  'operation.sentAs': 'Send the fields as {types}.',
  'operation.samples': 'Samples',
  'operation.token': 'Set the environment variable `API_TOKEN` to your API key.',
  'operation.values': 'Replace {values} in the URL with your own.',
  'operation.bodyValues': 'Replace the values in the body with your own.',
  'operation.responses': 'Response',
  'operation.empty': 'The response has no body, so rely on the status.',
  'operation.errors': 'Errors',
  'operation.errorResponses': 'Example responses: {status}',
  'operation.fieldsIn': 'Fields of {name} ({count})',
  'operation.operation': 'Operation',
  'operation.retry': 'Retry',
  'operation.retry.never': 'No. The same call gets the same error.',
  'operation.retry.afterFix': 'Only after the fix.',
  'operation.retry.later': 'Yes, with an increasing delay.',
  'operation.returnedBy': 'Returned by',
  'operation.everyOperation': 'Every operation',
  'operation.name': 'Name',
  'operation.meaning': 'Description',
  'operation.status': 'Status',
  'operation.required': 'required',
  'operation.type.string': 'string',
  'operation.type.integer': 'integer',
  'operation.type.number': 'number',
  'operation.type.boolean': 'boolean',
  'operation.type.object': 'object',
  'operation.type.array': 'array',
  'operation.type.null': 'null',
  'operation.type.file': 'file',
  'operation.type.any': 'any value',
  'operation.arrayOf': 'array of {type}',
  'operation.oneOf': 'One of {values}.',
  'operation.always': 'Always {value}.',
  'operation.byDefault': 'Default: {value}.',
  'operation.range': 'From {minimum} to {maximum}.',
  'operation.atLeast': 'At least {minimum}.',
  'operation.atMost': 'At most {maximum}.',
  'operation.length': '{minimum} to {maximum} characters.',
  'operation.longerThan': 'At least {minimum} characters.',
  'operation.shorterThan': 'At most {maximum} characters.',
  'operation.pattern': 'Pattern: {value}.',

  // What `npm run new` writes for its author to replace.
  'new.beforeYouBegin': 'Before you begin',
  'new.relatedPages': 'Related pages',
  'new.intro': 'What you can do here, and who can do it.',
  'new.condition': 'What has to be true first.',
  'new.steps': 'Do the task',
  'new.step': 'Open the screen. Click **Button**. What you see then.',
  'new.operation': 'What the call does, in one sentence.',
  'new.summary': 'What matters most this month.',
  'new.section': 'Platform notes',
} as const;

export type TextId = keyof typeof siteTexts;

/** A text in a language, its `{words}` filled in. */
export type WriteText = (id: TextId, values?: Record<string, string | number>) => string;

/** Where a language has its texts. */
export const siteTextsFile = (code: string): string => `i18n/${code}/site.json`;

/**
 * The texts in a language; what is not translated is in the default language.
 *
 * @throws an error that names an unknown variable.
 */
export function textsIn(code: string): WriteText {
  const file = siteTextsFile(code);
  const translated =
    code !== defaultLanguage.code && fs.existsSync(file)
      ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Partial<Record<TextId, {message: string}>>)
      : {};
  return (id, values = {}) =>
    fillVariables(translated[id]?.message ?? siteTexts[id], file).replace(
      /\{(\w+)\}/g,
      (whole, name: string) => String(values[name] ?? whole),
    );
}

/**
 * The title of the release note of a month: the month as the language writes it, and what it is.
 *
 * @param month - any day of the month, in UTC.
 */
export function postTitle(code: string, month: Date): string {
  const {htmlLang, month: form} = languageOf(code);
  const written = new Intl.DateTimeFormat(htmlLang, {
    month: form,
    year: 'numeric',
    timeZone: 'UTC',
  });
  return textsIn(code)('releaseNotes.post', {month: written.format(month)});
}

/** The texts of the configuration. */
export interface SiteTexts {
  title: string;
  tagline: string;
  releaseNotes: {title: string; description: string; feedTitle: string};
  moved: string;
}

/**
 * The configuration's texts in a language.
 *
 * @param code - the language that is built.
 */
export function texts(code: string): SiteTexts {
  const write = textsIn(code);
  return {
    title: write('site.title'),
    tagline: write('site.tagline'),
    releaseNotes: {
      title: write('releaseNotes.title'),
      description: write('releaseNotes.description'),
      feedTitle: write('releaseNotes.feed'),
    },
    moved: write('redirect.moved'),
  };
}
