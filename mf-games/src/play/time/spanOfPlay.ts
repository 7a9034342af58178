/** A span of play in whole units, none of them begun. */
export interface SpanOfPlay {
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** From milliseconds; what a clock that was set back would make negative is nothing. */
export function spanOfPlay(milliseconds: number): SpanOfPlay {
  const total = Math.max(0, Math.floor(milliseconds / 1_000));
  return { hours: Math.floor(total / 3_600), minutes: Math.floor(total / 60) % 60, seconds: total % 60 };
}

export const twoDigits = (value: number): string => String(value).padStart(2, '0');
