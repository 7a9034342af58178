import type { Rate } from '@unisite/shared/contract/agentTeam';

/** Bounds and step of a series; it is out of 2,000, what electronic draws pay at most (contract, `rate`). */
export const seriesBounds = { least: 1700, step: 2 } as const;

/** A fair game returns all stakes at 2,000; a series is that share. */
const FAIR = 2_000;

/** The nearest series within bounds. */
export function snap(value: number, most: number): number {
  const { least, step } = seriesBounds;
  return Math.min(most, Math.max(least, Math.round(value / step) * step));
}

/** Parses a typed series in either language's format; null: not a number. */
export function parseSeries(text: string): number | null {
  const figures = text.replaceAll(/[\s.,]/g, '');
  return /^\d{1,6}$/.test(figures) ? Number(figures) : null;
}

/** A rate capped by another one. */
export const within = ({ series }: Rate, most: Rate): Rate => ({ series: snap(series, most.series) });

/** Default for a new downline: a little below the own rate. */
export const firstOffer = (own: Rate): Rate => within({ series: own.series - 10 }, own);

/** What a lower series leaves the upline of stakes on electronic draws, in the unit of `stakes`. */
export const keptOf = (stakes: number, own: Rate, given: Rate): number =>
  Math.round((stakes * (own.series - given.series)) / FAIR);
