import type { MemberId } from '@unisite/shared/contract';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { notifyEnded } from '../../identity/index.ts';
import { checkRegister, type RegisterNeeds } from '../register/checkRegister.ts';
import { type BreakRow, breakCode, breakOf } from './breaks.ts';
import { followPerson } from './followPerson.ts';

/**
 * A member's active break or, for an exclusion, the same person's elsewhere or in a national register, which is carried
 * over; null if none. For whatever starts play or brings money in.
 */
export async function findBreak(services: RegisterNeeds, memberId: MemberId): Promise<BreakRow | null> {
  const { database, clock, live } = services;
  const now = clock();
  const on = await breakOf(database, memberId, now);
  if (on && on.source !== 'registry') return on;
  try {
    await checkRegister(services, memberId);
  } catch (error) {
    // a register's previous response holds until it responds otherwise
    if (on) return on;
    throw error;
  }
  const elsewhere = await database.query(
    `SELECT FROM play_same_person($1) AS p (id) JOIN play_break b ON b.member_id = p.id AND b.kind = 'exclusion'
     WHERE b.source <> 'person' AND play_break_end(b.kind, b.until, b.ends_at) > $2
       -- one that was carried over and lifted here stays lifted
       AND NOT EXISTS (SELECT FROM play_break f WHERE f.member_id = $1 AND f.follows = b.id) LIMIT 1`,
    [memberId, now],
  );
  if (elsewhere.length === 0) return breakOf(database, memberId, now);
  const ended = await database.transaction((q) => followPerson(q, now, memberId));
  await notifyEnded({ live }, ended, 'excluded');
  return breakOf(database, memberId, now);
}

/**
 * Requires that no break is active.
 *
 * @throws Refusal TIME_OUT, SELF_EXCLUDED
 */
export async function requireNoBreak(services: RegisterNeeds, memberId: MemberId): Promise<void> {
  const on = await findBreak(services, memberId);
  if (on) throw new Refusal(breakCode(on));
}
