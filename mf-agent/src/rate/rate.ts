import type { Rate } from '@unisite/shared/contract/agentTeam';

/** Of 2,000, what electronic draws pay at most (contract, `rate`), and its steps. */
export const seriesBounds = { least: 1700, step: 2 } as const;

/** Stakes that give all back: a series is so much of it. */
const FAIR = 2_000;

/** The nearest series from the least to the most. */
export function snap(value: number, most: number): number {
  const { least, step } = seriesBounds;
  return Math.min(most, Math.max(least, Math.round(value / step) * step));
}

/** What was typed for a series, in either language's figures; null: no number. */
export function parseSeries(text: string): number | null {
  const figures = text.replaceAll(/[\s.,]/g, '');
  return /^\d{1,6}$/.test(figures) ? Number(figures) : null;
}

/** A rate at most what another one is. */
export const within = ({ series }: Rate, most: Rate): Rate => ({ series: snap(series, most.series) });

/** A little below what one has oneself: what a new downline is offered first. */
export const firstOffer = (own: Rate): Rate => within({ series: own.series - 10 }, own);

/** What a lower series leaves the upline of stakes on electronic draws, in the stakes' unit. */
export const keptOf = (stakes: number, own: Rate, given: Rate): number =>
  Math.round((stakes * (own.series - given.series)) / FAIR);
