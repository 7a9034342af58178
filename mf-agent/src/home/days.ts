import type { agentOverview } from '@unisite/shared/contract/agents';
import type { ValueOf } from '@unisite/shared/contract/operation';

export type Overview = ValueOf<typeof agentOverview>;
export type DownlineDay = Overview['days'][number];

/** An instant in the middle of a day of Vietnam, for the formatter. */
export const noonOf = (day: string): string => `${day}T12:00:00+07:00`;

/** What was paid out on a day: the result is payout − turnover (contract, agentOverview). */
export const payoutOf = ({ turnover, result }: DownlineDay): number => turnover + result;

/** One figure of today beside what an average day of the period had. */
export interface Projection {
  readonly today: number;
  readonly average: number;
  /** Today's share of the larger of the two, from 0 to 1, and the average's. */
  readonly share: number;
}

export function projectionOf(today: number, whole: number, days: number): Projection {
  const average = days > 0 ? whole / days : 0;
  const longest = Math.max(today, average);
  return { today, average, share: longest > 0 ? today / longest : 0 };
}
