import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';

/**
 * Reads a YAML file of this folder.
 *
 * @param name - path from this folder, such as `labels.yaml`.
 */
export const readTable = <Table>(name: string): Table =>
  parse(fs.readFileSync(path.join(__dirname, name), 'utf8')) as Table;
