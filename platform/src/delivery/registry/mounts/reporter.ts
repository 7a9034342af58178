import { createHmac, randomBytes } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Queryable } from '../../../foundation/database/connect.ts';

/** The calendar day of an instant in UTC, `2026-11-21`. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/**
 * The part of an address that identifies a reporter: all of IPv4; the first half of IPv6, because visitors choose the
 * second.
 */
export function addressBlock(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(ip)) return ip;
  const [head = '', tail = ''] = ip.toLowerCase().split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const groups = ip.includes('::')
    ? [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right]
    : left;
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

/** A reporter's pseudonym for one day, so that reporters can be counted but not identified. */
export const reporterHash = (ip: string, salt: Buffer): Buffer =>
  createHmac('sha256', salt).update(addressBlock(ip)).digest().subarray(0, 12);

/** A day's key: the same for every process on the database, created by the first to need it. */
async function dailySalt(q: Queryable, day: string): Promise<Buffer> {
  const read = () => q.query<{ salt: Buffer }>('SELECT salt FROM mount_salt WHERE day = $1', [day]);
  const [known] = await read();
  if (known) return known.salt;
  await q.query('INSERT INTO mount_salt (day, salt) VALUES ($1, $2) ON CONFLICT (day) DO NOTHING', [
    day,
    randomBytes(32),
  ]);
  const [made] = await read();
  if (!made) throw new Error('the day’s key is not there after it was made');
  return made.salt;
}

/** The pseudonym of a reporter at an instant. */
export const reporterAt = async (q: Queryable, ip: string, at: Date): Promise<Buffer> =>
  reporterHash(ip, await dailySalt(q, dayOf(at)));
