import type { ContractKind } from '@unisite/shared/contract';
import type { Member } from '../../../access/members/index.ts';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';

type Placed = Pick<Member, 'path'>;

/** Contract kinds enabled for an agent: by its own switches and those of anyone above. */
export async function enabledKinds(q: Queryable, { path }: Placed): Promise<ReadonlySet<ContractKind>> {
  const rows = await q.query<{ kind: ContractKind }>(
    'SELECT DISTINCT kind FROM contract_switch WHERE agent_id = ANY ($1::bigint[])',
    [path.split('/').filter(Boolean)],
  );
  return new Set(rows.map(({ kind }) => kind));
}

/** @throws Refusal CONTRACT_NOT_ENABLED */
export async function requireEnabled(q: Queryable, agent: Placed, kind: ContractKind): Promise<void> {
  if (!(await enabledKinds(q, agent)).has(kind)) throw new Refusal('CONTRACT_NOT_ENABLED');
}
