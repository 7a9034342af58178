import type { ContractKind } from '@unisite/shared/contract';
import { holdTree, type Member, memberZone } from '../../../access/members/index.ts';
import { dayOf } from '../../../foundation/calendar/days.ts';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { type ContractRow, contractsWithin } from '../life/contractRow.ts';
import { enabledKinds } from '../life/enabledKinds.ts';
import { endContracts } from '../life/endsWith.ts';
import { groupedBy } from '../rules/groupedBy.ts';
import { periodOf } from '../rules/periods.ts';

type Agent = Pick<Member, 'id' | 'path'>;

/** For each kind: enabled for the agent itself, for someone above it, or not. */
export async function kindsFor(q: Queryable, agent: Agent): Promise<Record<ContractKind, 'own' | 'above' | 'off'>> {
  const all = await enabledKinds(q, agent);
  const own = await q.query<{ kind: ContractKind }>('SELECT kind FROM contract_switch WHERE agent_id = $1', [agent.id]);
  const of = (kind: ContractKind) => (own.some((row) => row.kind === kind) ? 'own' : all.has(kind) ? 'above' : 'off');
  return { dividend: of('dividend'), daily: of('daily'), hourly: of('hourly'), realtime: of('realtime') };
}

/** Enables a kind for an agent and everyone below. Idempotent. */
export async function enableKind(q: Queryable, agent: Agent, kind: ContractKind): Promise<void> {
  await q.query('INSERT INTO contract_switch (agent_id, kind) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
    agent.id,
    kind,
  ]);
}

/**
 * Disables a kind for an agent and everyone below for whom no other switch enables it: their contracts end after the
 * current period, which is still paid, and open offers are withdrawn. Returns those contracts.
 */
export async function disableKind(
  q: Queryable,
  agent: Agent,
  kind: ContractKind,
  now: Date,
): Promise<readonly ContractRow[]> {
  await holdTree(q);
  await q.query('DELETE FROM contract_switch WHERE agent_id = $1 AND kind = $2', [agent.id, kind]);
  const ended: ContractRow[] = [];
  for (const { downlinePath, ...contract } of await contractsWithin(q, agent.path, kind)) {
    if ((await enabledKinds(q, { path: downlinePath })).has(kind)) continue;
    ended.push(contract);
  }
  const today = dayOf(now, await memberZone(q, agent.id));
  const inForce = ended.filter(({ state }) => state !== 'offered');
  for (const [period, of] of groupedBy(inForce, (one) => one.period))
    await endContracts(
      q,
      of.map(({ id }) => id),
      periodOf(period, today).toDay,
    );
  await q.query(`UPDATE agent_contract SET state = 'withdrawn', answered_at = $2 WHERE id = ANY ($1::bigint[])`, [
    ended.filter(({ state }) => state === 'offered').map(({ id }) => id),
    now,
  ]);
  return ended;
}
