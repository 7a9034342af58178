import { randomInt } from 'node:crypto';
import { dayOf } from '../../foundation/calendar/days.ts';

/** Signs that nobody takes for one another when they type them off a screen. */
const signs = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** A name for a redemption: DQ, the day of a time zone and eight signs. */
export function newRedemptionReference(now: Date, timeZone: string): string {
  const tail = Array.from({ length: 8 }, () => signs[randomInt(signs.length)]).join('');
  return `DQ${dayOf(now, timeZone).slice(2).replaceAll('-', '')}${tail}`;
}
