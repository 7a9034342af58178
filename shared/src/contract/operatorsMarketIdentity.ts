import * as z from '@unisite/shared/schema';
import { identityAsked } from './identityChecks.ts';

const wholeBetween = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));

/** When a market requires identity checks, and how long data is kept. */
export const marketIdentity = z.object({
  asked: identityAsked,
  /**
   * The sum that a member can withdraw in 30 days without an acceptance, in the market's currency; null unless checks
   * are required above a sum.
   */
  above: z.nullable(
    z.number().check(
      z.minimum(0),
      z.maximum(100_000_000_000),
      z.refine((value) => Number(value.toFixed(2)) === value),
    ),
  ),
  /** Months until an acceptance expires, unless the document does before. */
  monthsHeld: wholeBetween(1, 120),
  /** Days to keep pictures after a final decision; 0: deleted with it. */
  pictureDays: wholeBetween(0, 3650),
  /** Most submissions of a check. */
  tries: wholeBetween(1, 10),
});
export type MarketIdentity = z.Infer<typeof marketIdentity>;

export const wantedIdentity = marketIdentity.check(
  z.refine(({ asked, above }) => (asked === 'aboveSum') === (above !== null)),
);

/** The sum up to which no check is required. */
const unasked = ({ asked, above }: MarketIdentity): number =>
  asked === 'beforeWithdrawal' ? -1 : asked === 'never' ? Number.POSITIVE_INFINITY : (above ?? 0);

/** Whether rules are looser in anything: required later, longer validity or retention, more tries. */
export const isLooserIdentity = (from: MarketIdentity, to: MarketIdentity): boolean =>
  unasked(to) > unasked(from) ||
  to.monthsHeld > from.monthsHeld ||
  to.pictureDays > from.pictureDays ||
  to.tries > from.tries;
