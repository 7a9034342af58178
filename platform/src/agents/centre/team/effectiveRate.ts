import type { MemberId } from '@unisite/shared/contract';
import { SERIES } from '@unisite/shared/lottery';
import { type Member, type Rate, rateOf } from '../../../access/members/index.ts';
import type { Queryable } from '../../../foundation/database/connect.ts';

export interface EffectiveRate {
  /** The member's effective rate. */
  readonly rate: Rate;
  /** Maximum that its uplines allow. */
  readonly most: Rate;
}

/**
 * A member's effective rate on a day: the one given, otherwise the market's series for players and the maximum for
 * agents; capped by its uplines'.
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
