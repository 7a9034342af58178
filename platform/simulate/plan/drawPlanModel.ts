import type { DrawPlanEnd } from './drawPlanStep.ts';
import type { WalletModel } from './model.ts';
import { ODDS } from './ticketStep.ts';

interface Terms {
  readonly key: string;
  /** The day of its first draw. */
  readonly day: number;
  readonly number: string;
  /** Stake on a single draw. */
  readonly amount: number;
  readonly times: readonly number[];
  readonly stopsOnWin: boolean;
}

/** A ticket that awaits its draw although its plan was stopped. */
export interface StoppedTicket {
  readonly number: string;
  readonly stake: number;
}

/** A plan by the rules: the reserved sum equals what was bought, returned, and is still reserved. */
export class DrawPlanModel {
  readonly terms: Terms;
  readonly #wallet: WalletModel;
  /** Number of draws bought. */
  #bought = 0;
  #state: DrawPlanEnd['state'] = 'running';
  #reason: DrawPlanEnd['reason'] = null;
  #returned = 0;

  constructor(wallet: WalletModel, terms: Terms) {
    this.#wallet = wallet;
    this.terms = terms;
  }

  get isRunning(): boolean {
    return this.#state === 'running';
  }

  /** The day of its last ticket's draw. */
  get day(): number {
    return this.terms.day + this.#bought - 1;
  }

  get end(): DrawPlanEnd {
    const bought = this.#sum(0, this.#bought);
    const left = this.isRunning ? this.#sum(this.#bought) : 0;
    return { state: this.#state, reason: this.#reason, bought, returned: this.#returned, left };
  }

  /** Places the plan and buys its first ticket; returns the refusal code or null. */
  place(): string | null {
    const whole = this.#sum(0);
    if (whole > this.#wallet.balance('main')) return 'INSUFFICIENT_BALANCE';
    if (this.#wallet.play.refusal(this.#stake(0)) !== null) return 'STAKE_LIMIT';
    this.#wallet.post('plan', 'main', 'plan', whole, null);
    this.#buy();
    return null;
  }

  /** The ticket bought last. */
  get ticket(): StoppedTicket {
    return { number: this.terms.number, stake: this.#stake(this.#bought - 1) };
  }

  /** Draws the draw of its last ticket, and of other earlier tickets. Returns whether it buys for the next. */
  draw(number: string, others: readonly StoppedTicket[] = []): boolean {
    const { play } = this.#wallet;
    const isWon = number === this.terms.number;
    for (const ticket of [...others, this.ticket]) {
      if (ticket.number !== number) continue;
      const won = ticket.stake * ODDS;
      this.#wallet.post('win', 'house', 'main', won, null);
      play.won += won;
    }
    if (this.#bought === this.terms.times.length) this.#close('finished');
    else if (isWon && this.terms.stopsOnWin) this.#close('won');
    else if (play.refusal(this.#stake(this.#bought)) !== null) {
      this.#close('ended');
      this.#reason = 'limit';
      return true;
    } else {
      this.#buy();
      return true;
    }
    return false;
  }

  stop(): string | null {
    if (!this.isRunning) return 'ALREADY_CLOSED';
    this.#close('stopped');
    return null;
  }

  #stake(place: number): number {
    return this.terms.amount * (this.terms.times[place] ?? 0);
  }

  #sum(from: number, to = this.terms.times.length): number {
    return this.terms.times.slice(from, to).reduce((sum, times) => sum + times * this.terms.amount, 0);
  }

  #buy(): void {
    const stake = this.#stake(this.#bought);
    this.#wallet.post('bet', 'plan', 'house', stake, null);
    this.#wallet.play.staked += stake;
    this.#bought += 1;
  }

  #close(state: DrawPlanEnd['state']): void {
    this.#state = state;
    this.#returned = this.#sum(this.#bought);
    if (this.#returned > 0) this.#wallet.post('plan', 'plan', 'main', this.#returned, null);
  }
}
