import {load} from 'cheerio';
import {FileSystemConfigLoader, HtmlValidate, type ConfigData} from 'html-validate';
import type {Finding} from '../content';
import {readTable} from '../readTable';
import type {Site} from './readSite';

/** Reports syntax errors and invalid HTML of every page, such as ids that are used twice. */
export async function siteHtml(site: Site): Promise<Finding[]> {
  const validator = new HtmlValidate(
    new FileSystemConfigLoader(readTable<ConfigData>('html.yaml')),
  );
  const findings: Finding[] = [];
  for (const {file, source} of site.pages) {
    // A variable, because cheerio's types lack the option `onParseError`, which cheerio passes to parse5.
    const options = {
      scriptingEnabled: true,
      onParseError({code, startLine: line}: {code: string; startLine: number}) {
        findings.push({file, line, message: `The HTML cannot be read as meant: ${code}`});
      },
    };
    const document = load(source, options);
    // Serializes the document, because the validator would report optional tags that the minifier removed.
    const {results} = await validator.validateString(document.html(), file);
    for (const {line, message, ruleId} of results.flatMap((result) => result.messages)) {
      findings.push({file, line, message: `${message} [${ruleId}]`});
    }
  }
  return findings;
}
