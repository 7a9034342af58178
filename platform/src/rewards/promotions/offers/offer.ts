import { fromWire, type Hundredths, hundredthsOf, noMoney, type PromotionOffer } from '@unisite/shared/contract';

/**
 * The bonus for a deposit, or for what a bet or a period has lost (0 where there is neither), rounded down to the
 * hundredth. Null where operators decide, or play does, or what is given is no money.
 */
export function amountOf({ gives }: Pick<PromotionOffer, 'gives'>, base: Hundredths): Hundredths | null {
  if (gives.kind === 'fixed') return fromWire(gives.amount);
  if (gives.kind !== 'percent') return null;
  const share = (base * BigInt(gives.percent)) / 100n;
  const most = fromWire(gives.most);
  return share < most ? hundredthsOf(share) : most;
}

/** The most money that it gives at a time; of free rounds without a most 0. */
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
