import type { MemberId } from '@unisite/shared/contract';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { breakCode, breakOf } from '../breaks/breaks.ts';
import { holdMember } from '../holdMember.ts';
import { writePlayEvent } from '../playEvents.ts';
import { limitStep, raiseTimes } from './limitRules.ts';
import { digits, type LimitKey, readLimit, writeLimit } from './limitTable.ts';

/** `amount`: hundredths, or seconds of play; null: none. */
interface Limit extends LimitKey {
  readonly amount: bigint | null;
}

/**
 * Sets a member's own limit: a lower one applies from the next bet or deposit on, a higher one (null: none) is stored
 * as a request until it is confirmed. Repeating the request keeps its time. In a transaction.
 *
 * @throws Refusal TIME_OUT, SELF_EXCLUDED where a higher one is requested during a break
 */
export async function setLimit(q: Queryable, now: Date, { memberId, kind, period, amount }: Limit): Promise<void> {
  const key = { memberId, kind, period };
  await holdMember(q, memberId, now);
  const own = await readLimit(q, 'member', key);
  const step = limitStep(own, amount);
  if (step === 'raise') {
    await requireNothingOn(q, now, memberId);
    return askForRaise(q, now, key, amount);
  }
  await withdrawRaise(q, now, key);
  if (step === 'same' || amount === null) return;
  await writeLimit(q, now, 'member', key, amount);
  await writePlayEvent(q, now, {
    memberId,
    who: 'member',
    act: 'limitSet',
    facts: { kind, period, from: digits(own), to: digits(amount) },
  });
}

/**
 * Confirms a requested higher limit, or none, after its waiting time. In a transaction.
 *
 * @throws Refusal NOT_FOUND where there is none or it has lapsed, TOO_EARLY, and TIME_OUT, SELF_EXCLUDED during a break
 */
export async function confirmRaise(q: Queryable, now: Date, key: LimitKey): Promise<void> {
  const { memberId, kind, period } = key;
  await holdMember(q, memberId, now);
  await requireNothingOn(q, now, memberId);
  const [raise] = await q.query<{ amount: string | null; from: Date; until: Date }>(
    `SELECT amount, confirm_from AS "from", confirm_until AS "until" FROM play_limit_raise
     WHERE member_id = $1 AND kind = $2 AND period = $3`,
    [memberId, kind, period],
  );
  if (!raise || raise.until <= now) throw new Refusal('NOT_FOUND');
  if (raise.from > now) throw new Refusal('TOO_EARLY');
  await removeRaise(q, key);
  const from = digits(await readLimit(q, 'member', key));
  await writeLimit(q, now, 'member', key, raise.amount === null ? null : BigInt(raise.amount));
  await writePlayEvent(q, now, {
    memberId,
    who: 'member',
    act: 'raiseConfirmed',
    facts: { kind, period, from, to: raise.amount },
  });
}

/** Withdraws a requested higher limit, if there is one. */
export async function withdrawRaise(q: Queryable, now: Date, key: LimitKey): Promise<void> {
  if (!(await removeRaise(q, key))) return;
  const { memberId, kind, period } = key;
  await writePlayEvent(q, now, { memberId, who: 'member', act: 'raiseWithdrawn', facts: { kind, period } });
}

/** A break must not lead to more play: nothing is raised during one. */
async function requireNothingOn(q: Queryable, now: Date, memberId: MemberId): Promise<void> {
  const on = await breakOf(q, memberId, now);
  if (on) throw new Refusal(breakCode(on));
}

async function askForRaise(q: Queryable, now: Date, key: LimitKey, amount: bigint | null): Promise<void> {
  const { memberId, kind, period } = key;
  const { from, until } = raiseTimes(now);
  const asked = await q.query(
    `INSERT INTO play_limit_raise AS r (member_id, kind, period, amount, asked_at, confirm_from, confirm_until)
     VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (member_id, kind, period) DO UPDATE SET amount = excluded.amount, asked_at = excluded.asked_at,
       confirm_from = excluded.confirm_from, confirm_until = excluded.confirm_until
     WHERE r.amount IS DISTINCT FROM excluded.amount OR r.confirm_until <= excluded.asked_at
     RETURNING kind`,
    [memberId, kind, period, amount, now, from, until],
  );
  if (asked.length === 0) return;
  await writePlayEvent(q, now, {
    memberId,
    who: 'member',
    act: 'raiseAsked',
    facts: { kind, period, to: digits(amount) },
  });
}

async function removeRaise(q: Queryable, { memberId, kind, period }: LimitKey): Promise<boolean> {
  const gone = await q.query(
    'DELETE FROM play_limit_raise WHERE member_id = $1 AND kind = $2 AND period = $3 RETURNING kind',
    [memberId, kind, period],
  );
  return gone.length > 0;
}
