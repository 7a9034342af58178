import { CallError } from './CallError.ts';

/**
 * Sends under an idempotency key. The key lasts until there is an answer: the same request (`written`) goes again under
 * the same key, so that nothing is done twice; another request is another intent and has its own.
 */
export type Repeat = <Value>(written: string, send: (idempotencyKey: string) => Promise<Value>) => Promise<Value>;

/** One for each place that a person acts from: it remembers the last request that had no answer. */
export function createRepeat(): Repeat {
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

/** Whether a call may have been done all the same: it had no answer. */
export const isLost = (error: unknown): error is CallError => error instanceof CallError && error.unanswered;
