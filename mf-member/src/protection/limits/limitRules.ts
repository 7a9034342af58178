import type { PlayLimit, PlayLimitKind, PlayPeriod } from '@unisite/shared/contract/protection';

export type LimitTone = 'jade' | 'gold' | 'coral';

/** What counts as used, never below 0: whoever is ahead has used nothing of a limit on losses. */
export const shownUsed = (used: number): number => Math.max(0, used);

/** What is left of a limit; never below 0. */
export const leftOf = (limit: number, used: number): number => Math.max(0, limit - shownUsed(used));

/** How much of a limit is used, from 0 to 1; nothing is left of a limit of 0. */
export const usedShare = (limit: number, used: number): number =>
  limit <= 0 ? 1 : Math.min(1, shownUsed(used) / limit);

/** Jade below 70 %, gold to 90 %, coral above. */
export function toneOf(share: number): LimitTone {
  if (share < 0.7) return 'jade';
  return share <= 0.9 ? 'gold' : 'coral';
}

/** What a value for the member's own limit comes to: it counts at once, waits for its confirmation, or is there. */
export type LimitChange = 'lower' | 'raise' | 'same';

/** `null`: no limit. A first limit is a lower one. */
export function limitChange(own: number | null, asked: number | null): LimitChange {
  if (own === asked) return 'same';
  if (asked === null) return 'raise';
  return own === null || asked < own ? 'lower' : 'raise';
}

const hoursOf: Readonly<Record<PlayPeriod, number>> = { day: 24, week: 7 * 24, month: 31 * 24 };

/** The highest value that a limit can be set to: VND (contract), or the minutes that the period has. */
export const highestLimit = ({ kind, period }: Pick<PlayLimit, 'kind' | 'period'>): number =>
  kind === 'time' ? hoursOf[period] * 60 : 100_000_000_000;

/** The rows, each with its periods in order. */
export const limitKinds: readonly PlayLimitKind[] = ['deposit', 'loss', 'stake', 'time'];

/** One limit among all by what it is of. */
export const limitKey = ({ kind, period }: Pick<PlayLimit, 'kind' | 'period'>): string => `${kind}-${period}`;
