import * as z from '@unisite/shared/schema';
import { MAX_APPLICATION_PICTURES } from './applicationLimits.ts';
import { type Category, category } from './games.ts';
import { amount } from './money.ts';

const whole = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));

/** VND of an offer, at most a hundred thousand million. */
const sum = amount.check(
  z.minimum(1),
  z.maximum(100_000_000_000),
  z.refine((value) => Number.isInteger(value)),
);

/** Percent of a valid stake that counts; absent: none. */
const weight = z.optional(whole(1, 100));

/** A promotion code: capital letters, digits and hyphens. */
export const offerCode = z.string().check(z.regex(/^[A-Z0-9-]{4,40}$/));

/**
 * What a promotion gives, as data. Sums are whole VND, weekdays 1 (Monday) to 7, days those of Asia/Ho_Chi_Minh.
 */
export const promotionOffer = z.object({
  /** Maximum age of the account in days; null for no limit. */
  newWithinDays: z.nullable(whole(1, 3_660)),
  /** Once per person, across all accounts of the person. */
  oncePerson: z.boolean(),
  /** All that it gives, to everybody together; absent: no limit. */
  budget: z.optional(sum),
  /** How often a member can get it. */
  times: z.enum(['once', 'day']),
  starts: z.discriminatedUnion('on', [
    z.object({
      on: z.literal('deposit'),
      least: sum,
      /** The member's first deposit, one after it, or any. */
      which: z.enum(['first', 'later', 'any']),
      weekdays: z.array(whole(1, 7)).check(z.minLength(1), z.maxLength(7)),
    }),
    z.object({ on: z.literal('code'), code: offerCode }),
    /** Taken by a button, at once. */
    z.object({ on: z.literal('claim') }),
    /** Applied for: operators look at what members send (section 5). */
    z.object({
      on: z.literal('application'),
      /** Pictures that an application needs at least. */
      pictures: whole(0, MAX_APPLICATION_PICTURES),
      /** The lost bet that it is for, settled at most so many days ago; null: it is for none. */
      bet: z.nullable(
        z.object({
          categories: z.array(category).check(z.minLength(1), z.maxLength(category.options.length)),
          least: sum,
          withinDays: whole(1, 60),
        }),
      ),
    }),
  ]),
  gives: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('fixed'), amount: sum }),
    /** Of the deposit, or of the stake of the bet that is applied for. */
    z.object({ kind: z.literal('percent'), percent: whole(1, 500), most: sum }),
    /** Of an application: what the operators who look at it say. */
    z.object({ kind: z.literal('decided'), most: sum }),
    /** Rounds of a game at a stake, to be played within so many days; what they win is the bonus, up to a most. */
    z.object({
      kind: z.literal('freeRounds'),
      game: z.string().check(z.minLength(1), z.maxLength(80)),
      stake: sum,
      rounds: whole(1, 500),
      days: whole(1, 60),
      most: z.nullable(sum),
    }),
  ]),
  /** Null: the bonus is paid to the main wallet at once. */
  wagering: z.nullable(
    z.object({
      times: whole(1, 100),
      of: z.enum(['bonus', 'depositAndBonus']),
      days: whole(1, 366),
      weights: z.object({
        ...{ LIVE: weight, RNG: weight, FISH: weight, SPORTS: weight, ESPORTS: weight, PVP: weight },
        ...{ LOTT: weight, ELOTT: weight, EGAME: weight },
      } satisfies Record<Category, typeof weight>),
      largestBet: z.nullable(sum),
    }),
  ),
});
export type PromotionOffer = z.Infer<typeof promotionOffer>;

export type OfferFault =
  | 'percentOfNothing'
  | 'nobodyDecides'
  | 'nothingCounts'
  | 'roundsApplied'
  | 'roundsOfDeposit'
  | 'roundsUnbounded';

/** A fault of the offer as a whole; null when it is valid. */
export function offerFault({ starts, gives, wagering, budget }: PromotionOffer): OfferFault | null {
  const hasBase = starts.on === 'deposit' || (starts.on === 'application' && starts.bet !== null);
  if (gives.kind === 'percent' && !hasBase) return 'percentOfNothing';
  if (gives.kind === 'decided' && starts.on !== 'application') return 'nobodyDecides';
  if (gives.kind === 'freeRounds') {
    // operators decide on sums
    if (starts.on === 'application') return 'roundsApplied';
    // the deposit is long wagered when it is known what they won
    if (wagering?.of === 'depositAndBonus') return 'roundsOfDeposit';
    if (budget !== undefined && gives.most === null) return 'roundsUnbounded';
  }
  if (wagering && Object.values(wagering.weights).every((percent) => percent === undefined)) return 'nothingCounts';
  return null;
}
