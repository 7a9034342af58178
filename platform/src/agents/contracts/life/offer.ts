import type { ContractGames, ContractKind, ContractTerms, offerContract, ValueOf } from '@unisite/shared/contract';
import { holdTree, type Member, memberById } from '../../../access/members/index.ts';
import type { MemberCallContext } from '../../../foundation/http/callContext.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { fitsUnder } from '../rules/terms.ts';
import type { Needs } from '../services.ts';
import { contractCovering, contractsOverlapping, readTerms } from './contractRow.ts';
import { requireEnabled } from './enabledKinds.ts';
import { endsWith } from './endsWith.ts';
import { requireSound } from './requireSound.ts';

interface Offer {
  readonly downline: Member;
  readonly kind: ContractKind;
  readonly games: ContractGames;
  readonly terms: ContractTerms;
  /** The contracts that the agent was told would end. */
  readonly ends: readonly string[];
}

/**
 * Offers a contract out of the agent's own for these games, in its periods. If it would end contracts other than those
 * named, offers nothing and returns them.
 *
 * @throws Refusal CONTRACT_NOT_ENABLED, CONTRACT_NOT_AGENT, CONTRACT_TERMS_ODD, CONTRACT_ABOVE_OWN, CONTRACT_OVERLAPS
 */
export async function offer(
  { database, clock }: Needs,
  agent: Member,
  { kind, games, terms, ends, ...asked }: Offer,
  { storeResponse }: Pick<MemberCallContext, 'storeResponse'>,
): Promise<ValueOf<typeof offerContract>> {
  requireSound(kind, terms);
  return database.transaction(async (q) => {
    await holdTree(q);
    await requireEnabled(q, agent, kind);
    const downline = await memberById(q, asked.downline.id);
    const isAgent = downline?.customerType === 1 || downline?.customerType === 2;
    if (!isAgent || downline.uplineId !== agent.id) throw new Refusal('CONTRACT_NOT_AGENT');
    const own = await contractCovering(q, { agentId: agent.id, kind, games });
    if (!own || terms.fee !== own.terms.fee || !fitsUnder(readTerms(own.terms), readTerms(terms)))
      throw new Refusal('CONTRACT_ABOVE_OWN');
    const overlapping = await contractsOverlapping(q, {
      uplineId: agent.id,
      downlineId: downline.id,
      kind,
      games,
    });
    const isInTheWay = overlapping.some(
      (one) => one.state === 'offered' || one.games !== games || one.period !== own.period,
    );
    if (isInTheWay) throw new Refusal('CONTRACT_OVERLAPS');
    const ended = await endsWith(q, { agentId: downline.id, kind, games, terms });
    const isTold = ended.length === ends.length && ended.every(({ id }) => ends.includes(id));
    const named = ended.map((one) => ({
      id: one.id,
      upline: one.upline ?? '',
      downline: one.downline,
      games: one.games,
      terms: one.terms,
    }));
    if (!isTold) {
      const untold = { id: null, ends: named };
      await storeResponse(q, untold);
      return untold;
    }
    const [row] = await q.query<{ id: string }>(
      `INSERT INTO agent_contract (kind, upline_id, downline_id, currency, games, period, terms, state, offered_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, 'offered', $8) RETURNING id`,
      [kind, agent.id, downline.id, own.currency, games, own.period, JSON.stringify(terms), clock()],
    );
    if (!row) throw new Error('an offer was not written');
    const value = { id: row.id, ends: named };
    await storeResponse(q, value);
    return value;
  });
}
