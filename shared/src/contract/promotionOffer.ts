import * as z from '@unisite/shared/schema';
import { MAX_APPLICATION_PICTURES } from './applicationLimits.ts';
import { type Category, category } from './games.ts';
import { memberLabel } from './memberLabel.ts';
import { amount } from './money.ts';
import { clubLevel } from './vip.ts';

const whole = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));

/** An amount of an offer, VND, at most a hundred thousand million. */
const sum = amount.check(
  z.minimum(1),
  z.maximum(100_000_000_000),
  z.refine((value) => Number.isInteger(value)),
);

/** Percent of a valid stake that counts; absent: none. */
const weight = z.optional(whole(1, 100));

/** A promotion code: capital letters, digits and hyphens. */
export const offerCode = z.string().check(z.regex(/^[A-Z0-9-]{4,40}$/));

const someOf = <Of extends z.Schema>(of: Of, most: number) => z.array(of).check(z.minLength(1), z.maxLength(most));
const weekdays = z.array(whole(1, 7)).check(z.maxLength(7));
const categories = someOf(category, category.options.length);

/** A calendar date, YYYY-MM-DD. */
const calendarDay = z.string().check(
  z.regex(/^\d{4}-\d\d-\d\d$/),
  z.refine((text) => {
    const at = Date.parse(`${text}T00:00:00Z`);
    return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
  }),
);

/** Most dates, and labels, of an offer. */
export const MAX_OFFER_DATES = 60;
export const MAX_OFFER_LABELS = 20;

/** What a promotion gives, as data. Whole VND; weekdays 1 (Monday) to 7; days of the market. */
export const promotionOffer = z.object({
  /** Maximum age of the account, days; null: no limit. */
  newWithinDays: z.nullable(whole(1, 3_660)),
  /** Once per person, across all of the person's accounts, and once per browser. */
  oncePerson: z.boolean(),
  /** Most members at one address in the last 30 days; absent: no limit. */
  perAddress: z.optional(whole(1, 1_000)),
  /** Only for members at these club levels, or with one of these labels; absent: any. */
  levels: z.optional(someOf(clubLevel, clubLevel.options.length)),
  labels: z.optional(someOf(memberLabel, MAX_OFFER_LABELS)),
  /** Total budget over all members; absent: no limit. */
  budget: z.optional(sum),
  /** Total number of grants over all members; absent: no limit. */
  places: z.optional(whole(1, 1_000_000)),
  /** How often a member can get it. Weeks begin on Monday; `year` runs between birthdays. */
  times: z.enum(['once', 'day', 'week', 'month', 'year']),
  starts: z.discriminatedUnion('on', [
    z.object({
      on: z.literal('deposit'),
      least: sum,
      /** The member's first deposit, one after it, or any. */
      which: z.enum(['first', 'later', 'any']),
      weekdays: weekdays.check(z.minLength(1)),
    }),
    z.object({ on: z.literal('code'), code: offerCode }),
    /** Claimed with a button. */
    z.object({ on: z.literal('claim') }),
    /** Claimed in the week that begins with the birthday stated at the age gate. */
    z.object({ on: z.literal('birthday') }),
    /** Claimed on a day that matches any of these: weekday, day of the month, date. */
    z.object({
      on: z.literal('day'),
      weekdays,
      monthDays: z.array(whole(1, 31)).check(z.maxLength(31)),
      dates: z.array(calendarDay).check(z.maxLength(MAX_OFFER_DATES)),
    }),
    /**
     * Claimed after a day or week is over: a share of the net loss in rounds of these categories settled in it, without
     * bonus money. Claimable for as long as the period itself.
     */
    z.object({ on: z.literal('loss'), of: z.enum(['day', 'week']), least: sum, categories }),
    /** Applied for: operators review the application (section 5). */
    z.object({
      on: z.literal('application'),
      /** Minimum number of pictures. */
      pictures: whole(0, MAX_APPLICATION_PICTURES),
      /** For a lost bet, settled at most this many days ago; null: not for a bet. */
      bet: z.nullable(
        z.object({
          categories,
          least: sum,
          withinDays: whole(1, 60),
        }),
      ),
    }),
  ]),
  gives: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('fixed'), amount: sum }),
    /** Of the deposit, of the loss of the application's bet, or of the loss of a day or week. */
    z.object({ kind: z.literal('percent'), percent: whole(1, 500), most: sum }),
    /** For an application: the operators' decision. */
    z.object({ kind: z.literal('decided'), most: sum }),
    /** Rounds of a game at a stake, within a number of days; their winnings become the bonus, up to a maximum. */
    z.object({
      kind: z.literal('freeRounds'),
      game: z.string().check(z.minLength(1), z.maxLength(80)),
      stake: sum,
      rounds: whole(1, 500),
      days: whole(1, 60),
      most: z.nullable(sum),
    }),
    z.object({ kind: z.literal('points'), points: whole(1, 1_000_000) }),
    /** Tickets of the wheel. */
    z.object({ kind: z.literal('tickets'), count: whole(1, 20) }),
  ]),
  /** Null: paid to the main wallet at once. */
  wagering: z.nullable(
    z.object({
      times: whole(1, 100),
      of: z.enum(['bonus', 'depositAndBonus']),
      days: whole(1, 366),
      weights: z.object({
        LIVE: weight,
        RNG: weight,
        FISH: weight,
        SPORTS: weight,
        ESPORTS: weight,
        PVP: weight,
        LOTT: weight,
        ELOTT: weight,
        EGAME: weight,
      } satisfies Record<Category, typeof weight>),
      largestBet: z.nullable(sum),
    }),
  ),
});
export type PromotionOffer = z.Infer<typeof promotionOffer>;

