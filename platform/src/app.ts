import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from 'fastify';
import { languageOf } from './foundation/http/caller.ts';
import { failureOf, refusalOf } from './foundation/http/failures.ts';
import { readJsonBodies } from './foundation/http/jsonBodies.ts';
import { refuseMalformedRequests } from './foundation/http/malformedRequests.ts';
import { limitOpenBodies } from './foundation/http/openBodies.ts';
import { Refusal } from './foundation/http/refusal.ts';
import { createServe, retryAfter, type Serve } from './foundation/http/serve.ts';
import { checkCallers, forFastify } from './foundation/http/trustedProxies.ts';
import { serveDomains } from './serveDomains.ts';
import type { Services } from './services.ts';

const BODY_LIMIT = 256 * 1024;

export interface App {
  readonly server: FastifyInstance;
  readonly serve: Serve;
}

/** The platform's HTTP application with every domain in it, not yet listening. */
export async function createApp(services: Services): Promise<App> {
  const server = fastify({
    logger: false,
    bodyLimit: BODY_LIMIT,
    trustProxy: forFastify(services.settings.trustProxy),
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false },
    // Browsers keep connections open; without this a stop would wait for them.
    forceCloseConnections: true,
    requestTimeout: 30_000,
    // A malformed address reaches no hook and no route.
    frameworkErrors: (error, request, reply) => void answerFailure(error, request, reply),
  });

  server.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    reply.header('x-content-type-options', 'nosniff');
    // a year, for this domain only: subdomains may have no certificate. Browsers ignore it over plain http
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000');
    if (isCall(request)) {
      reply.header('cache-control', 'no-store');
      reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
      reply.header('cross-origin-resource-policy', 'same-origin');
      reply.header('referrer-policy', 'no-referrer');
      reply.header('vary', 'Accept-Language, X-Language');
    }
  });
  checkCallers(server, services.log);
  limitOpenBodies(server);
  readJsonBodies(server);
  await server.register(cookie);
  await server.register(formbody, { bodyLimit: 16 * 1024 });
  refuseMalformedRequests(server);

  const answerFailure = async (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const refusal = refusalOf(error, services.log, {
      request: request.id,
      method: request.method,
      path: request.url.split('?')[0],
    });
    retryAfter(reply, refusal);
    const market = await services.markets.byHost(request.host).catch(() => null);
    return reply
      .code(refusal.status)
      .type('application/json')
      .send(failureOf(refusal, languageOf(request, market)));
  };
  server.setErrorHandler(answerFailure);
  server.setNotFoundHandler((request, reply) => answerFailure(new Refusal('NOT_FOUND'), request, reply));

  const serve = createServe(server, services);
  await serveDomains(serve, services);
  // So that the catch-all page route never answers a call with a page.
  for (const url of ['/wps', '/wps/*', '/vendor/*']) {
    server.all(url, async () => {
      throw new Refusal('NOT_FOUND');
    });
  }
  return { server, serve };
}

function isCall(request: FastifyRequest): boolean {
  return request.url.startsWith('/wps/') || request.url.startsWith('/vendor/');
}
