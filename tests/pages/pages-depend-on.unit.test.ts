/** What a page shows from other files is new in a build with a cache, too. */
import {pathToFileURL} from 'node:url';
import {expect, test} from '@playwright/test';

interface Options {
  files: string[];
  directives: string[];
}

/** The files on which a page then depends. */
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

test('a page depends on what its directives show', async () => {
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
