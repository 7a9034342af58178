import type { MemberId } from '@unisite/shared/contract';
import type { Queryable } from '../foundation/database/connect.ts';

/** What is noted of limits, reminders and breaks for ever. */
export interface PlayEvent {
  readonly memberId: MemberId;
  /** `member`, `platform` or `operator:ACCOUNT`. */
  readonly who: string;
  readonly act:
    | 'limitSet'
    | 'limitRemoved'
    | 'raiseAsked'
    | 'raiseConfirmed'
    | 'raiseWithdrawn'
    | 'raiseLapsed'
    | 'checkSet'
    | 'checkAnswered'
    | 'breakStarted'
    | 'returnAsked'
    | 'breakFollowed';
  readonly facts: Readonly<Record<string, string | number | null>>;
  readonly why?: string;
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
