/**
 * The first day, YYYY-MM-DD, on which somebody reaches the given age in years. In common years, those born on 29
 * February turn on 1 March.
 */
export function ofAgeFrom(birthDate: string, years: number): string {
  const year = Number(birthDate.slice(0, 4)) + years;
  const anniversary = `${year}${birthDate.slice(4)}`;
  return birthDate.endsWith('-02-29') && !isLeapYear(year) ? `${year}-03-01` : anniversary;
}

const isLeapYear = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
