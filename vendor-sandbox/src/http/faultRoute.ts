import {
  array,
  int,
  maximum,
  maxLength,
  minimum,
  object,
  enum as oneOf,
  optional,
  string,
} from '@unisite/shared/schema';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import { faultKinds } from '../wallet/faults.ts';
import { bodyOf } from './calls.ts';
import { Refusal } from './refusal.ts';
import { isSigned } from './signedCalls.ts';

const faultsBody = object({
  playerId: optional(string().check(maxLength(64))),
  /** The page's id of a play session. */
  session: optional(string().check(maxLength(64))),
  faults: array(
    object({
      kind: oneOf(faultKinds),
      call: oneOf(['session', 'balance', 'bet', 'win', 'rollback']),
      times: optional(int().check(minimum(1), maximum(1_000))),
      delay: optional(int().check(minimum(0), maximum(60_000))),
    }),
  ),
});

/**
 * `POST /faults`: makes calls of one player or session fail, for tests. Signed like the calls to the platform; exists
 * in demonstration mode only.
 */
export function registerFaultRoute(app: FastifyInstance, services: Services): void {
  const { settings, faults, sessions, tables } = services;
  const nonces = new Set<string>();

  app.post('/faults', async (request) => {
    const header = (name: string): string => String(request.headers[name] ?? '');
    const body = bodyOf(faultsBody, request);
    const [timestamp, nonce] = [header('x-timestamp'), header('x-nonce')];
    // The signature covers the body as JSON without spaces, so it has to be sent that way.
    const parts = { timestamp, nonce, path: '/faults', body: JSON.stringify(request.body) };
    const good = isSigned(settings.vendorSecret, parts, header('x-signature'), tables.real.clock());
    if (!good || nonce === '' || nonces.has(nonce)) throw new Refusal('BAD_SIGNATURE');
    nonces.add(nonce);
    const session = body.session === undefined ? null : sessions.find(body.session);
    if (body.session !== undefined && session === null) throw new Refusal('NOT_FOUND');
    if (session === null && body.playerId === undefined) throw new Refusal('BAD_REQUEST');
    faults.set(
      { playerId: body.playerId, token: session?.token },
      body.faults.map(({ kind, call, times = 1, delay = 0 }) => ({ kind, call, times, delay })),
    );
    return { faults: body.faults.length };
  });
}
