import type { Bet } from '../bet.ts';
import { cang } from './cang.ts';
import { de } from './de.ts';
import { headTail } from './headTail.ts';
import { lo } from './lo.ts';
import type { VietnamForm } from './results.ts';
import { truot } from './truot.ts';
import { xien } from './xien.ts';

/** Bets of the Vietnamese lottery, in the order of the betting panel. */
export const vietnamBets = (form: VietnamForm): Bet[] => [
  ...lo(form),
  ...de(form),
  ...cang(form),
  ...xien(form),
  ...truot(form),
  ...headTail(),
];
