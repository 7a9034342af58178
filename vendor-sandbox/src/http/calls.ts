import { type Infer, regex, type Schema, safeParse, string } from '@unisite/shared/schema';
import type { FastifyRequest } from 'fastify';
import { refusalOf, type Table } from '../play/round.ts';
import type { PlaySession } from '../play/session.ts';
import type { Services } from '../services.ts';
import { Refusal } from './refusal.ts';

/** Id of an action; requests with the same id take effect once. */
export const actionId = string().check(regex(/^[\w-]{8,64}$/));

const sessionShape = /^[\w-]{43}$/;

export function bodyOf<Body extends Schema>(schema: Body, request: FastifyRequest): Infer<Body> {
  const body = safeParse(schema, request.body);
  if (!body.success) throw new Refusal('BAD_REQUEST');
  return body.data;
}

/** The session of a call, from `X-Play-Session`, a header that no other site's page can send. */
export function sessionOf({ sessions, callLimit }: Services, request: FastifyRequest): PlaySession {
  const id = request.headers['x-play-session'];
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') throw new Refusal('BAD_REQUEST');
  if (typeof id !== 'string' || !sessionShape.test(id)) throw new Refusal('SESSION_EXPIRED');
  const session = sessions.find(id);
  if (session === null) throw new Refusal('SESSION_EXPIRED');
  if (!callLimit(id)) throw new Refusal('TOO_MANY');
  return session;
}

/** The table of a session: the platform's wallet or play money. */
export const tableOf = ({ tables }: Services, { demo }: PlaySession): Table => (demo ? tables.demo : tables.real);

/**
 * Updates the balance after changes outside the game (a deposit); without a response from the platform the last known
 * one stays.
 */
export async function refreshBalance(services: Services, session: PlaySession): Promise<void> {
  if (session.phase !== 'idle') return;
  const { wallet } = tableOf(services, session);
  const outcome = await wallet.balance({ token: session.token, playerId: session.playerId });
  if (outcome.kind === 'done' && session.phase === 'idle') session.balance = outcome.value.balance;
  if (outcome.kind === 'refused' && outcome.code === 'SESSION_EXPIRED') throw refusalOf(outcome.code, null);
}
