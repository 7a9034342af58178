/** Amounts are whole hundredths throughout. */
export interface VendorCall {
  readonly kind: 'bet' | 'win' | 'rollback';
  readonly tx: string;
  readonly round: string;
  readonly amount: number;
  /** Of a win: it closes the round. */
  readonly end: boolean;
  /** Of a rollback: what it takes back. */
  readonly of: string;
}

/** What a vendor's call has to be answered. `balance`: in the answer of a call that was accepted, and of one that the balance is too low for. */
export interface VendorAnswer {
  readonly code: string | null;
  readonly balance: number;
}

/** One thing that happens to a wallet, with the outcome that the model knows beforehand. A wallet's steps run one after the other. */
export type Step =
  /** `copies`: so many of the very same call at once. `cut`: the first try's answer is not waited for. */
  | {
      readonly do: 'call';
      readonly call: VendorCall;
      readonly answer: VendorAnswer;
      readonly copies: number;
      readonly cut: boolean;
    }
  /** Two bets at once; in whichever order, these are the answers. */
  | {
      readonly do: 'race';
      readonly calls: readonly [VendorCall, VendorCall];
      readonly answers: readonly VendorAnswer[];
    }
  | { readonly do: 'deposit'; readonly key: string; readonly amount: number; readonly main: number }
  /** `main`: the main wallet after it; null: refused, the balance is too low. */
  | { readonly do: 'hold'; readonly key: string; readonly amount: number; readonly main: number | null }
  | { readonly do: 'release'; readonly key: string; readonly amount: number; readonly main: number }
  | { readonly do: 'pay'; readonly key: string; readonly amount: number; readonly fee: number; readonly held: number }
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

export type AccountName = 'main' | 'hold' | 'vendorWallet';

/** A wallet's part of the plan: its steps, and what the ledger says when all of them are done. */
export interface WalletPlan {
  readonly place: number;
  /** Games play from the main wallet, rather than from one at the vendor. */
  readonly single: boolean;
  readonly steps: readonly Step[];
  readonly statements: Readonly<Record<AccountName, readonly Line[]>>;
  /** Fees that the house kept of this wallet's pay-outs. */
  readonly fees: number;
}
