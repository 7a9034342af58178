import { createHmac, randomUUID } from 'node:crypto';
import { seamlessCalls, seamlessFailure } from '@unisite/shared/contract/seamless';
import * as z from '@unisite/shared/schema';
import { AssertionFailure } from './assertionFailure.ts';

export interface Reply {
  readonly status: number;
  readonly text: string;
  /** The refusal's code; `OK` when it was done. */
  readonly code: string;
  /** Hundredths, if the response contains it. */
  readonly balance: number | undefined;
  readonly body: Readonly<Record<string, unknown>>;
}

/** How a call differs from a correct one. */
export interface RequestOverrides {
  /** Signs with this instead of the secret. */
  readonly secret?: string;
  readonly vendor?: string;
  readonly timestamp?: number;
  readonly nonce?: string;
  /** Sent instead of the signature; empty: none at all. */
  readonly signature?: string;
  /** Sent instead of the body that was signed. */
  readonly tampered?: string;
  /** Address of another process of the same wallet. */
  readonly url?: string;
}

/** A wallet called over HTTP, as a vendor does. */
export interface Wallet {
  /**
   * One signed call; a string is sent unchanged. Throws `AssertionFailure` without a valid response of this interface:
   * none in time, a status of a server failure, a body that violates the contract.
   */
  call(path: string, request: unknown, overrides?: RequestOverrides): Promise<Reply>;
  /** Response times, in milliseconds. */
  readonly durations: readonly number[];
}

interface Options {
  readonly url: string;
  readonly vendor: string;
  readonly secret: string;
  readonly timeoutMs: number;
}

export function openWallet({ url, vendor, secret, timeoutMs }: Options): Wallet {
  const durations: number[] = [];
  return {
    durations,
    async call(path, request, overrides = {}) {
      const text = typeof request === 'string' ? request : JSON.stringify(request);
      const timestamp = String(overrides.timestamp ?? Date.now());
      const nonce = overrides.nonce ?? randomUUID();
      const signature =
        overrides.signature ??
        createHmac('sha256', overrides.secret ?? secret)
          .update(`${timestamp}.${nonce}.${path}.${text}`)
          .digest('hex');
      const began = performance.now();
      const response = await fetch((overrides.url ?? url) + path, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
        body: overrides.tampered ?? text,
        headers: {
          'content-type': 'application/json',
          'x-vendor': overrides.vendor ?? vendor,
          'x-timestamp': timestamp,
          'x-nonce': nonce,
          ...(signature === '' ? {} : { 'x-signature': signature }),
        },
      }).catch((error: Error) => {
        throw new AssertionFailure(
          `no answer from ${path} (${error.cause instanceof Error ? error.cause.message : error.message})`,
        );
      });
      const answered = await response.text();
      durations.push(performance.now() - began);
      return replyOf(path, response.status, answered);
    },
  };
}

function replyOf(path: string, status: number, text: string): Reply {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new AssertionFailure(`${path} answered ${status} with what is no JSON`);
  }
  if (status >= 500) throw new AssertionFailure(`${path} answered ${status}: nothing is known about the money then`);
  const schema = status === 200 ? seamlessCalls.find((call) => call.path === path)?.answer : seamlessFailure;
  const parsed = schema ? z.safeParse(schema, body) : null;
  if (!parsed?.success)
    throw new AssertionFailure(
      `${path} answered ${status} with a body that is not in the contract: ${text.slice(0, 200)}`,
    );
  const fields = parsed.data;
  return {
    status,
    text,
    code: 'code' in fields ? fields.code : 'OK',
    balance: 'balance' in fields ? fields.balance : undefined,
    body: { ...fields },
  };
}
