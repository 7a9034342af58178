import type { answerContract, ContractKind, RequestOf, ValueOf } from '@unisite/shared/contract';
import { holdTree, type Member, memberById } from '../../../access/members/index.ts';
import { addDays, dayOf } from '../../../foundation/calendar/days.ts';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { periodOf } from '../rules/periods.ts';
import { fitsUnder } from '../rules/terms.ts';
import type { Needs } from '../services.ts';
import { type ContractRow, contractCovering, contractsOverlapping, lockContract, readTerms } from './contractRow.ts';
import { requireEnabled } from './enabledKinds.ts';
import { endContracts, endsWith } from './endsWith.ts';

type Act = RequestOf<typeof answerContract>['act'];
type Side = 'upline' | 'downline';

interface Step {
  readonly from: ContractRow['state'];
  readonly to: ContractRow['state'];
  /** Who may take it; absent: either side, or the other side if one has asked to end. */
  readonly side?: Side;
}

const steps: Record<Act, Step> = {
  accept: { from: 'offered', to: 'accepted', side: 'downline' },
  reject: { from: 'offered', to: 'rejected', side: 'downline' },
  withdraw: { from: 'offered', to: 'withdrawn', side: 'upline' },
  askCancel: { from: 'accepted', to: 'cancelAsked' },
  confirmCancel: { from: 'cancelAsked', to: 'ended' },
  keep: { from: 'cancelAsked', to: 'accepted' },
};

/**
 * Moves a contract to its next state for an agent who is a party to it. Idempotent. Others' contracts are not
 * disclosed.
 *
 * @throws Refusal NOT_FOUND, CONTRACT_STATE, CONTRACT_NOT_ENABLED, CONTRACT_ABOVE_OWN, CONTRACT_OVERLAPS
 */
export async function answer(
  { database, clock }: Needs,
  agent: Member,
  { kind, id, act }: { readonly kind: ContractKind; readonly id: string; readonly act: Act },
): Promise<ValueOf<typeof answerContract>> {
  return database.transaction(async (q) => {
    await holdTree(q);
    const contract = await lockContract(q, id);
    const side = contract && sideOf(contract, agent);
    if (!contract || !side || contract.kind !== kind) throw new Refusal('NOT_FOUND');
    const step = steps[act];
    if (step.side && step.side !== side) throw new Refusal('NOT_FOUND');
    if (contract.state === step.to && (act !== 'askCancel' || contract.askedBy === side))
      return { state: contract.state, from: contract.fromDay, to: contract.toDay };
    if (contract.state !== step.from || contract.askedBy === side) throw new Refusal('CONTRACT_STATE');
    const today = dayOf(clock(), agent.timeZone);
    if (act === 'accept') await begin(q, agent, contract, today);
    else if (act === 'confirmCancel') await end(q, contract, today);
    else
      await q.query('UPDATE agent_contract SET state = $2, asked_by = $3, answered_at = $4 WHERE id = $1', [
        id,
        step.to,
        act === 'askCancel' ? side : null,
        clock(),
      ]);
    const now = await lockContract(q, id);
    if (!now) throw new Error('a contract is gone');
    return { state: now.state, from: now.fromDay, to: now.toDay };
  });
}

const sideOf = ({ uplineId, downlineId }: ContractRow, { id }: Member): Side | null =>
  id === downlineId ? 'downline' : id === uplineId ? 'upline' : null;

/**
 * Starts a contract with the next period; the one it replaces, and contracts given above it, end with the current
 * period.
 */
async function begin(q: Queryable, agent: Member, contract: ContractRow, today: string): Promise<void> {
  const { id, kind, games, terms, period, uplineId, downlineId } = contract;
  await requireEnabled(q, agent, kind);
  const downline = await memberById(q, downlineId);
  if (downline?.uplineId !== uplineId) throw new Refusal('CONTRACT_STATE');
  if (uplineId !== null) {
    const own = await contractCovering(q, { agentId: uplineId, kind, games });
    if (
      !own ||
      own.period !== period ||
      own.terms.fee !== terms.fee ||
      !fitsUnder(readTerms(own.terms), readTerms(terms))
    )
      throw new Refusal('CONTRACT_ABOVE_OWN');
  }
  const others = (await contractsOverlapping(q, contract)).filter((one) => one.id !== id && one.state !== 'offered');
  if (others.some((one) => one.games !== games || one.period !== period)) throw new Refusal('CONTRACT_OVERLAPS');
  const { toDay } = periodOf(period, today);
  const ended = [...others, ...(await endsWith(q, { agentId: downlineId, kind, games, terms }))];
  await endContracts(
    q,
    ended.map((one) => one.id),
    toDay,
  );
  await q.query(`UPDATE agent_contract SET state = 'accepted', answered_at = now(), from_day = $2 WHERE id = $1`, [
    id,
    addDays(toDay, 1),
  ]);
}

async function end(q: Queryable, contract: ContractRow, today: string): Promise<void> {
  const { id, kind, games, downlineId, period } = contract;
  const fed = await endsWith(q, { agentId: downlineId, kind, games, terms: null });
  await endContracts(q, [id, ...fed.map((one) => one.id)], periodOf(period, today).toDay);
}
