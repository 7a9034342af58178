import type { Queryable } from '../../../foundation/database/connect.ts';

/** Of a draw with its id: shared by whoever sells a ticket of it (lottery_buy.sql). */
export const drawLock = 7_201_816;

/** Waits, in a transaction, for whoever is selling tickets of a draw; nobody sells another before it ends. */
export const lockSelling = (q: Queryable, drawId: number): Promise<unknown> =>
  q.query('SELECT pg_advisory_xact_lock($1, $2)', [drawLock, drawId]);

/**
 * Of whoever draws, opens draws, or changes when that is to be done: one at a time. Any number that nothing else locks.
 */
export const drawerLock = 7_201_815;
