import type { Desk } from '../../operators/desks/index.ts';
import { cashCalls } from './desk/cashCalls.ts';
import { contradictionCalls } from './desk/contradictionCalls.ts';
import { correctionCalls } from './desk/correctionCalls.ts';
import { depositCalls } from './desk/depositCalls.ts';
import { limitCalls } from './desk/limitCalls.ts';
import { limitProposals } from './desk/limitProposals.ts';
import type { DeskServices } from './desk/services.ts';
import { withdrawalProposals } from './desk/withdrawalProposals.ts';

/** Withdrawals, deposits, corrections, providers' contradictions, and how much one operator approves. */
export function cashDesk(services: DeskServices): Desk<'withdrawal' | 'moneyLimits'> {
  const kinds = { withdrawal: withdrawalProposals(services), moneyLimits: limitProposals(services) };
  return {
    kinds,
    open(serve) {
      cashCalls(serve, services);
      depositCalls(serve, services);
      correctionCalls(serve, services);
      contradictionCalls(serve, services);
      limitCalls(serve, services, kinds);
    },
  };
}
