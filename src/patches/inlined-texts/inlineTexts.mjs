import fs from 'node:fs';
import ts from 'typescript';

/**
 * A bundler's loader: puts the interface's texts, in the language that is built, where a component
 * asks for them. They travel with it then, instead of all with every page; ids, descriptions and the
 * texts of the other language stay behind.
 *
 * Its option `file` names the file with the texts by id. Throws where a text is not written out,
 * because nothing could be put there.
 */

/** The text that an expression writes out; undefined when it does not. */
function writtenOut(node) {
  if (!node) {
    return undefined;
  }
  if (ts.isStringLiteralLike(node)) {
    return node.text;
  }
  if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node)) {
    return writtenOut(node.expression);
  }
  if (ts.isBinaryExpression(node)) {
    const parts = [writtenOut(node.left), writtenOut(node.right)];
    return parts.includes(undefined) ? undefined : parts.join('');
  }
  return undefined;
}

/**
 * What a call or an element says under a name; undefined when it does not have it.
 *
 * @throws an error when it is there and not written out: the text of another id would be taken.
 */
function said(parts, name, fail) {
  const part = parts?.find((one) => one.name?.text === name);
  return part ? (writtenOut(part.initializer) ?? fail()) : undefined;
}

/** What is to be written instead of a call of `translate`, or of its message: from where, to where, what. */
function call(node, textOf, fail) {
  const [message, values] = node.arguments;
  const of = (name) => said(message.properties, name, fail);
  const text = JSON.stringify(textOf(of('id'), of('message')));
  return values
    ? [[message.getStart(), message.end, `{message: ${text}}`]]
    : [[node.getStart(), node.end, text]];
}

/** What is to be written instead of the id, the description and the text of a `Translate`. */
function element({openingElement, children, closingElement}, textOf, fail) {
  const {properties} = openingElement.attributes;
  const [child] = children.filter((one) => !one.containsOnlyTriviaWhiteSpaces);
  const fallback =
    child && ts.isJsxText(child) ? child.text.trim().replace(/\s*\n\s*/g, ' ') : writtenOut(child);
  const text = textOf(said(properties, 'id', fail), fallback);
  return [
    ...properties
      .filter(({name}) => ['id', 'description'].includes(name?.text))
      .map((one) => [one.getStart(), one.end, '']),
    [openingElement.end, closingElement.getStart(), `{${JSON.stringify(text)}}`],
  ];
}

/** @type {import('webpack').LoaderDefinitionFunction<{file: string}>} */
export default function inlineTexts(source) {
  if (!source.includes('@docusaurus/Translate')) {
    return source;
  }
  const {file} = this.getOptions();
  this.addDependency(file);
  const texts = JSON.parse(fs.readFileSync(file, 'utf8'));
  const module = ts.createSourceFile('module.tsx', source, ts.ScriptTarget.Latest, true);
  const edits = [];
  const visit = (node) => {
    const fail = () => {
      const {line} = module.getLineAndCharacterOfPosition(node.getStart());
      throw new Error(
        `${this.resourcePath}:${line + 1}: write the id and the text of a translation out, as in translate({id: 'site.x', message: 'X'}).`,
      );
    };
    const textOf = (id, fallback) => texts[id ?? fallback] ?? fallback ?? fail();
    if (ts.isCallExpression(node) && node.expression.getText() === 'translate') {
      edits.push(...call(node, textOf, fail));
    } else if (ts.isJsxElement(node) && node.openingElement.tagName.getText() === 'Translate') {
      edits.push(...element(node, textOf, fail));
    } else if (ts.isJsxSelfClosingElement(node) && node.tagName.getText() === 'Translate') {
      fail();
    }
    ts.forEachChild(node, visit);
  };
  visit(module);
  // From the end, so that the places of those before stay true.
  const result = edits
    .sort(([a], [b]) => b - a)
    .reduce(
      (text, [start, end, written]) => text.slice(0, start) + written + text.slice(end),
      source,
    );
  // What the build counts, to see that the patch took hold; minification takes it out.
  return edits.length > 0 ? `/* texts inlined */ ${result}` : result;
}
