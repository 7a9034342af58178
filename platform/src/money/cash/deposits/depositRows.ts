import {
  type Deposit,
  type DepositMethod,
  type DepositState,
  type Hundredths,
  type Language,
  type MemberId,
  minus,
  toWire,
} from '@unisite/shared/contract';
import type { PaymentStarted } from '@unisite/shared/contract/cashier';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { readMoney } from '../../ledger/index.ts';
import { feeOf } from '../terms.ts';
import { failureText } from './failureTexts.ts';
import { transferQr } from './transferQr.ts';

/** A stored deposit. */
export interface DepositRow {
  readonly id: string;
  readonly reference: string;
  readonly memberId: MemberId;
  readonly marketCode: string;
  readonly currency: string;
  readonly method: DepositMethod;
  readonly amount: Hundredths;
  readonly feePercent: string;
  readonly feeFixed: Hundredths;
  readonly state: DepositState;
  readonly reason: string | null;
  readonly provider: string;
  /** The provider's last report. */
  readonly lastReported: 'paid' | 'failed' | null;
  readonly instructions: PaymentStarted;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly closedAt: Date | null;
  readonly bankCode: string | null;
  readonly bankName: string | null;
  /** Total received; null while nothing was. */
  readonly received: Hundredths | null;
  readonly receivedFee: Hundredths | null;
  /** Of what was received, less fees: what is credited now, and what was taken back. */
  readonly standing: Hundredths;
  readonly reversed: Hundredths;
}

export const depositColumns = `d.id, d.reference, d.member_id AS "memberId", d.market_code AS "marketCode", d.currency, d.method, d.amount,
  d.fee_percent AS "feePercent", d.fee_fixed AS "feeFixed", d.state, d.reason, d.provider, d.last_reported AS "lastReported", d.instructions, d.created_at AS "createdAt",
  d.expires_at AS "expiresAt", d.closed_at AS "closedAt", b.code AS "bankCode", b.name AS "bankName",
  p.received, p.fee AS "receivedFee", p.standing, p.reversed`;
export const depositTables = `cash_deposit d LEFT JOIN cash_bank b ON b.bin = d.instructions->>'bin'
  CROSS JOIN LATERAL (
    SELECT sum(amount) AS received, sum(fee) AS fee,
      coalesce(sum(amount - fee) FILTER (WHERE NOT reversed), 0) AS standing,
      coalesce(sum(amount - fee) FILTER (WHERE reversed), 0) AS reversed
    FROM cash_deposit_payment WHERE deposit_id = d.id
  ) p`;

/** Deposits selected by a query over `depositColumns`. */
export const readDeposits = (q: Queryable, sql: string, values: readonly unknown[]): Promise<DepositRow[]> =>
  readMoney<DepositRow>(q.query(sql, values), {
    amount: true,
    feeFixed: true,
    received: true,
    receivedFee: true,
    standing: true,
    reversed: true,
  });

/** One of the member's own deposits. */
export async function depositOf(q: Queryable, memberId: MemberId, id: string): Promise<DepositRow | null> {
  const [row] = await readDeposits(
    q,
    `SELECT ${depositColumns} FROM ${depositTables} WHERE d.id = $2 AND d.member_id = $1`,
    [memberId, id],
  );
  return row ?? null;
}

/** A deposit by its id; with `lock`, locked until the transaction ends. */
export async function depositById(q: Queryable, id: string, { lock = false } = {}): Promise<DepositRow | null> {
  const held = lock ? ' FOR NO KEY UPDATE OF d' : '';
  const [row] = await readDeposits(q, `SELECT ${depositColumns} FROM ${depositTables} WHERE d.id = $1${held}`, [id]);
  return row ?? null;
}

/** A deposit as its member sees it. */
export function depositToWire(row: DepositRow, language: Language): Deposit {
  const amount = row.received ?? row.amount;
  const fee = row.receivedFee ?? feeOf(amount, row);
  return {
    id: row.id,
    reference: row.reference,
    at: row.createdAt.toISOString(),
    method: row.method,
    amount: toWire(row.amount),
    received: row.received === null ? null : toWire(row.received),
    fee: toWire(fee),
    credited: toWire(minus(amount, fee)),
    state: row.state,
    reason: row.reason === null ? null : failureText(row.reason, language),
    expiresAt: row.expiresAt.toISOString(),
    closedAt: row.closedAt?.toISOString() ?? null,
    instructions: row.state === 'pending' ? instructionsOf(row) : null,
  };
}

function instructionsOf({ instructions, bankCode, bankName, reference, amount }: DepositRow): Deposit['instructions'] {
  if (instructions.kind === 'page') return { kind: 'page', url: instructions.url };
  const { bin, accountNumber, accountName, bankPage } = instructions;
  return {
    kind: 'transfer',
    bank: { code: bankCode ?? bin, name: bankName ?? bin, bin },
    accountName,
    accountNumber,
    bankPage,
    memo: reference,
    qr: transferQr({ bin, accountNumber, amount, memo: reference }),
  };
}
