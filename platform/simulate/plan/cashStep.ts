/** What of a member's money is where after a step. Null for what the platform may be about to take to pay a debt. */
export interface Balances {
  readonly main: number | null;
  readonly hold: number;
  readonly debt: number | null;
}

export type PayoutReport = 'paid' | 'failed';
export type Receipt = 'received' | 'notReceived' | 'partial';

/** A payment as its provider reports it. */
export interface Payment {
  readonly tx: string;
  readonly amount: number;
}

/**
 * What is done with money that comes in, goes out or is corrected. `key` names the deposit, withdrawal or correction,
 * `code` is what it is refused with.
 */
export type CashAct = { readonly key: string } & (
  | { readonly do: 'deposit'; readonly method: DepositMethod; readonly amount: number; readonly again: boolean }
  | { readonly do: 'cancelDeposit'; readonly byAnother: boolean; readonly code: string | null }
  /** `taken` false: a payment is told of with another amount than before, and all of it is refused. */
  | {
      readonly do: 'payments';
      readonly payments: readonly Payment[];
      readonly failed: boolean;
      readonly taken: boolean;
    }
  | {
      readonly do: 'withdraw';
      readonly amount: number;
      /** Open bonuses are given up for it. */
      readonly givesUp: boolean;
      readonly odd: 'pin' | 'account' | null;
      readonly code: string | null;
      readonly again: boolean;
    }
  /** `two`: it takes a second operator. */
  | { readonly do: 'approve'; readonly two: boolean; readonly code: string | null }
  | { readonly do: 'reject' | 'forceReceipt'; readonly code: string | null }
  /** `known` false: of a withdrawal that the provider was never told of. */
  | { readonly do: 'payOut'; readonly reported: PayoutReport; readonly known: boolean }
  /** `call`: names the answer, which may come again. `received` counts for a part. */
  | {
      readonly do: 'receipt';
      readonly call: string;
      readonly receipt: Receipt;
      readonly received: number;
      readonly proof: boolean;
      readonly byAnother: boolean;
      readonly code: string | null;
    }
  /** `approver`: the operator who approved the pay-out, and has no part in this. */
  | { readonly do: 'returnMissing'; readonly approver: Operator; readonly code: string | null }
  /** Of a contradiction: `reported` is what the operators see, `state` how it stands. */
  | {
      readonly do: 'settle';
      readonly of: 'deposit' | 'withdrawal';
      readonly outcome: 'followed' | 'dismissed';
      readonly reported: string;
      readonly stands: string;
    }
  | {
      readonly do: 'correct';
      readonly direction: 'credit' | 'debit';
      readonly amount: number;
      readonly by: Operator;
      readonly code: string | null;
    }
  | {
      readonly do: 'decideCorrection';
      readonly decision: 'approve' | 'refuse' | 'withdraw';
      readonly by: Operator;
      readonly askedBy: Operator;
      readonly code: string | null;
    }
);

/** An act, and how what it is about stands after it; null where there is nothing. */
export interface Planned {
  readonly act: CashAct;
  readonly state: string | null;
  /** It may be sent more than once at the same time. */
  readonly many?: boolean;
}

export type DepositMethod = 'bankTransfer' | 'card';
/** Of three, by their number. */
export type Operator = 0 | 1 | 2;

/**
 * `copies`: so many of the very same at once. `cut`: the first answer is not waited for. `state`: how the deposit,
 * withdrawal or correction stands after it; null where there is none.
 */
export type CashStep = CashAct & {
  readonly copies: number;
  readonly cut: boolean;
  readonly state: string | null;
  readonly after: Balances;
};

/** The terms that all withdrawals and deposits are under. */
export const CASH_TERMS = {
  /** More than this is approved by two. */
  approvedByOne: 60_000,
  /** In per cent, where games play from the main wallet, and where they do not. */
  withdrawalFee: { single: 10, apart: 1 },
  depositFee: { bankTransfer: 0, card: 1.5 },
} as const;

/** A fee of so many per cent; half a hundredth goes up. */
export const percentOf = (amount: number, percent: number): number => Math.floor((amount * percent * 10 + 500) / 1000);
