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

/** What is to be written instead of a call of `translate`: from where, to where, what. */
function call(node, textOf) {
  const [message, values] = node.arguments;
  const of = (name) =>
    writtenOut(message.properties?.find((property) => property.name?.text === name)?.initializer);
  const text = JSON.stringify(textOf(of('id'), of('message')));
  const written = values ? `translate({message: ${text}}, ${values.getText()})` : text;
  return [[node.getStart(), node.end, written]];
}

/** What is to be written instead of the id, the description and the text of a `Translate`. */
function element({openingElement, children, closingElement}, textOf) {
  const attribute = (name) =>
    openingElement.attributes.properties.find((property) => property.name?.text === name);
  const [child] = children.filter((one) => !one.containsOnlyTriviaWhiteSpaces);
  const fallback =
    child && ts.isJsxText(child) ? child.text.trim().replace(/\s*\n\s*/g, ' ') : writtenOut(child);
  const text = textOf(writtenOut(attribute('id')?.initializer), fallback);
  const attributes = ['id', 'description'].map(attribute).filter(Boolean);
  return [
    ...attributes.map((one) => [one.getStart(), one.end, '']),
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
    const textOf = (id, fallback) => {
      const text = texts[id ?? fallback] ?? fallback;
      if (text === undefined) {
        const {line} = module.getLineAndCharacterOfPosition(node.getStart());
        throw new Error(
          `${this.resourcePath}:${line + 1}: write the id and the text of a translation out, as in translate({id: 'site.x', message: 'X'}).`,
        );
      }
      return text;
    };
    if (ts.isCallExpression(node) && node.expression.getText() === 'translate') {
      edits.push(...call(node, textOf));
    } else if (ts.isJsxElement(node) && node.openingElement.tagName.getText() === 'Translate') {
      edits.push(...element(node, textOf));
    } else if (ts.isJsxSelfClosingElement(node) && node.tagName.getText() === 'Translate') {
      textOf();
    }
    ts.forEachChild(node, visit);
  };
  visit(module);
  // From the end, so that the places of those before stay true.
  return edits
    .sort(([a], [b]) => b - a)
    .reduce(
      (text, [start, end, written]) => text.slice(0, start) + written + text.slice(end),
      source,
    );
}
