import { CallError } from '@unisite/shared/client';
import { useState } from 'react';

/** What became of one of several: done, waits for a second operator, refused, or its answer did not come. */
export type Outcome =
  | { readonly kind: 'sending' | 'done' | 'proposed' }
  | { readonly kind: 'refused' | 'unanswered'; readonly error: CallError };

interface Several<Row> {
  readonly outcomes: ReadonlyMap<string, Outcome>;
  /** Sends those that have no final outcome, one after the other; again, under the same key. */
  readonly send: (rows: readonly Row[]) => Promise<void>;
}

/** Whether nothing more comes of it. */
export const isFinal = (outcome: Outcome | undefined): boolean =>
  outcome !== undefined && outcome.kind !== 'unanswered' && outcome.kind !== 'sending';

/** A refusal is an answer; anything else may or may not have been carried out. */
const outcomeOf = (error: CallError): Outcome => ({
  kind: error.status >= 400 && error.status < 500 && ![401, 429].includes(error.status) ? 'refused' : 'unanswered',
  error,
});

/**
 * Does the same to several, each by a call of its own with a key of its own: one that is refused keeps no other back.
 * `decide` makes one call and tells whether it was done or waits.
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
