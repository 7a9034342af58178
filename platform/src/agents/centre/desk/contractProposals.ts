import { memberIdOf } from '@unisite/shared/contract';
import { holdTree, memberById } from '../../../access/members/index.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { writeAudit } from '../../../operators/audit/index.ts';
import type { KindOfProposal } from '../../../operators/proposals/index.ts';
import { contractText, enableKind, requireHouseOffer, writeHouseOffer } from '../../contracts/index.ts';
import type { Services } from '../services.ts';

/** Subjects of proposals about an agent's contracts. */
export const subjectOfKind = (agent: string, contract: string): string => `contractKind/${agent}/${contract}`;
export const subjectOfHouseContract = (agent: string, contract: string, games: string): string =>
  `houseContract/${agent}/${contract}/${games}`;

/** Proposals to enable a contract kind for an agent and everyone below. */
export function contractKindProposals({ database, clock, live }: Services): KindOfProposal<'contractKind'> {
  return {
    role: 'cash',
    summary: ({ agent, contract }) => `${contract} contracts of agent ${agent} and everybody below`,
    market: ({ market }) => market,
    async approve({ change: { agent: id, market, contract }, conclude, decision: { by, why } }) {
      await database.transaction(async (q) => {
        await holdTree(q);
        const agent = await memberById(q, id);
        await conclude(q);
        if (!agent) throw new Refusal('NOT_FOUND');
        await enableKind(q, agent, contract);
        const subject = `agent ${id}: ${contract}`;
        await writeAudit(q, { at: clock(), who: `operator:${by}`, act: 'contractKindOn', market, subject, why });
      });
      await live.publishToOperators({ type: 'agents' });
      return null;
    },
  };
}

/**
 * Proposals for contracts of the house with top-level agents. Approval makes the offer; the agent accepts or rejects
 * it.
 */
export function houseContractProposals({ database, clock, live, markets }: Services): KindOfProposal<'houseContract'> {
  return {
    role: 'cash',
    summary: ({ agent, offer }) => `house contract for agent ${agent}: ${JSON.stringify(offer)}`.slice(0, 900),
    market: ({ market }) => market,
    async approve({ change: { agent, market, offer, ends }, conclude, decision: { by, why } }) {
      const currency = (await markets.all()).find(({ code }) => code === market)?.currency;
      if (!currency) throw new Refusal('UNKNOWN_MARKET');
      await database.transaction(async (q) => {
        const at = clock();
        const { contract: kind, games, period, terms } = offer;
        const asked = { agentId: memberIdOf(agent), kind, games, period, terms };
        const found = await requireHouseOffer(q, asked);
        await conclude(q);
        const named = new Set(ends.map(({ id }) => id));
        if (found.ends.length !== named.size || found.ends.some(({ id }) => !named.has(id)))
          throw new Refusal('CONTRACT_ENDS_OTHERS');
        const id = await writeHouseOffer(q, asked, { currency, at });
        const subject = contractText({ id, upline: null, downlineId: asked.agentId, kind, games, period, terms });
        await writeAudit(q, { at, who: `operator:${by}`, act: 'houseContractOffered', market, subject, why });
      });
      await live.publishToOperators({ type: 'agents' });
      return null;
    },
  };
}
