import type { PaymentNotification } from '@unisite/shared/contract/cashier';
import type { NoticeSender } from '../http/noticeSender.ts';
import type { Payout, Store } from './store.ts';

type PayoutServices = {
  readonly store: Store;
  readonly notifier: NoticeSender<PaymentNotification>;
  /** Time the demonstration bank takes, milliseconds. */
  readonly payoutDelayMs: number;
};

/** Delay after which the bank reverses its report (8888, 9999), milliseconds. */
const SECOND_THOUGHT_MS = 4_000;

/**
 * Pays out after `payoutDelayMs`. The account number's last four digits select the outcome: 0000 unknown account,
 * 1111 paid without a notification, 2222 notified twice, 3333 stays pending, 8888 reported failed and then paid,
 * 9999 reported paid and then returned; any other is paid and notified once.
 */
export function schedulePayout({ store, notifier, payoutDelayMs }: PayoutServices, payOut: Payout): NodeJS.Timeout {
  return setTimeout(() => {
    const ending = payOut.accountNumber.slice(-4);
    if (ending === '3333' || payOut.state !== 'underway') return;
    const settle = (hasFailed: boolean) => {
      payOut.state = hasFailed ? 'failed' : 'paid';
      payOut.failed = hasFailed ? 'accountUnknown' : null;
      store.keep(payOut);
    };
    const tell = () => {
      const { reference, state, failed } = payOut;
      notifier.notify({ kind: 'payOut', reference, state, failed });
    };
    settle(ending === '0000' || ending === '8888');
    if (ending !== '1111') tell();
    if (ending === '2222') tell();
    if (ending !== '8888' && ending !== '9999') return;
    setTimeout(() => {
      settle(ending === '9999');
      tell();
    }, SECOND_THOUGHT_MS).unref();
  }, payoutDelayMs);
}
