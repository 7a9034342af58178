import * as z from '@unisite/shared/schema';
import { amount } from './money.ts';
import { operatorCall as call } from './operatorCall.ts';
import { marketCodes } from './operatorTexts.ts';
import { offerFault, promotionOffer } from './promotionOffer.ts';
import { clubLevel } from './vip.ts';

/** Whole days that a dry run goes over, up to yesterday. */
export const DRY_RUN_DAYS = 30;

/**
 * What a dry run takes for granted, where history does not say. joined: everybody had joined before. claimed: everybody who was
 * active on a day claims. coded: everybody who was active knows the code. applied: everybody who was active applies, and is given the
 * most. figures: losses are those of the daily figures, with bonus money. rounds: free rounds win their most, or else their stakes.
 */
export const dryRunAssumption = z.enum(['joined', 'claimed', 'coded', 'applied', 'figures', 'rounds']);
export type DryRunAssumption = z.Infer<typeof dryRunAssumption>;

const share = { members: z.int(), times: z.int(), amount };

export const dryRunResult = z.object({
  /** First and last day, of Asia/Ho_Chi_Minh. */
  from: z.string(),
  to: z.string(),
  /** Members of these markets who played, deposited or were given something in these days; of those, whom the offer is for. */
  active: z.int(),
  meant: z.int(),
  /** Members whom its trigger would have reached; and of those, who would have been given something, and how often. */
  reached: z.int(),
  given: z.int(),
  times: z.int(),
  /** Money at most: what is not wagered in time goes back to the house. */
  cost: amount,
  points: z.int(),
  tickets: z.int(),
  /** Of one time; null: nothing would have been given. */
  median: z.nullable(amount),
  largest: z.nullable(amount),
  /** Members left out because another account of their person, or at their browser, came first. */
  shared: z.int(),
  /** The day on which budget or places would have run out; null: they would have lasted. */
  spentOn: z.nullable(z.string()),
  byDay: z.array(z.object({ day: z.string(), ...share })).check(z.maxLength(DRY_RUN_DAYS)),
  /** Null: no level. */
  byLevel: z.array(z.object({ level: z.nullable(clubLevel), ...share })),
  assumes: z.array(dryRunAssumption),
  milliseconds: z.int(),
});
export type DryRunResult = z.Infer<typeof dryRunResult>;

/**
 * What an offer would have given over the last 30 days, by what members did. It only reads, for twelve seconds at most, one at a time
 * on a database.
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
