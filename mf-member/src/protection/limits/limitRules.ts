import type { PlayLimit, PlayLimitKind, PlayPeriod } from '@unisite/shared/contract/protection';

export type LimitTone = 'jade' | 'gold' | 'coral';

/** Used amount, at least 0: a member in profit has used nothing of a loss limit. */
export const usedAmount = (used: number): number => Math.max(0, used);

/** Remainder of a limit; at least 0. */
export const leftOf = (limit: number, used: number): number => Math.max(0, limit - usedAmount(used));

/** Used share of a limit, from 0 to 1; 1 for a limit of 0. */
export const usedShare = (limit: number, used: number): number =>
  limit <= 0 ? 1 : Math.min(1, usedAmount(used) / limit);

/** Jade below 70 %, gold to 90 %, coral above. */
export function toneOf(share: number): LimitTone {
  if (share < 0.7) return 'jade';
  return share <= 0.9 ? 'gold' : 'coral';
}

/** Effect of a new value for the member's own limit: immediate, pending confirmation, or none. */
export type LimitChange = 'lower' | 'raise' | 'same';

/** `null`: no limit. A first limit counts as lowering. */
export function limitChange(own: number | null, asked: number | null): LimitChange {
  if (own === asked) return 'same';
  if (asked === null) return 'raise';
  return own === null || asked < own ? 'lower' : 'raise';
}

const hoursOf: Readonly<Record<PlayPeriod, number>> = { day: 24, week: 7 * 24, month: 31 * 24 };

/** Highest value of a limit: VND (contract), or the minutes in the period. */
export const highestLimit = ({ kind, period }: Pick<PlayLimit, 'kind' | 'period'>): number =>
  kind === 'time' ? hoursOf[period] * 60 : 100_000_000_000;

/** The rows, in order. */
export const limitKinds: readonly PlayLimitKind[] = ['deposit', 'loss', 'stake', 'time'];

/** Key of a limit. */
export const limitKey = ({ kind, period }: Pick<PlayLimit, 'kind' | 'period'>): string => `${kind}-${period}`;
