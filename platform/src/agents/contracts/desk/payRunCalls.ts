import { approvePayRun, payRunDesk, payRunStatements, refusePayRun } from '@unisite/shared/contract/operatorsPayRuns';
import { Refusal } from '../../../foundation/http/refusal.ts';
import type { Services } from '../../../foundation/services.ts';
import { operatorActor, writeAudit } from '../../../operators/audit/index.ts';
import type { ServeOperatorCall } from '../../../operators/desks/index.ts';
import {
  type KindsOfProposals,
  lapseProposals,
  proposeChange,
  waitingProposals,
} from '../../../operators/proposals/index.ts';
import { lockRun, refuseRun } from '../pay/decideRun.ts';
import { payRunDeskPage, payRunView, statementsOfRun } from './payRunDesk.ts';
import { subjectOfRun } from './payRunProposals.ts';

/** Pay-runs of agents' contracts: their cost, and decisions on waiting ones. Approving one takes two operators. */
export function payRunCalls(serve: ServeOperatorCall, services: Services, kinds: KindsOfProposals<'payRun'>): void {
  const { database, clock, live } = services;

  serve(payRunDesk, async ({ page, pageSize, ...asked }) => {
    const { total, rows } = await payRunDeskPage(database, { ...asked, page, pageSize });
    const waiting = await waitingProposals(
      database,
      rows.map(({ id }) => subjectOfRun(id)),
    );
    const by = new Map(waiting.map(({ subject, proposedBy }) => [subject, proposedBy]));
    return {
      page,
      pageSize,
      total,
      rows: rows.map(({ market: _market, ...row }) => ({ ...row, proposedBy: by.get(subjectOfRun(row.id)) ?? null })),
    };
  });

  serve(payRunStatements, async ({ id, page, pageSize }) => {
    if (!(await payRunView(database, id))) throw new Refusal('NOT_FOUND');
    return { page, pageSize, ...(await statementsOfRun(database, { id, page, pageSize })) };
  });

  serve(approvePayRun, async ({ id, why }, context) => {
    const state = await database.transaction(async (q) => {
      const { state: before } = await lockRun(q, id);
      // a repeated call whose first response was lost finds the run approved
      if (before !== 'waiting' && before !== 'refused') return 'done' as const;
      if (before === 'refused') throw new Refusal('PAY_RUN_CHANGED');
      const run = await payRunView(q, id);
      if (!run) throw new Refusal('NOT_FOUND');
      const { contract, market, currency, payer, from, to, total, pays: paid } = run;
      const change = { kind: 'payRun', id, contract, market, currency, payer, from, to, total, paid } as const;
      await proposeChange(q, clock(), kinds, context, { change, subject: subjectOfRun(id), why });
      return 'proposed' as const;
    });
    if (state === 'proposed') await live.publishToOperators({ type: 'proposals' });
    await live.publishToOperators({ type: 'agents' });
    return { state };
  });

  serve(refusePayRun, async ({ id, reason, why }, { session }) => {
    await database.transaction(async (q) => {
      const at = clock();
      const { run, isNew } = await refuseRun(q, id, { reason, at });
      if (!isNew) return;
      const subject = `pay-run ${id}: ${reason.vi} / ${reason.en}`;
      await writeAudit(q, { at, who: operatorActor(session), act: 'payRunRefused', market: run.market, subject, why });
      await lapseProposals(q, at, subjectOfRun(id));
    });
    await live.publishToOperators({ type: 'agents' });
    await live.publishToOperators({ type: 'proposals' });
    return {};
  });
}
