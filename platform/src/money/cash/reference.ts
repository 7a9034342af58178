import { randomInt } from 'node:crypto';
import { dayOf } from '../../foundation/calendar/days.ts';

/** Signs that nobody takes for one another when they type them off a screen. */
const signs = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/**
 * A name for a deposit (NT), a withdrawal (RT), a correction of a balance (DC) or a transfer along the line (CT): the
 * day of a time zone and six signs. It stands in transfers, so it is capitals and figures only.
 */
export function newReference(kind: 'NT' | 'RT' | 'DC' | 'CT', now: Date, timeZone: string): string {
  const tail = Array.from({ length: 6 }, () => signs[randomInt(signs.length)]).join('');
  return `${kind}${dayOf(now, timeZone).slice(2).replaceAll('-', '')}${tail}`;
}
