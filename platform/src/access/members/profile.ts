import { type MemberId, NICKNAME_DAYS } from '@unisite/shared/contract';
import type { Queryable } from '../../foundation/database/connect.ts';

/** When a member can change its nickname next; null: now. */
export async function nicknameChangesAt(q: Queryable, memberId: MemberId, now: Date): Promise<Date | null> {
  const [row] = await q.query<{ at: Date | null }>(
    `SELECT nickname_changed_at + make_interval(days => $3) AS at FROM member
     WHERE id = $1 AND nickname_changed_at > $2::timestamptz - make_interval(days => $3)`,
    [memberId, now, NICKNAME_DAYS],
  );
  return row?.at ?? null;
}

/** Sets a nickname; false within the minimum days since the last change. Setting the current one is not a change. */
export async function writeNickname(q: Queryable, memberId: MemberId, nickname: string, now: Date): Promise<boolean> {
  const rows = await q.query(
    `UPDATE member SET nickname = $2, nickname_changed_at = CASE nickname WHEN $2 THEN nickname_changed_at ELSE $3 END
     WHERE id = $1 AND (nickname = $2 OR nickname_changed_at IS NULL
       OR nickname_changed_at <= $3::timestamptz - make_interval(days => $4)) RETURNING 1`,
    [memberId, nickname, now, NICKNAME_DAYS],
  );
  return rows.length > 0;
}
