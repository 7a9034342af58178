import type { MemberId } from '@unisite/shared/contract';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { fitsUnder } from '../rules/terms.ts';
import { type ContractRow, contractsFedBy, readTerms } from './contractRow.ts';

/** What an agent is paid out of: another contract than before, or none any more. */
interface Change extends Pick<ContractRow, 'kind' | 'games'> {
  readonly agentId: MemberId;
  readonly terms: ContractRow['terms'] | null;
}

/**
 * The contracts that cannot stand once an agent's own is another: what it gives above the new terms, and all that is
 * given out of those further below.
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

/** Ends contracts after a last day of theirs, which is paid still. */
export const endContracts = (q: Queryable, ids: readonly string[], lastDay: string): Promise<unknown> =>
  q.query(
    `UPDATE agent_contract SET state = 'ended', asked_by = NULL, to_day = greatest($2::date, from_day - 1)
     WHERE id = ANY ($1::bigint[])`,
    [ids, lastDay],
  );
