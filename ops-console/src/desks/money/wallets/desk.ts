import type { Desk } from '../../../acts/desk.ts';

/** Members' wallets. */
export const wallets = {
  dialogs: {
    wallets: 'vendors',
  },
} satisfies Desk;
