/** A build with a cache recompiles a page when a file that the page embeds has changed. */
import {pathToFileURL} from 'node:url';
import {expect, test} from '@playwright/test';

interface Options {
  files: string[];
  directives: string[];
}

/** Returns the files on which the loader makes a page depend. */
async function dependencies(source: string, options: Options): Promise<string[]> {
  const loader = pathToFileURL('src/lib/dependOn.mjs').href;
  const {default: dependOn} = (await import(loader)) as {
    default: (this: object, source: string) => string;
  };
  const added: string[] = [];
  const addDependency = (file: string) => added.push(file);
  expect(dependOn.call({getOptions: () => options, addDependency}, source)).toBe(source);
  return added;
}

test('a page depends on the files that its directives embed', async () => {
  const options = {files: ['a.yaml', 'b.yaml'], directives: ['operation', 'errors']};
  for (const [page, depends] of [
    ['# A\n\n::operation{id="getApp"}\n', true],
    ['1. A step\n\n   ::errors{status="404"}\n', true],
    [':::note\n\nNo operation, no errors.\n\n:::\n', false],
    ['`::operation` in a sentence.\n', false],
    ['::operations\n', false],
  ] as const) {
    expect.soft(await dependencies(page, options), page).toEqual(depends ? options.files : []);
    expect.soft(await dependencies(page, {...options, directives: []})).toEqual(options.files);
  }
});
