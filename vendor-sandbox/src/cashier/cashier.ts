import type { PaymentNotification } from '@unisite/shared/contract/cashier';
import type { NoticeSender } from '../http/noticeSender.ts';
import type { Store } from './store.ts';

/** What the cashier's routes work with. */
export type Cashier = {
  /** Signs what both sides say to each other. */
  readonly secret: string;
  readonly clock: () => number;
  readonly store: Store;
  readonly notifier: NoticeSender<PaymentNotification>;
  /** How long the demonstration bank takes. */
  readonly payoutDelayMs: number;
  /** Pay-outs that are on their way. */
  readonly timers: Set<NodeJS.Timeout>;
};
