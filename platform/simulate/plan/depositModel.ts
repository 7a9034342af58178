import { CASH_TERMS, type DepositMethod, type Payment, type PayoutReport, percentOf } from './cashStep.ts';
import type { WalletModel } from './model.ts';

interface Credited extends Payment {
  readonly fee: number;
  reversed: boolean;
}

/** A deposit by the rules: each payment is credited once, whatever its state. */
export class DepositModel {
  readonly key: string;
  readonly method: DepositMethod;
  readonly amount: number;
  readonly #wallet: WalletModel;
  readonly payments: Credited[] = [];
  state: 'pending' | 'confirmed' | 'failed' | 'cancelled' | 'chargedBack' = 'pending';
  contradiction: PayoutReport | 'otherAmount' | null = null;
  #lastReported: PayoutReport | null = null;

  constructor(wallet: WalletModel, key: string, method: DepositMethod, amount: number) {
    this.#wallet = wallet;
    this.key = key;
    this.method = method;
    this.amount = amount;
  }

  cancel(): string | null {
    if (this.state !== 'pending') return 'ALREADY_CLOSED';
    this.state = 'cancelled';
    return null;
  }

  /**
   * Applies a provider's report; false: one of its payments has a different amount than before, and nothing is
   * accepted.
   */
  report(payments: readonly Payment[], failed: boolean): boolean {
    const isOther = ({ tx, amount }: Payment) => this.payments.some((one) => one.tx === tx && one.amount !== amount);
    if (payments.some(isOther)) {
      this.contradiction = 'otherAmount';
      return false;
    }
    const fresh = payments.filter(({ tx }) => !this.payments.some((one) => one.tx === tx));
    for (const { tx, amount } of fresh) {
      const credited = { tx, amount, fee: percentOf(amount, CASH_TERMS.depositFee[this.method]), reversed: false };
      this.payments.push(credited);
      this.#credit(credited);
    }
    if (fresh.length > 0) this.state = 'confirmed';
    else if (failed && this.state === 'pending') this.state = 'failed';
    const reported = failed ? 'failed' : payments.length > 0 ? 'paid' : null;
    if (reported === null) return true;
    const contradicts = reported !== this.#lastReported && this.#effectOf(reported) !== null;
    this.#lastReported = reported;
    if (contradicts || this.contradiction !== null) this.contradiction = reported;
    return true;
  }

  /** The effect of following the provider. */
  get effect(): 'chargeBack' | 'reinstate' | null {
    return this.contradiction === null ? null : this.#effectOf(this.contradiction);
  }

  settle(outcome: 'followed' | 'dismissed'): void {
    const { effect } = this;
    this.contradiction = null;
    if (outcome === 'dismissed' || effect === null) return;
    const isReversal = effect === 'chargeBack';
    this.state = isReversal ? 'chargedBack' : 'confirmed';
    const moved = this.payments.filter(({ reversed }) => reversed !== isReversal);
    for (const one of moved) one.reversed = isReversal;
    if (moved.length === 0) return;
    const sum = (of: 'amount' | 'fee') => moved.reduce((all, one) => all + one[of], 0);
    const [amount, fee] = [sum('amount'), sum('fee')];
    if (!isReversal) {
      this.#credit({ amount, fee });
      return;
    }
    this.#wallet.post('depositReversal', 'debt', 'bank', amount, null);
    if (fee > 0) this.#wallet.post('fee', 'fee', 'debt', fee, null);
    this.#wallet.collectDebt();
  }

  #effectOf(reported: PayoutReport | 'otherAmount'): 'chargeBack' | 'reinstate' | null {
    if (this.state === 'confirmed' && reported === 'failed') return 'chargeBack';
    return this.state === 'chargedBack' && reported === 'paid' ? 'reinstate' : null;
  }

  #credit({ amount, fee }: { readonly amount: number; readonly fee: number }): void {
    this.#wallet.post('deposit', 'bank', 'main', amount, null);
    if (fee > 0) this.#wallet.post('fee', 'main', 'fee', fee, null);
  }
}
