import { type Hundredths, hundredthsOf, type MemberId, type TransactionKind } from '@unisite/shared/contract';
import type { Queryable } from '../../foundation/database/connect.ts';
import type { Subject } from './post.ts';
import { readMoney } from './readMoney.ts';

export interface RecordFilter {
  readonly memberId: MemberId;
  readonly currency: string;
  /** The vendor of the wallet; absent: the main wallet. */
  readonly wallet?: string | undefined;
  readonly kind?: TransactionKind | undefined;
  readonly from: Date;
  /** Exclusive. */
  readonly until: Date;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

export interface RecordEntry {
  readonly id: string;
  readonly at: Date;
  readonly kind: TransactionKind;
  /** Credits are positive. */
  readonly amount: Hundredths;
  readonly balanceAfter: Hundredths;
  readonly subject: Subject;
  readonly reference: string;
}

export interface WalletRecord {
  readonly entries: readonly RecordEntry[];
  /** Over the whole selection: number of entries, and money in and out (both positive). */
  readonly total: number;
  readonly moneyIn: Hundredths;
  readonly moneyOut: Hundredths;
}

/** A released hold is shown to its member as a return, not as a withdrawal. */
const kind = `CASE WHEN t.kind = 'withdrawal' AND p.amount > 0 THEN 'withdrawalReturn' ELSE t.kind END`;
const selection = `FROM account a JOIN posting p ON p.account_id = a.id JOIN transfer t ON t.id = p.transfer_id
  WHERE a.kind = $6 AND a.owner = $1 AND a.currency = $2 AND ($3::text IS NULL OR ${kind} = $3)
    AND t.at >= $4 AND t.at < $5`;

/** A page of the transfers of one of a member's wallets, newest first, with the sums over the whole selection. */
export async function walletRecord(q: Queryable, filter: RecordFilter): Promise<WalletRecord> {
  const { memberId, wallet } = filter;
  const [account, owner] = wallet === undefined ? ['member', memberId] : ['vendorWallet', `${wallet}/${memberId}`];
  const values = [owner, filter.currency, filter.kind ?? null, filter.from, filter.until, account];
  const [sums] = await q.query<{ total: number; moneyIn: string; moneyOut: string }>(
    `SELECT count(*)::int AS total, coalesce(sum(p.amount) FILTER (WHERE p.amount > 0), 0) AS "moneyIn",
       coalesce(-sum(p.amount) FILTER (WHERE p.amount < 0), 0) AS "moneyOut" ${selection}`,
    values,
  );
  const entries = await readMoney<RecordEntry>(
    q.query(
      `SELECT t.id, t.at, ${kind} AS kind, p.amount, p.balance_after AS "balanceAfter", t.subject, t.reference ${selection}
     ORDER BY t.at DESC, t.id DESC LIMIT $7 OFFSET $8`,
      [...values, filter.pageSize, (filter.page - 1) * filter.pageSize],
    ),
    { amount: true, balanceAfter: true },
  );
  return {
    entries,
    total: sums?.total ?? 0,
    moneyIn: hundredthsOf(sums?.moneyIn ?? 0),
    moneyOut: hundredthsOf(sums?.moneyOut ?? 0),
  };
}
