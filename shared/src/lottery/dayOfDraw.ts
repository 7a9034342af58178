/**
 * The day in Vietnam that a draw belongs to, YYYY-MM-DD: its number begins with it. The draw at midnight belongs to the
 * day that ends, so its instant does not tell.
 */
export const dayOfDraw = (numero: string): string => numero.replace(/^(\d{4})(\d\d)(\d\d).*$/, '$1-$2-$3');
