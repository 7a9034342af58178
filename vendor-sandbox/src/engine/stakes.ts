/** A ladder of stakes in hundredths: đồng in thousands, everything else in units a player would hold. */
export const ladder = (currency: string, dong: readonly number[], other: readonly number[]): readonly number[] =>
  currency === 'VND' ? dong.map((vnd) => vnd * 100) : other;
