/** The `built site` gate: links and HTML of a finished build; BUILD names another than `build`. */
import {asResults} from '../lint/checks';
import {print} from '../lint/run';
import {readSiteFiles, siteOf} from '../lint/site/readSite';
import {siteHtml} from '../lint/site/siteHtml';
import {siteLinks} from '../lint/site/siteLinks';
import {readDeployment} from '../site/deployment';

async function main(): Promise<void> {
  const build = process.env.BUILD ?? 'build';
  const site = siteOf(readSiteFiles(build), readDeployment(process.env).url);
  const results = [
    ...asResults('links', siteLinks(site), build),
    ...asResults('html', await siteHtml(site), build),
  ];
  process.exitCode = (await print(results)) ? 0 : 1;
  console.log(`${site.pages.length} built pages looked at`);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
