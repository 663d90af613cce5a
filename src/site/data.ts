import {LineCounter, parseDocument} from 'yaml';

/**
 * Parses a JSON file.
 *
 * @throws an error that names file and line.
 */
export function parseJson<Data>(text: string, file: string): Data {
  try {
    return JSON.parse(text) as Data;
  } catch (error) {
    const {message} = error as Error;
    const position = Number(/position (\d+)/.exec(message)?.[1] ?? text.trimEnd().length);
    const line = text.slice(0, position).split('\n').length;
    throw new Error(
      `${file}:${line}: The file is not JSON: ${message.replace(/ in JSON at position.*/, '')}. Look for a comma that is missing, or that stands before a closing bracket.`,
    );
  }
}

/**
 * Parses a YAML file.
 *
 * @throws an error that names file and line.
 */
export function parseYaml<Data>(text: string, file: string): Data {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, {lineCounter, prettyErrors: false});
  const [error] = document.errors;
  if (error) {
    const {line} = lineCounter.linePos(error.pos[0]);
    throw new Error(
      `${file}:${line}: The file is not YAML: ${error.message}. Correct its indentation, or put the text in quotes.`,
    );
  }
  try {
    return document.toJS() as Data;
  } catch (thrown) {
    // Thrown for an alias without an anchor, such as "*.apk".
    throw new Error(`${file}:1: The file is not YAML: ${(thrown as Error).message}.`);
  }
}
