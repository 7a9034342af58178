import type { MemberId } from '@unisite/shared/contract';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { writePlayEvent } from '../playEvents.ts';

/** Reminder intervals that members choose from, in minutes. */
const intervals: readonly number[] = [15, 30, 60, 120];

/** A member's reminder interval and the ones it can choose: at most what its market allows. */
export async function remindersOf(
  q: Queryable,
  memberId: MemberId,
): Promise<{ readonly minutes: number; readonly choices: number[] }> {
  const [row] = await q.query<{ minutes: number; most: number }>(
    `SELECT least(coalesce(s.check_minutes, t.check_minutes), t.most_check_minutes) AS minutes, t.most_check_minutes AS most
     FROM members.member m JOIN market_protection t ON t.market_code = m.market_code
     LEFT JOIN play_state s ON s.member_id = m.id WHERE m.id = $1`,
    [memberId],
  );
  if (!row) throw new Error('there is no such member');
  return { minutes: row.minutes, choices: intervals.filter((minutes) => minutes <= row.most) };
}

/** @throws Refusal BAD_REQUEST for an interval that is not offered */
export async function setReminders(q: Queryable, now: Date, memberId: MemberId, minutes: number): Promise<void> {
  const { choices } = await remindersOf(q, memberId);
  if (!choices.includes(minutes)) throw new Refusal('BAD_REQUEST');
  await q.query('SELECT play_set_check($1, $2, $3)', [memberId, minutes, now]);
  await writePlayEvent(q, now, { memberId, who: 'member', act: 'checkSet', facts: { minutes } });
}

/** Records that the member continues after a reminder; no effect where none was due. */
export async function answerReminder(q: Queryable, now: Date, memberId: MemberId): Promise<void> {
  const [row] = await q.query<{ answered: boolean }>('SELECT play_answer_check($1, $2) AS answered', [memberId, now]);
  if (!row?.answered) return;
  await writePlayEvent(q, now, { memberId, who: 'member', act: 'checkAnswered', facts: {} });
}
