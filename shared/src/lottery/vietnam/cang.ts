import type { Bet } from '../bet.ts';
import { lastDigits } from './lastDigits.ts';
import type { VietnamForm } from './results.ts';

/** 3 and 4 càng: the last three or four digits of đặc biệt, or the three-digit rank (3 càng đầu). */
export const cang = (form: VietnamForm): Bet[] =>
  [
    { code: 'cang3Special', digits: 3, rank: 'DB' },
    { code: 'cang3Head', digits: 3, rank: form === 'north' ? 'G6' : 'G7' },
    { code: 'cang4Special', digits: 4, rank: 'DB' },
  ].map((bet) => lastDigits(form, { ...bet, family: 'cang' }));
