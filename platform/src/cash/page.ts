import type { Language } from '@unisite/shared/contract';
import { dayRange } from '../members/dayRange.ts';

interface Asked {
  readonly page: number;
  readonly pageSize: number;
  readonly state?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/**
 * The part of a list's SQL that selects a member's rows of table `alias` (its member, state and days), with the values of `$1` to `$4`.
 *
 * @throws Refusal BAD_REQUEST for days that make no range
 */
export function selectionOf(alias: string, memberId: string, asked: Asked, now: Date, language: Language) {
  const { fromDay, toDay } = dayRange(asked, now, language);
  return {
    where: `${alias}.member_id = $1 AND ($2::text IS NULL OR ${alias}.state = $2)
      AND ${alias}.created_at >= $3::date::timestamp AT TIME ZONE 'Asia/Ho_Chi_Minh'
      AND ${alias}.created_at < ($4::date + 1)::timestamp AT TIME ZONE 'Asia/Ho_Chi_Minh'`,
    values: [memberId, asked.state ?? null, fromDay, toDay],
    paging: { limit: asked.pageSize, offset: (asked.page - 1) * asked.pageSize },
  };
}
