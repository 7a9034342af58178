import type { Services } from './services.ts';

/**
 * The outcome of a vendor's call. `unsigned`: it named a caller that did not sign it. `failed`: unknown, it will be
 * repeated.
 */
export type Outcome = 'done' | 'refused' | 'unsigned' | 'failed';

interface Tally {
  count(caller: string, outcome: Outcome): void;
  /** Stores the counts and stops counting. */
  close(): Promise<void>;
}

/** How long counts are gathered before they are stored together. */
const GATHER_MS = 5_000;

type Counts = Record<Outcome, number> & { at: Date };

/**
 * Counts vendors' calls for display: in memory, and every few seconds by the hour in the database. A crash loses the
 * last seconds.
 */
export function createTally({ database, clock, log }: Pick<Services, 'database' | 'clock' | 'log'>): Tally {
  let counted = new Map<string, Counts>();
  let timer: NodeJS.Timeout | undefined;
  let written: Promise<void> = Promise.resolve();

  // ordered by caller, so that two processes that write the same callers never deadlock
  const write = async () => {
    const rows = [...counted].map(([caller, { at, ...counts }]) => ({ caller, at: at.toISOString(), ...counts }));
    counted = new Map();
    if (rows.length === 0) return;
    try {
      await database.query(
        `INSERT INTO vendor_call_hour AS h (caller, hour, done, refused, unsigned, failed, last_at)
         SELECT r.caller, date_trunc('hour', r.at, 'UTC'), r.done, r.refused, r.unsigned, r.failed, r.at
         FROM jsonb_to_recordset($1) AS r (caller text, at timestamptz, done bigint, refused bigint, unsigned bigint, failed bigint)
         JOIN vendor_secret k ON k.caller = r.caller ORDER BY r.caller
         ON CONFLICT (caller, hour) DO UPDATE SET done = h.done + excluded.done, refused = h.refused + excluded.refused,
           unsigned = h.unsigned + excluded.unsigned, failed = h.failed + excluded.failed, last_at = greatest(h.last_at, excluded.last_at)`,
        [JSON.stringify(rows)],
      );
    } catch (error) {
      log.warn({ error }, "counts of vendors' calls were lost");
    }
  };

  /** Sequential, so that closing the tally waits for a write in progress. */
  const writeNext = () => {
    clearTimeout(timer);
    timer = undefined;
    written = written.then(write);
    return written;
  };

  return {
    count(caller, outcome) {
      const counts = counted.get(caller) ?? { done: 0, refused: 0, unsigned: 0, failed: 0, at: clock() };
      counts[outcome] += 1;
      counts.at = clock();
      counted.set(caller, counts);
      timer ??= setTimeout(() => void writeNext(), GATHER_MS).unref();
    },
    close: writeNext,
  };
}
