import type { Bet } from './bet.ts';
import { elevenFiveBets } from './electronic/elevenFive.ts';
import { lfBets } from './electronic/lf.ts';
import { lhcBets } from './electronic/lhc.ts';
import { pk10Bets } from './electronic/pk10.ts';
import { sscBets } from './electronic/ssc.ts';
import { vietnamBets } from './vietnam/index.ts';

const makers = {
  north: () => vietnamBets('north'),
  province: () => vietnamBets('province'),
  '11X5': elevenFiveBets,
  SSC: sscBets,
  PK10: pk10Bets,
  LHC: lhcBets,
  LF: lfBets,
} satisfies Record<string, () => Bet[]>;

/** Formats of draws, which determine the bets: Vietnam's two prize tables and the electronic draws. */
export type Form = keyof typeof makers;

export const isForm = (name: string): name is Form => Object.hasOwn(makers, name);

const made = new Map<Form, ReadonlyMap<string, Bet>>();

/** A format's bets by code, in the order of the betting panel. */
export function betsOf(form: Form): ReadonlyMap<string, Bet> {
  const known = made.get(form) ?? new Map(makers[form]().map((bet) => [bet.code, bet]));
  made.set(form, known);
  return known;
}
