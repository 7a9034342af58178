import type { Bank, DepositMethod, Hundredths, MemberId } from '@unisite/shared/contract';
import type { Queryable } from '../../foundation/database/connect.ts';
import { readMoney } from '../ledger/index.ts';
import type { Terms } from './terms.ts';

/** A market's terms of withdrawal, and how many open deposits a member may have. */
export interface CashMarket extends Terms {
  readonly mostOpenDeposits: number;
  readonly withdrawalsOpen: boolean;
  readonly dailyAmount: Hundredths;
  readonly dailyTimes: number;
  readonly receiptMinutes: number;
  readonly mostBankAccounts: number;
  /** Larger withdrawals need the approval of two operators. */
  readonly approvedByOne: Hundredths;
  readonly demonstrationApprovesBelow: Hundredths;
}

export interface MethodTerms extends Terms {
  readonly method: DepositMethod;
  readonly open: boolean;
  readonly expiresMinutes: number;
}

/** The market's settings. A market without any allows no withdrawals. */
export async function cashMarket(q: Queryable, marketCode: string): Promise<CashMarket | null> {
  const [row] = await readMoney<CashMarket>(
    q.query(
      `SELECT most_open_deposits AS "mostOpenDeposits", withdrawals_open AS "withdrawalsOpen", minimum, maximum, fee_percent AS "feePercent",
       fee_fixed AS "feeFixed", daily_amount AS "dailyAmount", daily_times AS "dailyTimes", receipt_minutes AS "receiptMinutes",
       most_bank_accounts AS "mostBankAccounts",
       approved_by_one AS "approvedByOne", demonstration_approves_below AS "demonstrationApprovesBelow"
     FROM cash_market WHERE market_code = $1`,
      [marketCode],
    ),
    {
      minimum: true,
      maximum: true,
      feeFixed: true,
      dailyAmount: true,
      approvedByOne: true,
      demonstrationApprovesBelow: true,
    },
  );
  return row ?? null;
}

/** The market's deposit methods, in their order. */
export function methodsOf(q: Queryable, marketCode: string): Promise<MethodTerms[]> {
  return readMoney<MethodTerms>(
    q.query(
      `SELECT method, open, minimum, maximum, fee_percent AS "feePercent", fee_fixed AS "feeFixed", expires_minutes AS "expiresMinutes"
     FROM cash_deposit_method WHERE market_code = $1 ORDER BY place`,
      [marketCode],
    ),
    { minimum: true, maximum: true, feeFixed: true },
  );
}

export function banks(q: Queryable): Promise<Bank[]> {
  return q.query<Bank>('SELECT code, name, bin FROM cash_bank ORDER BY place');
}

/**
 * Locks the member's cash row until the transaction ends, so that concurrent calls count limits one after the other.
 */
export async function lockCashMember(q: Queryable, memberId: MemberId): Promise<void> {
  await q.query('INSERT INTO cash_member (member_id) VALUES ($1) ON CONFLICT DO NOTHING', [memberId]);
  await q.query('SELECT 1 FROM cash_member WHERE member_id = $1 FOR NO KEY UPDATE', [memberId]);
}

/** The largest withdrawal that one operator approves alone, by market. */
export async function approvalLimits(q: Queryable): Promise<ReadonlyMap<string, Hundredths>> {
  const rows = await readMoney<{ market: string; approvedByOne: Hundredths }>(
    q.query('SELECT market_code AS market, approved_by_one AS "approvedByOne" FROM cash_market'),
    { approvedByOne: true },
  );
  return new Map(rows.map(({ market, approvedByOne }) => [market, approvedByOne]));
}

export async function setApprovalLimit(q: Queryable, marketCode: string, approvedByOne: Hundredths): Promise<void> {
  await q.query('UPDATE cash_market SET approved_by_one = $2 WHERE market_code = $1', [marketCode, approvedByOne]);
}
