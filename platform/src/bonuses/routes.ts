import { giveUpBonus, memberBonuses, toWire } from '@unisite/shared/contract';
import { Refusal } from '../foundation/http/refusal.ts';
import type { Serve } from '../foundation/http/serve.ts';
import type { Services } from '../foundation/services.ts';
import { advanceBonuses } from './advanceBonuses.ts';
import { bonusesOf, bonusToWire } from './bonusRows.ts';

/** A member's bonuses, and giving one up. */
export function routes(serve: Serve, services: Services): void {
  const { database, clock } = services;

  serve(memberBonuses, async ({ group, page, pageSize }, { session, language }) => {
    await advanceBonuses(services, session.memberId);
    const { rows, total, held } = await bonusesOf(database, session.memberId, { group, page, pageSize });
    return { page, pageSize, total, held: toWire(held), rows: rows.map((row) => bonusToWire(row, language)) };
  });

  serve(giveUpBonus, async ({ id }, { session }) => {
    // what was wagered enough by now is the member's
    await advanceBonuses(services, session.memberId);
    const [known] = await database.query('SELECT FROM bonus WHERE id = $1 AND member_id = $2', [id, session.memberId]);
    if (!known) throw new Refusal('NOT_FOUND');
    const [end] = await database.query<{ ended: boolean }>(`SELECT bonus_end($1, $2, 'givenUp', $3) AS ended`, [
      session.memberId,
      id,
      clock(),
    ]);
    if (!end?.ended) throw new Refusal('ALREADY_CLOSED');
    return {};
  });
}
