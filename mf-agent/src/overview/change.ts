/** How much more than before in percent, negative for less; null: there was nothing to compare with. */
export const changeOf = (now: number, before: number): number | null =>
  before === 0 ? null : ((now - before) / Math.abs(before)) * 100;

/** A part of a whole in percent; of nothing it is nothing. */
export const shareOf = (part: number, whole: number): number => (whole > 0 ? (part / whole) * 100 : 0);
