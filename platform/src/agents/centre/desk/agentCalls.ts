import { memberIdOf } from '@unisite/shared/contract';
import {
  agentDesk,
  contractDesk,
  disableContractKind,
  enableContractKind,
  endHouseContract,
  keepHouseContract,
  offerHouseContract,
  oneAgent,
  switchOffLink,
} from '@unisite/shared/contract/operatorsAgents';
import { barLink, type Member, memberById } from '../../../access/members/index.ts';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { operatorActor, writeAudit } from '../../../operators/audit/index.ts';
import type { ServeOperatorCall } from '../../../operators/desks/index.ts';
import { type KindsOfProposals, lapseProposals, proposeChange } from '../../../operators/proposals/index.ts';
import {
  contractDeskPage,
  contractsOfAgent,
  contractText,
  disableKind,
  endHouseContract as endContract,
  keepHouseContract as keepContract,
  kindsFor,
  requireHouseOffer,
} from '../../contracts/index.ts';
import type { Services } from '../services.ts';
import { agentDeskPage, agentsById, wayTo } from './agentDesk.ts';
import { linksOf } from './agentLinks.ts';
import { subjectOfHouseContract, subjectOfKind } from './contractProposals.ts';

/**
 * Agents, the contract kinds enabled for them, and the house's contracts with them. What enables payments takes two
 * operators.
 */
export function agentCalls(
  serve: ServeOperatorCall,
  services: Services,
  kinds: KindsOfProposals<'contractKind' | 'houseContract'>,
): void {
  const { database, clock, live, markets } = services;
  const currencyOf = async (market: string): Promise<string> => {
    const found = (await markets.all()).find(({ code }) => code === market);
    if (!found) throw new Refusal('NOT_FOUND');
    return found.currency;
  };

  serve(agentDesk, async ({ market, below, search, page, pageSize }) => {
    const above = below === undefined ? null : await agentOf(database, below);
    if (above && above.marketCode !== market) throw new Refusal('NOT_FOUND');
    const found = await agentDeskPage(database, { market, below: above, search, page, pageSize }, clock());
    const way = above && search === undefined ? await wayTo(database, above) : [];
    return { ...found, page, pageSize, way, currency: await currencyOf(market) };
  });

  serve(oneAgent, async ({ id }) => {
    const member = await agentOf(database, id);
    const [agent] = await agentsById(database, [member.id], clock());
    if (!agent) throw new Refusal('NOT_FOUND');
    return {
      agent,
      market: member.marketCode,
      currency: await currencyOf(member.marketCode),
      kinds: await kindsFor(database, member),
      links: await linksOf(database, member.id, clock()),
      contracts: await contractsOfAgent(database, member.id),
    };
  });

  serve(switchOffLink, async ({ id, code, why }, { session }) => {
    await database.transaction(async (q) => {
      const agent = await agentOf(q, id);
      if (!(await barLink(q, agent, code))) throw new Refusal('NOT_FOUND');
      const subject = `link ${code} of agent ${id}`;
      const who = operatorActor(session);
      await writeAudit(q, { at: clock(), who, act: 'linkOff', market: agent.marketCode, subject, why });
    });
    await live.publishToOperators({ type: 'agents' });
    return {};
  });

  serve(enableContractKind, async ({ id, contract, why }, context) => {
    const state = await database.transaction(async (q) => {
      const agent = await agentOf(q, id);
      // a repeated call whose first response was lost finds the kind enabled
      if ((await kindsFor(q, agent))[contract] === 'own') return 'done' as const;
      const { account, marketCode: market } = agent;
      const change = { kind: 'contractKind', agent: agent.id, account, market, contract } as const;
      await proposeChange(q, clock(), kinds, context, { change, subject: subjectOfKind(id, contract), why });
      return 'proposed' as const;
    });
    await live.publishToOperators({ type: 'proposals' });
    return { state };
  });

  serve(disableContractKind, async ({ id, contract, why }, { session }) => {
    const ended = await database.transaction(async (q) => {
      const agent = await agentOf(q, id);
      const at = clock();
      if ((await kindsFor(q, agent))[contract] !== 'own') return 0;
      const over = await disableKind(q, agent, contract, at);
      const subject = `agent ${id}: ${contract}, ${over.length} contracts end`;
      const who = operatorActor(session);
      await writeAudit(q, { at, who, act: 'contractKindOff', market: agent.marketCode, subject, why });
      await lapseProposals(q, at, subjectOfKind(id, contract));
      return over.length;
    });
    await live.publishToOperators({ type: 'agents' });
    return { ended };
  });

  serve(offerHouseContract, async ({ id, offer, ends, why }, context) => {
    const value = await database.transaction(async (q) => {
      const { contract: kind, games, period, terms } = offer;
      const found = await requireHouseOffer(q, { agentId: memberIdOf(id), kind, games, period, terms });
      const named = found.ends.map((one) => ({ id: one.id, upline: one.upline ?? '', downline: one.downline }));
      if (named.length !== ends.length || named.some((one) => !ends.includes(one.id)))
        return { state: 'ends' as const, ends: named };
      const { account, marketCode: market } = found.agent;
      const change = { kind: 'houseContract', agent: id, account, market, offer, ends: named } as const;
      const subject = subjectOfHouseContract(id, kind, games);
      await proposeChange(q, clock(), kinds, context, { change, subject, why });
      return { state: 'proposed' as const, ends: named };
    });
    if (value.state === 'proposed') await live.publishToOperators({ type: 'proposals' });
    return value;
  });

  serve(endHouseContract, async ({ id, why }, { session }) => {
    const ended = await database.transaction(async (q) => {
      const at = clock();
      const done = await endContract(q, id, at);
      if (!done.isNew) return 0;
      const { contract } = done;
      const subject = `${contractText(contract)}, ${done.ended.length} given out of it end`;
      const market = (await memberById(q, contract.downlineId))?.marketCode ?? null;
      await writeAudit(q, { at, who: operatorActor(session), act: 'houseContractEnded', market, subject, why });
      return done.ended.length;
    });
    await live.publishToOperators({ type: 'agents' });
    return { ended };
  });

  serve(keepHouseContract, async ({ id, why }, { session }) => {
    await database.transaction(async (q) => {
      const at = clock();
      const { contract, isNew } = await keepContract(q, id, at);
      if (!isNew) return;
      const subject = contractText(contract);
      const market = (await memberById(q, contract.downlineId))?.marketCode ?? null;
      await writeAudit(q, { at, who: operatorActor(session), act: 'houseContractKept', market, subject, why });
    });
    await live.publishToOperators({ type: 'agents' });
    return {};
  });

  serve(contractDesk, async ({ market, contract, page, pageSize }) => ({
    page,
    pageSize,
    ...(await contractDeskPage(database, { market, contract, page, pageSize })),
  }));
}

/** @throws Refusal NOT_FOUND (no such member, or not an agent) */
async function agentOf(q: Queryable, id: string): Promise<Member> {
  const member = await memberById(q, id);
  if (!member || !(member.customerType === 1 || member.customerType === 2)) throw new Refusal('NOT_FOUND');
  return member;
}
