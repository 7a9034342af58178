import type { Desk } from '../../../acts/desk.ts';

/** Transfers along the line. */
export const lineTransfers = {
  dialogs: {
    marketLineTransfers: 'security',
  },
} satisfies Desk;
