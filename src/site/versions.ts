/**
 * The versions of the service's own tools, and of fastlane, that pages can name. A check
 * (`src/lint/rules/versions.ts`) reports other versions.
 *
 * In Markdown `{{version.androidSdk}}` becomes `versions.androidSdk.latest`. For a new release, move
 * `latest` to the front of `earlier` and write the new version.
 */
export interface ToolVersions {
  /** Name of the tool in error messages. */
  readonly name: string;
  /** The newest released version, without a leading "v". */
  readonly latest: string;
  /** Every earlier version that a page names ("since 4.7.0"), newest first. */
  readonly earlier: readonly string[];
  /** Dates of versions that have no entry in the release notes: a day (`2026-06-22`) or a month (`2015-10`). */
  readonly undescribed?: Readonly<Record<string, string>>;
}

const list = (earlier: string) => earlier.split(' ');

export const versions = {
  androidSdk: {
    name: 'Android SDK',
    latest: '4.10.0',
    earlier: list('4.9.0 4.8.0 4.7.1 4.7.0 4.6.1 4.6.0 4.5.0 4.4.0 4.3.0 4.2.0 4.1.0 4.0.0'),
  },
  gradlePlugin: {
    name: 'Gradle plugin',
    latest: '2.10.0',
    earlier: list('2.9.0 2.8.0 2.7.0 2.6.0 2.5.0 2.4.0 2.3.0 2.1.0 2.0.0 1.1.5'),
  },
  /** Versions of fastlane itself, because the upload action is a part of fastlane. */
  fastlane: {
    name: 'fastlane',
    latest: '2.237.0',
    earlier: list(
      '2.228.0 2.227.2 2.227.0 2.226.0 2.225.0 2.224.0 2.223.1 2.223.0 2.222.0 2.221.1 2.221.0 2.220.0 2.219.0 2.218.0 2.217.0 2.216.0 2.215.1 2.215.0 2.214.0 2.213.0 2.212.2 2.212.1 2.212.0 2.148.1 2.105.0',
    ),
  },
  cli: {
    name: 'CLI',
    latest: '0.10.0',
    earlier: ['0.9.1', '0.9.0'],
  },
  iosSdk: {
    name: 'iOS SDK',
    latest: '1.0.7',
    earlier: [],
    undescribed: {'1.0.7': '2015-10'},
  },
  githubAction: {
    name: 'GitHub Action',
    latest: '1.1.3',
    earlier: ['1.1.2', '1.1.1', '1.1.0', '1.0.1', '1.0.0'],
    undescribed: {'1.1.3': '2026-06-22', '1.1.2': '2026-04-06', '1.1.1': '2025-11-19'},
  },
  bitriseStep: {
    name: 'Bitrise step',
    latest: '1.1.3',
    earlier: [],
    undescribed: {'1.1.3': '2022-07-01'},
  },
} as const satisfies Record<string, ToolVersions>;
