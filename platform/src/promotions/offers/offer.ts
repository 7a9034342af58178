import { fromWire, type Hundredths, hundredthsOf, noMoney, type PromotionOffer } from '@unisite/shared/contract';

/** What an offer comes to for a deposit of so much (0 for what no deposit starts): rounded down to the hundredth. */
export function amountOf({ gives }: Pick<PromotionOffer, 'gives'>, deposit: Hundredths): Hundredths {
  if (gives.kind === 'fixed') return fromWire(gives.amount);
  const share = (deposit * BigInt(gives.percent)) / 100n;
  const most = fromWire(gives.most);
  return share < most ? hundredthsOf(share) : most;
}

/** What has to be wagered for a bonus of so much that a deposit of so much started. */
export function targetOf(
  { wagering }: Pick<PromotionOffer, 'wagering'>,
  bonus: Hundredths,
  deposit: Hundredths,
): Hundredths {
  if (!wagering) return noMoney;
  const base = wagering.of === 'bonus' ? bonus : bonus + deposit;
  return hundredthsOf(base * BigInt(wagering.times));
}
