import { fromWire, type Hundredths, hundredthsOf, noMoney, type PromotionOffer } from '@unisite/shared/contract';

/** The bonus for a deposit (0 for offers without one), rounded down to the hundredth. */
export function amountOf({ gives }: Pick<PromotionOffer, 'gives'>, deposit: Hundredths): Hundredths {
  if (gives.kind === 'fixed') return fromWire(gives.amount);
  const share = (deposit * BigInt(gives.percent)) / 100n;
  const most = fromWire(gives.most);
  return share < most ? hundredthsOf(share) : most;
}

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
