import * as z from '@unisite/shared/schema';
import { amount } from './money.ts';
import { operatorCall as call } from './operatorCall.ts';
import { marketCodes } from './operatorTexts.ts';
import { offerFault, promotionOffer } from './promotionOffer.ts';
import { clubLevel } from './vip.ts';

/** Whole days covered by a dry run, up to yesterday. */
export const DRY_RUN_DAYS = 30;

/**
 * Assumptions of a dry run where history is silent. joined: everybody had joined. claimed: everybody active on a day
 * claims. coded: everybody active knows the code. applied: everybody active applies and gets the maximum. figures:
 * losses are of the daily figures, including bonus money. rounds: free rounds win their maximum, or else their stakes.
 */
export const dryRunAssumption = z.enum(['joined', 'claimed', 'coded', 'applied', 'figures', 'rounds']);
export type DryRunAssumption = z.Infer<typeof dryRunAssumption>;

const share = { members: z.int(), times: z.int(), amount };

export const dryRunResult = z.object({
  /** First and last day, of the market. */
  from: z.string(),
  to: z.string(),
  /** Members of these markets who played, deposited or were given something; and the eligible ones among them. */
  active: z.int(),
  meant: z.int(),
  /** Members reached by the trigger; and of those, members who would have received something, and how often. */
  reached: z.int(),
  given: z.int(),
  times: z.int(),
  /** Maximum cost: bonuses not wagered in time return to the house. */
  cost: amount,
  points: z.int(),
  tickets: z.int(),
  /** Per grant; null: nothing would have been given. */
  median: z.nullable(amount),
  largest: z.nullable(amount),
  /** Members left out because another account of their person or browser came first. */
  shared: z.int(),
  /** The day on which budget or places would have run out; null: sufficient. */
  spentOn: z.nullable(z.string()),
  byDay: z.array(z.object({ day: z.string(), ...share })).check(z.maxLength(DRY_RUN_DAYS)),
  /** Null: no level. */
  byLevel: z.array(z.object({ level: z.nullable(clubLevel), ...share })),
  assumes: z.array(dryRunAssumption),
  milliseconds: z.int(),
});
export type DryRunResult = z.Infer<typeof dryRunResult>;

/**
 * What an offer would have given over the last 30 days, based on members' actual behaviour. Read-only, at most twelve
 * seconds, one at a time per database.
 */
export const dryRunPromotion = call({
  name: 'dryRunPromotion',
  method: 'POST',
  path: '/ops/promotion-dry-runs',
  access: 'cash',
  errors: ['DRY_RUN_BUSY', 'DRY_RUN_TOO_LONG'],
  request: z.object({
    markets: marketCodes,
    offer: promotionOffer.check(z.refine((offer) => offerFault(offer) === null)),
  }),
  value: dryRunResult,
});
