import type { MemberId } from '@unisite/shared/contract';
import { SERIES } from '@unisite/shared/lottery';
import { type Member, type Rate, rateOf } from '../../../access/members/index.ts';
import type { Queryable } from '../../../foundation/database/connect.ts';

export interface EffectiveRate {
  /** What counts for the member. */
  readonly rate: Rate;
  /** What its uplines leave it at most. */
  readonly most: Rate;
}

/**
 * What counts for a member on a day: what it was given, else the market's series for players and the most there is for
 * agents; never above its uplines'.
 */
export async function effectiveRate(
  q: Queryable,
  { id, customerType }: { readonly id: MemberId; readonly customerType: Member['customerType'] },
  { day, marketSeries }: { readonly day: string; readonly marketSeries: number },
): Promise<EffectiveRate> {
  const { own, most } = await rateOf(q, id, day);
  const given = own?.series ?? (isAgent(customerType) ? SERIES.most : marketSeries);
  return { most, rate: { series: Math.min(given, most.series) } };
}

export const isAgent = (customerType: Member['customerType']): boolean => customerType === 1 || customerType === 2;
