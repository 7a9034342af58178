import type { MemberId } from '@unisite/shared/contract';
import type { Database } from '../../../foundation/database/connect.ts';
import { closeMember, tryHoldMember } from '../../members/index.ts';
import { idleCutoff } from '../sessions/session.ts';
import { reclaimGuestBalance } from './guestBalance.ts';

const LIFETIME_MS = 7 * 24 * 3_600_000;
/** Per run: housekeeping repeats every ten minutes. */
const AT_ONCE = 200;

/**
 * Closes guests that began more than seven days ago and are not signed in, and reclaims their balance, including what a
 * round pays later. Their bets and transfers stay.
 */
export async function closeOldGuests(database: Database, now: Date): Promise<void> {
  const due = await database.query<{ id: MemberId; currency: string }>(
    `SELECT f.member_id AS id, k.currency FROM free_play f JOIN members.member m ON m.id = f.member_id JOIN markets.market k ON k.code = f.market_code
     LEFT JOIN ledger.account a ON a.kind = 'member' AND a.owner = f.member_id::text AND a.currency = k.currency
     WHERE f.begun_at < $1 AND (m.state = 'active' OR a.balance > 0)
       AND NOT EXISTS (SELECT FROM session s WHERE s.member_id = f.member_id AND s.ended_at IS NULL AND s.seen_at > $2 AND s.started_at > $3)
     ORDER BY f.begun_at LIMIT ${AT_ONCE}`,
    [new Date(now.getTime() - LIFETIME_MS), ...idleCutoff(now)],
  );
  for (const { id, currency } of due) {
    await database.transaction(async (q) => {
      // Another process may be working on it.
      if (!(await tryHoldMember(q, id))) return;
      await closeMember(q, id);
      await q.query('UPDATE free_play SET random_hash = NULL WHERE member_id = $1', [id]);
      await reclaimGuestBalance(q, id, currency, now);
    });
  }
}
