/** A ladder of stakes in hundredths: đồng in thousands, other currencies in units. */
export const ladder = (currency: string, dong: readonly number[], other: readonly number[]): readonly number[] =>
  currency === 'VND' ? dong.map((vnd) => vnd * 100) : other;
