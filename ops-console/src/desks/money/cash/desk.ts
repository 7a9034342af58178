import type { Desk } from '../../../acts/desk.ts';
import { page } from '../../../frame/navigation/pageEntries.ts';
import type { OtherCashDesksParts } from './OtherCashDesks.tsx';

/** Deposits, withdrawals and corrections of balances. */
export const cash = (parts: () => Promise<OtherCashDesksParts>) =>
  ({
    pages: {
      cash: page<'cash'>({
        icon: 'withdraw',
        key: 'w',
        role: 'cash',
        group: 'money',
        load: async () => (await import('./WithdrawalsPage.tsx')).withdrawalsPage(parts),
      }),
    },
    dialogs: {
      correctBalance: 'cash',
      decideCorrection: 'cash',
      withdrawals: 'cash',
      deposits: 'cash',
      withdrawal: 'cash',
      proposeSettlement: 'cash',
      decideSettlement: 'cash',
      marketCash: 'cash',
    },
    proposals: {
      withdrawal: 'cash',
    },
  }) satisfies Desk;
