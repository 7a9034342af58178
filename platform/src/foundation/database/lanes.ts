import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from './connect.ts';

const lane = new AsyncLocalStorage<'reading'>();

/** Runs the database work of a page or a read on separate connections. */
export const inReadingLane = <Result>(work: () => Result): Result => lane.run('reading', work);

/** Reads must not delay calls that sign somebody in or move money. */
export const inLaneOf = <Args extends unknown[], Result>(
  method: string,
  answer: (...args: Args) => Result,
): ((...args: Args) => Result) => (method === 'GET' ? (...args) => inReadingLane(() => answer(...args)) : answer);

/**
 * One database on two pools: `reading` for what runs within `inReadingLane`, `main` for everything else. However many
 * pages are requested, sign-ins and money find a connection.
 */
export function withLanes(main: Database, reading: Database): Database {
  const here = (): Database => (lane.getStore() === 'reading' ? reading : main);
  return {
    query: (sql, values, statement) => here().query(sql, values, statement),
    transaction: (work) => here().transaction(work),
    dedicated: () => main.dedicated(),
    async close() {
      await Promise.all([main.close(), reading.close()]);
    },
  };
}
