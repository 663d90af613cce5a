import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';

/**
 * A table of this folder.
 *
 * @param name - the file, `labels.yaml`.
 */
export const readTable = <Table>(name: string): Table =>
  parse(fs.readFileSync(path.join(__dirname, name), 'utf8')) as Table;
