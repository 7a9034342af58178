import type { Hundredths } from '@unisite/shared/contract';

/** Conditions that a branch must all meet for a rate. */
export interface Tier {
  readonly turnover: Hundredths;
  /** Dividends only; 0 for wages. */
  readonly netLoss: Hundredths;
  /** Members who staked in the period. */
  readonly active: number;
  /** Dividends: hundredths of a percent of the net loss. Wages: hundredths of VND per 10,000 VND of turnover. */
  readonly rate: number;
}

export interface Terms {
  /** Rate when no tier is reached, in the unit of the tiers; 0 for dividends. */
  readonly base: number;
  readonly tiers: readonly Tier[];
  /** Dividends only: the share of a branch's loss that vendors keep, hundredths of a percent. */
  readonly fee: number;
}

type Reached = Omit<Tier, 'rate'>;

/** The highest of the base and the tiers whose conditions are all met; it applies to the whole amount. */
export function rateOf({ base, tiers }: Terms, played: Reached): number {
  const reached = tiers.filter(
    ({ turnover, netLoss, active }) =>
      played.turnover >= turnover && played.netLoss >= netLoss && played.active >= active,
  );
  return Math.max(base, ...reached.map(({ rate }) => rate));
}

/**
 * Whether terms never pay more than those of the agent who gives them, as reaching a tier reaches the agent's own too.
 */
export const fitsUnder = (own: Terms, given: Terms): boolean =>
  given.base <= own.base && given.tiers.every((tier) => tier.rate <= rateOf(own, tier));
