import * as z from '@unisite/shared/schema';
import { type EarningType, earningType } from './points.ts';

const whole = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));

/** Whole money that brings one point; null: none. */
const per = z.nullable(whole(100, 1_000_000_000));

/** What a market gives points for, and what they are worth. Money is whole. */
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
      /** Most points of a member in a calendar month. */
      most: whole(100, 100_000_000),
      /** How often the money is wagered. */
      wagering: whole(0, 100),
    }),
  ),
});
export type MarketPoints = z.Infer<typeof marketPoints>;

/** Whether somebody could get more by it: points for less money, or more money for points. */
export function isLooserPoints(from: MarketPoints, to: MarketPoints): boolean {
  const earnsMore = earningType.options.some(
    (type) => (to.earn[type] ?? Number.POSITIVE_INFINITY) < (from.earn[type] ?? Number.POSITIVE_INFINITY),
  );
  if (earnsMore || to.conversion === null) return earnsMore;
  if (from.conversion === null) return true;
  const { per100, most, wagering } = from.conversion;
  return to.conversion.per100 > per100 || to.conversion.most > most || to.conversion.wagering < wagering;
}
