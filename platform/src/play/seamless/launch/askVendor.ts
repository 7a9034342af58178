import { randomUUID } from 'node:crypto';
import * as z from '@unisite/shared/schema';
import { signatureOf } from '../../../foundation/crypto/callSignature.ts';
import { callVendor } from './callVendor.ts';

/** Bytes; more than the longest response that fits a schema. */
const maxAnswerLength = 4 * 1024 * 1024;

export interface AskOptions {
  readonly now: () => Date;
  /** Aborts the call. */
  readonly signal: AbortSignal;
  /** Refuses addresses that are not public. */
  readonly publicOnly: boolean;
}

/**
 * Sends a vendor a query about its games, signed like vendors' own calls. Throws when it does not respond, or violates
 * the schema.
 */
export async function askVendor<Answer extends z.Schema>(
  { address, secret }: { readonly address: string; readonly secret: string },
  { path, body, answer }: { readonly path: string; readonly body: unknown; readonly answer: Answer },
  { now, signal, publicOnly }: AskOptions,
): Promise<z.Output<Answer>> {
  const text = JSON.stringify(body);
  const call = { timestamp: String(now().getTime()), nonce: randomUUID(), path, rawBody: Buffer.from(text) };
  const said = await callVendor(new URL(path, address), {
    method: 'POST',
    body: text,
    publicOnly,
    longest: maxAnswerLength,
    signal,
    headers: {
      'content-type': 'application/json',
      'x-timestamp': call.timestamp,
      'x-nonce': call.nonce,
      'x-signature': signatureOf(secret, call),
    },
  });
  if (said.status < 200 || said.status > 299) throw new Error(`the vendor answered ${said.status}`);
  const parsed = z.safeParse(answer, JSON.parse(said.text));
  if (!parsed.success) throw new Error('the vendor answered something else');
  return parsed.data;
}
