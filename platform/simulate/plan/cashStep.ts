/**
 * The expected distribution of a member's money after a step. Null for an amount that the platform may be about to take
 * for a debt.
 */
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

/** Acts on deposits, withdrawals and corrections. `key` names one of them, `code` is the expected refusal. */
export type CashAct = { readonly key: string } & (
  | { readonly do: 'deposit'; readonly method: DepositMethod; readonly amount: number; readonly again: boolean }
  | { readonly do: 'cancelDeposit'; readonly byAnother: boolean; readonly code: string | null }
  /** `taken` false: a payment is reported with a different amount than before, and the whole report is refused. */
  | {
      readonly do: 'payments';
      readonly payments: readonly Payment[];
      readonly failed: boolean;
      readonly taken: boolean;
    }
  | {
      readonly do: 'withdraw';
      readonly amount: number;
      /** Open bonuses are forfeited for it. */
      readonly givesUp: boolean;
      readonly odd: 'pin' | 'account' | null;
      readonly code: string | null;
      readonly again: boolean;
    }
  /** `two`: it takes a second operator. */
  | { readonly do: 'approve'; readonly two: boolean; readonly code: string | null }
  | { readonly do: 'reject' | 'forceReceipt'; readonly code: string | null }
  /** `known` false: for a withdrawal that the provider was never told of. */
  | { readonly do: 'payOut'; readonly reported: PayoutReport; readonly known: boolean }
  /** `call`: names the response, which may be repeated. `received` only applies to a part. */
  | {
      readonly do: 'receipt';
      readonly call: string;
      readonly receipt: Receipt;
      readonly received: number;
      readonly proof: boolean;
      readonly byAnother: boolean;
      readonly code: string | null;
    }
  /** `approver`: the operator who approved the payout, and may not take part in this. */
  | { readonly do: 'returnMissing'; readonly approver: Operator; readonly code: string | null }
  /** For a contradiction: `reported` is what the operators see, `state` the subject's state. */
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

/** An act, and the state of its subject afterwards; null where there is none. */
export interface Planned {
  readonly act: CashAct;
  readonly state: string | null;
  /** It may be sent several times concurrently. */
  readonly many?: boolean;
}

export type DepositMethod = 'bankTransfer' | 'card';
/** One of three, by number. */
export type Operator = 0 | 1 | 2;

/**
 * `copies`: number of identical concurrent calls. `cut`: the first response is not awaited. `state`: of the deposit,
 * withdrawal or correction afterwards; null where there is none.
 */
export type CashStep = CashAct & {
  readonly copies: number;
  readonly cut: boolean;
  readonly state: string | null;
  readonly after: Balances;
};

/** The terms of all withdrawals and deposits. */
export const CASH_TERMS = {
  /** Larger ones are approved by two. */
  approvedByOne: 60_000,
  /** Percent, where games play from the main wallet, and where they do not. */
  withdrawalFee: { single: 10, apart: 1 },
  depositFee: { bankTransfer: 0, card: 1.5 },
} as const;

/** A percentage fee; half a hundredth is rounded up. */
export const percentOf = (amount: number, percent: number): number => Math.floor((amount * percent * 10 + 500) / 1000);
