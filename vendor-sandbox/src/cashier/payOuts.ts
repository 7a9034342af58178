import type { Notices } from './notices.ts';
import type { Payout, Store } from './store.ts';

/** How long the demonstration bank takes. */
const DELAY_MS = 1_500;

type Given = { readonly store: Store; readonly notices: Notices };

/**
 * Pays out after a moment. The account number's last four figures say how it goes: 0000 the bank knows no such account,
 * 1111 it is paid and nobody is told, 2222 told twice, 3333 it stays under way; all others are paid and told.
 */
export function schedulePayout({ store, notices }: Given, payOut: Payout): NodeJS.Timeout {
  return setTimeout(() => {
    const ending = payOut.accountNumber.slice(-4);
    if (ending === '3333' || payOut.state !== 'underway') return;
    payOut.state = ending === '0000' ? 'failed' : 'paid';
    payOut.failed = ending === '0000' ? 'accountUnknown' : null;
    store.keep(payOut);
    const { reference, state, failed } = payOut;
    const tell = () => notices.tell({ kind: 'payOut', reference, state, failed });
    if (ending !== '1111') tell();
    if (ending === '2222') tell();
  }, DELAY_MS);
}
