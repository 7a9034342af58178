import { type Hit, isForm, type Prizes, resultFaults } from '@unisite/shared/lottery';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { type HeldDraw, nextRevision, setResult } from './setResult.ts';

/** One party's statement of a draw's result. */
export interface Entry {
  readonly prizes: Prizes;
  /** `resultsProvider`, or the account of an operator. */
  readonly by: string;
  readonly why: string;
  readonly at: Date;
}

/**
 * set: two entries agree, and the result takes effect. waits: nobody else has entered one. differs: others have entered
 * something else. The others: it cannot be entered.
 */
export type Entered =
  | { readonly state: 'set'; readonly revision: number; readonly by: readonly string[] }
  | { readonly state: 'waits' | 'differs' }
  | { readonly state: 'notOfficial' | 'void' | 'notDrawn' | 'unchanged' }
  | { readonly state: 'faults'; readonly faults: readonly Hit[] };

/**
 * Enters the first result of a locked draw, or a correction of it. It takes effect once two parties have entered the
 * same. Entering again replaces one's own entry.
 */
export async function enterResult(q: Queryable, draw: HeldDraw, entry: Entry): Promise<Entered> {
  const { prizes, by, why, at } = entry;
  if (!draw.isOfficial) return { state: 'notOfficial' };
  if (draw.isVoid) return { state: 'void' };
  if (draw.drawnAt > at) return { state: 'notDrawn' };
  const faults = isForm(draw.form) ? resultFaults(draw.form, prizes) : [];
  if (faults.length > 0) return { state: 'faults', faults };
  if (draw.prizes && isSame(draw.prizes, prizes)) return { state: 'unchanged' };
  const revision = nextRevision(draw);
  await q.query(
    `INSERT INTO draw_entry (draw_id, revision, entered_by, prizes, why, at) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (draw_id, revision, entered_by)
       DO UPDATE SET prizes = excluded.prizes, why = excluded.why, at = excluded.at`,
    [draw.id, revision, by, JSON.stringify(prizes), why, at],
  );
  const others = await q.query<{ by: string; prizes: Prizes }>(
    `SELECT entered_by AS by, prizes FROM draw_entry
     WHERE draw_id = $1 AND revision = $2 AND entered_by <> $3 ORDER BY at`,
    [draw.id, revision, by],
  );
  const same = others.find((other) => isSame(other.prizes, prizes));
  if (!same) return { state: others.length > 0 ? 'differs' : 'waits' };
  const givenBy = [same.by, by];
  return { state: 'set', revision: await setResult(q, draw, { prizes, givenBy, why, at }), by: givenBy };
}

/** Whether two results have the same numbers in the same places. */
export const isSame = (one: Prizes, other: Prizes): boolean => textOf(one) === textOf(other);

const textOf = (prizes: Prizes): string => JSON.stringify(prizes.map(({ rank, numbers }) => [rank, ...numbers]));
