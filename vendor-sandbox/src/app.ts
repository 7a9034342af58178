import fastify, { type FastifyInstance } from 'fastify';
import { registerSportsRoutes } from './games/sports/server/routes.ts';
import { registerApiRoutes } from './http/apiRoutes.ts';
import { registerAssetRoute } from './http/assetRoute.ts';
import { registerCatalogueRoute } from './http/catalogueRoute.ts';
import { registerFaultRoute } from './http/faultRoute.ts';
import { registerFixturesRoute } from './http/fixturesRoute.ts';
import { headersFor } from './http/headers.ts';
import { registerJackpotsRoute } from './http/jackpotsRoute.ts';
import { registerPictureRoute } from './http/pictureRoute.ts';
import { registerPlayRoute } from './http/playRoute.ts';
import { Refusal } from './http/refusal.ts';
import { registerStepRoutes } from './http/stepRoutes.ts';
import type { Services } from './services.ts';
import type { RefusalAnswer } from './wire.ts';

const answerOf = ({ code, balance }: Refusal): RefusalAnswer => (balance === null ? { code } : { code, balance });

/** Creates the sandbox's app; it does not listen yet. */
export function createApp(services: Services): FastifyInstance {
  const app = fastify({ logger: false, bodyLimit: 4096, requestTimeout: 30_000, connectionTimeout: 60_000 });
  const headers = headersFor(services.settings);

  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(answerOf(new Refusal('NOT_FOUND'))));
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof Refusal) return reply.code(error.status).send(answerOf(error));
    const status = statusOf(error);
    if (status < 500) return reply.code(status).send(answerOf(new Refusal('BAD_REQUEST')));
    services.log('call failed', { route: request.routeOptions.url ?? '', error: String(error) });
    return reply.code(500).send(answerOf(new Refusal('UNAVAILABLE')));
  });

  app.get('/healthz', async () => ({
    status: 'ok',
    sessions: services.sessions.count(),
    unsettled: services.tables.real.settlements.waiting(),
    standing: services.book.pendingCount(),
    open: services.stepped.openCount(),
  }));
  registerAssetRoute(app, services.assets);
  registerPictureRoute(app, services.pictures);
  registerPlayRoute(app, services);
  registerApiRoutes(app, services);
  registerStepRoutes(app, services);
  registerSportsRoutes(app, services);
  registerCatalogueRoute(app, services);
  registerFixturesRoute(app, services);
  registerJackpotsRoute(app, services);
  if (services.settings.demonstration) registerFaultRoute(app, services);
  return app;
}

/** The framework's status of an error (body too large, malformed JSON), or 500. */
function statusOf(error: unknown): number {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : 500;
  return typeof status === 'number' ? status : 500;
}
