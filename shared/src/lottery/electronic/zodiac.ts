/**
 * First day of each lunar year in Vietnam, whose midnight differs from China's: in 2030 the dates differ. A table,
 * because browsers' calendars are off by a day when the new moon is near midnight (2027).
 */
const newYears = [
  '2024-02-10',
  '2025-01-29',
  '2026-02-17',
  '2027-02-06',
  '2028-01-26',
  '2029-02-13',
  '2030-02-02',
  '2031-01-23',
  '2032-02-11',
  '2033-01-31',
  '2034-02-19',
  '2035-02-08',
  '2036-01-28',
  '2037-02-15',
  '2038-02-04',
  '2039-01-24',
  '2040-02-12',
  '2041-02-01',
] as const;

/** Zodiac animals from 2024 on; Vietnam has the cat instead of the rabbit. */
export const zodiac = [
  'dragonSign',
  'snakeSign',
  'horseSign',
  'goatSign',
  'monkeySign',
  'roosterSign',
  'dogSign',
  'pigSign',
  'ratSign',
  'oxSign',
  'tigerSign',
  'catSign',
] as const;

/**
 * Zodiac index of the lunar year of a day (YYYY-MM-DD).
 * @throws {RangeError} before the lunar year 2024 and after 2040
 */
export function zodiacOfYear(day: string): number {
  const year = newYears.findLastIndex((first) => first <= day);
  if (year < 0 || year === newYears.length - 1) throw new RangeError(`the lunar year of ${day} is not known`);
  return year % zodiac.length;
}

/** The animal of a number from 1 to 49: 1 has the year's, each next number the preceding animal. */
export function zodiacOf(number: number, day: string): string {
  return zodiac.at((zodiacOfYear(day) - (number - 1)) % zodiac.length) ?? '';
}
