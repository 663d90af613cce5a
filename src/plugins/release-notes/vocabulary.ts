import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {versions, type ToolVersions} from '../../site/versions';

const vocabulary = parse(fs.readFileSync(path.join(__dirname, 'vocabulary.yaml'), 'utf8')) as {
  products: Record<string, keyof typeof versions | null>;
  kinds: Record<string, boolean>;
  platforms: ('platform-android' | 'platform-ios' | 'platform-ci' | 'platform-services')[];
};

export const {platforms} = vocabulary;
export const products = Object.keys(vocabulary.products);
export const kinds = Object.keys(vocabulary.kinds);

/** Returns whether readers have to act on a change of this kind. */
export const needsAction = (kind: string): boolean => vocabulary.kinds[kind] ?? false;

/** Returns the versions of a product, if it is a tool. */
export function versionsOf(product: string): ToolVersions | undefined {
  const tool = vocabulary.products[product];
  return tool ? versions[tool] : undefined;
}

/** Route of the page of deadlines, without the language prefix. */
export const deadlinesRoute = '/release-notes/deadlines';

/** Returns the route of a product's page, without the language prefix. */
export const productRoute = (product: string): string => `/release-notes/products/${product}`;
