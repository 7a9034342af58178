import type { MemberId } from '@unisite/shared/contract';
import type { MailingDraft } from '@unisite/shared/contract/operatorsMailings';
import type { Queryable } from '../../foundation/database/connect.ts';
import type { Services } from '../../foundation/services.ts';
import { insertSameMessage } from '../messages/index.ts';
import { nextMembers } from './segment.ts';

const BATCH = 500;

type Needs = Pick<Services, 'database' | 'clock' | 'live' | 'log'>;

interface Sending {
  readonly id: string;
  readonly draft: MailingDraft;
  readonly begunAt: Date;
  readonly lastMember: string;
  readonly afterMember: string;
}

/**
 * Sends the next batch of a mailing that no other process is sending: messages, deliveries and progress commit
 * together. Null: nothing to send. Promotional mailings skip members who went on a break meanwhile.
 */
export function deliverBatch(
  { database, clock }: Pick<Needs, 'database' | 'clock'>,
  limit = BATCH,
): Promise<readonly MemberId[] | null> {
  return database.transaction(async (q) => {
    const [mailing] = await q.query<Sending>(
      `SELECT id, draft, begun_at AS "begunAt", last_member AS "lastMember", after_member AS "afterMember" FROM mailing
       WHERE state = 'sending' ORDER BY id LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED`,
    );
    if (!mailing) return null;
    const now = clock();
    const { draft, begunAt: at, lastMember: last, afterMember: after } = mailing;
    const next = await nextMembers(q, { ...draft, at }, now, { after, last, limit });
    const members = await noteDelivered(q, mailing.id, next);
    const { kind: category, title, content } = draft;
    await insertSameMessage(q, members, { category, title, content }, now);
    const isOver = next.length < limit;
    await q.query(
      `UPDATE mailing SET sent = sent + $2, after_member = $3, state = CASE WHEN $4 THEN 'done' ELSE state END,
         ended_at = CASE WHEN $4 THEN $5::timestamptz END WHERE id = $1`,
      [mailing.id, members.length, next.at(-1) ?? after, isOver, now],
    );
    return members;
  });
}

/** Records deliveries and returns the members who did not have it yet. */
async function noteDelivered(q: Queryable, id: string, members: readonly MemberId[]): Promise<MemberId[]> {
  const rows = await q.query<{ memberId: MemberId }>(
    `INSERT INTO mailing_delivery (mailing_id, member_id) SELECT $1, unnest($2::bigint[]) ON CONFLICT DO NOTHING
     RETURNING member_id AS "memberId"`,
    [id, members],
  );
  return rows.map(({ memberId }) => memberId);
}
