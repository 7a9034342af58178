import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Infer, type Schema, safeParse } from '@unisite/shared/schema';
import type { FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

const MAX_SKEW_MS = 5 * 60_000;

/** The body of a call with a current, unused signature of the platform; throws otherwise. */
export type SignedBody = <Body extends Schema>(schema: Body, request: FastifyRequest) => Infer<Body>;

/** Reads bodies whose signature covers their raw bytes: the routes take them as buffers. */
export function createSignedBodies({
  secret,
  clock,
}: {
  readonly secret: string;
  readonly clock: () => number;
}): SignedBody {
  const nonces = new Set<string>();
  return (schema, request) => {
    const header = (name: string): string => String(request.headers[name] ?? '');
    const [timestamp, nonce] = [header('x-timestamp'), header('x-nonce')];
    const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const expected = createHmac('sha256', secret).update(`${timestamp}.${nonce}.${request.url}.`).update(raw).digest();
    const given = Buffer.from(header('x-signature'), 'hex');
    const fresh = Math.abs(clock() - Number(timestamp)) <= MAX_SKEW_MS && nonce !== '' && !nonces.has(nonce);
    if (given.length !== expected.length || !timingSafeEqual(given, expected) || !fresh)
      throw new Refusal('BAD_REQUEST');
    if (nonces.size > 10_000) nonces.clear();
    nonces.add(nonce);
    const parsed = safeParse(schema, JSON.parse(raw.toString('utf8')));
    if (!parsed.success) throw new Refusal('BAD_REQUEST');
    return parsed.data;
  };
}
