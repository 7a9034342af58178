/** A duration in completed units. */
export interface SpanOfPlay {
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** From milliseconds; negative ones, after a clock was set back, count as 0. */
export function spanOfPlay(milliseconds: number): SpanOfPlay {
  const total = Math.max(0, Math.floor(milliseconds / 1_000));
  return { hours: Math.floor(total / 3_600), minutes: Math.floor(total / 60) % 60, seconds: total % 60 };
}

export const twoDigits = (value: number): string => String(value).padStart(2, '0');
