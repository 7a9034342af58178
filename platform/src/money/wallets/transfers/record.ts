import { type Hundredths, toWire, type WalletTransfer } from '@unisite/shared/contract';

/** A recorded transfer. */
export interface TransferRow {
  readonly reference: string;
  readonly state: 'done' | 'failed';
  readonly code: string | null;
  readonly vendor: string;
  readonly direction: 'in' | 'out';
  readonly amount: Hundredths;
  readonly main: Hundredths;
  readonly atVendor: Hundredths;
  readonly at: Date;
}

/** SQL: the columns of a `TransferRow`, for a row of wallet_transfer with the alias `w`. */
export const transferColumns = `(w).reference, (w).state, (w).code, (w).vendor_code AS vendor, (w).direction, (w).amount, (w).main,
  (w).at_vendor AS "atVendor", (w).at`;

export const transferMoney = { amount: true, main: true, atVendor: true } as const;

export const toWalletTransfer = (row: TransferRow): WalletTransfer => ({
  reference: row.reference,
  state: row.state,
  code: row.code,
  vendor: row.vendor,
  direction: row.direction,
  amount: toWire(row.amount),
  main: toWire(row.main),
  atVendor: toWire(row.atVendor),
  at: row.at.toISOString(),
});
