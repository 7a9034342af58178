import { hundredthsOf, toWire, type Figures as WireFigures } from '@unisite/shared/contract';
import type { Figures } from '../figures/index.ts';

/** What the members of it are ahead by: above zero they are. */
export const resultOf = ({ staked, won, rebate, bonus }: Figures) => hundredthsOf(won + rebate + bonus - staked);

export const figuresToWire = (figures: Figures): WireFigures => ({
  deposits: toWire(figures.deposits),
  withdrawals: toWire(figures.withdrawals),
  turnover: toWire(figures.staked),
  payout: toWire(figures.won),
  rebate: toWire(figures.rebate),
  bonus: toWire(figures.bonus),
  result: toWire(resultOf(figures)),
  bets: figures.bets,
});

export const addFigures = (a: Figures, b: Figures): Figures => ({
  deposits: hundredthsOf(a.deposits + b.deposits),
  withdrawals: hundredthsOf(a.withdrawals + b.withdrawals),
  staked: hundredthsOf(a.staked + b.staked),
  won: hundredthsOf(a.won + b.won),
  rebate: hundredthsOf(a.rebate + b.rebate),
  bonus: hundredthsOf(a.bonus + b.bonus),
  bets: a.bets + b.bets,
});
