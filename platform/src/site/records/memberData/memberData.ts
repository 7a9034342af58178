import {
  type MemberDataRow,
  type MemberId,
  type memberData,
  memberDataRows,
  type ParsedRequestOf,
  type ValueOf,
} from '@unisite/shared/contract';
import { isDay } from '../../../foundation/calendar/days.ts';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { type Part, parts } from './parts.ts';

const badCursor = { vi: 'Vui lòng tải lại từ đầu.', en: 'Please start the download again.' };

/**
 * Rows of one part of a member's stored data, newest first; `after`: cursor of the preceding rows. Refuses an invalid
 * cursor.
 */
export async function memberDataOf(
  q: Queryable,
  memberId: MemberId,
  { part, after }: ParsedRequestOf<typeof memberData>,
): Promise<ValueOf<typeof memberData>> {
  const { sql, key } = parts[part];
  const found = await q.query<MemberDataRow & { cursor: string[] }>(sql, [
    memberId,
    ...keyOf(parts[part], after),
    memberDataRows,
  ]);
  const last = found.length === memberDataRows ? found.at(-1) : undefined;
  return {
    rows: found.map(({ cursor: _key, ...row }) => row),
    next: last ? JSON.stringify(last.cursor.slice(0, key.length)) : null,
  };
}

function keyOf({ key }: Part, after: string | undefined): readonly (string | null)[] {
  if (after === undefined) return key.map(() => null);
  const values = parsed(after);
  const fits =
    Array.isArray(values) &&
    values.length === key.length &&
    values.every((value, place) => typeof value === 'string' && key[place]?.test(value) && isReal(value));
  if (!fits) throw new Refusal('BAD_REQUEST', { fields: { after: badCursor } });
  return values as string[];
}

/** Whether a value that looks like an instant is valid: 31 June and 24:61 are not. */
const isReal = (value: string): boolean =>
  !value.endsWith('+00') ||
  (isDay(value.slice(0, 10)) && !Number.isNaN(Date.parse(value.replace(' ', 'T').replace('+00', 'Z'))));

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
