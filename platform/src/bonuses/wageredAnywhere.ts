import type { Category, Hundredths } from '@unisite/shared/contract';
import type { NewBonus } from './giveBonus.ts';

const DAYS = 30;
const everyCategory = {
  ...{ LIVE: 100, RNG: 100, FISH: 100, SPORTS: 100, ESPORTS: 100, PVP: 100, LOTT: 100, ELOTT: 100, EGAME: 100 },
} satisfies Record<Category, number>;

/** The wagering requirement of a gift: within 30 days, by whatever is played. */
export const wageredAnywhere = (target: Hundredths): NewBonus['wagering'] => ({
  ...{ target, days: DAYS, weights: everyCategory, largestBet: null },
});
