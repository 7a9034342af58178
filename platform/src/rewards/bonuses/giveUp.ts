import { type Hundredths, hundredthsOf, type MemberId } from '@unisite/shared/contract';
import type { Queryable } from '../../foundation/database/connect.ts';
import { Refusal } from '../../foundation/http/refusal.ts';
import type { Services } from '../../foundation/services.ts';
import { advanceBonuses } from './advanceBonuses.ts';

/**
 * Forfeits a member's open bonus: its money returns to the house. A bonus whose wagering is already complete is
 * released instead.
 *
 * @throws Refusal NOT_FOUND, ALREADY_CLOSED
 */
export async function giveUp(
  services: Pick<Services, 'database' | 'clock' | 'live' | 'log'>,
  { memberId, id }: { readonly memberId: MemberId; readonly id: string },
): Promise<void> {
  const { database, clock } = services;
  await advanceBonuses(services, memberId);
  const [known] = await database.query('SELECT FROM bonus WHERE id = $1 AND member_id = $2', [id, memberId]);
  if (!known) throw new Refusal('NOT_FOUND');
  const [end] = await database.query<{ ended: boolean }>(`SELECT bonus_end($1, $2, 'givenUp', $3) AS ended`, [
    memberId,
    id,
    clock(),
  ]);
  if (!end?.ended) throw new Refusal('ALREADY_CLOSED');
}

/** Total held in a member's open bonuses as of the last count, hundredths. */
export async function heldInBonuses(q: Queryable, memberId: MemberId): Promise<Hundredths> {
  const [row] = await q.query<{ held: string }>(
    'SELECT coalesce(sum(balance), 0) AS held FROM bonus WHERE member_id = $1 AND closed_at IS NULL',
    [memberId],
  );
  return hundredthsOf(row?.held ?? 0);
}

/**
 * Forfeits all of a member's open bonuses in the caller's transaction, which must hold the lock on the main account.
 */
export async function giveAllUp(q: Queryable, memberId: MemberId, at: Date): Promise<void> {
  // waiting bonuses first, so that none of them starts running in between
  await q.query(
    `SELECT bonus_end($1, b.id, 'givenUp', $2) FROM (
       SELECT id FROM bonus WHERE member_id = $1 AND closed_at IS NULL ORDER BY state = 'running', id) b`,
    [memberId, at],
  );
}
