import type { Summary } from './useSummary.ts';

export type DayResult = Summary['days'][number];

/** Days with stakes or wins, newest first. */
export const playedDays = (days: readonly DayResult[]): DayResult[] =>
  days.filter(({ staked, won }) => staked > 0 || won > 0).reverse();
