import { randomUUID } from 'node:crypto';
import * as z from '@unisite/shared/schema';
import { isSignedWith, signatureOf } from '../crypto/callSignature.ts';

const PATIENCE_MS = 5_000;
const LONGEST_ANSWER = 64 * 1024;

interface Reach {
  /** The caller's name at the other side. */
  readonly code: string;
  readonly origin: string;
  readonly secret: string;
  readonly clock: () => Date;
  /** Whether the other side signs its responses, too (contract/lotteryResults). */
  readonly signsAnswers?: boolean;
}

/** Makes one signed call; throws without a timely response, or for a malformed one. */
export type SignedCaller = <Answer extends z.Schema>(
  path: string,
  request: object,
  answer: Answer,
) => Promise<z.Output<Answer>>;

/** Calls to a provider that speaks the platform's own protocol, signed like vendors' calls (contract/seamless). */
export const createSignedCaller =
  ({ code, origin, secret, clock, signsAnswers = false }: Reach): SignedCaller =>
  async (path, request, answer) => {
    const rawBody = Buffer.from(JSON.stringify(request));
    const [timestamp, nonce] = [String(clock().getTime()), randomUUID()];
    const response = await fetch(`${origin}${path}`, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: {
        'content-type': 'application/json',
        'x-vendor': code,
        'x-timestamp': timestamp,
        'x-nonce': nonce,
        'x-signature': signatureOf(secret, { timestamp, nonce, path, rawBody }),
      },
      body: rawBody,
    });
    const text = await response.text();
    if (!response.ok || text.length > LONGEST_ANSWER)
      throw new Error(`the provider answered ${response.status} to ${path}`);
    if (signsAnswers) {
      const call = { timestamp, nonce, path: `${path}#answer`, rawBody: Buffer.from(text) };
      if (!isSignedWith(secret, call, response.headers.get('x-signature') ?? ''))
        throw new Error(`the answer to ${path} is not signed by the provider`);
    }
    const parsed = z.safeParse(answer, JSON.parse(text));
    if (!parsed.success) throw new Error(`the provider's answer to ${path} is not in its form`);
    return parsed.data;
  };
