import type { MemberId } from '@unisite/shared/contract';
import type { Queryable } from '../../foundation/database/connect.ts';

/** Why a member stays where it is; see member_move.sql. */
export type MoveStatus = 'moved' | 'unknown' | 'own' | 'player' | 'market' | 'same';

/**
 * Moves a member, with everybody below, under another upline; null: under nobody. What they did up to today stays with
 * their former line. Returns how many moved.
 */
export async function moveMember(
  q: Queryable,
  memberId: MemberId,
  { uplineId, now }: { readonly uplineId: MemberId | null; readonly now: Date },
): Promise<{ readonly status: MoveStatus; readonly moved: number }> {
  const [row] = await q.query<{ status: MoveStatus; moved: number }>(
    'SELECT status, moved FROM member_move($1, $2, day_of_member($1, $3))',
    [memberId, uplineId, now],
  );
  if (!row) throw new Error('a move gave no answer');
  return row;
}
