import { createHash } from 'node:crypto';
import type { betRequest, rollbackRequest, SeamlessErrorCode, winRequest } from '@unisite/shared/contract/seamless';
import type { Infer } from '@unisite/shared/schema';
import type { Queryable } from '../database/connect.ts';
import type { VendorCaller } from './secrets.ts';

export type Bet = Infer<typeof betRequest>;
export type Win = Infer<typeof winRequest>;
export type Rollback = Infer<typeof rollbackRequest>;

/** What a call came to. `moved`: this very call changed the balance (a replay did not). `balance` in hundredths. */
export interface Moved {
  readonly code: SeamlessErrorCode | null;
  readonly balance: number;
  readonly moved: boolean;
}

interface Call {
  readonly caller: VendorCaller;
  readonly at: Date;
  /** What speaks against a new call outside of the wallet. */
  readonly refuse: SeamlessErrorCode | null;
}

export function placeBet(
  q: Queryable,
  bet: Bet,
  vendorCode: string,
  currency: string,
  { caller, at, refuse }: Call,
): Promise<Moved> {
  return commit(q, 'seamless_bet($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)', [
    caller.caller,
    bet.playerId,
    bet.transactionId,
    hashOf('bet', bet),
    vendorCode,
    bet.gameId,
    bet.roundId,
    bet.amount,
    currency,
    refuse,
    at,
  ]);
}

export function creditWin(q: Queryable, win: Win, currency: string, { caller, at, refuse }: Call): Promise<Moved> {
  return commit(q, 'seamless_win($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)', [
    caller.caller,
    win.playerId,
    win.transactionId,
    hashOf('win', win),
    win.gameId,
    win.roundId,
    win.amount,
    currency,
    refuse,
    win.endRound === true,
    at,
  ]);
}

export function rollBack(q: Queryable, rollback: Rollback, currency: string, { caller, at }: Call): Promise<Moved> {
  return commit(q, 'seamless_rollback($1, $2, $3, $4, $5, $6, $7, $8)', [
    caller.caller,
    rollback.playerId,
    rollback.transactionId,
    hashOf('rollback', rollback),
    rollback.referenceId,
    currency,
    caller.unknownRollback,
    at,
  ]);
}

/**
 * Every movement goes through here: one statement, one commit, one round trip. The place to gather movements that come
 * together into one commit, should the rate ever ask for it.
 */
async function commit(q: Queryable, movement: string, values: readonly unknown[]): Promise<Moved> {
  const [row] = await q.query<{ code: SeamlessErrorCode | null; balance: string; moved: boolean }>(
    `SELECT code, balance, moved FROM ${movement}`,
    values,
  );
  if (!row) throw new Error('a movement gave no answer');
  return { code: row.code, balance: Number(row.balance), moved: row.moved };
}

/** Of the request as the schema reads it, without the token: a retry may come with a new one. */
function hashOf(kind: string, { token: _token, ...request }: Bet | Win | Rollback): Buffer {
  const fields = Object.entries({ kind, ...request }).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(fields)).digest();
}
