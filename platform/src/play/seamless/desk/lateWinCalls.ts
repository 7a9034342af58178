import { toWire } from '@unisite/shared/contract';
import { type LateWin, lateWins, reviewLateWin } from '@unisite/shared/contract/operatorsLateWins';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { operatorActor, writeAudit } from '../../../operators/audit/index.ts';
import type { ServeOperatorCall } from '../../../operators/desks/index.ts';
import {
  type KindsOfProposals,
  lapseProposals,
  proposeChange,
  waitingProposals,
} from '../../../operators/proposals/index.ts';
import { closeLateWin, type LateWinRow, lateWinById, lateWinPage, lateWinToWire } from '../lateWins.ts';
import type { Services } from '../services.ts';
import { subjectOfLateWin } from './lateWinProposals.ts';

/** Wins that arrived after their round was closed: paid by two operators, or dismissed. */
export function lateWinCalls(serve: ServeOperatorCall, services: Services, kinds: KindsOfProposals<'lateWin'>): void {
  const { database, clock, live } = services;

  serve(lateWins, async (wanted) => {
    const { total, rows } = await lateWinPage(database, wanted);
    return { page: wanted.page, pageSize: wanted.pageSize, total, rows: await shown(database, rows) };
  });

  serve(reviewLateWin, async ({ id, decision, why }, context) => {
    const { session } = context;
    const value = await database.transaction(async (q) => {
      const row = await lateWinById(q, id);
      if (!row) throw new Refusal('NOT_FOUND');
      if (row.outcome) throw new Refusal('ALREADY_CLOSED');
      if (decision === 'pay') {
        const { roundId, transactionId, vendor, account, market, currency } = row;
        const change = {
          kind: 'lateWin' as const,
          id,
          roundId,
          transactionId,
          vendor,
          account,
          market,
          currency,
          amount: toWire(row.amount),
        };
        await proposeChange(q, clock(), kinds, context, { change, subject: subjectOfLateWin(id), why });
      } else {
        await lapseProposals(q, clock(), subjectOfLateWin(id));
        await closeLateWin(q, clock(), { id, outcome: 'dismissed', by: session.account, why });
        const subject = `late win ${row.transactionId} of round ${row.roundId} (${row.vendor})`;
        const line = { act: 'lateWinDismissed', market: row.market, subject, why };
        await writeAudit(q, { at: clock(), who: operatorActor(session), ...line });
      }
      const [after] = await shown(q, [(await lateWinById(q, id)) ?? row]);
      if (!after) throw new Error('a late win is never taken away');
      return after;
    });
    await live.publishToOperators({ type: 'cash' });
    return value;
  });
}

async function shown(q: Queryable, rows: readonly LateWinRow[]): Promise<LateWin[]> {
  const waiting = await waitingProposals(
    q,
    rows.map(({ id }) => subjectOfLateWin(id)),
  );
  return rows.map((row) => {
    const proposal = waiting.find(({ subject }) => subject === subjectOfLateWin(row.id));
    return {
      ...lateWinToWire(row),
      proposal: proposal
        ? {
            id: proposal.id,
            by: proposal.proposedBy,
            why: proposal.why,
            at: proposal.proposedAt.toISOString(),
            notBy: [proposal.proposedBy, ...proposal.notBy],
          }
        : null,
    };
  });
}
