import {
  type Hundredths,
  type Language,
  type MemberId,
  minus,
  noMoney,
  toWire,
  type Withdrawal,
  type WithdrawalState,
} from '@unisite/shared/contract';
import type { CashEventAct } from '@unisite/shared/contract/operatorsCash';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { readMoney } from '../../ledger/index.ts';
import { maskedNumber } from '../bankAccounts/bankAccounts.ts';
import { failureText } from '../deposits/failureTexts.ts';
import { isDisputed } from './isDisputed.ts';

/** A stored withdrawal, with its bank account. */
export interface WithdrawalRow {
  readonly id: string;
  readonly reference: string;
  readonly memberId: MemberId;
  readonly marketCode: string;
  readonly currency: string;
  readonly amount: Hundredths;
  readonly fee: Hundredths;
  readonly state: WithdrawalState;
  readonly reasonCode: string | null;
  readonly reasonText: string | null;
  readonly receivedAmount: Hundredths | null;
  readonly returnedAmount: Hundredths | null;
  readonly remarks: string | null;
  readonly forced: boolean;
  readonly provider: string;
  readonly createdAt: Date;
  readonly receiptDue: Date | null;
  readonly closedAt: Date | null;
  readonly handedOver: boolean;
  /** The provider's last report. */
  readonly lastReported: 'paid' | 'failed' | null;
  /** How often it was found paid after its money had come back. */
  readonly round: number;
  readonly bankAccountId: string;
  readonly bankCode: string;
  readonly bankName: string;
  readonly bin: string;
  readonly holder: string;
  readonly number: string;
  readonly proofs: readonly string[];
  readonly history: readonly HistoryEntry[];
}

interface HistoryEntry {
  readonly state: string;
  readonly at: string;
  readonly who: string;
  readonly why: string | null;
  readonly act: CashEventAct | null;
}

export const withdrawalColumns = `w.id, w.reference, w.member_id AS "memberId", w.market_code AS "marketCode", w.currency, w.amount, w.fee, w.state,
  w.reason_code AS "reasonCode", w.reason_text AS "reasonText", w.received_amount AS "receivedAmount", w.returned_amount AS "returnedAmount", w.remarks, w.forced, w.provider,
  w.created_at AS "createdAt", w.receipt_due AS "receiptDue", w.closed_at AS "closedAt", w.handed_over AS "handedOver", w.last_reported AS "lastReported", w.round,
  a.id AS "bankAccountId", b.code AS "bankCode", b.name AS "bankName", b.bin, a.holder, a.number,
  ARRAY (SELECT p.id::text FROM cash_proof p WHERE p.withdrawal_id = w.id ORDER BY p.id) AS proofs,
  (SELECT coalesce(jsonb_agg(jsonb_build_object('state', e.state, 'at', e.at, 'who', e.who, 'why', e.why, 'act', e.act) ORDER BY e.id), '[]')
   FROM cash_event e WHERE e.withdrawal_id = w.id) AS history`;
export const withdrawalTables =
  'cash_withdrawal w JOIN cash_bank_account a ON a.id = w.bank_account_id JOIN cash_bank b ON b.code = a.bank_code';

/** Withdrawals selected by a query over `withdrawalColumns`. */
export const readWithdrawals = (q: Queryable, sql: string, values: readonly unknown[]): Promise<WithdrawalRow[]> =>
  readMoney<WithdrawalRow>(q.query(sql, values), {
    amount: true,
    fee: true,
    receivedAmount: true,
    returnedAmount: true,
  });

/** The withdrawal with this reference, however it was typed. */
export function withdrawalsNamed(q: Queryable, reference: string): Promise<WithdrawalRow[]> {
  return readWithdrawals(q, `SELECT ${withdrawalColumns} FROM ${withdrawalTables} WHERE w.reference = upper($1)`, [
    reference,
  ]);
}

/** A withdrawal by its id; with a member, only that member's; with `lock`, locked until the transaction ends. */
export async function withdrawalById(
  q: Queryable,
  id: string,
  { memberId = null, lock = false }: { readonly memberId?: MemberId | null; readonly lock?: boolean } = {},
): Promise<WithdrawalRow | null> {
  const [row] = await readWithdrawals(
    q,
    `SELECT ${withdrawalColumns} FROM ${withdrawalTables} WHERE w.id = $1 AND ($2::bigint IS NULL OR w.member_id = $2)
     ${lock ? 'FOR NO KEY UPDATE OF w' : ''}`,
    [id, memberId],
  );
  return row ?? null;
}

/** A withdrawal as its member sees it. `proofPath`: path of the pictures, to be followed by the number. */
export function withdrawalToWire(row: WithdrawalRow, language: Language, proofPath = '/wps/cash/proofs/'): Withdrawal {
  const { amount, receivedAmount: received } = row;
  const paidOut = minus(amount, row.fee);
  const wasDisputed = isDisputed(row.state) || row.state === 'returned' || received !== null;
  return {
    id: row.id,
    reference: row.reference,
    at: row.createdAt.toISOString(),
    bankAccount: {
      bank: { code: row.bankCode, name: row.bankName, bin: row.bin },
      number: maskedNumber(row.number),
    },
    amount: toWire(amount),
    fee: toWire(row.fee),
    paidOut: toWire(paidOut),
    state: row.state,
    reason: row.reasonText ?? (row.reasonCode === null ? null : failureText(row.reasonCode, language)),
    receiptDue: row.state === 'paid' ? (row.receiptDue?.toISOString() ?? null) : null,
    receivedAmount: wasDisputed ? toWire(received ?? noMoney) : null,
    remainingAmount: wasDisputed ? toWire(minus(paidOut, received ?? noMoney)) : null,
    ...(row.returnedAmount === null ? {} : { returnedAmount: toWire(row.returnedAmount) }),
    forced: row.forced,
    proofs: row.proofs.map((id) => proofPath + id),
    closedAt: row.closedAt?.toISOString() ?? null,
    history: row.history
      .filter(({ act }) => act === null || act === 'providerQueried')
      .map(({ state, at, act, why }) => ({
        state: stateOf(state),
        at: new Date(at).toISOString(),
        ...(act === 'providerQueried' ? { note: why ?? '' } : {}),
      })),
  };
}

/** Events are only written with states of this platform. */
const stateOf = (state: string): WithdrawalState => state as WithdrawalState;
