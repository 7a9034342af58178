import type { MemberId } from '@unisite/shared/contract';
import { createBalancePublisher } from '../ledger/index.ts';
import type { Services } from './services.ts';

/**
 * Tells a member's open pages and the operators what became of deposits and withdrawals; after the transaction, and
 * never waited for.
 */
export interface CashEvents {
  /** `moved`: the member's balance changed with it. */
  tell(news: {
    readonly kind: 'deposit' | 'withdrawal';
    readonly id: string;
    readonly memberId: MemberId;
    readonly state: string;
    readonly moved: boolean;
  }): void;
}

export function createCashEvents(services: Pick<Services, 'database' | 'live' | 'log'>): CashEvents {
  const announceBalance = createBalancePublisher(services);
  const { live } = services;
  return {
    tell({ kind, id, memberId, state, moved }) {
      void live.publish({ member: memberId }, { type: 'cash', kind, id, state });
      if (kind === 'withdrawal') void live.tellOperators({ type: 'cash' });
      if (moved) announceBalance(memberId, kind);
    },
  };
}
