import fs from 'node:fs/promises';
import {parse} from 'yaml';
import {fillVariables} from '../site/variables';

/**
 * The questions that a page answers, in the words of people who don't know its own: only the search
 * knows them (`parseFrontMatter` takes them out, so that no page carries them to its readers).
 *
 * @param file - a Markdown file, from the top of the repository.
 */
export async function readQuestions(file: string): Promise<string[]> {
  const yaml = /^---\n([\s\S]*?)\n---\n/.exec(await fs.readFile(file, 'utf8'))?.[1] ?? '';
  const {questions = []} = parse(yaml) as {questions?: string[]};
  return questions.map((question) => fillVariables(question, file));
}
