import type { MemberId } from '@unisite/shared/contract';
import type { PlayEventAct } from '@unisite/shared/contract/operatorsProtection';
import type { Queryable } from '../../foundation/database/connect.ts';

/** By name: amounts as digits, in hundredths or seconds. */
export type PlayFacts = Readonly<Record<string, string | number | null>>;

/** A permanent record about limits, reminders and breaks. */
export interface PlayEvent {
  readonly memberId: MemberId;
  /** `member`, `platform` or `operator:ACCOUNT`. */
  readonly who: string;
  readonly act: PlayEventAct;
  readonly facts: PlayFacts;
  readonly why?: string | null;
}

export async function writePlayEvent(
  q: Queryable,
  at: Date,
  { memberId, who, act, facts, why }: PlayEvent,
): Promise<void> {
  await q.query('INSERT INTO play_event (at, member_id, who, act, facts, why) VALUES ($1, $2, $3, $4, $5, $6)', [
    at,
    memberId,
    who,
    act,
    JSON.stringify(facts),
    why ?? null,
  ]);
}

/** A row of the latest events. */
export interface PlayEventRow extends PlayEvent {
  readonly id: string;
  readonly at: Date;
}

/** The latest events of a member's limits, reminders and breaks, newest first. */
export function latestPlayEvents(q: Queryable, memberId: MemberId, most: number): Promise<PlayEventRow[]> {
  return q.query<PlayEventRow>(
    `SELECT id::text, at, member_id AS "memberId", who, act, facts, why FROM play_event
     WHERE member_id = $1 ORDER BY id DESC LIMIT $2`,
    [memberId, most],
  );
}
