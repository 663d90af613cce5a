import {FileSystemConfigLoader, HtmlValidate, type ConfigData} from 'html-validate';
import {parse, serialize} from 'parse5';
import type {Finding} from '../content';
import {readTable} from '../tables';
import type {Site} from './readSite';

/**
 * A page with the tags that the minifier may leave out, which the validator does not know to be
 * optional, and what the standard's parser says about the page as it stands.
 */
function complete(file: string, source: string): {html: string; errors: Finding[]} {
  const errors: Finding[] = [];
  const document = parse(source, {
    onParseError({code, startLine}) {
      errors.push({file, line: startLine, message: `The HTML cannot be read as meant: ${code}`});
    },
  });
  return {html: serialize(document), errors};
}

/** Every page is valid HTML with unique ids. */
export async function siteHtml(site: Site): Promise<Finding[]> {
  const validator = new HtmlValidate(
    new FileSystemConfigLoader(readTable<ConfigData>('html.yaml')),
  );
  const findings: Finding[] = [];
  for (const {file, source} of site.pages) {
    const {html, errors} = complete(file, source);
    findings.push(...errors);
    const {results} = await validator.validateString(html, file);
    for (const {line, message, ruleId} of results.flatMap((result) => result.messages)) {
      findings.push({file, line, message: `${message} [${ruleId}]`});
    }
  }
  return findings;
}
