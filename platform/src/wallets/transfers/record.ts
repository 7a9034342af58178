import type { WalletTransfer } from '@unisite/shared/contract';
import { toWire } from '../../ledger/index.ts';

/** A transfer as it is written down; amounts in hundredths. */
export interface TransferRow {
  readonly reference: string;
  readonly state: 'done' | 'failed';
  readonly code: string | null;
  readonly vendor: string;
  readonly direction: 'in' | 'out';
  readonly amount: string;
  readonly main: string;
  readonly atVendor: string;
  readonly at: Date;
}

/** The columns of a `TransferRow`, of a row of wallet_transfer called `w`. */
export const transferColumns = `(w).reference, (w).state, (w).code, (w).vendor_code AS vendor, (w).direction, (w).amount, (w).main,
  (w).at_vendor AS "atVendor", (w).at`;

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
