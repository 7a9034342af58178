import type { MemberId } from '@unisite/shared/contract';
import { addDays } from '../../../foundation/calendar/days.ts';
import type { Queryable } from '../../../foundation/database/connect.ts';

/** Days for which a birthday gift can be claimed. */
const BIRTHDAY_DAYS = 7;

/**
 * The birthday whose gift can be claimed today, or else the next one. In common years, 29 February falls on 1 March.
 */
export function nextBirthday(birthDate: string, today: string): string {
  const year = Number(today.slice(0, 4));
  const [, month = 1, day = 1] = birthDate.split('-').map(Number);
  const inYear = (one: number) => new Date(Date.UTC(one, month - 1, day)).toISOString().slice(0, 10);
  const candidates = [year - 1, year, year + 1].map(inYear);
  return candidates.find((one) => addDays(one, BIRTHDAY_DAYS) > today) ?? inYear(year + 1);
}

/** The date of birth that a member stated first (YYYY-MM-DD); null if none. */
export async function birthDateOf(q: Queryable, memberId: MemberId): Promise<string | null> {
  const [row] = await q.query<{ date: string }>(
    'SELECT birth_date::text AS date FROM age_statement WHERE member_id = $1 ORDER BY at LIMIT 1',
    [memberId],
  );
  return row?.date ?? null;
}
