import type { MemberId } from '@unisite/shared/contract';
import { Refusal } from '../foundation/http/refusal.ts';
import type { Services } from '../foundation/services.ts';
import { advanceBonuses } from './advanceBonuses.ts';

/**
 * Forfeits a member's open bonus: its money returns to the house. A bonus whose wagering is already complete is released
 * instead.
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
