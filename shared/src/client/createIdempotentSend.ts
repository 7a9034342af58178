import { CallError } from './CallError.ts';

/**
 * Sends with an idempotency key, which is kept until there is a response: the same request (`written`) repeats under
 * the same key, so that nothing is done twice; another request is a new intent with its own key.
 */
export type IdempotentSend = <Value>(
  written: string,
  send: (idempotencyKey: string) => Promise<Value>,
) => Promise<Value>;

/** Create one per place of action: it remembers the last request without a response. */
export function createIdempotentSend(): IdempotentSend {
  let unanswered: { written: string; key: string } | null = null;
  return async (written, send) => {
    const before = unanswered;
    const isRepeated = before?.written === written;
    const key = isRepeated ? before.key : crypto.randomUUID();
    unanswered = { written, key };
    try {
      const value = await send(key);
      unanswered = null;
      return value;
    } catch (error) {
      if (!isLost(error)) unanswered = isRepeated ? null : before;
      throw error;
    }
  };
}

/** Whether a call may have taken effect anyway: it had no response. */
export const isLost = (error: unknown): error is CallError => error instanceof CallError && error.unanswered;
