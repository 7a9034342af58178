import type { Desk } from '../../operators/desks/index.ts';
import { agentCalls } from './desk/agentCalls.ts';
import { contractKindProposals, houseContractProposals } from './desk/contractProposals.ts';
import type { Services } from './services.ts';

/** Desk for agents, their links and their contracts with the house. */
export function agentsDesk(services: Services): Desk<'contractKind' | 'houseContract'> {
  const kinds = { contractKind: contractKindProposals(services), houseContract: houseContractProposals(services) };
  return {
    kinds,
    open(serve) {
      agentCalls(serve, services, kinds);
    },
  };
}
