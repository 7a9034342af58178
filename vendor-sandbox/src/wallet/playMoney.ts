import type { Outcome } from './outcome.ts';
import type { PlatformWallet } from './platformWallet.ts';

/** Initial balance of a player, in hundredths. */
const playMoneyAtFirst = (currency: string): number => (currency === 'VND' ? 1_000_000_000 : 100_000);

/** Maximum players; the least recently used is dropped first. */
const most = 10_000;

export type PlayMoney = PlatformWallet & {
  /** Gives a new player the initial balance; returns it. */
  give(playerId: string, currency: string): number;
};

/** An in-memory wallet for play money: it calls nobody and is lost with the process. */
export function createPlayMoney(): PlayMoney {
  const holders = new Map<string, { balance: number; readonly currency: string; readonly seen: Set<string> }>();

  const expired = { kind: 'refused', code: 'SESSION_EXPIRED', balance: null } as const;

  type Asked = { readonly playerId: string; readonly transactionId: string };
  function move({ playerId, transactionId }: Asked, amount: number): ReturnType<PlatformWallet['bet']> {
    const holder = holders.get(playerId);
    if (holder === undefined) return Promise.resolve(expired);
    const { seen, currency } = holder;
    if (!seen.has(transactionId)) {
      if (holder.balance + amount < 0) {
        const { balance } = holder;
        return Promise.resolve({ kind: 'refused', code: 'INSUFFICIENT_FUNDS', balance });
      }
      holder.balance += amount;
      seen.add(transactionId);
      const [first] = seen;
      if (seen.size > 100 && first !== undefined) seen.delete(first);
    }
    return Promise.resolve({ kind: 'done', value: { transactionId, balance: holder.balance, currency } });
  }

  return {
    give(playerId, currency) {
      const balance = playMoneyAtFirst(currency);
      holders.set(playerId, { balance, currency, seen: new Set() });
      const [oldest] = holders.keys();
      if (holders.size > most && oldest !== undefined) holders.delete(oldest);
      return balance;
    },
    session: async () => expired,
    async balance({ playerId }): Promise<Outcome<{ balance: number; currency: string }>> {
      const holder = holders.get(playerId);
      if (holder === undefined) return expired;
      return { kind: 'done', value: { balance: holder.balance, currency: holder.currency } };
    },
    bet: (bet) => move(bet, -bet.amount),
    win: (win) => move(win, win.amount),
    // A bet of play money is answered at once, so none is ever in doubt.
    rollback: (rollback) => move(rollback, 0),
  };
}
