import type { BonusEnd } from './bonusStep.ts';
import type { Round } from './round.ts';
import type { AccountName, OtherSide } from './step.ts';

/** A bonus of a wallet. */
export interface Bonus {
  readonly key: string;
  /** The wagering requirement. */
  readonly target: number;
  state: BonusEnd['state'];
  balance: number;
  wagered: number;
  closedWith: number | null;
  /** Rounds from this index on count for it; null: it has not started to run. */
  startedAt: number | null;
}

/** What bonuses need from their wallet. */
interface Wallet {
  readonly rounds: readonly Round[];
  post(kind: string, from: AccountName | OtherSide, to: AccountName | OtherSide, amount: number, reference: null): void;
}

/** A bonus's share of a round. */
interface BonusPart {
  readonly bonus: Bonus;
  /** Staked there and not refunded, and received of the winnings. */
  staked: number;
  won: number;
  /** Stake per bet, by transaction. */
  readonly bets: Map<string, number>;
}

interface Share {
  readonly part: BonusPart;
  readonly beside: 'bonus' | 'house' | 'wallet';
  /** Above zero: to where it belongs; below zero: from there. */
  readonly amount: number;
}

/** Where a bonus's share of later movements belongs. */
function besideOf({ state }: Bonus): Share['beside'] {
  if (state === 'running') return 'bonus';
  return state === 'released' || state === 'spent' ? 'wallet' : 'house';
}

/**
 * A wallet's bonuses by the rules: staked after the main wallet's money, winnings are shared, released once wagered
 * enough.
 */
export class BonusesModel {
  readonly all: Bonus[] = [];
  readonly #wallet: Wallet;
  readonly #parts = new Map<Round, BonusPart[]>();

  constructor(wallet: Wallet) {
    this.#wallet = wallet;
  }

  get running(): Bonus | undefined {
    return this.all.find(({ state }) => state === 'running');
  }

  get open(): readonly Bonus[] {
    return this.all.filter(({ state }) => state === 'waiting' || state === 'running');
  }

  get held(): number {
    return this.open.reduce((sum, { balance }) => sum + balance, 0);
  }

  /** What could be staked beside the main wallet's money. */
  get playable(): number {
    return this.running?.balance ?? 0;
  }

  get ends(): BonusEnd[] {
    return this.all.map(({ key, state, balance, wagered, closedWith }) => ({
      key,
      state,
      balance,
      wagered,
      closedWith,
    }));
  }

  give(key: string, amount: number, times: number): void {
    const bonus: Bonus = {
      key,
      target: amount * times,
      state: 'waiting',
      balance: amount,
      wagered: 0,
      closedWith: null,
      startedAt: null,
    };
    this.all.push(bonus);
    if (times === 0) {
      Object.assign(bonus, { state: 'released', balance: 0, closedWith: amount });
      this.#wallet.post('bonus', 'gifts', 'main', amount, null);
      return;
    }
    this.#wallet.post('bonus', 'gifts', 'bonus', amount, null);
    this.#startNext();
  }

  /** Lends what the main wallet lacks for a bet; the caller knows that it is available. */
  lend(round: Round, tx: string, lacks: number): void {
    const bonus = this.running;
    if (!bonus) throw new Error('no bonus runs');
    const part = this.#partOf(round, bonus);
    part.staked += lacks;
    part.bets.set(tx, lacks);
    bonus.balance -= lacks;
    this.#wallet.post('bonusPlay', 'bonus', 'main', lacks, null);
  }

