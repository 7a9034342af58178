import { toWire } from '@unisite/shared/contract';
import { endLotteryPlan, lotteryPlanDesk } from '@unisite/shared/contract/operatorsLotteryPlans';
import { accountName } from '../../../access/members/index.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { createBalancePublisher } from '../../../money/ledger/index.ts';
import { operatorActor, writeAudit } from '../../../operators/audit/index.ts';
import type { ServeOperatorCall } from '../../../operators/desks/index.ts';
import { publishUnread } from '../../../site/messages/index.ts';
import { endPlan } from '../plans/endPlan.ts';
import { planDeskPage, planOnDesk, setAsideByPlans } from '../plans/planDesk.ts';
import type { Services } from '../services.ts';
import { loadStations } from '../stations.ts';

/** Members' plans over several draws: viewing and ending them. Reserved money can only go back to its member. */
export function lotteryPlanCalls(serve: ServeOperatorCall, services: Services): void {
  const { database, clock, live } = services;
  const announce = createBalancePublisher(services);

  serve(lotteryPlanDesk, async ({ page, pageSize, ...filter }) => {
    const [found, setAside, { stations }] = await Promise.all([
      planDeskPage(database, { page, pageSize, ...filter, account: filter.account && accountName(filter.account) }),
      setAsideByPlans(database),
      loadStations(database),
    ]);
    return {
      page,
      pageSize,
      ...found,
      setAside: setAside.map(({ left, ...of }) => ({ ...of, left: toWire(left) })),
      games: stations.map(({ code, name }) => ({ code, name })),
    };
  });

  serve(endLotteryPlan, async ({ id, why }, { session }) => {
    const { value, memberId, isNew } = await database.transaction(async (q) => {
      const at = clock();
      const ended = await endPlan(q, id, at);
      const value = await planOnDesk(q, id);
      if (!value) throw new Refusal('NOT_FOUND');
      if (ended.isNew) {
        const subject = `plan ${id} of ${value.account}: ended, ${value.reserved} ${value.currency} reserved`;
        await writeAudit(q, { at, who: operatorActor(session), act: 'planEnded', market: ended.market, subject, why });
      }
      return { value, ...ended };
    });
    if (isNew) {
      announce(memberId, 'refund');
      await publishUnread(services, memberId);
      await live.publishToOperators({ type: 'lottery' });
    }
    return value;
  });
}
