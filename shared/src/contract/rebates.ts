import * as z from '@unisite/shared/schema';
import { empty } from './envelope.ts';
import { category } from './games.ts';
import { amount } from './money.ts';
import { operation } from './operation.ts';
import { rebateMode } from './operatorsMarketRebates.ts';

/** A category's unpaid rebate for past days. */
export const openRebate = z.object({
  category,
  /** Including the member's level bonus. */
  percent: z.number(),
  /** Valid stakes of settled rounds. */
  valid: amount,
  /** The rebate, rounded down to whole hundredths per day. */
  amount,
  /** Below the minimum payment. */
  isTooLittle: z.boolean(),
});
export type OpenRebate = z.Infer<typeof openRebate>;

export const rebatePayout = z.object({
  id: z.string(),
  at: z.string(),
  amount,
  by: z.enum(['member', 'platform']),
  parts: z.array(z.object({ category, valid: amount, amount })),
});
export type RebatePayout = z.Infer<typeof rebatePayout>;

export const rebates = operation({
  name: 'rebates',
  summary:
    'What the member gets back of its stakes: by category of days that are over, today so far, and what was paid',
  method: 'GET',
  path: '/wps/member/rebates',
  access: 'member',
  request: empty,
  value: z.object({
    mode: rebateMode,
    /** Minimum payment per category. */
    least: amount,
    /** Days in which a day's rebate is available. */
    days: z.int(),
    /** Level bonus on every rate, percent; 0: none. */
    levelPercent: z.number(),
    /** Categories with a rate, in catalogue order. */
    open: z.array(openRebate),
    /** Today so far, available from tomorrow. */
    today: amount,
    /** The latest ten. */
    paid: z.array(rebatePayout),
  }),
});

export const claimRebates = operation({
  name: 'claimRebates',
  summary: 'Pays the rebates of these categories to the main wallet, as far as they reach the least',
  method: 'POST',
  path: '/wps/member/rebates',
  access: 'member',
  idempotent: true,
  errors: ['REBATE_NOT_CLAIMED', 'NO_REBATE'],
  request: z.object({ categories: z.array(category).check(z.minLength(1), z.maxLength(category.options.length)) }),
  value: rebatePayout,
});

export const rebateOperations = [rebates, claimRebates] as const;
