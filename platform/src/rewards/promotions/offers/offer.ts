import { fromWire, type Hundredths, hundredthsOf, noMoney, type PromotionOffer } from '@unisite/shared/contract';

/**
 * The bonus for a deposit, or for the loss of a bet or a period (0 without either), rounded down to the hundredth. Null
 * when an operator or play determines the amount, or the gift is not money.
 */
export function amountOf({ gives }: Pick<PromotionOffer, 'gives'>, base: Hundredths): Hundredths | null {
  if (gives.kind === 'fixed') return fromWire(gives.amount);
  if (gives.kind !== 'percent') return null;
  const share = (base * BigInt(gives.percent)) / 100n;
  const most = fromWire(gives.most);
  return share < most ? hundredthsOf(share) : most;
}

/** Maximum of a single grant; 0 for free rounds without one. */
export const mostOf = ({ gives }: Pick<PromotionOffer, 'gives'>): Hundredths => {
  if (gives.kind === 'fixed') return fromWire(gives.amount);
  return 'most' in gives && gives.most !== null ? fromWire(gives.most) : noMoney;
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
