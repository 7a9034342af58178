import { randomInt } from 'node:crypto';

/** Signs that nobody takes for one another when they type them off a screen. */
const signs = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** A name for a ticket: its draw's day (YYYYMMDD) and eight signs. */
export const newTicketCode = (numero: string): string =>
  `L-${numero.slice(0, 8)}-${Array.from({ length: 8 }, () => signs[randomInt(signs.length)]).join('')}`;

/** What stands in the account record for a ticket's movements. */
export const ticketSubject = (name: { readonly vi: string; readonly en: string }, numero: string) => ({
  vi: `${name.vi}, kỳ ${numero}`,
  en: `${name.en}, draw ${numero}`,
});
