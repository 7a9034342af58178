import type { ExclusionLength, MemberId } from '@unisite/shared/contract';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { writePlayEvent } from '../playEvents.ts';

/** An exclusion that operators may lift. */
export interface LiftableExclusion {
  readonly source: 'person' | 'operator';
  readonly length: ExclusionLength;
  readonly startedAt: Date;
}

interface Key {
  readonly memberId: MemberId;
  readonly id: string;
}

/**
 * An active exclusion that operators may lift.
 *
 * @throws Refusal NOT_FOUND where it is not active, FORBIDDEN for one that the member took or a register lists
 */
export async function liftableExclusion(q: Queryable, now: Date, { memberId, id }: Key): Promise<LiftableExclusion> {
  const [row] = await q.query<{ source: string; length: ExclusionLength; startedAt: Date }>(
    `SELECT source, length, started_at AS "startedAt" FROM play_break
     WHERE id = $2 AND member_id = $1 AND kind = 'exclusion' AND play_break_end(kind, until, ends_at) > $3`,
    [memberId, id, now],
  );
  if (!row) throw new Refusal('NOT_FOUND');
  const { source, ...rest } = row;
  if (source !== 'person' && source !== 'operator') throw new Refusal('FORBIDDEN');
  return { source, ...rest };
}

/**
 * Ends an exclusion now, with all that was carried over from it. Other breaks stay. Returns the members whose accounts
 * changed. The caller ensures that two operators agreed. In a transaction.
 *
 * @throws Refusal NOT_FOUND, FORBIDDEN
 */
export async function liftExclusion(
  q: Queryable,
  now: Date,
  { memberId, id }: Key,
  by: { readonly who: string; readonly why: string; readonly proposedBy: string },
): Promise<MemberId[]> {
  await q.query(
    'SELECT play_hold(ARRAY(SELECT f.member_id FROM play_break f WHERE f.follows = $2) || $1::bigint, $3)',
    [memberId, id, now],
  );
  await liftableExclusion(q, now, { memberId, id });
  const lifted = await q.query<{ memberId: MemberId; length: ExclusionLength; until: Date | null }>(
    `WITH before AS (
       SELECT id, nullif(until, 'infinity') AS until FROM play_break
       WHERE (id = $1 OR follows = $1) AND play_break_end(kind, until, ends_at) > $2
     )
     UPDATE play_break b SET until = greatest(b.started_at, least(b.until, $2)), ends_at = greatest(b.started_at, $2)
     FROM before WHERE b.id = before.id
     RETURNING b.member_id AS "memberId", b.length, before.until`,
    [id, now],
  );
  const { who, why, proposedBy } = by;
  for (const { memberId: account, length, until } of lifted) {
    await writePlayEvent(q, now, {
      memberId: account,
      who,
      why,
      act: 'breakLifted',
      facts: { kind: 'exclusion', length, until: until?.toISOString() ?? null, break: id, proposedBy },
    });
  }
  return lifted.map(({ memberId: account }) => account);
}
