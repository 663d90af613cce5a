import {variables} from '../../site/variables';

/** What a step of the service takes: inputs by name, and whether they are required. */
export interface OwnStep {
  /** The step as a workflow names it, without its version. */
  name: string;
  inputs: Record<string, 'required' | 'optional'>;
}

const {slug, Slug, SLUG} = variables as Record<'slug' | 'Slug' | 'SLUG', string>;

/** From the action's `action.yml`, 1.1.0 and later; docs/developer-tools/github-actions.md lists them. */
export const githubAction: OwnStep = {
  name: `${Slug}/${slug}-upload-github-action`,
  inputs: {
    api_token: 'required',
    owner_name: 'required',
    file_path: 'required',
    message: 'optional',
    distribution_key: 'optional',
    distribution_name: 'optional',
    release_note: 'optional',
    disable_notify: 'optional',
    enable_pr_comment: 'optional',
    github_token: 'optional',
  },
};

/** From the step's `step.yml`, 1.1.3; docs/developer-tools/bitrise.md lists them. */
export const bitriseStep: OwnStep = {
  name: `git::https://github.com/${Slug}/upload-app-bitrise-step.git`,
  inputs: {
    api_key: 'required',
    owner_name: 'required',
    app_path: 'required',
    message: 'optional',
    distribution_key: 'optional',
    distribution_name: 'optional',
    release_note: 'optional',
    disable_notify: 'optional',
  },
};

/** A placeholder for the API key, replaced when a script runs. */
export const apiKey = 'YOUR_API_KEY';

/** The `results` of an upload: the output of the action. They are those of the API's example. */
export const uploadResults = {
  name: 'Example App',
  package_name: 'com.example.app',
  os_name: 'Android',
  path: '/organizations/example-group/platforms/android/apps/com.example.app',
  revision: 42,
  version_code: '128',
  version_name: '2.3.0',
  sdk_version: 26,
  target_sdk_version: 35,
  message: 'build 128',
  file: `https://${variables.host}/api/users/example-group/platforms/android/apps/com.example.app/binaries/42/download/binary.apk`,
  icon: `https://${variables.host}/api/users/example-group/platforms/android/apps/com.example.app/binaries/42/download/icon`,
  user: {name: 'example-group'},
  distribution: {
    access_key: '0123456789abcdef0123456789abcdef01234567',
    url: `https://${variables.host}/distributions/0123456789abcdef0123456789abcdef01234567`,
  },
};

/** Neutral values of GitHub's own expressions, on a pull request from a branch with a slash. */
export const githubValues: Record<string, string> = {
  'github.actor': 'taro',
  'github.base_ref': 'main',
  'github.event_name': 'pull_request',
  'github.event.head_commit.message': 'Show the QR code',
  'github.event.number': '7',
  'github.event.pull_request.head.ref': 'feature/qr-code',
  'github.event.pull_request.head.repo.full_name': 'example/app',
  'github.event.pull_request.head.sha': '0123456789abcdef0123456789abcdef01234567',
  'github.event.pull_request.html_url': 'https://github.com/example/app/pull/7',
  'github.event.pull_request.merged': 'true',
  'github.event.pull_request.number': '7',
  'github.event.pull_request.title': 'Show the QR code',
  'github.head_ref': 'feature/qr-code',
  'github.ref': 'refs/pull/7/merge',
  'github.ref_name': '7/merge',
  'github.repository': 'example/app',
  'github.run_id': '123456',
  'github.run_number': '128',
  'github.server_url': 'https://github.com',
  'github.sha': '0123456789abcdef0123456789abcdef01234567',
  'github.token': 'example-token',
  'github.workspace': '.',
  'job.status': 'success',
  'runner.os': 'Linux',
  'runner.temp': '.',
};

/** Values that the owner of a repository sets as a secret or variable, told by the end of its name. */
export const settingValues: [RegExp, string][] = [
  [/API_(?:TOKEN|KEY)$/, apiKey],
  [/(?:OWNER|USER|GROUP)(?:_NAME)?$/, 'example-group'],
  [/DISTRIBUTION_KEY$/, uploadResults.distribution.access_key],
  [/./, 'example-value'],
];

/** What the machines of a CI service set for every script. */
export const machineVariables: Record<
  'github' | 'bitrise' | 'gitlab' | 'circleci',
  Record<string, string>
> = {
  github: {
    CI: 'true',
    GITHUB_ENV: 'github.env',
    GITHUB_OUTPUT: 'github.output',
    GITHUB_STEP_SUMMARY: 'github.summary',
    GITHUB_REF_NAME: '7/merge',
    GITHUB_HEAD_REF: 'feature/qr-code',
    GITHUB_SHA: '0123456789abcdef0123456789abcdef01234567',
    RUNNER_TEMP: '.',
  },
  bitrise: {
    CI: 'true',
    BITRISE_SOURCE_DIR: '.',
    BITRISE_GIT_BRANCH: 'feature/qr-code',
    BITRISE_GIT_COMMIT: '0123456',
    BITRISE_APK_PATH: 'app-release.apk',
    BITRISE_IPA_PATH: 'App.ipa',
    [`${SLUG}_API_TOKEN`]: apiKey,
    [`${SLUG}_OWNER_NAME`]: 'example-group',
    [`${SLUG}_UPLOAD_APP_STEP_RESULT_JSON`]: JSON.stringify({error: false, results: uploadResults}),
  },
  gitlab: {
    CI: 'true',
    CI_COMMIT_REF_NAME: 'feature/qr-code',
    CI_COMMIT_BRANCH: 'feature/qr-code',
    CI_COMMIT_REF_SLUG: 'feature-qr-code',
    CI_COMMIT_SHORT_SHA: '01234567',
    [`${SLUG}_API_TOKEN`]: apiKey,
    [`${SLUG}_OWNER_NAME`]: 'example-group',
  },
  circleci: {
    CI: 'true',
    CIRCLE_BRANCH: 'feature/qr-code',
    CIRCLE_SHA1: '0123456789abcdef0123456789abcdef01234567',
    CIRCLE_BUILD_NUM: '128',
    [`${SLUG}_API_TOKEN`]: apiKey,
    [`${SLUG}_OWNER_NAME`]: 'example-group',
  },
};
