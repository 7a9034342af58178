import * as z from '@unisite/shared/schema';
import { identityAsked } from './identityChecks.ts';

const wholeBetween = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));

/** When a market asks who its members are, and how long what it learned is kept. */
export const marketIdentity = z.object({
  asked: identityAsked,
  /** What a member withdraws in 30 days without an acceptance, in the market's currency; null unless it is asked above a sum. */
  above: z.nullable(
    z.number().check(
      z.minimum(0),
      z.maximum(100_000_000_000),
      z.refine((value) => Number(value.toFixed(2)) === value),
    ),
  ),
  /** Months that an acceptance holds, unless the document ends before. */
  monthsHeld: wholeBetween(1, 120),
  /** Days that pictures are kept after a decision that ends a check; 0: they go with it. */
  pictureDays: wholeBetween(0, 3650),
  /** How often a check can be handed in. */
  tries: wholeBetween(1, 10),
});
export type MarketIdentity = z.Infer<typeof marketIdentity>;

export const wantedIdentity = marketIdentity.check(
  z.refine(({ asked, above }) => (asked === 'aboveSum') === (above !== null)),
);

/** Up to which sum nobody is asked. */
const unasked = ({ asked, above }: MarketIdentity): number =>
  asked === 'beforeWithdrawal' ? -1 : asked === 'never' ? Number.POSITIVE_INFINITY : (above ?? 0);

/** Whether rules of a market protect less in anything: asked later, held or kept longer, tried more often. */
export const isLooserIdentity = (from: MarketIdentity, to: MarketIdentity): boolean =>
  unasked(to) > unasked(from) ||
  to.monthsHeld > from.monthsHeld ||
  to.pictureDays > from.pictureDays ||
  to.tries > from.tries;
