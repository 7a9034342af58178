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
import { actCalls } from './actCalls.ts';
import { agentCalls } from './agents/agentCalls.ts';
import { payRunCalls } from './agents/payRunCalls.ts';
import { announcementCalls } from './announcementCalls.ts';
import { applicationDeskCalls } from './applicationDeskCalls.ts';
import { auditCalls } from './auditCalls.ts';
import { bonusCalls } from './bonusCalls.ts';
import { cashCalls, serveOperatorProofs } from './cashCalls.ts';
import { serveConsole } from './consoleFiles.ts';
import { contradictionCalls } from './contradictionCalls.ts';
import { correctionCalls } from './correctionCalls.ts';
import { depositCalls } from './depositCalls.ts';
import { feedbackCalls } from './feedbackCalls.ts';
import { identityCalls } from './identityCalls.ts';
import { lateWinCalls } from './lateWinCalls.ts';
import { limitCalls } from './limitCalls.ts';
import { lotteryCalls } from './lotteryCalls.ts';
import { lotteryPlanCalls } from './lotteryPlanCalls.ts';
import { mailingCalls } from './mailingCalls.ts';
import { memberPageCalls } from './member/memberPageCalls.ts';
import { memberCalls } from './memberCalls.ts';
import { missionCalls } from './missionCalls.ts';
import { createOperatorStreams } from './operatorStreams.ts';
import { pickLimitCalls } from './pickLimitCalls.ts';
import { pictureCalls, serveOperatorPictures } from './pictureCalls.ts';
import { pointCalls } from './pointCalls.ts';
import { promotionCalls } from './promotionCalls.ts';
import { proposalCalls } from './proposalCalls.ts';
import { kindsOfProposals } from './proposals/kindsOfProposals.ts';
import { protectionCalls } from './protectionCalls.ts';
import { reportCalls, serveReportFile } from './reportCalls.ts';
import { admitCaller, createServeOperatorCall, liveSession, type ServeOperatorCall } from './serveOperatorCall.ts';
import type { Services } from './services.ts';
import { sessionCalls } from './sessionCalls.ts';
import { settingCalls } from './settingCalls.ts';
import { signCalls } from './signCalls.ts';
import { stationCalls } from './stationCalls.ts';
import { teamCalls } from './teamCalls.ts';
import { termsCalls } from './termsCalls.ts';
import { vendorCalls } from './vendorCalls.ts';
import { viewCalls } from './viewCalls.ts';
import { walletCalls } from './walletCalls.ts';
import { serveWatching } from './watching.ts';

const BODY_LIMIT = 32 * 1024;

export interface OperatorsApp {
  readonly server: FastifyInstance;
  readonly serve: ServeOperatorCall;
}

/**
 * The operators' HTTP application, which listens apart from the site: the console, its calls under /ops, and what
 * watches the platform (`/healthz`, `/metrics`). Not yet listening.
 */
export async function createOperatorsApp(services: Services): Promise<OperatorsApp> {
  const { settings, log } = services;
  const server = fastify({
    logger: false,
    bodyLimit: BODY_LIMIT,
    trustProxy: forFastify(settings.trustProxy),
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 100, ignoreTrailingSlash: false },
    // A console keeps its event stream open; without this a stop would wait for it.
    forceCloseConnections: true,
    requestTimeout: 30_000,
    // An address that cannot be decoded; no hook and no route sees it.
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
  const kinds = kindsOfProposals(services);
  sessionCalls(serve, services, streams);
  actCalls(serve, services);
  viewCalls(serve, services);
  auditCalls(serve, services);
  memberCalls(serve, services);
  memberPageCalls(serve, services, kinds);
  feedbackCalls(serve, services);
  signCalls(serve, services);
  identityCalls(serve, services);
  teamCalls(serve, services);
  cashCalls(serve, services);
  depositCalls(serve, services);
  correctionCalls(serve, services);
  contradictionCalls(serve, services);
  walletCalls(serve, services);
  vendorCalls(serve, services, kinds);
  lateWinCalls(serve, services, kinds);
  lotteryCalls(serve, services, kinds);
  lotteryPlanCalls(serve, services);
  stationCalls(serve, services, kinds);
  pickLimitCalls(serve, services, kinds);
  limitCalls(serve, services, kinds);
  settingCalls(serve, services, kinds);
  termsCalls(serve, services);
  protectionCalls(serve, services, kinds);
  announcementCalls(serve, services, kinds);
  mailingCalls(serve, services, kinds);
  pictureCalls(serve, services);
  promotionCalls(serve, services, kinds);
  applicationDeskCalls(serve, services, kinds);
  bonusCalls(serve, services, kinds);
  pointCalls(serve, services, kinds);
  missionCalls(serve, services, kinds);
  agentCalls(serve, services, kinds);
  payRunCalls(serve, services, kinds);
  proposalCalls(serve, services, kinds);
  reportCalls(serve, services);
  serveReportFile(server, services);
  serveOperatorPictures(server, services);
  serveOperatorProofs(server, services);
  server.get(operatorEventsPath, async (request, reply) => {
    admitCaller(services, request, false);
    // Listening is nothing that an operator does: it makes no session last.
    const { id } = await liveSession(services, request, reply);
    reply.hijack();
    streams.open(reply.raw, id);
  });
  serveWatching(server, services);
  outboxRoutes(server, services);
  // So that the console's page never answers a call that there is not.
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
