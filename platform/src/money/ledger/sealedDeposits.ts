import type { Hundredths, MemberId } from '@unisite/shared/contract';
import type { Queryable } from '../../foundation/database/connect.ts';
import { readMoney } from './readMoney.ts';

export interface SealedDeposit {
  /** Position of its seal. */
  readonly position: string;
  readonly kind: 'deposit' | 'depositReversal';
  readonly memberId: MemberId;
  readonly currency: string;
  /** Above zero. */
  readonly amount: Hundredths;
  /** The deposit's own; a reversal has that of the deposit that it reverses. */
  readonly reference: string;
  readonly at: Date;
  /** Whether the member had no deposit before this one. */
  readonly isFirst: boolean;
}

/**
 * Deposits and reversals sealed after a position, in ledger order, from the next `limit` seals at most; `to` is the
 * last position read. Consumers that commit `to` with their work handle each deposit exactly once.
 */
export async function sealedDeposits(
  q: Queryable,
  after: string,
  limit: number,
): Promise<{ readonly to: string; readonly rows: readonly SealedDeposit[] }> {
  const [end] = await q.query<{ to: string }>('SELECT up_to AS "to" FROM ledger_seals_after($1, $2)', [after, limit]);
  const to = end?.to ?? after;
  if (to === after) return { to, rows: [] };
  const rows = await readMoney<SealedDeposit>(
    q.query(
      `SELECT s.position, t.kind, a.owner AS "memberId", a.currency, abs(p.amount) AS amount, t.reference, t.at,
         t.kind = 'deposit' AND NOT EXISTS (
           SELECT FROM posting e JOIN transfer d ON d.id = e.transfer_id AND d.kind = 'deposit'
           WHERE e.account_id = p.account_id AND e.transfer_id < t.id) AS "isFirst"
       FROM ledger_seal s JOIN transfer t ON t.id = s.transfer_id AND t.kind IN ('deposit', 'depositReversal')
       JOIN posting p ON p.transfer_id = t.id JOIN account a ON a.id = p.account_id AND a.kind IN ('member', 'debt')
       WHERE s.position > $1 AND s.position <= $2 ORDER BY s.position`,
      [after, to],
    ),
    { amount: true },
  );
  return { to, rows };
}

/** Whether a member has made a deposit. */
export async function hasDeposited(q: Queryable, memberId: MemberId): Promise<boolean> {
  const found = await q.query(
    `SELECT FROM account a JOIN posting p ON p.account_id = a.id JOIN transfer t ON t.id = p.transfer_id AND t.kind = 'deposit'
     WHERE a.kind = 'member' AND a.owner = $1 LIMIT 1`,
    [memberId],
  );
  return found.length > 0;
}

/** Whether a member withdrew money from the main wallet after a deposit, given by its position. */
export async function hasWithdrawnSince(
  q: Queryable,
  { memberId, position }: Pick<SealedDeposit, 'memberId' | 'position'>,
): Promise<boolean> {
  const found = await q.query(
    `SELECT FROM account a JOIN posting p ON p.account_id = a.id AND p.side = 0
     JOIN transfer t ON t.id = p.transfer_id AND t.kind = 'withdrawal'
     WHERE a.kind = 'member' AND a.owner = $1
       AND p.transfer_id > (SELECT s.transfer_id FROM ledger_seal s WHERE s.position = $2) LIMIT 1`,
    [memberId, position],
  );
  return found.length > 0;
}
