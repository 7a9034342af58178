import * as z from '@unisite/shared/schema';
import { MAX_APPLICATION_PICTURES } from './applicationLimits.ts';
import { type Category, category } from './games.ts';
import { memberLabel } from './memberLabel.ts';
import { amount } from './money.ts';
import { clubLevel } from './vip.ts';

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

const someOf = <Of extends z.Schema>(of: Of, most: number) => z.array(of).check(z.minLength(1), z.maxLength(most));
const weekdays = z.array(whole(1, 7)).check(z.maxLength(7));
const categories = someOf(category, category.options.length);

/** A day of the calendar, YYYY-MM-DD. */
const calendarDay = z.string().check(
  z.regex(/^\d{4}-\d\d-\d\d$/),
  z.refine((text) => {
    const at = Date.parse(`${text}T00:00:00Z`);
    return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
  }),
);

/** Dates, and labels, that an offer can name. */
export const MAX_OFFER_DATES = 60;
export const MAX_OFFER_LABELS = 20;

/**
 * What a promotion gives, as data. Sums are whole VND, weekdays 1 (Monday) to 7, days those of Asia/Ho_Chi_Minh.
 */
export const promotionOffer = z.object({
  /** Maximum age of the account in days; null for no limit. */
  newWithinDays: z.nullable(whole(1, 3_660)),
  /** Once per person, across all accounts of the person, and once per browser. */
  oncePerson: z.boolean(),
  /** How many members can have it who were at one address in the last 30 days; absent: no limit. */
  perAddress: z.optional(whole(1, 1_000)),
  /** For members at one of these levels of the club, or with one of these labels; absent: for any. */
  levels: z.optional(someOf(clubLevel, clubLevel.options.length)),
  labels: z.optional(someOf(memberLabel, MAX_OFFER_LABELS)),
  /** All that it gives, to everybody together; absent: no limit. */
  budget: z.optional(sum),
  /** How often it is given, to everybody together; absent: no limit. */
  places: z.optional(whole(1, 1_000_000)),
  /** How often a member can get it. Weeks begin on Monday; `year` is from one birthday to the next. */
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
    /** Taken by a button, at once. */
    z.object({ on: z.literal('claim') }),
    /** Taken in the week that begins with the birthday that was stated with the age. */
    z.object({ on: z.literal('birthday') }),
    /** Taken on a day that is one of these in any way: by its weekday, its day of the month, its date. */
    z.object({
      on: z.literal('day'),
      weekdays,
      monthDays: z.array(whole(1, 31)).check(z.maxLength(31)),
      dates: z.array(calendarDay).check(z.maxLength(MAX_OFFER_DATES)),
    }),
    /**
     * Taken once a day, or a week, is over: a share of what was lost in it, net of what was won, in rounds of these categories that
     * were settled then and no bonus has a part in. For as long as the period itself.
     */
    z.object({ on: z.literal('loss'), of: z.enum(['day', 'week']), least: sum, categories }),
    /** Applied for: operators look at what members send (section 5). */
    z.object({
      on: z.literal('application'),
      /** Pictures that an application needs at least. */
      pictures: whole(0, MAX_APPLICATION_PICTURES),
      /** The lost bet that it is for, settled at most so many days ago; null: it is for none. */
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
    /** Of the deposit, of what the bet that is applied for has lost, or of what a day or week has. */
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
    z.object({ kind: z.literal('points'), points: whole(1, 1_000_000) }),
    /** Tickets of the wheel. */
    z.object({ kind: z.literal('tickets'), count: whole(1, 20) }),
  ]),
  /** Null: the bonus is paid to the main wallet at once. */
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

/** How often an offer can be had at most, by what starts it; null where that is chosen. */
export function timesOfStart(starts: { readonly on: OfferStart['on']; readonly of?: 'day' | 'week' }) {
  if (starts.on === 'birthday') return 'year';
  return starts.on === 'loss' ? (starts.of ?? null) : null;
}

/** Whether what it gives is no money, and nothing that becomes money by play. */
export const isWorthless = ({ kind }: Pick<PromotionOffer['gives'], 'kind'>): boolean =>
  kind === 'points' || kind === 'tickets';

/** A fault of the offer as a whole; null when it is valid. */
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
  // who loses gets a share of it back, and is never better off for it
  if (on === 'loss' && (gives.kind !== 'percent' || gives.percent > 100)) return 'lossShared';
  const hasBase = on === 'deposit' || on === 'loss' || (on === 'application' && starts.bet !== null);
  if (gives.kind === 'percent' && !hasBase) return 'percentOfNothing';
  if (gives.kind === 'decided' && on !== 'application') return 'nobodyDecides';
  // operators decide on sums
  if (on === 'application' && (gives.kind === 'freeRounds' || isWorthless(gives))) return 'sumsApplied';
  if (isWorthless(gives)) return wagering ? 'nothingToWager' : budget === undefined ? null : 'budgetOfMoney';
  if (gives.kind !== 'freeRounds') return null;
  // the deposit is long wagered when it is known what they won
  if (wagering?.of === 'depositAndBonus') return 'roundsOfDeposit';
  return budget !== undefined && gives.most === null ? 'roundsUnbounded' : null;
}
