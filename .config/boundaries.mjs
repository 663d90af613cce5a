/**
 * What may import what in `src`, each as a rule of ESLint. Types cross all of these boundaries but the
 * last two: they are gone before anything runs.
 */
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

/** The file or folder that an import names, from the top of the repository; a package stays as it is. */
function targetOf(file, source) {
  const target = source.startsWith('.')
    ? path.posix.join(path.posix.dirname(file), source)
    : source;
  return target.replace(/^@site\//, '').replace(/(?:\/index)?(?:\.[jt]sx?|\.mjs)?\/?$/, '');
}

/** What runs in the browser, and once in the build, which renders each page. */
const inBrowser =
  /^src\/(?:(?:client|components|pages|theme)|(?:plugins|patches)\/[^/]+\/(?:client|theme))(?:\/|$)/;
const ofOurs = /^(?:src\/(?!site\/)|sidebars$|docusaurus\.config$)/;

function browserWithoutNode(file, target) {
  return inBrowser.test(file) &&
    (target.startsWith('node:') || (ofOurs.test(target) && !inBrowser.test(target)))
    ? 'This file runs in the browser, what it imports runs in Node.'
    : null;
}

/** The feature that a file belongs to. */
const featureOf = (file) => /^src\/plugins\/([^/.]+)(?=\/|$)/.exec(file)?.[1];

/** Whether a feature's `index.ts` says in its first comment that it needs another. */
function needs(feature, other) {
  const door = path.join(root, 'src/plugins', feature, 'index.ts');
  const [comment = ''] = /^\/\*\*.*?\*\//s.exec(fs.readFileSync(door, 'utf8')) ?? [];
  return comment.match(/Needs ([^.]*)/)?.[1].includes(`\`${other}\``) ?? false;
}

function throughDoors(file, target) {
  const [own, other] = [featureOf(file), featureOf(target)];
  const folder = path.join(root, `src/plugins/${other}`);
  if (!other || own === other || !fs.statSync(folder, {throwIfNoEntry: false})?.isDirectory()) {
    return null;
  }
  if (own && !needs(own, other)) {
    return `Say at the top of src/plugins/${own}/index.ts what it is for: "Needs \`${other}\`".`;
  }
  return /^src\/plugins\/[^/]+(?:\/client)?$/.test(target)
    ? null
    : `Import it from src/plugins/${other} or src/plugins/${other}/client, its two doors.`;
}

const withoutTests = (file, target) =>
  target.startsWith('tests/') ? 'What src and the tests share stands in src.' : null;

const siteAlone = (file, target) =>
  /^(?:src\/(?!site\/)|@theme|tests\/)/.test(target) ? 'src/site imports nothing of ours.' : null;

/**
 * A rule about the modules that a file imports.
 *
 * @param refusal - says why a file must not import a target; null where it may.
 * @param evenTypes - whether types count.
 */
const importRule = (refusal, evenTypes = false) => ({
  create(context) {
    const file = path.relative(root, context.filename).replaceAll(path.sep, '/');
    const check = (node) => {
      const {source, importKind, exportKind, specifiers = []} = node;
      const isType =
        (importKind ?? exportKind) === 'type' ||
        (specifiers.length > 0 && specifiers.every((one) => one.importKind === 'type'));
      if (typeof source?.value === 'string' && (evenTypes || !isType)) {
        const message = refusal(file, targetOf(file, source.value));
        if (message) {
          context.report({node: source, message});
        }
      }
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportAllDeclaration: check,
      ExportNamedDeclaration: check,
    };
  },
});

const plugin = {
  rules: {
    'browser-without-node': importRule(browserWithoutNode),
    'through-doors': importRule(throughDoors),
    'without-tests': importRule(withoutTests, true),
    'site-alone': importRule(siteAlone, true),
  },
};

export const boundaries = [
  {
    files: ['src/**', '*.ts'],
    plugins: {boundaries: plugin},
    rules: {
      'boundaries/browser-without-node': 'error',
      'boundaries/through-doors': 'error',
      'boundaries/without-tests': 'error',
    },
  },
  {files: ['src/site/**'], rules: {'boundaries/site-alone': 'error'}},
];
