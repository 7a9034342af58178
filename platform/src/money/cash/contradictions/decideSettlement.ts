import type { Queryable } from '../../../foundation/database/connect.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import type { CashNotifier } from '../cashNotifier.ts';
import { movePayments } from '../deposits/chargeBack.ts';
import { depositById } from '../deposits/depositRows.ts';
import { notifyReversal } from '../deposits/notifyReversal.ts';
import { transitionDeposit } from '../deposits/transitionDeposit.ts';
import { writeCashEvent } from '../events.ts';
import type { Services } from '../services.ts';
import { transitionWithdrawal } from '../withdrawals/transitionWithdrawal.ts';
import { lockContradiction } from './contradicted.ts';
import { type ContradictionRow, contradictionById, type SettlementRow, settlementOf } from './contradictionRows.ts';
import { effectOf } from './contradicts.ts';

interface Decision {
  readonly id: string;
  readonly proposal: string;
  readonly decision: 'approve' | 'refuse' | 'withdraw';
  readonly why: string;
  /** The operator's account. */
  readonly by: string;
}

const states = { approve: 'done', refuse: 'refused', withdraw: 'withdrawn' } as const;

/**
 * Decides a proposal, once. On approval the money moves in the same transaction; the member is notified after the
 * commit.
 *
 * @throws Refusal NOT_FOUND; ALREADY_CLOSED when it is no longer pending; SAME_PERSON when its proposer would approve
 * or refuse; FORBIDDEN when another would withdraw it; CONTRADICTION_CHANGED when the provider has reported something
 * else since, or the withdrawal or deposit has moved on: it then stays pending
 */
export async function decideSettlement(
  services: Pick<Services, 'database' | 'clock' | 'live' | 'log'>,
  notifier: CashNotifier,
  decision: Decision,
): Promise<ContradictionRow> {
  const { database, clock, live } = services;
  const { id, by, why } = decision;
  const found = await contradictionById(database, id);
  if (!found) throw new Refusal('NOT_FOUND');
  const actor = `operator:${by}` as const;
  const effect = await effectToFollow(database, decision);

  if (effect === 'bounce' || effect === 'paidAfterAll') {
    const { state } = await transitionWithdrawal(
      services,
      notifier,
      { id: found.withdrawalId ?? '0' },
      async (_row, q) => {
        await requirePending(q, decision, effect);
        return { event: effect, actor, why };
      },
      (q) => close(q, clock(), decision),
    );
    if (!state) throw new Refusal('CONTRADICTION_CHANGED');
  } else {
    const moved = await database.transaction(async (q) => {
      const { row, about } = await requirePending(q, decision, effect);
      await close(q, clock(), decision);
      if (effect) {
        const deposit = await depositById(q, about.id);
        if (!deposit) throw new Error('a deposit is never taken away');
        const reason = row.reported === 'failed' ? row.detail : null;
        const state = await transitionDeposit(q, clock(), deposit, { event: effect, actor, reason, why });
        if (!state) throw new Refusal('CONTRADICTION_CHANGED');
        await movePayments(q, clock(), deposit, { key: `cash/contradiction/${id}`, way: effect });
        return { deposit, state, way: effect };
      }
      if (decision.decision === 'approve') {
        const subject = about.kind === 'deposit' ? { deposit: about.id } : { withdrawal: about.id };
        await writeCashEvent(q, clock(), { ...subject, state: about.state, actor, why, act: 'contradictionDismissed' });
      }
      return null;
    });
    if (moved) notifyReversal(services, notifier, moved.deposit, moved);
  }
  await live.publishToOperators({ type: 'cash' });
  return (await contradictionById(database, id)) ?? found;
}

/** The effect of an approval, as read before locking; null where nothing moves. */
async function effectToFollow(q: Queryable, { id, decision }: Decision): Promise<SettlementRow['effect']> {
  const proposed = decision === 'approve' ? await settlementOf(q, id) : null;
  return effectOfApproval(proposed);
}

const effectOfApproval = (settlement: SettlementRow | null): SettlementRow['effect'] =>
  settlement?.outcome === 'followed' ? settlement.effect : null;

/**
 * Locks the contradiction, and checks that its proposal may be decided like this and still has the effect that was
 * read.
 */
async function requirePending(
  q: Queryable,
  { id, proposal, decision, by }: Decision,
  effect: SettlementRow['effect'],
): Promise<Awaited<ReturnType<typeof lockContradiction>>> {
  const { row, about } = await lockContradiction(q, id);
  const settlement = await settlementOf(q, id);
  if (row.outcome || settlement?.state !== 'waiting' || settlement.id !== proposal) throw new Refusal('ALREADY_CLOSED');
  if (decision === 'withdraw' && by !== settlement.proposedBy) throw new Refusal('FORBIDDEN');
  if (decision !== 'withdraw' && by === settlement.proposedBy) throw new Refusal('SAME_PERSON');
  const isChanged =
    row.reported !== settlement.reported || effectOf(about.kind, about.state, row.reported) !== settlement.effect;
  if (decision === 'approve' && (isChanged || effectOfApproval(settlement) !== effect))
    throw new Refusal('CONTRADICTION_CHANGED');
  return { row, about };
}

async function close(q: Queryable, at: Date, { id, proposal, decision, by, why }: Decision): Promise<void> {
  await q.query(
    'UPDATE cash_settlement SET state = $2, decided_by = $3, decided_at = $4, decided_why = $5 WHERE id = $1',
    [proposal, states[decision], by, at, why],
  );
  if (decision !== 'approve') return;
  await q.query(
    `UPDATE cash_contradiction c SET outcome = s.outcome, settled_at = $2 FROM cash_settlement s
     WHERE s.id = $3 AND c.id = $1`,
    [id, at, proposal],
  );
}
