import * as z from '@unisite/shared/schema';
import { empty } from './envelope.ts';
import { amount } from './money.ts';
import { operatorCall as call } from './operatorCall.ts';
import { reason } from './rollout.ts';

const limit = amount.check(
  z.minimum(0),
  z.maximum(100_000_000_000),
  z.refine((value) => Number(value.toFixed(2)) === value),
);

/** A market's limits on money, in its currency. A prize of 0: none. */
export const moneyLimits = z.object({
  /** Withdrawals above this need two operators. */
  approvedByOne: limit,
  /** Most that vendors may give: per prize, and per caller on one day and in one campaign. */
  prize: limit,
  prizesOfDay: limit,
  prizesOfCampaign: limit,
});
export type MoneyLimits = z.Infer<typeof moneyLimits>;

export const marketLimits = z.object({ code: z.string(), currency: z.string(), limits: moneyLimits });
export type MarketLimits = z.Infer<typeof marketLimits>;

export const listMarketLimits = call({
  name: 'listMarketLimits',
  method: 'GET',
  path: '/ops/limits',
  access: 'operator',
  request: empty,
  value: z.object({ markets: z.array(marketLimits) }),
});

/**
 * Lower limits apply at once; if any rises, the whole change needs a second operator. Refused with LIMITS_CHANGED when
 * they are not what the operator saw (`expected`).
 */
export const changeMarketLimits = call({
  name: 'changeMarketLimits',
  method: 'PATCH',
  path: '/ops/limits/:code',
  access: 'security',
  errors: ['LIMITS_CHANGED', 'PROPOSAL_WAITS'],
  request: z.object({
    code: z.string().check(z.regex(/^[A-Z]{2,8}$/)),
    limits: moneyLimits,
    expected: moneyLimits,
    why: reason,
  }),
  value: z.object({ ...marketLimits.shape, state: z.enum(['done', 'proposed']) }),
});
