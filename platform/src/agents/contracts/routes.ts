import {
  agentContracts,
  answerContract,
  consolidatedFunds,
  contractStatements,
  offerContract,
} from '@unisite/shared/contract';
import { actingAgent, agentOf } from '../../access/identity/index.ts';
import { downlineMember } from '../../access/members/index.ts';
import type { Serve } from '../../foundation/http/serve.ts';
import { answer } from './life/answer.ts';
import { requireEnabled } from './life/enabledKinds.ts';
import { offer } from './life/offer.ts';
import type { Needs } from './services.ts';
import { contractsOf, fundsOf, statementsOf } from './views.ts';

/** Contracts between an agent and those right above and below; an agent's staff can read them. */
export function routes(serve: Serve, services: Needs): void {
  const { database } = services;

  serve(consolidatedFunds, async (_request, { session }) => fundsOf(database, session.memberId));
  serve(agentContracts, async ({ kind }, context) => {
    const agent = await agentOf(database, context);
    await requireEnabled(database, agent, kind);
    return contractsOf(database, agent, kind);
  });
  serve(contractStatements, async (request, context) => {
    const agent = await agentOf(database, context);
    await requireEnabled(database, agent, request.kind);
    return statementsOf(database, agent, request);
  });
  serve(offerContract, async ({ account, ...request }, context) => {
    const agent = await actingAgent(services, context);
    const downline = await downlineMember(database, agent, account);
    return offer(services, agent, { ...request, downline }, context);
  });
  serve(answerContract, async (request, context) => answer(services, await actingAgent(services, context), request));
}
