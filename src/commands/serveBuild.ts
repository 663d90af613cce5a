/**
 * `npm run serve`: serves a build on http://localhost:3000. PORT names another port, BUILD another
 * directory than `build`.
 */
import {serve} from './serve';

const port = Number(process.env.PORT ?? 3000);
serve(process.env.BUILD ?? 'build', port).then(
  () => console.log(`Serving the build on http://localhost:${port}`),
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  },
);
