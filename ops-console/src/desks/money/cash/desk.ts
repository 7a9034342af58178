import { lazy } from 'react';
import type { Desk } from '../../../acts/desk.ts';
import { page } from '../../../frame/navigation/pageEntries.ts';
import { withParts } from '../../../frame/parts/withParts.tsx';
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
        load: async () => {
          const OtherCashDesks = lazy(async () => ({
            default: await withParts(
              import(/* webpackChunkName: "otherCash" */ './OtherCashDesks.tsx').then((own) => own.OtherCashDesks),
              parts(),
            ),
          }));
          return withParts(
            import('./WithdrawalsPage.tsx').then((own) => own.WithdrawalsPage),
            Promise.resolve({ OtherCashDesks }),
          );
        },
      }),
    },
  }) satisfies Desk;
