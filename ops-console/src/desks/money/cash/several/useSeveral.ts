import { CallError } from '@unisite/shared/client';
import { useState } from 'react';

/** Outcome of one of several: done, waiting for a second operator, refused, or no response. */
export type Outcome =
  | { readonly kind: 'sending' | 'done' | 'proposed' }
  | { readonly kind: 'refused' | 'unanswered'; readonly error: CallError };

interface Several<Row> {
  readonly outcomes: ReadonlyMap<string, Outcome>;
  /** Sends those without a final outcome, one after the other; retries use the same key. */
  readonly send: (rows: readonly Row[]) => Promise<void>;
}

/** Whether the outcome is final. */
export const isFinal = (outcome: Outcome | undefined): boolean =>
  outcome !== undefined && outcome.kind !== 'unanswered' && outcome.kind !== 'sending';

/** A refusal is final; other failures may or may not have taken effect. */
const outcomeOf = (error: CallError): Outcome => ({
  kind: error.status >= 400 && error.status < 500 && ![401, 429].includes(error.status) ? 'refused' : 'unanswered',
  error,
});

/**
 * Does the same to several, each by its own call and key: a refusal does not affect the others. `decide` makes one call
 * and returns whether it was done or waits.
 */
export function useSeveral<Row extends { readonly id: string }>(
  decide: (row: Row, key: string) => Promise<'done' | 'proposed'>,
): Several<Row> {
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map());
  const [keys] = useState(() => new Map<string, string>());
  const keyOf = (id: string) => {
    const key = keys.get(id) ?? crypto.randomUUID();
    keys.set(id, key);
    return key;
  };
  const set = (id: string, outcome: Outcome) => setOutcomes((before) => new Map(before).set(id, outcome));
  const send = async (rows: readonly Row[]) => {
    for (const row of rows) {
      if (isFinal(outcomes.get(row.id))) continue;
      set(row.id, { kind: 'sending' });
      try {
        set(row.id, { kind: await decide(row, keyOf(row.id)) });
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        set(row.id, outcomeOf(error));
      }
    }
  };
  return { outcomes, send };
}
