import * as z from '@unisite/shared/schema';
import { empty } from './envelope.ts';
import { amount } from './money.ts';
import { operatorCall as call } from './operatorCall.ts';
import { reason } from './rollout.ts';

const marketCode = z.string().check(z.regex(/^[A-Z]{2,8}$/));

/** A market's wallet model, and its members' balances at vendors. */
export const marketWallets = z.object({
  code: z.string(),
  currency: z.string(),
  /**
   * All games play from the main wallet; otherwise each vendor's from a wallet that members transfer money to (section
   * 7, isSingle).
   */
  single: z.boolean(),
  /** Number of members with balances at vendors, and their total; null for operators without the role `vendors`. */
  lying: z.nullable(z.object({ members: z.int(), amount })),
});
export type MarketWallets = z.Infer<typeof marketWallets>;

export const listMarketWallets = call({
  name: 'listMarketWallets',
  method: 'GET',
  path: '/ops/wallets',
  access: 'operator',
  request: empty,
  value: z.object({ markets: z.array(marketWallets) }),
});

/**
 * What returned to main wallets, and the market's state. Members still in `left.lying` are returned by another call.
 */
const broughtBack = z.object({ members: z.int(), amount, left: marketWallets });

/**
 * Switches a market between a single wallet and vendor wallets. Towards the single wallet, balances at vendors return
 * to main wallets right after; in the other direction no money moves.
 */
export const setMarketWallets = call({
  name: 'setMarketWallets',
  method: 'PATCH',
  path: '/ops/wallets/:code',
  access: 'vendors',
  request: z.object({ code: marketCode, single: z.boolean(), why: reason }),
  value: broughtBack,
});

/** Returns remaining balances at vendors in a market with a single wallet. Refused with NOT_SINGLE otherwise. */
export const bringBackWallets = call({
  name: 'bringBackWallets',
  method: 'POST',
  path: '/ops/wallets/:code/back',
  access: 'vendors',
  errors: ['NOT_SINGLE'],
  request: z.object({ code: marketCode, why: reason }),
  value: broughtBack,
});
