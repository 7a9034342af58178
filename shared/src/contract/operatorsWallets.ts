import * as z from '@unisite/shared/schema';
import { empty } from './envelope.ts';
import { amount } from './money.ts';
import { operatorCall as call } from './operatorCall.ts';
import { reason } from './rollout.ts';

const marketCode = z.string().check(z.regex(/^[A-Z]{2,8}$/));

/** What games of a market play from, and what its members have at vendors. */
export const marketWallets = z.object({
  code: z.string(),
  currency: z.string(),
  /**
   * All games play from the one main wallet; if not, each vendor's from a wallet that members carry money to (section
   * 7, isSingle).
   */
  single: z.boolean(),
  /** Members with money at vendors, and how much that is together; null for operators without the role for vendors. */
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
 * What came back to main wallets, and how the market stands now. Who is still in `left.lying` is brought back by
 * another call.
 */
const broughtBack = z.object({ members: z.int(), amount, left: marketWallets });

/**
 * Switches a market between the one wallet and wallets at vendors. Towards the one wallet, what lies at vendors comes
 * back to its owners' main wallets right after; in the other direction no money moves.
 */
export const setMarketWallets = call({
  name: 'setMarketWallets',
  method: 'PATCH',
  path: '/ops/wallets/:code',
  access: 'vendors',
  request: z.object({ code: marketCode, single: z.boolean(), why: reason }),
  value: broughtBack,
});

/**
 * Brings back what still lies at vendors of a market whose games play from the one wallet. Refused with NOT_SINGLE
 * where they do not.
 */
export const bringBackWallets = call({
  name: 'bringBackWallets',
  method: 'POST',
  path: '/ops/wallets/:code/back',
  access: 'vendors',
  errors: ['NOT_SINGLE'],
  request: z.object({ code: marketCode, why: reason }),
  value: broughtBack,
});
