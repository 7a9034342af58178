import {
  type Infer,
  int,
  maximum,
  maxLength,
  minimum,
  object,
  optional,
  regex,
  type Schema,
  safeParse,
  string,
} from '@unisite/shared/schema';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fairnessOf, type PlaySession, renewSeeds, stateOf } from '../play/session.ts';
import { refusalOf, spin } from '../play/spin.ts';
import type { Services } from '../services.ts';
import type { Fairness, PlayState, SpinAnswer } from '../wire.ts';
import { Refusal } from './refusal.ts';

const sessionShape = /^[\w-]{43}$/;

const spinBody = object({
  actionId: string().check(regex(/^[\w-]{8,64}$/)),
  stake: int().check(minimum(1), maximum(100_000_000_00)),
});
const fairnessBody = object({ clientSeed: optional(string().check(maxLength(32), regex(/^[\w-]+$/))) });

function bodyOf<Body extends Schema>(schema: Body, request: FastifyRequest): Infer<Body> {
  const body = safeParse(schema, request.body);
  if (!body.success) throw new Refusal('BAD_REQUEST');
  return body.data;
}

/** The calls of the game's page; each names its session in `X-Play-Session`, a header no other site's page can send. */
export function registerApiRoutes(app: FastifyInstance, services: Services): void {
  const { sessions, callLimit, table } = services;

  function sessionOf(request: FastifyRequest): PlaySession {
    const id = request.headers['x-play-session'];
    const site = request.headers['sec-fetch-site'];
    if (site !== undefined && site !== 'same-origin') throw new Refusal('BAD_REQUEST');
    if (typeof id !== 'string' || !sessionShape.test(id)) throw new Refusal('SESSION_EXPIRED');
    const session = sessions.find(id);
    if (session === null) throw new Refusal('SESSION_EXPIRED');
    if (!callLimit(id)) throw new Refusal('TOO_MANY');
    return session;
  }

  /** A balance that changed outside the game (a deposit) shows; a platform that is silent leaves the last one known. */
  async function refreshBalance(session: PlaySession): Promise<void> {
    if (session.phase !== 'idle') return;
    const outcome = await table.wallet.balance({ token: session.token, playerId: session.playerId });
    if (outcome.kind === 'done' && session.phase === 'idle') session.balance = outcome.value.balance;
    if (outcome.kind === 'refused' && outcome.code === 'SESSION_EXPIRED') throw refusalOf(outcome.code, null);
  }

  app.get('/api/state', async (request): Promise<PlayState> => {
    const session = sessionOf(request);
    await refreshBalance(session);
    return stateOf(session, table.clock());
  });

  app.post('/api/spin', async (request): Promise<SpinAnswer> => {
    const session = sessionOf(request);
    return spin(table, session, bodyOf(spinBody, request));
  });

  app.get('/api/fairness', async (request): Promise<Fairness> => fairnessOf(sessionOf(request)));

  app.post('/api/fairness', async (request): Promise<Fairness> => {
    const session = sessionOf(request);
    const { clientSeed } = bodyOf(fairnessBody, request);
    if (session.phase !== 'idle') throw new Refusal('ROUND_RUNNING');
    renewSeeds(session, clientSeed);
    return fairnessOf(session);
  });
}
