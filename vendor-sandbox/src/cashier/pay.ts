import { randomUUID } from 'node:crypto';
import type { Notices } from './notices.ts';
import type { Payment, Store } from './store.ts';

/** What the person who tries the page wants the bank to do: see `docs/cash.md`. */
export const outcomes = ['approve', 'decline', 'silent', 'twice', 'other'] as const;
export type Outcome = (typeof outcomes)[number];

type Given = { readonly store: Store; readonly notices: Notices };

/** Lets a payment end as it was asked to. `silent`: the money is there and nobody is told; `twice`: told two times. */
export function settle({ store, notices }: Given, payment: Payment, outcome: Outcome, amount: number): void {
  if (outcome === 'decline') {
    if (payment.payments.length === 0) payment.failed = 'declined';
  } else {
    payment.failed = null;
    payment.payments.push({ transactionId: randomUUID(), amount });
  }
  store.keep(payment);
  const tell = () => notices.tell({ kind: 'payment', ...statusOf(payment) });
  if (outcome === 'silent') return;
  tell();
  if (outcome === 'twice') tell();
}

/** The payer left the page. */
export function abandonPayment({ store, notices }: Given, payment: Payment): void {
  if (payment.payments.length > 0 || payment.failed) return;
  payment.failed = 'abandoned';
  store.keep(payment);
  notices.tell({ kind: 'payment', ...statusOf(payment) });
}

export const statusOf = ({ reference, failed, payments }: Payment) => ({ reference, failed, payments });
