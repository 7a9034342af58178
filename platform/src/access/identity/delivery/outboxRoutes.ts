import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { languageOf } from '../../../foundation/http/caller.ts';
import { addressOf } from '../../../foundation/http/ipAddress.ts';
import { perAddress } from '../../../foundation/http/rateLimits.ts';
import { enforceRate } from '../../../foundation/http/serve.ts';
import type { Services } from '../services.ts';
import { readOutbox } from './outbox.ts';
import { outboxPage } from './outboxPage.ts';
import { styleFile } from './styleFile.ts';

const policy =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'";
const LONGEST_FILTER = 254;

/** `GET /outbox`: what a demonstration would have sent. Does not exist in production. */
export function outboxRoutes(server: FastifyInstance, services: Services): void {
  if (services.settings.mode !== 'demonstration') return;
  const { database, markets } = services;
  const style = readFileSync(styleFile, 'utf8');
  const send = (reply: FastifyReply, type: string, content: string) =>
    reply
      .headers({ 'cache-control': 'no-store', 'content-security-policy': policy, 'referrer-policy': 'no-referrer' })
      .type(type)
      .send(content);

  server.get('/outbox/style.css', (_request, reply) => send(reply, 'text/css; charset=utf-8', style));
  server.get<{ Querystring: Readonly<Record<string, unknown>> }>('/outbox', async (request, reply) => {
    enforceRate(services, perAddress, addressOf(request.ip));
    const { target, language: chosen } = request.query;
    const filter = typeof target === 'string' ? target.trim().slice(0, LONGEST_FILTER) : '';
    const market = await markets.byHost(request.host);
    const language = chosen === 'vi' || chosen === 'en' ? chosen : languageOf(request, market);
    const reader = { language, timeZone: market?.timeZone ?? 'UTC' };
    return send(reply, 'text/html; charset=utf-8', outboxPage(await readOutbox(database, filter), filter, reader));
  });
}