  /**
   * The bonuses' shares of what a round paid after `now`, or below zero of what is taken back: each has the share of
   * the total `came` that it has of the stake.
   */
  shares(round: Round, staked: number, came: number, now: number): Share[] {
    return (this.#parts.get(round) ?? []).flatMap((part) => {
      const claim = (staked === 0 ? 0 : Math.floor((came * part.staked) / staked)) - part.won;
      const amount = now >= 0 ? Math.max(Math.min(claim, now), 0) : Math.max(Math.min(claim, 0), now);
      return this.#split(part, amount);
    });
  }

  follow(shares: readonly Share[]): void {
    for (const { part, beside, amount } of shares) {
      part.won += amount;
      this.#move(part.bonus, beside, amount);
    }
  }

  /** Refunds the bonus's part of a bet that was just refunded. */
  refund(round: Round, tx: string): void {
    for (const part of this.#parts.get(round) ?? []) {
      const amount = part.bets.get(tx);
      if (amount === undefined) continue;
      part.staked -= amount;
      this.#move(part.bonus, besideOf(part.bonus), amount);
    }
  }

  /** Forfeits a bonus to the house, and runs the next one; returns the refusal code or null. */
  giveUp(key: string): string | null {
    const bonus = this.open.find((one) => one.key === key);
    if (!bonus) return 'ALREADY_CLOSED';
    this.#close(bonus, 'givenUp');
    this.#startNext();
    return null;
  }

  giveAllUp(): void {
    const running = this.running;
    for (const { key } of this.open) if (key !== running?.key) this.giveUp(key);
    if (running) this.giveUp(running.key);
  }

  /**
   * Recounts the running bonus, and closes it when nothing of it is left or enough was wagered; then the next one runs.
   */
  advance(): void {
    for (let bonus = this.running; bonus; bonus = this.running) {
      const isPlayed = this.#wallet.rounds.some(
        (round) => round.state === 'open' && this.#parts.get(round)?.some((part) => part.bonus === bonus),
      );
      bonus.wagered = this.#wagered(bonus);
      if (bonus.balance === 0 && !isPlayed) this.#close(bonus, 'spent');
      else if (bonus.wagered >= bonus.target) this.#close(bonus, 'released');
      else return;
      this.#startNext();
    }
  }

  /** The full stakes of settled rounds that began while it ran: all of the simulation's games are slots. */
  #wagered({ startedAt }: Bonus): number {
    const counting = this.#wallet.rounds.slice(startedAt ?? this.#wallet.rounds.length);
    return counting
      .filter(({ state }) => state === 'settled')
      .flatMap(({ bets }) => bets)
      .reduce((sum, { taken, amount }) => (taken ? sum : sum + amount), 0);
  }

  #close(bonus: Bonus, state: 'released' | 'spent' | 'givenUp'): void {
    const { balance } = bonus;
    Object.assign(bonus, { state, balance: 0, closedWith: balance });
    if (balance > 0) this.#wallet.post('bonus', 'bonus', state === 'released' ? 'main' : 'gifts', balance, null);
  }

  #startNext(): void {
    const next = this.all.find(({ state }) => state === 'waiting');
    if (this.running || !next) return;
    next.state = 'running';
    next.startedAt = this.#wallet.rounds.length;
  }

  /** Sources of a negative amount: a running bonus gives what it holds, the wallet the rest. */
  #split(part: BonusPart, amount: number): Share[] {
    const beside = besideOf(part.bonus);
    const own = beside === 'bonus' ? Math.max(amount, -part.bonus.balance) : amount;
    const both = [
      { part, beside, amount: own },
      { part, beside: 'wallet', amount: amount - own },
    ] as const;
    return both.filter((share) => share.amount !== 0);
  }

  #move(bonus: Bonus, beside: Share['beside'], amount: number): void {
    if (beside === 'wallet') return;
    const [kind, account] = beside === 'bonus' ? (['bonusPlay', 'bonus'] as const) : (['bonus', 'gifts'] as const);
    if (beside === 'bonus') bonus.balance += amount;
    if (amount > 0) this.#wallet.post(kind, 'main', account, amount, null);
    else this.#wallet.post(kind, account, 'main', -amount, null);
  }

  #partOf(round: Round, bonus: Bonus): BonusPart {
    const parts = this.#parts.get(round) ?? [];
    this.#parts.set(round, parts);
    const known = parts.find((part) => part.bonus === bonus);
    if (known) return known;
    const part = { bonus, staked: 0, won: 0, bets: new Map() };
    parts.push(part);
    return part;
  }
}
