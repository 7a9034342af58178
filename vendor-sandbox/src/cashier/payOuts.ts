import type { PaymentNotifier } from './paymentNotifier.ts';
import type { Payout, Store } from './store.ts';

type PayoutServices = {
  readonly store: Store;
  readonly notifier: PaymentNotifier;
  /** How long the demonstration bank takes. */
  readonly payoutDelayMs: number;
};

/**
 * Pays out after a moment. The account number's last four figures say how it goes: 0000 the bank knows no such account,
 * 1111 it is paid without a notification, 2222 notified twice, 3333 it stays pending; all others are paid and notified.
 */
export function schedulePayout({ store, notifier, payoutDelayMs }: PayoutServices, payOut: Payout): NodeJS.Timeout {
  return setTimeout(() => {
    const ending = payOut.accountNumber.slice(-4);
    if (ending === '3333' || payOut.state !== 'underway') return;
    payOut.state = ending === '0000' ? 'failed' : 'paid';
    payOut.failed = ending === '0000' ? 'accountUnknown' : null;
    store.keep(payOut);
    const { reference, state, failed } = payOut;
    const tell = () => notifier.notify({ kind: 'payOut', reference, state, failed });
    if (ending !== '1111') tell();
    if (ending === '2222') tell();
  }, payoutDelayMs);
}
