import { type Hundredths, hundredthsOf } from '@unisite/shared/contract';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { readMoney } from '../../../money/ledger/index.ts';

/** Statements of refused runs, and the total they owed. */
export interface Refused {
  readonly ids: readonly string[];
  readonly owed: Hundredths;
}

/**
 * Refused amounts of these contracts' pairs, for the same kind and games, that no statement has carried yet; earlier
 * contracts of a pair included.
 */
export async function refusedOf(q: Queryable, contractIds: readonly string[]): Promise<ReadonlyMap<string, Refused>> {
  const rows = await readMoney<{ contractId: string; id: string; due: Hundredths }>(
    q.query(
      `SELECT c.id AS "contractId", s.id, s.due FROM contract_run r JOIN contract_statement s ON s.run_id = r.id
       JOIN agent_contract o ON o.id = s.contract_id JOIN agent_contract c ON c.downline_id = o.downline_id
         AND c.upline_id IS NOT DISTINCT FROM o.upline_id AND c.kind = o.kind AND c.games = o.games AND c.currency = o.currency
       WHERE r.state = 'refused' AND s.due > 0 AND c.id = ANY ($1::bigint[])
         AND NOT EXISTS (SELECT FROM contract_refused_carry k WHERE k.statement_id = s.id)
       ORDER BY s.id`,
      [contractIds],
    ),
    { due: true },
  );
  const found = new Map<string, Refused>();
  for (const { contractId, id, due } of rows) {
    const before = found.get(contractId);
    found.set(contractId, { ids: [...(before?.ids ?? []), id], owed: hundredthsOf((before?.owed ?? 0n) + due) });
  }
  return found;
}

/** Each is carried once: a second statement that would carry one fails and is made again without it. */
export const markCarried = (q: Queryable, ids: readonly string[], by: string): Promise<unknown> =>
  q.query(
    'INSERT INTO contract_refused_carry (statement_id, carried_by) SELECT id, $2 FROM unnest($1::bigint[]) AS id',
    [ids, by],
  );
