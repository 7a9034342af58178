import * as drawn from 'country-flag-icons/string/3x2';

/** A country's flag, 3 by 2, as country-flag-icons draws it. */
export interface FlagDrawing {
  /** ISO 3166-1, two letters. */
  readonly countryCode: string;
  readonly markup: string;
}

export const flags: readonly FlagDrawing[] = Object.entries(drawn)
  .filter(([name]) => /^[A-Z]{2}$/.test(name))
  .map(([countryCode, markup]) => ({ countryCode, markup }));
