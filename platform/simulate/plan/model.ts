import { BonusesModel } from './bonusModel.ts';
import { PlayModel } from './playModel.ts';
import type { Bet, Round, Win } from './round.ts';
import {
  type AccountName,
  type Caller,
  callerOf,
  type Game,
  type Line,
  type OtherSide,
  type RoundEnd,
  type VendorAnswer,
  type VendorCall,
  vendorWalletOf,
} from './step.ts';

const isOther = (side: AccountName | OtherSide): side is OtherSide =>
  side === 'vendor' ||
  side === 'bank' ||
  side === 'fee' ||
  side === 'adjustment' ||
  side === 'house' ||
  side === 'gifts';

/** What a bet is refused with. */
const refusedBets: Partial<Record<NonNullable<VendorCall['odd']>, string>> = {
  session: 'SESSION_EXPIRED',
  ended: 'SESSION_EXPIRED',
  callersSession: 'SESSION_EXPIRED',
  caller: 'GAME_UNKNOWN',
  closed: 'PLAYER_BLOCKED',
  currency: 'WRONG_CURRENCY',
};

/** What a rollback is told that says other than what it takes back. */
const mismatches: Partial<Record<NonNullable<VendorCall['odd']>, string>> = {
  amount: 'AMOUNT_MISMATCH',
  round: 'ROUND_MISMATCH',
};

/** A caller that has a transaction of that number itself rolls back its own: no mismatch. */
const mismatchOf = (odd: VendorCall['odd']): string | undefined => (odd === null ? undefined : mismatches[odd]);

/** What was not taken back. */
const leftOf = (all: readonly Bet[]): number => all.reduce((sum, { amount, taken }) => (taken ? sum : sum + amount), 0);

/** What one wallet is by the rules, said without a database: what every answer and the ledger are held to. */
export class WalletModel {
  readonly single: boolean;
  readonly statements: Record<AccountName, Line[]> = {
    main: [],
    hold: [],
    plan: [],
    vendorWallet: [],
    otherVendorWallet: [],
    debt: [],
    bonus: [],
  };
  /** What every other side of the wallet's movements comes to. */
  readonly others: Record<OtherSide, number> = { vendor: 0, bank: 0, fee: 0, adjustment: 0, house: 0, gifts: 0 };
  transfers = 0;
  readonly play = new PlayModel();
  readonly bonuses = new BonusesModel(this);
  readonly rounds: Round[] = [];
  /** Bets that were refused, by their call. */
  readonly refused: VendorCall[] = [];
  /** Every vendor's call with its first answer. */
  readonly answered: { readonly call: VendorCall; readonly answer: VendorAnswer }[] = [];
  /** Bets and wins that were refused and written down, by caller. */
  readonly #written = new Set<string>();
  /** Transactions whose rollback came first, by caller. */
  readonly #stopped = new Map<string, 'awaited' | 'came'>();
  #place = 0;

  constructor(single: boolean) {
    this.single = single;
  }

  balance(account: AccountName): number {
    return this.statements[account].at(-1)?.after ?? 0;
  }

  /** The wallet that a caller's games play from. */
  playing(caller: Caller): AccountName {
    return this.single ? 'main' : vendorWalletOf(caller);
  }

  /** What can be staked at a caller's games: in the main wallet the running bonus beside its money. */
  playable(caller: Caller): number {
    return this.told(this.playing(caller));
  }

  /** What vendors are told that a wallet has. */
  private told(wallet: AccountName): number {
    return this.balance(wallet) + (wallet === 'main' ? this.bonuses.playable : 0);
  }

  /** `reference` null: made by the platform. */
  post(
    kind: string,
    from: AccountName | OtherSide,
    to: AccountName | OtherSide,
    amount: number,
    reference: string | null,
  ): void {
    if (kind !== 'debt') this.transfers += 1;
    for (const [side, change] of [
      [from, -amount],
      [to, amount],
    ] as const) {
      if (isOther(side)) this.others[side] += change;
      else this.statements[side].push({ kind, amount: change, after: this.balance(side) + change, reference });
    }
  }

  get debt(): number {
    return -this.balance('debt');
  }

  /** The platform is about to take what is owed. */
  get owes(): boolean {
    return this.debt > 0 && this.balance('main') > 0;
  }

  /** Takes what is owed out of the main wallet, as far as it is there. */
  collectDebt(): void {
    const taken = Math.min(this.balance('main'), this.debt);
    if (taken > 0) this.post('debt', 'main', 'debt', taken, null);
  }

  /** A call that is new. */
  apply(call: VendorCall): VendorAnswer {
    const code = this.comesLate(call) ? null : this[call.kind](call);
    const answer = { code, balance: this.shown(call) };
    this.answered.push({ call, answer });
    if (code !== null && call.kind === 'bet') this.refused.push(call);
    // a win whose bet may still come is not written down
    if (code !== null && (call.kind === 'bet' || (call.kind === 'win' && !/_UNKNOWN$/.test(code))))
      this.#written.add(`${call.caller}/${call.tx}`);
    return answer;
  }

  /** The balance that is answered. A rollback of what is not known says no game, for which a bonus could be staked. */
  private shown({ kind, caller, game, of }: VendorCall): number {
    if (kind !== 'rollback') return this.told(this.playing(callerOf(game)));
    const round = this.taken(caller, of)?.round;
    return round ? this.told(this.playing(callerOf(round.game))) : this.balance(this.playing(caller));
  }

