import type { WalletModel } from './model.ts';
import { ODDS, type TicketEnd, type TicketState } from './ticketStep.ts';

interface Ticket {
  readonly key: string;
  readonly number: string;
  readonly amount: number;
  state: TicketState;
  won: number;
}

/** A draw's tickets by the rules: each is paid what the last result says, and nothing else. */
export class DrawModel {
  readonly key: string;
  readonly #wallet: WalletModel;
  readonly #tickets: Ticket[] = [];
  result: string | null = null;
  isVoid = false;
  #changes = 0;

  constructor(wallet: WalletModel, key: string) {
    this.#wallet = wallet;
    this.key = key;
  }

  get isOver(): boolean {
    return this.isVoid || this.result !== null;
  }

  /** How often the result changed; null: there is none yet. */
  get revision(): number | null {
    return this.isOver ? this.#changes : null;
  }

  get tickets(): readonly TicketEnd[] {
    return this.#tickets.map(({ key, state, won }) => ({ key, state, won }));
  }

  buy(key: string, number: string, amount: number): string | null {
    const wallet = this.#wallet;
    if (wallet.play.refusal(amount) !== null) return 'STAKE_LIMIT';
    if (this.isOver) return 'DRAW_CLOSED';
    if (amount > wallet.balance('main')) return 'INSUFFICIENT_BALANCE';
    this.#tickets.push({ key, number, amount, state: 'open', won: 0 });
    wallet.post('bet', 'main', 'house', amount, null);
    wallet.play.staked += amount;
    return null;
  }

  cancel(key: string): string | null {
    const ticket = this.#tickets.find((one) => one.key === key);
    if (this.isOver || ticket?.state !== 'open') return 'ALREADY_CLOSED';
    ticket.state = 'cancelled';
    this.#wallet.post('refund', 'house', 'main', ticket.amount, null);
    this.#wallet.play.staked -= ticket.amount;
    return null;
  }

  draw(number: string): void {
    if (this.result !== null) this.#changes += 1;
    this.result = number;
    const deltas = this.#standing().map((ticket) => {
      const won = ticket.number === number ? ticket.amount * ODDS : 0;
      const delta = won - ticket.won;
      ticket.state = won > 0 ? 'won' : 'lost';
      ticket.won = won;
      return delta;
    });
    // winnings are paid before anything is taken back
    for (const delta of deltas.filter((one) => one > 0)) this.#wallet.post('win', 'house', 'main', delta, null);
    this.#wallet.play.won += deltas.reduce((sum, delta) => sum + delta, 0);
    this.#takeBack(deltas.filter((delta) => delta < 0).map((delta) => -delta));
  }

  void(): void {
    this.isVoid = true;
    this.#changes += 1;
    const standing = this.#standing();
    for (const { amount } of standing) this.#wallet.post('refund', 'house', 'main', amount, null);
    const won = standing.map((ticket) => ticket.won).filter((amount) => amount > 0);
    for (const ticket of standing) {
      this.#wallet.play.staked -= ticket.amount;
      this.#wallet.play.won -= ticket.won;
      ticket.state = 'voided';
      ticket.won = 0;
    }
    this.#takeBack(won);
  }

  #standing(): Ticket[] {
    return this.#tickets.filter(({ state }) => state !== 'cancelled');
  }

  #takeBack(amounts: readonly number[]): void {
    for (const amount of amounts) this.#wallet.post('refund', 'debt', 'house', amount, null);
    if (amounts.length > 0) this.#wallet.collectDebt();
  }
}
