import { randomInt } from 'node:crypto';

/** Signs that nobody takes for one another when they type them off a screen. */
const signs = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** A draw's day (YYYYMMDD) and eight signs. */
const newCode = (letter: 'L' | 'P', numero: string): string =>
  `${letter}-${numero.slice(0, 8)}-${Array.from({ length: 8 }, () => signs[randomInt(signs.length)]).join('')}`;

/** A name for a ticket of a draw. */
export const newTicketCode = (numero: string): string => newCode('L', numero);
/** A name for a plan that begins with a draw. */
export const newPlanCode = (numero: string): string => newCode('P', numero);

/** What stands in the account record for a ticket's movements. */
export const ticketSubject = (name: { readonly vi: string; readonly en: string }, numero: string) => ({
  vi: `${name.vi}, kỳ ${numero}`,
  en: `${name.en}, draw ${numero}`,
});
