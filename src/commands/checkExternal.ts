/**
 * `npm run check:external`: reports the links out of the built site that lead nowhere, as Markdown. It
 * asks other hosts, so it reports and never fails for what they return. BUILD names another build than
 * `build`.
 */
import {outwardLinks, reportLinks} from '../lint/site/outwardLinks';
import {readSiteFiles, siteOf} from '../lint/site/readSite';
import {readDeployment} from '../site/deployment';

async function main(): Promise<void> {
  const site = siteOf(readSiteFiles(process.env.BUILD ?? 'build'), readDeployment(process.env).url);
  console.log(await reportLinks(outwardLinks(site)));
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
