import * as z from '@unisite/shared/schema';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isSigned } from '../crypto/callSignature.ts';
import { Refusal } from './refusal.ts';

const BODY_LIMIT = 16 * 1024;

interface SignedNotices<Notice extends z.Schema> {
  readonly path: string;
  readonly notice: Notice;
  readonly clock: () => Date;
  /** The secret that a provider signs its calls with; null for an unknown one. */
  secretOf(provider: string): string | null;
  /** Consumes a nonce; true if it is new. */
  takeNonce(provider: string, nonce: string, now: Date): Promise<boolean>;
  /** Called for a call with an invalid signature, or a replay. */
  forged(request: FastifyRequest): Promise<void>;
  /** Handles a correctly signed notice. */
  take(provider: string, notice: z.Output<Notice>): Promise<void>;
}

/**
 * Endpoint for providers' notices. A call counts once, by its nonce; any response other than 200 asks the provider to
 * repeat it.
 */
export async function serveSignedNotices<Notice extends z.Schema>(
  server: FastifyInstance,
  notices: SignedNotices<Notice>,
): Promise<void> {
  await server.register(async (providers) => {
    // The signature is over the body byte for byte.
    providers.removeAllContentTypeParsers();
    providers.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: BODY_LIMIT },
      (_request, body, done) => done(null, body),
    );
    providers.post(notices.path, async (request) => {
      const { provider, rawBody } = await signedBy(notices, request).catch(async (error: unknown) => {
        await notices.forged(request);
        throw error;
      });
      await notices.take(provider, parseNotice(notices.notice, rawBody));
      return { taken: true };
    });
  });
}

async function signedBy<Notice extends z.Schema>(
  { clock, secretOf, takeNonce }: SignedNotices<Notice>,
  request: FastifyRequest,
): Promise<{ provider: string; rawBody: Buffer }> {
  const header = (name: string) => {
    const value = request.headers[name];
    return typeof value === 'string' ? value : '';
  };
  const now = clock();
  const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  const [provider, nonce] = [header('x-vendor').slice(0, 40), header('x-nonce')];
  const call = { timestamp: header('x-timestamp'), nonce, path: request.url.split('?')[0] ?? '', rawBody };
  const secret = secretOf(provider);
  if (!secret || !isSigned(call, header('x-signature'), secret, now)) throw new Refusal('CALL_SIGNATURE_WRONG');
  if (!(await takeNonce(provider, nonce, now))) throw new Refusal('CALL_REPEATED');
  return { provider, rawBody };
}

function parseNotice<Notice extends z.Schema>(notice: Notice, rawBody: Buffer): z.Output<Notice> {
  let body: unknown;
  try {
    body = JSON.parse(rawBody.toString('utf8'));
  } catch {
    throw new Refusal('BAD_REQUEST');
  }
  const parsed = z.safeParse(notice, body);
  if (!parsed.success) throw new Refusal('BAD_REQUEST');
  return parsed.data;
}
