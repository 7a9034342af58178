import * as z from '@unisite/shared/schema';
import { type EarningType, earningType } from './points.ts';

const whole = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));

/** Whole currency units that earn one point; null: none. */
const per = z.nullable(whole(100, 1_000_000_000));

/** A market's rules for earning and converting points. Money in whole units. */
export const marketPoints = z.object({
  earn: z.object({ lott: per, rng: per, live: per, sports: per, pvp: per, deposit: per } satisfies Record<
    EarningType,
    typeof per
  >),
  /** Null: points are not converted. */
  conversion: z.nullable(
    z.object({
      /** Money for 100 points. */
      per100: whole(1, 10_000_000),
      /** Most points that a member converts in a calendar month. */
      most: whole(100, 100_000_000),
      /** Wagering multiple of the money. */
      wagering: whole(0, 100),
    }),
  ),
});
export type MarketPoints = z.Infer<typeof marketPoints>;

/** Whether members could get more: points for less money, or more money for points. */
export function isLooserPoints(from: MarketPoints, to: MarketPoints): boolean {
  const earnsMore = earningType.options.some(
    (type) => (to.earn[type] ?? Number.POSITIVE_INFINITY) < (from.earn[type] ?? Number.POSITIVE_INFINITY),
  );
  if (earnsMore || to.conversion === null) return earnsMore;
  if (from.conversion === null) return true;
  const { per100, most, wagering } = from.conversion;
  return to.conversion.per100 > per100 || to.conversion.most > most || to.conversion.wagering < wagering;
}
