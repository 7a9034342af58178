import { CASH_TERMS, type Operator, type PayoutReport, percentOf, type Receipt } from './cashStep.ts';
import type { WalletModel } from './model.ts';

export type WithdrawalState =
  | 'requested'
  | 'approved'
  | 'paid'
  | 'received'
  | 'partial'
  | 'notReceived'
  | 'returned'
  | 'rejected';

const paidOut: readonly WithdrawalState[] = ['paid', 'partial', 'notReceived', 'received'];

/** A withdrawal by the rules (section 4). Methods return a refusal code, or null. */
export class WithdrawalModel {
  readonly key: string;
  readonly amount: number;
  readonly fee: number;
  /** Requested with forfeiting open bonuses. */
  readonly givesUp: boolean;
  readonly #wallet: WalletModel;
  state: WithdrawalState = 'requested';
  approver: Operator = 0;
  hasProof = false;
  /** The provider got the order to pay it. */
  wasHandedOver = false;
  /** The provider's report that contradicts its state. */
  contradiction: PayoutReport | null = null;
  /** The amount that the member reported as received. */
  #received: number | null = null;
  #returned: number | null = null;
  #lastReported: PayoutReport | null = null;

  constructor(wallet: WalletModel, key: string, amount: number, givesUp = false) {
    this.#wallet = wallet;
    this.key = key;
    this.givesUp = givesUp;
    this.amount = amount;
    this.fee = percentOf(amount, CASH_TERMS.withdrawalFee[wallet.single ? 'single' : 'apart']);
    wallet.post('withdrawal', 'main', 'hold', amount, null);
  }

  get takesTwo(): boolean {
    return this.amount > CASH_TERMS.approvedByOne;
  }

  get isDisputed(): boolean {
    return this.state === 'partial' || this.state === 'notReceived';
  }

  reject(): string | null {
    if (this.state !== 'requested') return 'ALREADY_CLOSED';
    this.state = 'rejected';
    this.#wallet.post('withdrawal', 'hold', 'main', this.amount, null);
    return null;
  }

  approve(): string | null {
    const isOpen = this.state === 'requested';
    if (this.takesTwo && !isOpen) return 'ALREADY_CLOSED';
    if (this.#wallet.debt > 0) return 'DEBT_OPEN';
    if (!isOpen) return 'ALREADY_CLOSED';
    this.state = 'approved';
    this.approver = this.takesTwo ? 1 : 0;
    return null;
  }

  /** Applies a provider's report, once it got the order. */
  report(reported: PayoutReport): void {
    this.wasHandedOver = true;
    const contradicts = this.#contradicts(reported);
    this.#lastReported = reported;
    // A later report replaces the one that opened it, whatever it says.
    if (contradicts || this.contradiction !== null) this.contradiction = reported;
    if (this.state !== 'approved') return;
    if (reported === 'failed') {
      this.state = 'rejected';
      this.#wallet.post('withdrawal', 'hold', 'main', this.amount, null);
      return;
    }
    this.state = 'paid';
    this.#wallet.post('withdrawal', 'hold', 'bank', this.amount - this.fee, null);
    if (this.fee > 0) this.#wallet.post('fee', 'hold', 'fee', this.fee, null);
  }

  receive(receipt: Receipt, received: number): string | null {
    if (this.state === 'requested' || this.state === 'approved') return 'NOT_PAID_YET';
    if (receipt !== 'received' && this.state === 'paid' && !this.hasProof) return 'PROOF_REQUIRED';
    if (receipt === 'partial' && received >= this.amount - this.fee) return 'AMOUNT_OUT_OF_BOUNDS';
    const may = this.state === 'paid' || (receipt === 'received' && this.isDisputed);
    if (!may) return 'ALREADY_CLOSED';
    this.state = receipt;
    this.#received = receipt === 'partial' ? received : null;
    return null;
  }

  force(): string | null {
    if (this.state !== 'paid' && !this.isDisputed) return 'ALREADY_CLOSED';
    this.state = 'received';
    return null;
  }

  returnMissing(): string | null {
    if (!this.isDisputed) return 'ALREADY_CLOSED';
    const missing = this.amount - this.fee - (this.#received ?? 0);
    this.#giveBack(missing, this.#received === null ? this.fee : 0);
    return null;
  }

  /** The effect of following the provider. */
  get effect(): 'bounce' | 'paidAfterAll' | null {
    if (this.contradiction === 'failed' && paidOut.includes(this.state)) return 'bounce';
    const isBack = this.state === 'rejected' || this.state === 'returned';
    return this.contradiction === 'paid' && isBack ? 'paidAfterAll' : null;
  }

  settle(outcome: 'followed' | 'dismissed'): void {
    const { effect } = this;
    this.contradiction = null;
    if (outcome === 'dismissed' || effect === null) return;
    if (effect === 'bounce') {
      this.#received = null;
      this.#giveBack(this.amount - this.fee, this.fee);
      return;
    }
    const back = this.#returned ?? this.amount;
    const fee = back === this.amount ? this.fee : 0;
    this.#wallet.post('withdrawal', 'debt', 'bank', back - fee, null);
    if (fee > 0) this.#wallet.post('fee', 'debt', 'fee', fee, null);
    this.#wallet.collectDebt();
    this.state = 'paid';
    this.#received = null;
    this.#returned = null;
  }

  #giveBack(amount: number, fee: number): void {
    this.#wallet.post('withdrawalReturn', 'bank', 'main', amount, null);
    if (fee > 0) this.#wallet.post('withdrawalReturn', 'fee', 'main', fee, null);
    this.state = 'returned';
    this.#returned = amount + fee;
  }

  #contradicts(reported: PayoutReport): boolean {
    if (reported === this.#lastReported) return false;
    if (paidOut.includes(this.state)) return reported === 'failed';
    if (this.state === 'rejected') return reported === 'paid';
    return this.state === 'returned' && (reported === 'paid' || this.#received !== null);
  }
}
