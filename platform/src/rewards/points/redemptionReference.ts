import { randomInt } from 'node:crypto';
import { dayOf } from '../../foundation/calendar/days.ts';

/** Characters that cannot be confused with one another when copied by hand. */
const signs = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** A redemption's reference: DQ, the day in a time zone and eight characters. */
export function newRedemptionReference(now: Date, timeZone: string): string {
  const tail = Array.from({ length: 8 }, () => signs[randomInt(signs.length)]).join('');
  return `DQ${dayOf(now, timeZone).slice(2).replaceAll('-', '')}${tail}`;
}
