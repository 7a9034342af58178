import { changeMarketLimits, listMarketLimits } from '@unisite/shared/contract/operatorsLimits';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { operatorActor, writeAudit } from '../../../operators/audit/index.ts';
import type { ServeOperatorCall } from '../../../operators/desks/index.ts';
import { type KindsOfProposals, proposeChange } from '../../../operators/proposals/index.ts';
import type { Services } from '../services.ts';
import { subjectOfLimits } from './limitProposals.ts';
import { areSame, isRaised, limitsText, readMoneyLimits, writeMoneyLimits } from './moneyLimits.ts';

/** A market's money limits. */
export function limitCalls(serve: ServeOperatorCall, services: Services, kinds: KindsOfProposals<'moneyLimits'>): void {
  const { database, clock, live } = services;

  serve(listMarketLimits, async () => ({ markets: await readMoneyLimits(database) }));

  serve(changeMarketLimits, async ({ code, limits: to, expected: from, why }, context) => {
    const value = await database.transaction(async (q) => {
      const [now] = await readMoneyLimits(q, code);
      if (!now) throw new Refusal('NOT_FOUND');
      if (!areSame(now.limits, from)) throw new Refusal('LIMITS_CHANGED');
      if (isRaised(from, to)) {
        const change = { kind: 'moneyLimits', market: code, from, to } as const;
        await proposeChange(q, clock(), kinds, context, { change, subject: subjectOfLimits(code), why });
        return { ...now, state: 'proposed' as const };
      }
      await writeMoneyLimits(q, code, to);
      const subject = `${limitsText(from)} → ${limitsText(to)}`;
      const who = operatorActor(context.session);
      await writeAudit(q, { at: clock(), who, act: 'limits', market: code, subject, why });
      return { ...now, limits: to, state: 'done' as const };
    });
    await live.publishToOperators({ type: value.state === 'done' ? 'limits' : 'proposals' });
    return value;
  });
}
