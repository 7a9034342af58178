/** Amounts are whole hundredths throughout. */
export interface VendorCall {
  readonly kind: 'bet' | 'win' | 'rollback';
  readonly tx: string;
  readonly round: string;
  readonly amount: number;
  /** Of a win: it closes the round. */
  readonly end: boolean;
  /** Of a rollback: what it takes back. Its round and amount are told where `round` is not empty. */
  readonly of: string;
  /** Which of the vendor's two games; they number their rounds alike. */
  readonly game: 0 | 1;
  /**
   * What is wrong with it besides: the session is another player's, or is over; the member is closed; the currency is
   * another; it says that it is a prize, which the caller may not give; a rollback says another amount, or round.
   */
  readonly odd: 'session' | 'ended' | 'closed' | 'currency' | 'prize' | 'amount' | 'round' | null;
}

/**
 * What a vendor's call has to be answered. `balance`: in the answer of a call that was accepted, and of one that the
 * balance is too low for.
 */
export interface VendorAnswer {
  readonly code: string | null;
  readonly balance: number;
}

/** Money in and out: `amount` under a `key` of its own. `main`: the main wallet after it. */
export type CashAct = { readonly key: string; readonly amount: number } & (
  | { readonly do: 'deposit' | 'release'; readonly main: number }
  /** Null: refused, the balance is too low. */
  | { readonly do: 'hold'; readonly main: number | null }
  | { readonly do: 'pay'; readonly fee: number; readonly held: number }
  /** What was paid and did not arrive comes back. `fee`: with it, what was kept of the pay-out. */
  | { readonly do: 'return'; readonly fee: number; readonly main: number }
);

/** `copies`: so many of the very same at once. */
export type CashStep = CashAct & { readonly copies: number };

/**
 * One thing that happens to a wallet, with the outcome that the model knows beforehand. A wallet's steps run one after
 * the other.
 */
export type Step =
  /** `copies`: so many of the very same call at once. `cut`: the first try's answer is not waited for. */
  | {
      readonly do: 'call';
      readonly call: VendorCall;
      readonly answer: VendorAnswer;
      readonly copies: number;
      readonly cut: boolean;
    }
  /** Bets at once; in whichever order, these are the answers. */
  | {
      readonly do: 'race';
      readonly calls: readonly VendorCall[];
      readonly answers: readonly VendorAnswer[];
    }
  /** Two calls under one nonce: the second one is refused. */
  | { readonly do: 'nonce'; readonly txs: readonly [string, string] }
  | CashStep
  | {
      readonly do: 'transfer';
      readonly reference: string;
      readonly direction: 'in' | 'out';
      readonly amount: number;
      /** Null when it is done. */
      readonly code: string | null;
      readonly main: number;
      readonly atVendor: number;
      readonly cut: boolean;
      readonly copies: number;
    }
  | { readonly do: 'transferStatus'; readonly reference: string; readonly state: 'done' | 'failed' | 'unknown' }
  | { readonly do: 'allOut'; readonly main: number };

/** A movement on one of a wallet's accounts, as the ledger has to have it. `reference` null: made by the platform. */
export interface Line {
  readonly kind: string;
  readonly amount: number;
  readonly after: number;
  readonly reference: string | null;
}

/** A round as the record of bets has to have it. */
export interface RoundEnd {
  readonly game: number;
  readonly id: string;
  readonly state: string;
  /** Without what was taken back. */
  readonly staked: number;
  readonly won: number;
}

export type AccountName = 'main' | 'hold' | 'vendorWallet';

/** A wallet's part of the plan: its steps, and the ledger's state after them. */
export interface WalletPlan {
  readonly place: number;
  /** Games play from the main wallet, rather than from one at the vendor. */
  readonly single: boolean;
  readonly steps: readonly Step[];
  readonly statements: Readonly<Record<AccountName, readonly Line[]>>;
  readonly rounds: readonly RoundEnd[];
  /** Fees that the house kept of this wallet's pay-outs. */
  readonly fees: number;
  /** Of these, what came back with pay-outs of which nothing arrived. */
  readonly feesReturned: number;
}
