import type { Category, Hundredths } from '@unisite/shared/contract';
import type { NewBonus } from './giveBonus.ts';

const everyCategory = {
  LIVE: 100,
  RNG: 100,
  FISH: 100,
  SPORTS: 100,
  ESPORTS: 100,
  PVP: 100,
  LOTT: 100,
  ELOTT: 100,
  EGAME: 100,
} satisfies Record<Category, number>;

/** A wagering requirement that all play counts towards, 30 days by default. */
export const wageredAnywhere = (target: Hundredths, days = 30): NewBonus['wagering'] => ({
  target,
  days,
  weights: everyCategory,
  largestBet: null,
});
