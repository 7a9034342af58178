import { fromWire, type Hundredths, hundredthsOf, noMoney, type PromotionOffer } from '@unisite/shared/contract';

/**
 * The bonus for a deposit, or for what a bet has lost (0 where there is neither), rounded down to the hundredth. Null where
 * operators decide, or play does.
 */
export function amountOf({ gives }: Pick<PromotionOffer, 'gives'>, base: Hundredths): Hundredths | null {
  if (gives.kind === 'decided' || gives.kind === 'freeRounds') return null;
  if (gives.kind === 'fixed') return fromWire(gives.amount);
  const share = (base * BigInt(gives.percent)) / 100n;
  const most = fromWire(gives.most);
  return share < most ? hundredthsOf(share) : most;
}

/** The most that it gives at a time; of free rounds without a most 0. */
export const mostOf = ({ gives }: Pick<PromotionOffer, 'gives'>): Hundredths => {
  const most = gives.kind === 'fixed' ? gives.amount : gives.most;
  return most === null ? noMoney : fromWire(most);
};

/** The wagering requirement for a bonus and the deposit that triggered it. */
export function targetOf(
  { wagering }: Pick<PromotionOffer, 'wagering'>,
  bonus: Hundredths,
  deposit: Hundredths,
): Hundredths {
  if (!wagering) return noMoney;
  const base = wagering.of === 'bonus' ? bonus : bonus + deposit;
  return hundredthsOf(base * BigInt(wagering.times));
}