export type OfferStart = PromotionOffer['starts'];

export type OfferFault =
  | 'percentOfNothing'
  | 'nobodyDecides'
  | 'nothingCounts'
  | 'sumsApplied'
  | 'roundsOfDeposit'
  | 'roundsUnbounded'
  | 'noDays'
  | 'lossShared'
  | 'timesDiffer'
  | 'nothingToWager'
  | 'budgetOfMoney';

/** The fixed frequency of an offer by its trigger; null where it can be chosen. */
export function timesOfStart(starts: { readonly on: OfferStart['on']; readonly of?: 'day' | 'week' }) {
  if (starts.on === 'birthday') return 'year';
  return starts.on === 'loss' ? (starts.of ?? null) : null;
}

/** Whether the gift is neither money nor turned into money by play. */
export const isNonMonetary = ({ kind }: Pick<PromotionOffer['gives'], 'kind'>): boolean =>
  kind === 'points' || kind === 'tickets';

/** The fault of an offer as a whole; null when it is valid. */
export function offerFault(offer: PromotionOffer): OfferFault | null {
  const { starts, wagering } = offer;
  const { on } = starts;
  if (on === 'day' && starts.weekdays.length + starts.monthDays.length + starts.dates.length === 0) return 'noDays';
  const times = timesOfStart(starts);
  if (times === null ? offer.times === 'year' : offer.times !== times) return 'timesDiffer';
  const fault = giftFault(offer);
  if (fault) return fault;
  if (wagering && Object.values(wagering.weights).every((percent) => percent === undefined)) return 'nothingCounts';
  return null;
}

function giftFault({ starts, gives, wagering, budget }: PromotionOffer): OfferFault | null {
  const { on } = starts;
  // a loss is partly refunded, never more than that
  if (on === 'loss' && (gives.kind !== 'percent' || gives.percent > 100)) return 'lossShared';
  const hasBase = on === 'deposit' || on === 'loss' || (on === 'application' && starts.bet !== null);
  if (gives.kind === 'percent' && !hasBase) return 'percentOfNothing';
  if (gives.kind === 'decided' && on !== 'application') return 'nobodyDecides';
  // operators decide on amounts
  if (on === 'application' && (gives.kind === 'freeRounds' || isNonMonetary(gives))) return 'sumsApplied';
  if (isNonMonetary(gives)) return wagering ? 'nothingToWager' : budget === undefined ? null : 'budgetOfMoney';
  if (gives.kind !== 'freeRounds') return null;
  // the deposit is wagered long before their winnings are known
  if (wagering?.of === 'depositAndBonus') return 'roundsOfDeposit';
  return budget !== undefined && gives.most === null ? 'roundsUnbounded' : null;
}
