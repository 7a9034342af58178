import * as z from '@unisite/shared/schema';
import { empty } from './envelope.ts';
import { category } from './games.ts';
import { amount } from './money.ts';
import { operation } from './operation.ts';
import { rebateMode } from './operatorsMarketRebates.ts';

/** A category's rebate of days that are over, and not paid yet. */
export const openRebate = z.object({
  category,
  /** With what the member's level adds. */
  percent: z.number(),
  /** Valid stakes of settled rounds. */
  valid: amount,
  /** What it comes to, in whole hundredths rounded down by day. */
  amount,
  /** Below the least that is paid at a time. */
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
    /** The least that is paid of a category at a time. */
    least: amount,
    /** Days that a day's rebate can be had. */
    days: z.int(),
    /** What the member's level adds to every rate, percent; 0: nothing. */
    levelPercent: z.number(),
    /** Every category that has a rate, in the order of the catalogue. */
    open: z.array(openRebate),
    /** Today so far, which counts from tomorrow on. */
    today: amount,
    /** The newest ten. */
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
