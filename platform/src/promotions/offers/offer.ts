import { type Category, type Hundredths, hundredthsOf } from '@unisite/shared/contract';
import * as z from '@unisite/shared/schema';

/** Hundredths as they stand in JSON. */
const sum = z.string().check(z.regex(/^[1-9]\d{0,15}$/));

/** Percent of a valid stake that counts; absent: none. */
const weight = z.optional(z.int().check(z.minimum(1), z.maximum(100)));

/**
 * What a promotion gives, as data. Sums are hundredths, percents whole, days whole days, weekdays 1 (Monday) to 7, all in
 * Asia/Ho_Chi_Minh.
 */
export const offer = z.object({
  /** Who may: accounts no older than so many days; any level at least. */
  newWithinDays: z.nullable(z.int().check(z.minimum(1), z.maximum(3_660))),
  /** Once a person, whatever accounts the person has. */
  oncePerson: z.boolean(),
  /** How often a member has it. */
  times: z.enum(['once', 'day']),
  starts: z.discriminatedUnion('on', [
    z.object({
      on: z.literal('deposit'),
      least: sum,
      /** The member's first deposit, one after it, or any. */
      which: z.enum(['first', 'later', 'any']),
      weekdays: z.array(z.int().check(z.minimum(1), z.maximum(7))).check(z.minLength(1), z.maxLength(7)),
    }),
    z.object({ on: z.literal('code'), code: z.string().check(z.minLength(4), z.maxLength(40)) }),
  ]),
  gives: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('fixed'), amount: sum }),
    /** Of the deposit. */
    z.object({ kind: z.literal('percent'), percent: z.int().check(z.minimum(1), z.maximum(500)), most: sum }),
  ]),
  /** Null: it may be withdrawn at once. */
  wagering: z.nullable(
    z.object({
      times: z.int().check(z.minimum(1), z.maximum(100)),
      of: z.enum(['bonus', 'depositAndBonus']),
      days: z.int().check(z.minimum(1), z.maximum(366)),
      weights: z.object({
        ...{ LIVE: weight, RNG: weight, FISH: weight, SPORTS: weight, ESPORTS: weight, PVP: weight },
        ...{ LOTT: weight, ELOTT: weight, EGAME: weight },
      } satisfies Record<Category, typeof weight>),
      largestBet: z.nullable(sum),
    }),
  ),
});
export type Offer = z.Infer<typeof offer>;

/** What an offer comes to for a deposit of so much (0 for what no deposit starts): rounded down to the hundredth. */
export function amountOf({ gives }: Pick<Offer, 'gives'>, deposit: Hundredths): Hundredths {
  if (gives.kind === 'fixed') return hundredthsOf(gives.amount);
  const share = (deposit * BigInt(gives.percent)) / 100n;
  const most = BigInt(gives.most);
  return hundredthsOf(share < most ? share : most);
}

/** What has to be wagered for a bonus of so much that a deposit of so much started. */
export function targetOf({ wagering }: Pick<Offer, 'wagering'>, bonus: Hundredths, deposit: Hundredths): Hundredths {
  if (!wagering) return hundredthsOf(0);
  const base = wagering.of === 'bonus' ? bonus : bonus + deposit;
  return hundredthsOf(base * BigInt(wagering.times));
}
