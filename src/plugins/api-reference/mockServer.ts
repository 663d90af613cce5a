import {STATUS_CODES, type Server} from 'node:http';
import express, {type ErrorRequestHandler, type Request, type RequestHandler} from 'express';
import {middleware} from 'express-openapi-validator';
import type {OpenAPIV3} from 'express-openapi-validator/dist/framework/types';
import {endpoints, examplesOf, resolve, type OpenApi, type Operation} from './openapi';

interface Matched {
  openapi?: {schema: Operation};
  files?: Express.Multer.File[];
}

/** The operation that the validator has found, from our own document: its own copy has no examples. */
function operationOf(api: OpenApi, request: Request): Operation | undefined {
  const id = (request as Matched).openapi?.schema.operationId;
  return endpoints(api).find(({operation}) => operation.operationId === id)?.operation;
}

/** A refusal that the error handler answers. */
const refusal = (status: number, message: string) => Object.assign(new Error(message), {status});

/** A file sent as text and a text sent as a file look alike to a schema, so they are told apart here. */
function files(api: OpenApi): RequestHandler {
  return (request, _response, next) => {
    const sent = new Set(((request as Matched).files ?? []).map(({fieldname}) => fieldname));
    const content = operationOf(api, request)?.requestBody?.content ?? {};
    const type = Object.keys(content).find((candidate) => request.is(candidate));
    const {properties = {}} = type ? resolve(api, content[type]!.schema) : {};
    for (const [name, property] of Object.entries(properties)) {
      const isFile = resolve(api, property).format === 'binary';
      if (isFile && name in (request.body as object) && !sent.has(name)) {
        return next(refusal(400, `${name} is a file, and was sent as text`));
      }
      if (!isFile && sent.has(name)) {
        return next(refusal(400, `${name} is a text, and was sent as a file`));
      }
    }
    return next();
  };
}

/** Reads `Prefer: code=404, example=NotFoundError`: which documented answer the caller wants. */
function preferred(request: Request): {code?: string; example?: string} {
  const pairs = (request.get('Prefer') ?? '').split(/[,;]\s*/).map((pair) => pair.split('='));
  return Object.fromEntries(pairs) as {code?: string; example?: string};
}

/** The status under which an example is documented; the first success without one. */
function statusOf(api: OpenApi, {responses}: Operation, example?: string): string {
  const statuses = Object.keys(responses);
  const success = statuses.find((key) => key.startsWith('2'))!;
  const holds = (status: string) =>
    Object.values(resolve(api, responses[status]!).content ?? {}).some((media) =>
      examplesOf(api, media).some(({name}) => name === example),
    );
  return [success, ...statuses].find(holds) ?? success;
}

/** Answers with an example of the description: the first success, unless another is preferred. */
function answer(api: OpenApi, examples: Record<string, string>): RequestHandler {
  return (request, response, next) => {
    const operation = operationOf(api, request);
    if (!operation) {
      return next(refusal(404, 'not found'));
    }
    const {code, example = code ? undefined : examples[operation.operationId]} = preferred(request);
    const status = code ?? statusOf(api, operation, example);
    const documented =
      operation.responses[status] ??
      (status >= '4'
        ? (operation.responses[`${status[0]}XX`] ?? operation.responses.default)
        : undefined);
    if (!documented) {
      return next(refusal(400, `${operation.operationId} has no answer with status ${status}`));
    }
    const {content} = resolve(api, documented);
    response.status(Number(status));
    const media = Object.values(content ?? {})[0];
    if (!media) {
      return response.end();
    }
    const documentedExamples = examplesOf(api, media);
    const chosen = example
      ? documentedExamples.find(({name}) => name === example)
      : documentedExamples[0];
    if (!chosen && (example || status < '4')) {
      return next(refusal(400, `${operation.operationId} has no example "${example}"`));
    }
    if (!chosen) {
      // Nobody has seen the text of this error, so it says what it is.
      return next(refusal(Number(status), 'an error without an example'));
    }
    return response.json(chosen.value);
  };
}

interface Refused {
  status?: number;
  message: string;
  errors?: {path: string; message: string}[];
}

/** Refusals in the shape of the API's own errors. */
const refuse: ErrorRequestHandler = (error: Refused, _request, response, next) => {
  if (response.headersSent) {
    return next(error);
  }
  const status = error.status ?? 500;
  const reasons = error.errors?.map(({path, message}) => `${path} ${message}`) ?? [error.message];
  const message = `${STATUS_CODES[status]}: ${reasons.join('; ')}`;
  return response.status(status).json({error: true, message, because: message});
};

/**
 * A server that answers with the examples of the description and refuses what it does not allow: an
 * unknown path, a missing key, a wrong content type, an unknown or missing field, a value of the
 * wrong kind.
 *
 * @param api - the description; the server answers below the path of its first server.
 * @param port - 0 for any free port.
 * @param examples - names of the examples to answer with where not with the first, by operation id.
 *   A caller asks for another answer with the header `Prefer: code=404, example=NotFoundError`.
 * @returns the listening server.
 */
export async function startMock(
  api: OpenApi,
  port: number,
  examples: Record<string, string> = {},
): Promise<Server> {
  const app = express();
  app.disable('x-powered-by');
  app.use(express.urlencoded({extended: false}), express.json());
  app.use(
    middleware({
      // The validator changes the document that it is given.
      apiSpec: structuredClone(api) as unknown as OpenAPIV3.DocumentV3_1,
      // The gate of the API reference checks the document itself.
      validateApiSpec: false,
      validateRequests: {coerceTypes: true},
      validateResponses: false,
      // Any text will do as a key of any kind.
      validateSecurity: {
        handlers: {userKey: () => true, groupKey: () => true, workspaceKey: () => true},
      },
      fileUploader: {},
    }),
  );
  app.use(files(api), answer(api, examples), refuse);
  return new Promise((done, failed) => {
    const server = app.listen(port, () => done(server));
    server.once('error', failed);
  });
}
