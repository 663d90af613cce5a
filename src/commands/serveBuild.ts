/**
 * `npm run serve`: serves a build on http://localhost:3000. PORT sets another port (0 for any free
 * one), BUILD another directory than `build`.
 */
import type {AddressInfo} from 'node:net';
import {serve} from './serve';

const port = Number(process.env.PORT ?? 3000);
serve(process.env.BUILD ?? 'build', port).then(
  (server) => {
    console.log(`Serving the build on http://localhost:${(server.address() as AddressInfo).port}`);
  },
  (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is in use. Name another one, as in PORT=${port + 1} npm run serve.`
        : error.message,
    );
    process.exitCode = 1;
  },
);
