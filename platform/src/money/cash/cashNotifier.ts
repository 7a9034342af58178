import type { MemberId } from '@unisite/shared/contract';
import { createBalancePublisher } from '../ledger/index.ts';
import type { Services } from './services.ts';

/** Notifies a member's open pages and the operators of deposits and withdrawals. Call after commit; not awaited. */
export interface CashNotifier {
  /** `moved`: it changed the member's balance. */
  publish(change: {
    readonly kind: 'deposit' | 'withdrawal';
    readonly id: string;
    readonly memberId: MemberId;
    readonly state: string;
    readonly moved: boolean;
  }): void;
}

export function createCashNotifier(services: Pick<Services, 'database' | 'live' | 'log'>): CashNotifier {
  const announceBalance = createBalancePublisher(services);
  const { live } = services;
  return {
    publish({ kind, id, memberId, state, moved }) {
      void live.publish({ member: memberId }, { type: 'cash', kind, id, state });
      if (kind === 'withdrawal') void live.publishToOperators({ type: 'cash' });
      if (moved) announceBalance(memberId, kind);
    },
  };
}
