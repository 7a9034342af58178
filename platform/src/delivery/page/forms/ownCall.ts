import { randomBytes } from 'node:crypto';
import type { Envelope, Language, Operation, RequestOf, ValueOf } from '@unisite/shared/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sealText } from '../../../access/identity/index.ts';
import { ownHeaders } from '../ownHeaders.ts';
import type { Services } from '../services.ts';

export interface OwnCallContext {
  /** The form's own request, whose cookies and address apply to the call. */
  readonly request: FastifyRequest;
  /** Receives the cookies that the call sets. */
  readonly reply: FastifyReply;
  readonly language: Language;
  /** The tab's handle of the session. */
  readonly token?: string;
}

export interface OwnAnswer<Value> {
  readonly status: number;
  readonly envelope: Envelope<Value>;
  readonly retryAfter: string | undefined;
}

/**
 * Makes a call of the contract on behalf of a browser without scripts, as its page would: sealed where the operation
 * is, with the same checks, limits and refusals.
 */
export async function ownCall<O extends Operation>(
  { sealing, clock }: Pick<Services, 'sealing' | 'clock'>,
  server: Pick<FastifyInstance, 'inject'>,
  operation: O,
  body: RequestOf<O>,
  { request, reply, language, token }: OwnCallContext,
): Promise<OwnAnswer<ValueOf<O>>> {
  const { method, path, sealed } = operation;
  const isBodiless = method === 'GET' || method === 'DELETE';
  const sent = sealed ? sealText(await sealing.publicKey(), method, path, sealable(body, clock())) : body;
  const response = await server.inject({
    method,
    url: path,
    remoteAddress: request.ip,
    headers: {
      ...ownHeaders(request),
      'x-language': language,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(isBodiless ? {} : { payload: sent as object }), // every request of the contract is an object
  });
  const cookies = response.headers['set-cookie'];
  if (cookies !== undefined) void reply.header('set-cookie', cookies);
  const retryAfter = response.headers['retry-after'];
  return {
    status: response.statusCode,
    envelope: response.json<Envelope<ValueOf<O>>>(),
    retryAfter: retryAfter === undefined ? undefined : String(retryAfter),
  };
}

const sealable = (body: unknown, now: Date): string =>
  JSON.stringify({ at: now.getTime(), nonce: randomBytes(16).toString('base64url'), body });
