import { createHash } from 'node:crypto';
import type { MemberId } from '@unisite/shared/contract';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { endAllSessionsBut } from '../../identity/index.ts';
import { holdPerson } from '../holdMember.ts';
import { writePlayEvent } from '../playEvents.ts';

interface Followed {
  readonly memberId: MemberId;
  readonly follows: string;
}

/**
 * Carries exclusions over to the other accounts of the same person, in any market, and ends their sessions: from
 * `memberId` to the others, and from the others to `memberId`. Returns the ended sessions' ids, for `notifyEnded` after
 * the commit. In a transaction.
 */
export async function followPerson(q: Queryable, now: Date, memberId: MemberId): Promise<string[]> {
  await holdPerson(q, memberId, now);
  const followed = await q.query<Followed>(
    `WITH people AS (
       SELECT $1::bigint AS of, p.id AS account FROM play_same_person($1) AS p (id)
       UNION ALL SELECT p.id, $1 FROM play_same_person($1) AS p (id)
     )
     INSERT INTO play_break (member_id, kind, length, started_at, until, ends_at, source, follows)
     SELECT p.account, 'exclusion', b.length, $2, greatest(b.until, $2::timestamptz + interval '1 second'),
       CASE WHEN b.ends_at IS NOT NULL THEN greatest(b.ends_at, b.until, $2::timestamptz + interval '1 second') END, 'person', b.id
     FROM people p JOIN play_break b ON b.member_id = p.of AND b.kind = 'exclusion' AND b.source <> 'person'
     WHERE play_break_end(b.kind, b.until, b.ends_at) > $2
       AND NOT EXISTS (SELECT FROM play_break f WHERE f.member_id = p.account AND f.follows = b.id)
     ORDER BY p.account, b.id
     RETURNING member_id AS "memberId", follows`,
    [memberId, now],
  );
  const ended: string[] = [];
  for (const { memberId: account, follows } of followed) {
    await writePlayEvent(q, now, { memberId: account, who: 'platform', act: 'breakFollowed', facts: { follows } });
    ended.push(...(await endAllSessionsBut(q, now, account, null, 'excluded')));
  }
  return ended;
}

/** Records a bank account that a member was paid out to: members paid out to the same one are the same person. */
export async function noteBankAccount(
  q: Queryable,
  memberId: MemberId,
  { bank, number }: { readonly bank: string; readonly number: string },
): Promise<void> {
  await q.query(
    `INSERT INTO play_person_fact (kind, digest, member_id) VALUES ('bankAccount', $1, $2) ON CONFLICT DO NOTHING`,
    [createHash('sha256').update(`${bank}/${number}`).digest(), memberId],
  );
}

/**
 * Records the document that identified a member, as a keyed digest: members with the same one are the same person, and
 * exclusions carry over at once. Returns the ended sessions' ids, for `notifyEnded` after the commit. In a transaction.
 */
export async function noteIdentity(q: Queryable, now: Date, memberId: MemberId, digest: Buffer): Promise<string[]> {
  await q.query(
    `INSERT INTO play_person_fact (kind, digest, member_id) VALUES ('identity', $1, $2) ON CONFLICT DO NOTHING`,
    [digest, memberId],
  );
  return followPerson(q, now, memberId);
}
