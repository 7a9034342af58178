import { randomInt } from 'node:crypto';

/** Characters that cannot be mistaken for each other when typed off a screen. */
const signs = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** A draw's day (YYYYMMDD) and eight characters. */
const newCode = (letter: 'L' | 'P', numero: string): string =>
  `${letter}-${numero.slice(0, 8)}-${Array.from({ length: 8 }, () => signs[randomInt(signs.length)]).join('')}`;

/** A code for a ticket of a draw. */
export const newTicketCode = (numero: string): string => newCode('L', numero);
/** A code for a plan that begins with a draw. */
export const newPlanCode = (numero: string): string => newCode('P', numero);

/** The account record's text for a ticket's transfers. */
export const ticketSubject = (name: { readonly vi: string; readonly en: string }, numero: string) => ({
  vi: `${name.vi}, kỳ ${numero}`,
  en: `${name.en}, draw ${numero}`,
});
