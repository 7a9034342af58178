import { hundredthsOf, toWire, type Figures as WireFigures } from '@unisite/shared/contract';
import type { Figures } from '../figures/index.ts';

/** The members' net result: above zero when they are ahead. */
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

const sums = ['deposits', 'withdrawals', 'staked', 'won', 'rebate', 'bonus'] as const;
const combined = (a: Figures, b: Figures, sign: 1 | -1): Figures => ({
  // every name of `sums` is present
  ...(Object.fromEntries(sums.map((name) => [name, hundredthsOf(a[name] + BigInt(sign) * b[name])])) as Omit<
    Figures,
    'bets'
  >),
  bets: a.bets + sign * b.bets,
});

export const addFigures = (a: Figures, b: Figures): Figures => combined(a, b, 1);
export const subtractFigures = (a: Figures, b: Figures): Figures => combined(a, b, -1);

const nothing = hundredthsOf(0);
export const noFigures: Figures = {
  deposits: nothing,
  withdrawals: nothing,
  staked: nothing,
  won: nothing,
  rebate: nothing,
  bonus: nothing,
  bets: 0,
};
