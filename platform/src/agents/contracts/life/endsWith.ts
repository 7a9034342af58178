import type { MemberId } from '@unisite/shared/contract';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { fitsUnder } from '../rules/terms.ts';
import { type ContractRow, contractsFedBy, readTerms } from './contractRow.ts';

/** A change of the contract that an agent is paid by: new terms, or null for none. */
interface Change extends Pick<ContractRow, 'kind' | 'games'> {
  readonly agentId: MemberId;
  readonly terms: ContractRow['terms'] | null;
}

/**
 * Contracts that must end when an agent's own changes: those it gives above the new terms, and all given out of those
 * further below.
 */
export async function endsWith(q: Queryable, { agentId, kind, games, terms }: Change): Promise<ContractRow[]> {
  const own = terms && readTerms(terms);
  const ended: ContractRow[] = [];
  for (const given of await contractsFedBy(q, { agentId, kind, games })) {
    if (own && fitsUnder(own, readTerms(given.terms))) continue;
    ended.push(given);
    ended.push(...(await endsWith(q, { agentId: given.downlineId, kind, games: given.games, terms: null })));
  }
  return ended;
}

/** Ends contracts after their last day, which is still paid. */
export const endContracts = (q: Queryable, ids: readonly string[], lastDay: string): Promise<unknown> =>
  q.query(
    `UPDATE agent_contract SET state = 'ended', asked_by = NULL, to_day = greatest($2::date, from_day - 1)
     WHERE id = ANY ($1::bigint[])`,
    [ids, lastDay],
  );
