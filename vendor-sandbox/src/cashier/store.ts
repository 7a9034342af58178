import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CashierFailure, PaymentRequest, PayOutRequest, PayOutStatus } from '@unisite/shared/contract/cashier';

/** A payment that the platform requested, and its outcome. Amounts in whole hundredths. */
export type Payment = PaymentRequest & {
  /** Unguessable id in the address of the payment's page. */
  readonly token: string;
  failed: CashierFailure | null;
  readonly payments: { transactionId: string; amount: number }[];
};
export type Payout = PayOutRequest & { state: PayOutStatus['state']; failed: CashierFailure | null };

/** Payments and pay-outs by the platform's reference; kept on disk across restarts. */
export type Store = {
  payment(reference: string): Payment | null;
  paymentOfToken(token: string): Payment | null;
  /** Returns the existing payment of the reference, or creates it. */
  openPayment(request: PaymentRequest): Payment;
  payOut(reference: string): Payout | null;
  openPayOut(request: PayOutRequest): { readonly payOut: Payout; readonly fresh: boolean };
  /** Stores its current state. */
  keep(record: Payment | Payout): void;
};

export function openStore(folder: string): Store {
  mkdirSync(folder, { recursive: true });
  const payments = new Map<string, Payment>();
  const payOuts = new Map<string, Payout>();
  for (const name of readdirSync(folder)) {
    if (!name.endsWith('.json')) continue;
    // Only `keep` writes these files.
    const record = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Payment | Payout;
    if ('token' in record) payments.set(record.reference, record);
    else payOuts.set(record.reference, record);
  }
  const keep = (record: Payment | Payout): void => {
    const file = join(folder, `${record.reference}.json`);
    writeFileSync(`${file}.new`, JSON.stringify(record));
    renameSync(`${file}.new`, file);
  };

  return {
    keep,
    payment: (reference) => payments.get(reference) ?? null,
    paymentOfToken: (token) => [...payments.values()].find((payment) => payment.token === token) ?? null,
    openPayment(request) {
      const known = payments.get(request.reference);
      if (known) return known;
      const payment: Payment = { ...request, token: randomBytes(18).toString('base64url'), failed: null, payments: [] };
      payments.set(payment.reference, payment);
      keep(payment);
      return payment;
    },
    payOut: (reference) => payOuts.get(reference) ?? null,
    openPayOut(request) {
      const known = payOuts.get(request.reference);
      if (known) return { payOut: known, fresh: false };
      const payOut: Payout = { ...request, state: 'underway', failed: null };
      payOuts.set(payOut.reference, payOut);
      keep(payOut);
      return { payOut, fresh: true };
    },
  };
}
