/**
 * The date in Vietnam that a draw belongs to, YYYY-MM-DD, from its numero. A midnight draw belongs to the day that
 * ends, so its time is no guide.
 */
export const dayOfDraw = (numero: string): string => numero.replace(/^(\d{4})(\d\d)(\d\d).*$/, '$1-$2-$3');
