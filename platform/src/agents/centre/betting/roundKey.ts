import { isDay } from '../../../foundation/calendar/days.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';

/**
 * Position of a round in a list: the sort value (an amount, '' when sorted by time), time, vendor, game, number,
 * account.
 */
export type RoundKey = readonly [string, string, string, string, string, string];

/** What the database accepts: no control characters, no lone surrogates. */
const text = /^[^\p{Cc}\p{Cs}]{1,300}$/u;

const shapes = [
  /^(?:-?\d{1,18})?$/,
  /^20\d\d-\d\d-\d\d [0-2]\d:[0-5]\d:[0-5]\d(?:\.\d{1,6})?\+00$/,
  text,
  text,
  text,
  /^[a-z0-9]{1,64}$/,
] as const;

const badCursor = { vi: 'Vui lòng xem lại từ đầu danh sách.', en: 'Please begin at the top of the list again.' };

export const writeKey = (key: RoundKey): string => JSON.stringify(key);

/**
 * Parses a key that a caller sent back.
 *
 * @throws Refusal BAD_REQUEST (not a key of a list in this order)
 */
export function readKey(field: 'after' | 'before', written: string, isByTime: boolean): RoundKey {
  const key = parsed(written);
  const fits =
    Array.isArray(key) &&
    key.length === shapes.length &&
    shapes.every((shape, place) => typeof key[place] === 'string' && shape.test(key[place])) &&
    isReal(key[1]) &&
    (key[0] === '') === isByTime;
  if (!fits) throw new Refusal('BAD_REQUEST', { fields: { [field]: badCursor } });
  return key as unknown as RoundKey; // each element was checked against its shape
}

const isReal = (at: string): boolean =>
  isDay(at.slice(0, 10)) && !Number.isNaN(Date.parse(at.replace(' ', 'T').replace('+00', 'Z')));

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
