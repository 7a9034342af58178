import { randomInt } from 'node:crypto';
import { dayOf } from '../../foundation/calendar/days.ts';

/** Characters that cannot be mistaken for each other when typed off a screen. */
const signs = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/**
 * A reference for a deposit (NT), a withdrawal (RT), a correction of a balance (DC) or a transfer along the line (CT):
 * the day in a time zone and six characters. It appears in bank transfers, so it has only capitals and digits.
 */
export function newReference(kind: 'NT' | 'RT' | 'DC' | 'CT', now: Date, timeZone: string): string {
  const tail = Array.from({ length: 6 }, () => signs[randomInt(signs.length)]).join('');
  return `${kind}${dayOf(now, timeZone).slice(2).replaceAll('-', '')}${tail}`;
}
