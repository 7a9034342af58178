import type { MemberId } from '@unisite/shared/contract';
import type { Queryable } from '../../foundation/database/connect.ts';
import { Refusal } from '../../foundation/http/refusal.ts';

const SHOWN = 100;
const MOST = 1_000;

export interface MemberNote {
  readonly id: string;
  readonly at: Date;
  /** The author's name. */
  readonly by: string;
  readonly text: string;
}

/** A member's notes, newest first. */
export const notesOf = (q: Queryable, memberId: MemberId): Promise<MemberNote[]> =>
  q.query<MemberNote>(
    `SELECT n.id, n.at, o.name AS by, n.text FROM member_note n JOIN console.operator o ON o.id = n.operator_id
     WHERE n.member_id = $1 ORDER BY n.id DESC LIMIT $2`,
    [memberId, SHOWN],
  );

interface NewNote {
  readonly memberId: MemberId;
  readonly operatorId: string;
  readonly key: string;
  readonly text: string;
}

/**
 * Adds a note, once per key; the caller holds the lock on the member.
 *
 * @throws Refusal TOO_MANY_NOTES
 */
export async function addNote(q: Queryable, { memberId, operatorId, key, text }: NewNote, now: Date): Promise<void> {
  const [kept] = await q.query<{ count: number; known: boolean | null }>(
    'SELECT count(*)::int AS count, bool_or(key = $2) AS known FROM member_note WHERE member_id = $1',
    [memberId, key],
  );
  if (kept?.known) return;
  if ((kept?.count ?? 0) >= MOST) throw new Refusal('TOO_MANY_NOTES', { params: { most: MOST } });
  await q.query('INSERT INTO member_note (member_id, operator_id, key, text, at) VALUES ($1, $2, $3, $4, $5)', [
    memberId,
    operatorId,
    key,
    text,
    now,
  ]);
}
