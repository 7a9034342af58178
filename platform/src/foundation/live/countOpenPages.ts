import { randomUUID } from 'node:crypto';
import type { Queryable } from '../database/connect.ts';
import type { Services } from '../services.ts';

const WRITE_MS = 5_000;
/** Counts of a process that has ended expire after this. */
const STALE_MS = 4 * WRITE_MS;

/**
 * Records every few seconds how many pages of each market this process has open, so that every process knows the total.
 * Returns a function that stops it and removes the counts.
 */
export function startPageCount(
  { database, clock, log }: Pick<Services, 'database' | 'clock' | 'log'>,
  count: () => ReadonlyMap<string, number>,
): () => Promise<void> {
  const process = randomUUID();
  let written = false;
  const write = async (counts: ReadonlyMap<string, number>) => {
    if (counts.size === 0 && !written) return;
    written = counts.size > 0;
    await database
      .query(
        `WITH now_open AS (SELECT * FROM unnest($2::text[], $3::int[]) AS c (market_code, pages)),
         kept AS (INSERT INTO open_page (process, market_code, pages, at) SELECT $1, market_code, pages, $4 FROM now_open
           ON CONFLICT (process, market_code) DO UPDATE SET pages = excluded.pages, at = excluded.at)
         DELETE FROM open_page WHERE at < $5 OR (process = $1 AND market_code NOT IN (SELECT market_code FROM now_open))`,
        [process, [...counts.keys()], [...counts.values()], clock(), new Date(clock().getTime() - STALE_MS)],
      )
      .catch((error: unknown) => log.warn({ error }, 'open pages were not counted'));
  };
  const timer = setInterval(() => void write(count()), WRITE_MS).unref();
  return async () => {
    clearInterval(timer);
    await write(new Map());
  };
}

/** Number of open pages by market, accurate to some seconds; markets without one are left out. */
export async function countOpenPages(q: Queryable, now: Date): Promise<ReadonlyMap<string, number>> {
  const rows = await q.query<{ market: string; pages: number }>(
    'SELECT market_code AS market, sum(pages)::int AS pages FROM open_page WHERE at > $1 GROUP BY market_code',
    [new Date(now.getTime() - STALE_MS)],
  );
  return new Map(rows.map(({ market, pages }) => [market, pages]));
}
