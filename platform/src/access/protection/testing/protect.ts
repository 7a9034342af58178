import type { MemberId } from '@unisite/shared/contract';
import type { Queryable } from '../../../foundation/database/connect.ts';

/** Sets a member's limit on the stakes of 24 hours, in hundredths. */
export async function limitStakes(q: Queryable, memberId: MemberId | string, amount: number, now: Date): Promise<void> {
  await q.query(
    `INSERT INTO play_limit (member_id, kind, period, source, amount, set_at) VALUES ($1, 'stake', 'day', 'member', $2, $3)
     ON CONFLICT (member_id, kind, period, source) DO UPDATE SET amount = excluded.amount`,
    [memberId, amount, now],
  );
}

/** Imposes a time-out that began at `from`. */
export async function timeOut(q: Queryable, memberId: MemberId | string, from: Date, until: Date): Promise<void> {
  await q.query(
    `INSERT INTO play_break (member_id, kind, length, started_at, until, source) VALUES ($1, 'timeOut', 'day', $2, $3, 'member')`,
    [memberId, from, until],
  );
}

/** Imposes a permanent exclusion. */
export async function exclude(q: Queryable, memberId: MemberId | string, from: Date): Promise<void> {
  await q.query(
    `INSERT INTO play_break (member_id, kind, length, started_at, until, source)
     VALUES ($1, 'exclusion', 'forever', $2, 'infinity', 'member')`,
    [memberId, from],
  );
}
