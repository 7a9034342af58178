import type { AccountName, Line, RoundEnd, VendorAnswer, VendorCall } from './step.ts';

interface Bet {
  /** Null: of two that raced, the one that was taken; nobody knows beforehand which. */
  readonly tx: string | null;
  readonly amount: number;
  readonly place: number;
  taken: boolean;
}

interface Win extends Bet {
  readonly ended: boolean;
}

export interface Round {
  readonly game: 0 | 1;
  readonly id: string;
  state: 'open' | 'settled' | 'cancelled';
  readonly bets: Bet[];
  readonly wins: Win[];
}

/** What a rollback is told that says other than what it takes back. */
const mismatches: Partial<Record<NonNullable<VendorCall['odd']>, string>> = {
  amount: 'AMOUNT_MISMATCH',
  round: 'ROUND_MISMATCH',
};

/** What one wallet is by the rules, said without a database: what every answer and the ledger are held to. */
export class WalletModel {
  readonly single: boolean;
  readonly statements: Record<AccountName, Line[]> = { main: [], hold: [], vendorWallet: [] };
  readonly rounds: Round[] = [];
  /** Bets that were refused, by their call. */
  readonly refused: VendorCall[] = [];
  /** Every vendor's call with its first answer. */
  readonly answered: { readonly call: VendorCall; readonly answer: VendorAnswer }[] = [];
  fees = 0;
  feesReturned = 0;
  #place = 0;

  constructor(single: boolean) {
    this.single = single;
  }

  balance(account: AccountName): number {
    return this.statements[account].at(-1)?.after ?? 0;
  }

  get playing(): AccountName {
    return this.single ? 'main' : 'vendorWallet';
  }

  move(account: AccountName, kind: string, amount: number, reference: string | null): number {
    const after = this.balance(account) + amount;
    this.statements[account].push({ kind, amount, after, reference });
    return after;
  }

  /** A call that is new, and not one whose rollback came before it. */
  apply(call: VendorCall): VendorAnswer {
    const code = this[call.kind](call);
    const answer = { code, balance: this.balance(this.playing) };
    this.answered.push({ call, answer });
    if (code !== null && call.kind === 'bet') this.refused.push(call);
    return answer;
  }

  /** A call whose answer is known without the rules: it moves nothing. */
  note(call: VendorCall, code: string | null): VendorAnswer {
    const answer = { code, balance: this.balance(this.playing) };
    this.answered.push({ call, answer });
    return answer;
  }

  /**
   * Equal bets of a new round at once: all are taken, or one of two is. Answers the balances after each.
   */
  race(id: string, amount: number, txs: readonly string[], all: boolean): readonly number[] {
    const round = this.opened(0, id);
    const stake = (tx: string | null) => {
      round.bets.push({ tx, amount, place: this.nextPlace(), taken: false });
      return this.move(this.playing, 'bet', -amount, id);
    };
    if (all) return txs.map(stake);
    const left = stake(null);
    return txs.map(() => left);
  }

  /** Every round as it stands at the end. */
  get roundEnds(): readonly RoundEnd[] {
    const sumOf = (all: readonly Bet[]) => all.reduce((sum, { amount, taken }) => (taken ? sum : sum + amount), 0);
    return this.rounds.map(({ game, id, state, bets, wins }) => ({
      game,
      id,
      state,
      staked: sumOf(bets),
      won: sumOf(wins),
    }));
  }

  private bet({ tx, game, round: id, amount, odd }: VendorCall): string | null {
    if (odd === 'session' || odd === 'ended') return 'SESSION_EXPIRED';
    if (odd) return odd === 'closed' ? 'PLAYER_BLOCKED' : 'WRONG_CURRENCY';
    const known = this.round(game, id);
    if (known?.state === 'settled') return 'ROUND_CLOSED';
    if (amount > this.balance(this.playing)) return 'INSUFFICIENT_FUNDS';
    if (amount > 0) this.move(this.playing, 'bet', -amount, id);
    const round = known ?? this.opened(game, id);
    round.state = 'open';
    round.bets.push({ tx, amount, place: this.nextPlace(), taken: false });
    return null;
  }

  private win({ tx, game, round: id, amount, end, odd }: VendorCall): string | null {
    const round = this.round(game, id);
    if (!round) return 'BET_UNKNOWN';
    if (odd === 'currency') return 'WRONG_CURRENCY';
    if (round.state !== 'open') return 'ROUND_CLOSED';
    if (amount > 0) this.move(this.playing, 'win', amount, id);
    round.wins.push({ tx, amount, place: this.nextPlace(), ended: end, taken: false });
    if (end) round.state = 'settled';
    return null;
  }

  private rollback({ of, odd }: VendorCall): string | null {
    for (const round of this.rounds) {
      const bet = round.bets.find(({ tx }) => tx === of);
      if (bet) return this.takeBet(round, bet, odd);
      const win = round.wins.find(({ tx }) => tx === of);
      if (win) return this.takeWin(round, win, odd);
    }
    return this.refused.some(({ tx }) => tx === of) ? 'PARENT_FAILED' : null;
  }

  private takeBet(round: Round, bet: Bet, odd: VendorCall['odd']): string | null {
    if (bet.taken) return 'ALREADY_ROLLED_BACK';
    if (odd) return mismatches[odd] ?? null;
    const won = round.wins.some(({ taken, place }) => !taken && place > bet.place);
    if (round.state === 'settled' || won) return 'ALREADY_SETTLED';
    if (bet.amount > 0) this.move(this.playing, 'refund', bet.amount, round.id);
    bet.taken = true;
    if (round.bets.every(({ taken }) => taken)) round.state = 'cancelled';
    return null;
  }

  private takeWin(round: Round, win: Win, odd: VendorCall['odd']): string | null {
    if (win.taken) return 'ALREADY_ROLLED_BACK';
    if (odd) return mismatches[odd] ?? null;
    if (this.balance(this.playing) < win.amount) return 'WIN_SPENT';
    if (win.amount > 0) this.move(this.playing, 'refund', -win.amount, round.id);
    win.taken = true;
    if (win.ended && round.state === 'settled') round.state = 'open';
    return null;
  }

  private round(game: 0 | 1, id: string): Round | undefined {
    return this.rounds.find((one) => one.game === game && one.id === id);
  }

  private opened(game: 0 | 1, id: string): Round {
    const round: Round = { game, id, state: 'open', bets: [], wins: [] };
    this.rounds.push(round);
    return round;
  }

  private nextPlace(): number {
    this.#place += 1;
    return this.#place;
  }
}
