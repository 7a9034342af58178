import { randomUUID } from 'node:crypto';
import type { PaymentNotification } from '@unisite/shared/contract/cashier';
import type { NoticeSender } from '../http/noticeSender.ts';
import type { Payment, Store } from './store.ts';

/** Outcomes that the simulated bank offers: see `docs/cash.md`. */
export const outcomes = ['approve', 'decline', 'silent', 'twice', 'other'] as const;
export type Outcome = (typeof outcomes)[number];

type CashierServices = { readonly store: Store; readonly notifier: NoticeSender<PaymentNotification> };

/** Ends a payment with the chosen outcome. `silent`: paid without a notification; `twice`: notified twice. */
export function settle({ store, notifier }: CashierServices, payment: Payment, outcome: Outcome, amount: number): void {
  if (outcome === 'decline') {
    if (payment.payments.length === 0) payment.failed = 'declined';
  } else {
    payment.failed = null;
    payment.payments.push({ transactionId: randomUUID(), amount });
  }
  store.keep(payment);
  const notify = () => notifier.notify({ kind: 'payment', ...statusOf(payment) });
  if (outcome === 'silent') return;
  notify();
  if (outcome === 'twice') notify();
}

/** The payer left the page. */
export function abandonPayment({ store, notifier }: CashierServices, payment: Payment): void {
  if (payment.payments.length > 0 || payment.failed) return;
  payment.failed = 'abandoned';
  store.keep(payment);
  notifier.notify({ kind: 'payment', ...statusOf(payment) });
}

export const statusOf = ({ reference, failed, payments }: Payment) => ({ reference, failed, payments });
