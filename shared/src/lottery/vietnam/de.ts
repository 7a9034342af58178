import type { Bet } from '../bet.ts';
import { lastDigits } from './lastDigits.ts';
import type { VietnamForm } from './results.ts';

/** Đề: the last two digits of đặc biệt or giải nhất, or the two-digit rank (đề đầu). */
export const de = (form: VietnamForm): Bet[] =>
  [
    { code: 'deSpecial', rank: 'DB' },
    { code: 'deHead', rank: form === 'north' ? 'G7' : 'G8' },
    { code: 'deFirst', rank: 'G1' },
  ].map((bet) => lastDigits(form, { ...bet, family: 'de', digits: 2 }));
