import type { PaymentNotification } from '@unisite/shared/contract/cashier';
import type { NoticeSender } from '../http/noticeSender.ts';
import type { Store } from './store.ts';

/** What the cashier's routes depend on. */
export type Cashier = {
  /** Signing secret shared by both sides. */
  readonly secret: string;
  readonly clock: () => number;
  readonly store: Store;
  readonly notifier: NoticeSender<PaymentNotification>;
  /** Time the demonstration bank takes, milliseconds. */
  readonly payoutDelayMs: number;
  /** Timers of pay-outs in progress. */
  readonly timers: Set<NodeJS.Timeout>;
};
