/** How much more than before in percent, negative for less; null: there was nothing to compare with. */
export const changeOf = (now: number, before: number): number | null =>
  before === 0 ? null : ((now - before) / Math.abs(before)) * 100;

/** A part of a whole in percent; null: of nothing there are no parts. */
export const shareOf = (part: number, whole: number): number | null => (whole === 0 ? null : (part / whole) * 100);
