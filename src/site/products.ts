import {versions, type ToolVersions} from './versions';

/**
 * What release notes are about. Labels stand in each language's `tags.yml`, because products and kinds
 * are the tags of the posts.
 */
interface Product {
  /** The tool whose versions the product has. */
  readonly tool?: keyof typeof versions;
}

/** What the service consists of, in the order in which the release notes list it. */
export const products = {
  service: {},
  api: {},
  plans: {},
  'android-app': {},
  'android-sdk': {tool: 'androidSdk'},
  ios: {tool: 'iosSdk'},
  cli: {tool: 'cli'},
  'gradle-plugin': {tool: 'gradlePlugin'},
  'fastlane-action': {tool: 'fastlane'},
  'github-action': {tool: 'githubAction'},
  'bitrise-step': {tool: 'bitriseStep'},
  chat: {},
  documentation: {},
} as const satisfies Record<string, Product>;

export type ProductId = keyof typeof products;
export const productIds = Object.keys(products) as ProductId[];

/** The versions of a product; none for a product that is no tool. */
export function versionsOf(product: ProductId): ToolVersions | undefined {
  const {tool} = products[product] as Product;
  return tool && versions[tool];
}

/** What an entry says about its product. */
export const kinds = [
  'new',
  'changed',
  'fixed',
  'deprecated',
  'removed',
  'security',
  'breaking',
] as const;
export type Kind = (typeof kinds)[number];

/** Kinds whose readers have to do something, which the entry says. */
export const kindsWithAction: readonly Kind[] = ['deprecated', 'removed', 'security', 'breaking'];

/** Whom an entry affects: the four readers of this site. */
export const audiences = ['developers', 'administrators', 'testers', 'integrators'] as const;
export type Audience = (typeof audiences)[number];

/** What is not ours and changes all the same: ids of the headings below "Platform notes". */
export const platforms = [
  'platform-android',
  'platform-ios',
  'platform-ci',
  'platform-services',
] as const;
export type Platform = (typeof platforms)[number];

/** Route of a product's release notes, without the language prefix. */
export const productRoute = (product: ProductId): string => `/release-notes/products/${product}`;
