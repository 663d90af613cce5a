import {FileSystemConfigLoader, HtmlValidate, type ConfigData} from 'html-validate';
import {parse, serialize} from 'parse5';
import type {Finding} from '../content';
import {readTable} from '../tables';
import type {Site} from './readSite';

/** Every page is valid HTML with unique ids. */
export async function siteHtml(site: Site): Promise<Finding[]> {
  const validator = new HtmlValidate(
    new FileSystemConfigLoader(readTable<ConfigData>('html.yaml')),
  );
  const findings: Finding[] = [];
  for (const {file, source} of site.pages) {
    const document = parse(source, {
      onParseError({code, startLine: line}) {
        findings.push({file, line, message: `The HTML cannot be read as meant: ${code}`});
      },
    });
    // With the tags that the minifier may leave out, which the validator does not know to be optional.
    const {results} = await validator.validateString(serialize(document), file);
    for (const {line, message, ruleId} of results.flatMap((result) => result.messages)) {
      findings.push({file, line, message: `${message} [${ruleId}]`});
    }
  }
  return findings;
}
