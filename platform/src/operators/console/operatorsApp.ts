import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import { operatorEventsPath } from '@unisite/shared/contract/operators';
import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from 'fastify';
import { outboxRoutes } from '../../access/identity/index.ts';
import { registryFailureOf } from '../../delivery/registry/index.ts';
import { languageOf } from '../../foundation/http/caller.ts';
import { failureOf, refusalOf } from '../../foundation/http/failures.ts';
import { readJsonBodies } from '../../foundation/http/jsonBodies.ts';
import { refuseMalformedRequests } from '../../foundation/http/malformedRequests.ts';
import { Refusal } from '../../foundation/http/refusal.ts';
import { retryAfter } from '../../foundation/http/serve.ts';
import { checkCallers, forFastify } from '../../foundation/http/trustedProxies.ts';
import type { Desks, ServeOperatorCall } from '../desks/index.ts';
import { auditCalls } from './auditCalls.ts';
import { serveConsole } from './consoleFiles.ts';
import { createOperatorStreams } from './operatorStreams.ts';
import { proposalCalls } from './proposalCalls.ts';
import { admitCaller, createServeOperatorCall, liveSession } from './serveOperatorCall.ts';
import type { Services } from './services.ts';
import { sessionCalls } from './sessionCalls.ts';
import { serveWatching } from './watching.ts';

const BODY_LIMIT = 32 * 1024;

export interface OperatorsApp {
  readonly server: FastifyInstance;
  readonly serve: ServeOperatorCall;
}

/**
 * The operators' HTTP application, on a listener of its own: the console, all desks' calls under /ops, and monitoring
 * (`/healthz`, `/metrics`). Not listening yet.
 */
export async function createOperatorsApp(services: Services, desks: Desks): Promise<OperatorsApp> {
  const { settings, log } = services;
  const server = fastify({
    logger: false,
    bodyLimit: BODY_LIMIT,
    trustProxy: forFastify(settings.trustProxy),
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 100, ignoreTrailingSlash: false },
    // Consoles keep event streams open, which would otherwise delay a stop.
    forceCloseConnections: true,
    requestTimeout: 30_000,
    // Addresses that cannot be decoded, which no hook or route sees.
    frameworkErrors: (error, request, reply) => void answerFailure(error, request, reply),
  });
  server.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'x-request-id': request.id,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      vary: 'Accept-Language, X-Language',
    });
  });
  checkCallers(server, log);
  readJsonBodies(server);
  server.removeContentTypeParser('text/plain');
  await server.register(cookie);
  refuseMalformedRequests(server);

  const answerFailure = async (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const language = languageOf(request, null);
    const refused = registryFailureOf(error, language);
    if (refused) return reply.code(refused.status).type('application/json').send(refused.body);
    const path = request.url.split('?')[0];
    const refusal = refusalOf(error, log, { request: request.id, method: request.method, path, listener: 'operators' });
    retryAfter(reply, refusal);
    return reply.code(refusal.status).type('application/json').send(failureOf(refusal, language));
  };
  server.setErrorHandler(answerFailure);
  server.setNotFoundHandler((request, reply) => answerFailure(new Refusal('NOT_FOUND'), request, reply));

  const streams = createOperatorStreams(services);
  server.addHook('preClose', async () => streams.close());
  const serve = createServeOperatorCall(server, services);
  sessionCalls(serve, services, streams);
  auditCalls(serve, services);
  proposalCalls(serve, services, desks.kinds);
  for (const desk of desks.all) desk.open(serve);
  server.get(operatorEventsPath, async (request, reply) => {
    admitCaller(services, request, false);
    // Listening is not activity: it does not extend a session.
    const { id } = await liveSession(services, request, reply);
    reply.hijack();
    streams.open(reply.raw, id);
  });
  serveWatching(server, services);
  outboxRoutes(server, services);
  // Keeps the console's page from answering unknown calls.
  server.all('/ops/*', async () => {
    throw new Refusal('NOT_FOUND');
  });
  if (settings.operators.dist) {
    await serveConsole(server, settings.operators.dist).catch((error: unknown) =>
      log.error({ error, folder: settings.operators.dist }, 'there is no console to serve'),
    );
  }
  return { server, serve };
}
