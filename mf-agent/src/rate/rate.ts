import type { Rate } from '@unisite/shared/contract/agentTeam';

/** What one part of a rate can be (contract, `rate`). */
export interface RatePart {
  readonly least: number;
  readonly step: number;
  readonly decimals: number;
}

/** Of 2,000, what electronic draws pay at most; and percent of valid bets that are paid back. */
export const rateParts = {
  series: { least: 1700, step: 2, decimals: 0 },
  rebate: { least: 0, step: 0.05, decimals: 2 },
} as const satisfies Record<keyof Rate, RatePart>;

/** Stakes that give all back: a series is so much of it. */
const FAIR = 2_000;

/** The nearest value of a part from its least to the most. */
export function snap({ least, step, decimals }: RatePart, value: number, most: number): number {
  const whole = Math.round(value / step) * step;
  return Number(Math.min(most, Math.max(least, whole)).toFixed(decimals));
}

/** What was typed for a part, in either language's figures; null: no number. */
export function parsePart({ decimals }: RatePart, text: string): number | null {
  const plain = text.replaceAll(/[\s%]/g, '');
  const figures = decimals === 0 ? plain.replaceAll(/[.,]/g, '') : plain.replace(',', '.');
  return /^\d{1,6}(\.\d*)?$/.test(figures) ? Number(figures) : null;
}

/** Each part of a rate at most what another one has. */
export const within = ({ series, rebate }: Rate, most: Rate): Rate => ({
  series: snap(rateParts.series, series, most.series),
  rebate: snap(rateParts.rebate, rebate, most.rebate),
});

/** A little below what one has oneself: what a new downline is offered first. */
export const firstOffer = (own: Rate): Rate => within({ series: own.series - 10, rebate: own.rebate - 0.15 }, own);

/** What of some stakes goes to a downline and what stays, in the stakes' unit. */
export interface Share {
  readonly downline: number;
  readonly kept: number;
}

export const rebateShare = (stakes: number, own: Rate, given: Rate): Share => ({
  downline: Math.round(stakes * given.rebate) / 100,
  kept: Math.round(stakes * (own.rebate - given.rebate)) / 100,
});

/** What a lower series leaves of stakes on electronic draws. */
export const seriesKept = (stakes: number, own: Rate, given: Rate): number =>
  Math.round((stakes * (own.series - given.series)) / FAIR);
