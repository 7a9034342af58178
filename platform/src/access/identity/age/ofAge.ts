/**
 * The first day, YYYY-MM-DD, on which somebody born on a day is so many years old. Who was born on 29 February is a
 * year older on 1 March where there is no such day.
 */
export function ofAgeFrom(birthDate: string, years: number): string {
  const year = Number(birthDate.slice(0, 4)) + years;
  const anniversary = `${year}${birthDate.slice(4)}`;
  return birthDate.endsWith('-02-29') && !isLeapYear(year) ? `${year}-03-01` : anniversary;
}

const isLeapYear = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
