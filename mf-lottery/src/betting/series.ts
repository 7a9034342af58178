import { useAction, useOperation } from '@unisite/shared/api';
import type { CurrentDraw } from '@unisite/shared/contract/tickets';
import { chooseLotterySeries, lotterySeries } from '@unisite/shared/contract/tickets';
import { decidedStake, rebateOf, returnToPlayer, seriesOdds } from '@unisite/shared/lottery';
import { useEffect, useState } from 'react';
import { betOf, type PricedDraft } from './slip.ts';

/** The series that a member plays at, and the highest it may choose (section 3). */
export interface Series {
  readonly most: number;
  readonly value: number;
  readonly choose: (value: number) => void;
}

/** How long the slider must rest before its value is saved, milliseconds. */
const SAVE_DELAY_MS = 500;

/** The member's series for a game whose odds depend on one; null for other games and for guests. */
export function useSeries({ offers }: Pick<CurrentDraw, 'offers'>): Series | null {
  const query = useOperation(lotterySeries, {}, { enabled: offers.some(({ bySeries }) => bySeries) });
  const { mutate } = useAction(chooseLotterySeries);
  const [moved, setMoved] = useState<number | null>(null);
  useEffect(() => {
    if (moved === null) return;
    const timer = setTimeout(() => mutate({ series: moved }), SAVE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [moved, mutate]);
  if (!query.data) return null;
  const { most, chosen } = query.data;
  return { most, value: Math.min(moved ?? chosen, most), choose: setMoved };
}

/** A draw's offers at a given series. */
export function offersAt<Current extends Pick<CurrentDraw, 'form' | 'offers'>>(
  current: Current,
  series: number | null,
): Current {
  if (series === null) return current;
  const offers = current.offers.map((offer) => {
    const bet = offer.bySeries ? betOf(current.form, offer.bet) : undefined;
    if (!bet) return offer;
    const odds = seriesOdds(bet, offer.class, series);
    return { ...offer, odds: odds / 100, returnToPlayer: returnToPlayer(bet, offer.class, odds, offer.units) };
  });
  return { ...current, offers };
}

/** The immediate rebate on these lines, for a series below the maximum. `day`: of the draw, in Vietnam. */
export function rebateOn(
  priced: readonly PricedDraft[],
  { value, most }: Pick<Series, 'value' | 'most'>,
  day: string,
): number {
  const staked = priced
    .filter(({ offered, odds }) => Object.keys(odds).every((name) => offered.offers.get(name)?.bySeries))
    .reduce((sum, { offered: { bet }, line: { selection, unitStake }, units }) => {
      const terms = { selection, units, unitStake: BigInt(Math.round(unitStake * 100)) };
      return sum + decidedStake(bet, terms, { day });
    }, 0n);
  return Number(rebateOf(staked, value, most)) / 100;
}
