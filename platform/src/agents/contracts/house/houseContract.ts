import type { ContractGames, ContractKind, ContractPeriod, ContractTerms } from '@unisite/shared/contract';
import { holdTree, type Member, memberById, memberZone } from '../../../access/members/index.ts';
import { dayOf } from '../../../foundation/calendar/days.ts';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { type ContractRow, contractsOverlapping, lockContract } from '../life/contractRow.ts';
import { requireEnabled } from '../life/enabledKinds.ts';
import { endContracts, endsWith } from '../life/endsWith.ts';
import { requireSound } from '../life/requireSound.ts';
import { periodOf } from '../rules/periods.ts';

interface HouseOffer {
  readonly agentId: Member['id'];
  readonly kind: ContractKind;
  readonly games: ContractGames;
  readonly period: ContractPeriod;
  readonly terms: ContractTerms;
}

/**
 * Requires that the house can offer this to a top-level agent now. Returns the contracts that the agent gives out of
 * its own and that would no longer fit under it. Locks the tree.
 *
 * @throws Refusal NOT_FOUND, CONTRACT_NOT_ENABLED, CONTRACT_NOT_AGENT, CONTRACT_TERMS_ODD, CONTRACT_OVERLAPS
 */
export async function requireHouseOffer(
  q: Queryable,
  { agentId, kind, games, period, terms }: HouseOffer,
): Promise<{ readonly agent: Member; readonly ends: readonly ContractRow[] }> {
  await holdTree(q);
  const agent = await memberById(q, agentId);
  if (!agent) throw new Refusal('NOT_FOUND');
  if (agent.uplineId !== null || !(agent.customerType === 1 || agent.customerType === 2))
    throw new Refusal('CONTRACT_NOT_AGENT');
  requireSound(kind, terms);
  await requireEnabled(q, agent, kind);
  const overlapping = await contractsOverlapping(q, { uplineId: null, downlineId: agent.id, kind, games });
  if (overlapping.some((one) => one.state === 'offered' || one.games !== games || one.period !== period))
    throw new Refusal('CONTRACT_OVERLAPS');
  return { agent, ends: await endsWith(q, { agentId, kind, games, terms }) };
}

/** Writes an offer of the house that `requireHouseOffer` accepted; the agent accepts or rejects it. */
export async function writeHouseOffer(
  q: Queryable,
  { agentId, kind, games, period, terms }: HouseOffer,
  { currency, at }: { readonly currency: string; readonly at: Date },
): Promise<string> {
  const [row] = await q.query<{ id: string }>(
    `INSERT INTO agent_contract (kind, upline_id, downline_id, currency, games, period, terms, state, offered_at)
     VALUES ($1, NULL, $2, $3, $4, $5, $6, 'offered', $7) RETURNING id`,
    [kind, agentId, currency, games, period, JSON.stringify(terms), at],
  );
  if (!row) throw new Error('an offer was not written');
  return row.id;
}

/**
 * Ends a contract of the house after the current period, which is still paid, and all contracts given out of it; an
 * open offer is withdrawn. Idempotent.
 *
 * @throws Refusal NOT_FOUND (none, or not given by the house), CONTRACT_STATE
 */
export async function endHouseContract(
  q: Queryable,
  id: string,
  now: Date,
): Promise<{ readonly contract: ContractRow; readonly ended: readonly ContractRow[]; readonly isNew: boolean }> {
  await holdTree(q);
  const contract = await lockContract(q, id);
  if (!contract || contract.uplineId !== null) throw new Refusal('NOT_FOUND');
  const { state, kind, games, period, downlineId } = contract;
  if (state === 'ended' || state === 'withdrawn') return { contract, ended: [], isNew: false };
  if (state === 'rejected') throw new Refusal('CONTRACT_STATE');
  if (state === 'offered') {
    await q.query(`UPDATE agent_contract SET state = 'withdrawn', answered_at = $2 WHERE id = $1`, [id, now]);
    return { contract, ended: [], isNew: true };
  }
  const ended = await endsWith(q, { agentId: downlineId, kind, games, terms: null });
  const ids = [id, ...ended.map((one) => one.id)];
  await endContracts(q, ids, periodOf(period, dayOf(now, await memberZone(q, downlineId))).toDay);
  return { contract, ended, isNew: true };
}

/**
 * Keeps a contract of the house that its agent asked to end. Idempotent.
 *
 * @throws Refusal NOT_FOUND, CONTRACT_STATE
 */
export async function keepHouseContract(
  q: Queryable,
  id: string,
  now: Date,
): Promise<{ readonly contract: ContractRow; readonly isNew: boolean }> {
  const contract = await lockContract(q, id);
  if (!contract || contract.uplineId !== null) throw new Refusal('NOT_FOUND');
  if (contract.state === 'accepted') return { contract, isNew: false };
  if (contract.state !== 'cancelAsked') throw new Refusal('CONTRACT_STATE');
  await q.query(`UPDATE agent_contract SET state = 'accepted', asked_by = NULL, answered_at = $2 WHERE id = $1`, [
    id,
    now,
  ]);
  return { contract, isNew: true };
}