  /** A call whose rollback came before it is answered, and moves nothing. */
  private comesLate({ kind, caller, tx }: VendorCall): boolean {
    const key = `${caller}/${tx}`;
    if (kind === 'rollback' || this.#stopped.get(key) !== 'awaited') return false;
    this.#stopped.set(key, 'came');
    return true;
  }

  /**
   * Equal bets of a new round at once: all are taken, or one of two is. Answers the balances after each.
   */
  race(id: string, amount: number, txs: readonly string[], all: boolean): readonly number[] {
    const [round, wallet] = [this.opened(0, id), this.playing(0)];
    const stake = (tx: string | null) => {
      round.bets.push({ tx, amount, place: this.nextPlace(), taken: false });
      this.post('bet', wallet, 'vendor', amount, id);
      this.play.staked += amount;
      return this.told(wallet);
    };
    if (all) return txs.map(stake);
    const left = stake(null);
    return txs.map(() => left);
  }

  /** Every round as it stands at the end. */
  get roundEnds(): readonly RoundEnd[] {
    return this.rounds.map(({ game, id, state, bets, wins }) => ({
      game,
      id,
      state,
      staked: leftOf(bets),
      won: leftOf(wins),
    }));
  }

  private bet({ tx, game, round: id, amount, odd }: VendorCall): string | null {
    if (odd) return refusedBets[odd] ?? null;
    const refusal = this.play.refusal(amount);
    if (refusal !== null) return refusal;
    const known = this.round(game, id);
    const wallet = this.playing(callerOf(game));
    if (known?.state === 'settled') return 'ROUND_CLOSED';
    if (amount > this.told(wallet)) return 'INSUFFICIENT_FUNDS';
    const round = known ?? this.opened(game, id);
    const lacks = amount - this.balance(wallet);
    if (lacks > 0) this.bonuses.lend(round, tx, lacks);
    if (amount > 0) this.post('bet', wallet, 'vendor', amount, id);
    this.play.staked += amount;
    round.state = 'open';
    round.bets.push({ tx, amount, place: this.nextPlace(), taken: false });
    return null;
  }

  private win({ caller, tx, game, round: id, amount, end, odd }: VendorCall): string | null {
    // The second caller may give prizes, in games of its own.
    if (odd === 'prize' && caller === 1) return 'GAME_UNKNOWN';
    const round = this.round(game, id);
    if (!round || callerOf(game) !== caller) return 'BET_UNKNOWN';
    if (odd === 'currency') return 'WRONG_CURRENCY';
    if (round.state !== 'open') return 'ROUND_CLOSED';
    if (amount > 0) this.post('win', 'vendor', this.playing(caller), amount, id);
    this.play.won += amount;
    round.wins.push({ tx, amount, place: this.nextPlace(), ended: end, taken: false });
    this.bonuses.follow(this.bonuses.shares(round, leftOf(round.bets), leftOf(round.wins), amount));
    if (end) round.state = 'settled';
    return null;
  }

  private rollback({ caller, of, odd }: VendorCall): string | null {
    const taken = this.taken(caller, of);
    if (taken?.bet) return this.takeBet(taken.round, taken.bet, odd);
    if (taken?.win) return this.takeWin(taken.round, taken.win, odd);
    if (this.#written.has(`${caller}/${of}`)) return 'PARENT_FAILED';
    const key = `${caller}/${of}`;
    if (this.#stopped.has(key)) return 'ALREADY_ROLLED_BACK';
    this.#stopped.set(key, 'awaited');
    return null;
  }

  /** What was accepted of a caller under this id. */
  private taken(caller: Caller, id: string): { round: Round; bet?: Bet; win?: Win } | null {
    for (const round of this.rounds) {
      if (callerOf(round.game) !== caller) continue;
      const bet = round.bets.find(({ tx }) => tx === id);
      if (bet) return { round, bet };
      const win = round.wins.find(({ tx }) => tx === id);
      if (win) return { round, win };
    }
    return null;
  }

  private takeBet(round: Round, bet: Bet, odd: VendorCall['odd']): string | null {
    if (bet.taken) return 'ALREADY_ROLLED_BACK';
    const mismatch = mismatchOf(odd);
    if (mismatch) return mismatch;
    const won = round.wins.some(({ taken, place }) => !taken && place > bet.place);
    if (round.state === 'settled' || won) return 'ALREADY_SETTLED';
    if (bet.amount > 0) this.post('refund', 'vendor', this.playing(callerOf(round.game)), bet.amount, round.id);
    if (bet.tx !== null) this.bonuses.refund(round, bet.tx);
    bet.taken = true;
    this.play.staked -= bet.amount;
    if (round.bets.every(({ taken }) => taken)) round.state = 'cancelled';
    return null;
  }

  private takeWin(round: Round, win: Win, odd: VendorCall['odd']): string | null {
    if (win.taken) return 'ALREADY_ROLLED_BACK';
    const mismatch = mismatchOf(odd);
    if (mismatch) return mismatch;
    const wallet = this.playing(callerOf(round.game));
    const left = leftOf(round.wins) - win.amount;
    const shares = this.bonuses.shares(round, leftOf(round.bets), left, -win.amount);
    // what the win gave to a bonus comes back first
    const back = shares.reduce((sum, { beside, amount }) => (beside === 'wallet' ? sum : sum - amount), 0);
    if (this.balance(wallet) + back < win.amount) return 'WIN_SPENT';
    this.bonuses.follow(shares);
    if (win.amount > 0) this.post('refund', wallet, 'vendor', win.amount, round.id);
    win.taken = true;
    this.play.won -= win.amount;
    if (win.ended && round.state === 'settled') round.state = 'open';
    return null;
  }

  private round(game: Game, id: string): Round | undefined {
    return this.rounds.find((one) => one.game === game && one.id === id);
  }

  private opened(game: Game, id: string): Round {
    const round: Round = { game, id, state: 'open', bets: [], wins: [] };
    this.rounds.push(round);
    return round;
  }

  private nextPlace(): number {
    this.#place += 1;
    return this.#place;
  }
}
