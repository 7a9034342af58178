import { giveUpBonus, memberBonuses, toWire } from '@unisite/shared/contract';
import type { Serve } from '../../foundation/http/serve.ts';
import type { Services } from '../../foundation/services.ts';
import { advanceBonuses } from './advanceBonuses.ts';
import { bonusesOf, bonusToWire } from './bonusRows.ts';
import { giveUp } from './giveUp.ts';

/** Lists a member's bonuses and forfeits them. */
export function routes(serve: Serve, services: Services): void {
  serve(memberBonuses, async ({ group, page, pageSize }, { session, language }) => {
    await advanceBonuses(services, session.memberId);
    const found = await bonusesOf(services.database, session.memberId, { group, page, pageSize });
    return {
      page,
      pageSize,
      total: found.total,
      held: toWire(found.held),
      rows: found.rows.map((row) => bonusToWire(row, language)),
    };
  });

  serve(giveUpBonus, async ({ id }, { session }) => {
    await giveUp(services, { memberId: session.memberId, id });
    return {};
  });
}
