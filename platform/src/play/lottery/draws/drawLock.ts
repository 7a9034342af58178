import type { Queryable } from '../../../foundation/database/connect.ts';

/** Advisory lock of a draw, with its id: shared by ticket purchases (lottery_buy.sql). */
export const drawLock = 7_201_816;

/** In a transaction: waits for purchases of a draw's tickets in progress, and blocks others until it ends. */
export const lockSelling = (q: Queryable, drawId: number): Promise<unknown> =>
  q.query('SELECT pg_advisory_xact_lock($1, $2)', [drawLock, drawId]);

/**
 * Advisory lock for drawing, opening draws, and changing the timetable: one process at a time. Any number that nothing
 * else locks.
 */
export const drawerLock = 7_201_815;
