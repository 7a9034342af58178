import { type Infer, regex, type Schema, safeParse, string } from '@unisite/shared/schema';
import type { FastifyRequest } from 'fastify';
import { refusalOf, type Table } from '../play/round.ts';
import type { PlaySession } from '../play/session.ts';
import type { Services } from '../services.ts';
import { Refusal } from './refusal.ts';

/** The id of an action: what is sent twice under it happens once. */
export const actionId = string().check(regex(/^[\w-]{8,64}$/));

const sessionShape = /^[\w-]{43}$/;

export function bodyOf<Body extends Schema>(schema: Body, request: FastifyRequest): Infer<Body> {
  const body = safeParse(schema, request.body);
  if (!body.success) throw new Refusal('BAD_REQUEST');
  return body.data;
}

/** The session of a page's call, named in `X-Play-Session`, a header no other site's page can send. */
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

/** Where a session's rounds are played: against the platform's wallet, or with play money. */
export const tableOf = ({ tables }: Services, { demo }: PlaySession): Table => (demo ? tables.demo : tables.real);

/** A balance that changed outside the game (a deposit) shows; a platform that is silent leaves the last one known. */
export async function refreshBalance(services: Services, session: PlaySession): Promise<void> {
  if (session.phase !== 'idle') return;
  const { wallet } = tableOf(services, session);
  const outcome = await wallet.balance({ token: session.token, playerId: session.playerId });
  if (outcome.kind === 'done' && session.phase === 'idle') session.balance = outcome.value.balance;
  if (outcome.kind === 'refused' && outcome.code === 'SESSION_EXPIRED') throw refusalOf(outcome.code, null);
}
