import type { Desk } from '../../../acts/desk.ts';
import { page } from '../../../frame/navigation/pageEntries.ts';

/** Vendors and the callers of their wallet API. */
export const seamless = {
  pages: {
    vendors: page<'vendors'>({
      icon: 'server',
      key: 'v',
      role: 'vendors',
      group: 'house',
      load: async () => (await import('./vendors/VendorsPage.tsx')).VendorsPage,
    }),
  },
  dialogs: {
    caller: 'vendors',
    rotateSecret: 'vendors',
    endFormer: 'vendors',
    secretTold: 'vendors',
    reviewLateWin: 'cash',
    vendorPlace: 'vendors',
    vendorState: 'vendors',
  },
  proposals: {
    lateWin: 'cash',
    callerAdd: 'vendors',
    callerSettings: 'vendors',
    callerSecret: 'vendors',
    vendorLaunch: 'vendors',
  },
} satisfies Desk;
