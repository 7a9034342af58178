import type { Desk } from '../../../acts/desk.ts';
import { page } from '../../../frame/navigation/pageEntries.ts';

/** Deposits, withdrawals and corrections of balances. */
export const cash = {
  pages: {
    cash: page<'cash'>({
      icon: 'withdraw',
      key: 'w',
      role: 'cash',
      group: 'money',
      load: async () => (await import('./WithdrawalsPage.tsx')).WithdrawalsPage,
    }),
  },
} satisfies Desk;
