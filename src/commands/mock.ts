/**
 * `npm run mock`: a server on one's own machine that behaves as the description of the API says, for
 * trying calls without an account. PORT names another port than 4010.
 */
import {loadDescription} from '../markdown/operation/description';
import {defaultLanguage} from '../site/languages';
import {startMock} from './mockServer';

async function main(): Promise<void> {
  const port = Number(process.env.PORT ?? 4010);
  const api = await loadDescription(defaultLanguage.code);
  await startMock(api, port);
  const address = `http://localhost:${port}${new URL(api.servers[0]!.url).pathname}`;
  console.log(`The mock of the API listens on ${address}`);
  console.log(`Try: curl ${address}/organizations -H "Authorization: Bearer any-key"`);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
