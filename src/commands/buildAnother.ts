/**
 * Builds the site for another service, as an operator would: a copy of the tree in which only
 * `src/site/identity.ts` is another one (`anotherIdentity.ts`). `npm test` runs it
 * with every optional setting on; `tests/identity.unit.test.ts` and `tests/*.options.test.ts` look
 * at the result.
 */
import fs from 'node:fs';
import path from 'node:path';
import {anotherIdentity} from './anotherIdentity';
import {buildCopy} from './buildCopy';
import {builds} from './builds';
import {copySite} from './copySite';

const copy = '.cache/another-site';
copySite(copy);

const identityFile = path.join(copy, 'src/site/identity.ts');
const source = fs.readFileSync(identityFile, 'utf8');
const values = source.indexOf('export const identity');
if (values < 0) {
  throw new Error(`${identityFile}: "export const identity" is not there.`);
}
fs.writeFileSync(
  identityFile,
  `${source.slice(0, values)}export const identity: Identity = ${JSON.stringify(anotherIdentity, null, 2)};\n`,
);

buildCopy(copy, builds.options.directory);
