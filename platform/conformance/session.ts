import { randomBytes } from 'node:crypto';
import { seamlessPaths } from '@unisite/shared/contract/seamless';
import { expectEqual, Skipped } from './assertionFailure.ts';
import type { Reply, RequestOverrides, Wallet } from './wallet.ts';

/** A player with a live token. */
export interface Player {
  readonly playerId: string;
  readonly token: string;
}

/** The facts of the tested wallet, beside how to call it. */
export interface WalletFacts {
  readonly player: Player;
  readonly gameId: string;
  readonly currency: string;
  /** Hundredths; the minimum stake. */
  readonly stake: number;
  readonly other: Player | null;
  readonly expiredToken: string | null;
  readonly blocked: Player | null;
  readonly excluded: Player | null;
  readonly limited: Player | null;
  readonly restingGame: string | null;
  readonly foreignGame: string | null;
  readonly unknownRollback: 'accept' | 'refuse';
  readonly promoWins: boolean;
  /** Other processes of the same wallet. */
  readonly also: readonly string[];
}

export interface Bet extends Player {
  readonly gameId: string;
  readonly roundId: string;
  readonly transactionId: string;
  readonly amount: number;
  readonly currency: string;
}

/** What the cases run with. */
export interface ConformanceSession extends WalletFacts {
  fresh(what: string): string;
  call: Wallet['call'];
  betOf(amount: number, more?: object): Bet;
  bet(bet: Bet | object, overrides?: RequestOverrides): Promise<Reply>;
  /** Places a bet that must be accepted. */
  acceptedBet(amount: number, more?: object): Promise<Bet>;
  /** Ends the round unless `more` says otherwise. */
  win(of: Bet, amount: number, more?: object): Promise<Reply>;
  rollback(referenceId: string, more?: object): Promise<Reply>;
  balance(of?: Player): Promise<number>;
  /** Expects the balance to be `before` plus `by`. */
  expectBalanceChange(before: number, by: number): Promise<void>;
  /** Returns the option's value, or skips the case without it. */
  requireOption<Value>(value: Value | null, option: string): Value;
}

export function openSession(wallet: Wallet, known: WalletFacts): ConformanceSession {
  // No two runs share an id.
  const run = randomBytes(5).toString('hex');
  let serial = 0;
  const fresh = (what: string) => {
    serial += 1;
    return `${what}-${run}-${serial}`;
  };
  const betOf = (amount: number, more: object = {}): Bet => ({
    ...known.player,
    gameId: known.gameId,
    roundId: fresh('round'),
    transactionId: fresh('bet'),
    amount,
    currency: known.currency,
    ...more,
  });
  const bet = (body: object, overrides: RequestOverrides = {}) => wallet.call(seamlessPaths.bet, body, overrides);
  const balance = async (of: Player = known.player) => {
    const { playerId, token } = of;
    const reply = await wallet.call(seamlessPaths.balance, { playerId, token });
    expectEqual('the balance was answered', reply.code, 'OK');
    return reply.balance ?? 0;
  };
  return {
    ...known,
    fresh,
    call: wallet.call,
    betOf,
    bet,
    async acceptedBet(amount, more) {
      const body = betOf(amount, more);
      const reply = await bet(body);
      expectEqual('a bet was', reply.code, 'OK');
      return body;
    },
    win: (of, amount, more = {}) =>
      wallet.call(seamlessPaths.win, { ...of, transactionId: fresh('win'), amount, endRound: true, ...more }),
    rollback: (referenceId, more = {}) =>
      wallet.call(seamlessPaths.rollback, {
        ...known.player,
        transactionId: fresh('rollback'),
        referenceId,
        ...more,
      }),
    balance,
    async expectBalanceChange(before, by) {
      expectEqual('the balance afterwards', await balance(), before + by);
    },
    requireOption(value, option) {
      if (value === null) throw new Skipped(`needs ${option}`);
      return value;
    },
  };
}

/** One case of docs/vendor-api.md. */
export interface Case {
  readonly id: string;
  readonly title: string;
  /** Passes when it resolves; throws `AssertionFailure` or `Skipped`. */
  readonly attempt: (session: ConformanceSession) => Promise<void>;
}
