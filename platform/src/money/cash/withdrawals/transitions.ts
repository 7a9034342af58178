import type { Hundredths, WithdrawalState } from '@unisite/shared/contract';
import type { CashActor } from '../events.ts';
import type { WithdrawalRow } from './withdrawalRows.ts';

/**
 * Events of a withdrawal. `payOutFailed`: the provider could not pay it. `due`: the member did not respond in time.
 * `force`: an operator closes it as received. `return`: an operator gives back what is missing. `bounce`: the bank sent
 * it back. `paidAfterAll`: it was paid although its money had come back to the wallet.
 */
export type WithdrawalEvent =
  | 'request'
  | 'approve'
  | 'reject'
  | 'pay'
  | 'payOutFailed'
  | 'received'
  | 'partial'
  | 'notReceived'
  | 'due'
  | 'force'
  | 'return'
  | 'bounce'
  | 'paidAfterAll';

/** `platform`: a timeout, or the automatic approval of small withdrawals in a demonstration. */
type Actor = 'member' | 'operator' | 'provider' | 'platform';

/** Details of an event that a transition may store. */
export interface TransitionInput {
  readonly at: Date;
  readonly row: WithdrawalRow;
  /** What an operator wrote. */
  readonly why: string | null;
  /** The provider's reason code for a failed payout. */
  readonly code: string | null;
  /** How long the member has to confirm the receipt. */
  readonly receiptMinutes: number;
  /** The amount that the member reports as received, and the member's remarks. */
  readonly received: Hundredths | null;
  readonly remarks: string | null;
  /** The amount that returns to the wallet, and the fee if that returns too. */
  readonly back: Hundredths;
}

/** The columns of `cash_withdrawal` that a transition sets beside the state. */
type Columns = Partial<
  Record<
    | 'ask_at'
    | 'closed_at'
    | 'forced'
    | 'paid_at'
    | 'reason_code'
    | 'reason_text'
    | 'receipt_due'
    | 'received_amount'
    | 'remarks'
    | 'returned_amount'
    | 'round',
    Date | Hundredths | boolean | number | string | null
  >
>;

export interface Transition {
  /** `none`: it does not exist yet. */
  readonly from: readonly (WithdrawalState | 'none')[];
  readonly to: WithdrawalState;
  readonly by: readonly Actor[];
  /** Refuses the event although the state allows it. */
  readonly unless?: (row: Pick<WithdrawalRow, 'handedOver'>) => boolean;
  /** Requires an uploaded proof. */
  readonly needsProof?: true;
  /**
   * What the ledger posts: the hold is placed, settled (the house keeps the fee) or released; the missing part of the
   * payout is returned, or all of it (`bounce`); or what had come back to the wallet is taken from it again, the
   * uncovered part as a debt (`recover`).
   */
  readonly money?: 'hold' | 'pay' | 'release' | 'return' | 'bounce' | 'recover';
  readonly sets?: (input: TransitionInput) => Columns;
  /** The member's inbox message; open pages are notified of every transition. */
  readonly message?: 'paid' | 'rejected' | 'returned' | 'forced' | 'recovered';
}

/** Every transition of a withdrawal (section 4), with its effects. */
export const transitions: Readonly<Record<WithdrawalEvent, Transition>> = {
  request: { from: ['none'], to: 'requested', by: ['member'], money: 'hold' },
  approve: {
    from: ['requested'],
    to: 'approved',
    by: ['operator', 'platform'],
    sets: ({ at }) => ({ ask_at: at }),
  },
  reject: {
    from: ['requested', 'approved'],
    to: 'rejected',
    by: ['operator'],
    // a provider that was told of it may have paid already
    unless: ({ handedOver }) => handedOver,
    money: 'release',
    sets: ({ at, why }) => ({ closed_at: at, ask_at: null, reason_text: why }),
    message: 'rejected',
  },
  pay: {
    from: ['approved'],
    to: 'paid',
    by: ['provider', 'operator'],
    money: 'pay',
    sets: ({ at, receiptMinutes }) => ({
      ask_at: null,
      paid_at: at,
      receipt_due: new Date(at.getTime() + receiptMinutes * 60_000),
    }),
    message: 'paid',
  },
  payOutFailed: {
    from: ['approved'],
    to: 'rejected',
    by: ['provider'],
    money: 'release',
    sets: ({ at, code }) => ({ closed_at: at, ask_at: null, reason_code: code }),
    message: 'rejected',
  },
  // a member who reported missing money may later confirm it: the reported amount no longer counts
  received: {
    from: ['paid', 'partial', 'notReceived'],
    to: 'received',
    by: ['member'],
    sets: ({ at, row, remarks }) => ({ closed_at: at, received_amount: null, remarks: remarks ?? row.remarks }),
  },
  partial: {
    from: ['paid'],
    to: 'partial',
    by: ['member'],
    needsProof: true,
    sets: ({ row, received, remarks }) => ({ received_amount: received, remarks: remarks ?? row.remarks }),
  },
  notReceived: {
    from: ['paid'],
    to: 'notReceived',
    by: ['member'],
    needsProof: true,
    sets: ({ row, remarks }) => ({ remarks: remarks ?? row.remarks }),
  },
  due: { from: ['paid'], to: 'received', by: ['platform'], sets: ({ at }) => ({ closed_at: at }) },
  force: {
    from: ['paid', 'partial', 'notReceived'],
    to: 'received',
    by: ['operator'],
    sets: ({ at, why }) => ({ closed_at: at, forced: true, reason_text: why }),
    message: 'forced',
  },
  return: {
    from: ['partial', 'notReceived'],
    to: 'returned',
    by: ['operator'],
    money: 'return',
    sets: ({ at, why, back }) => ({ closed_at: at, reason_text: why, returned_amount: back }),
    message: 'returned',
  },
  // the reported amount no longer counts: all of it is back at the bank
  bounce: {
    from: ['paid', 'partial', 'notReceived', 'received'],
    to: 'returned',
    by: ['operator'],
    money: 'bounce',
    sets: ({ at, row, why }) => ({
      closed_at: at,
      forced: false,
      reason_text: why,
      received_amount: null,
      returned_amount: row.amount,
    }),
    message: 'returned',
  },
  paidAfterAll: {
    from: ['rejected', 'returned'],
    to: 'paid',
    by: ['operator'],
    unless: ({ handedOver }) => !handedOver,
    money: 'recover',
    sets: ({ at, row, receiptMinutes }) => ({
      closed_at: null,
      paid_at: at,
      reason_code: null,
      reason_text: null,
      receipt_due: new Date(at.getTime() + receiptMinutes * 60_000),
      received_amount: null,
      returned_amount: null,
      round: row.round + 1,
    }),
    message: 'recovered',
  },
};

/**
 * The transition of an event in the row's state, or null if there is none.
 *
 * @throws Error when the actor may not cause the event: a bug in the calling code
 */
export function transitionOf(
  row: Pick<WithdrawalRow, 'state' | 'handedOver'> | null,
  event: WithdrawalEvent,
  by: CashActor,
): Transition | null {
  const transition = transitions[event];
  const [actor] = by.split(':');
  if (!transition.by.some((one) => one === actor)) throw new Error(`${event} is not for ${by}`);
  if (!transition.from.includes(row?.state ?? 'none')) return null;
  return row && transition.unless?.(row) ? null : transition;
}

/** Whether it changes the member's balance. */
export const changesBalance = ({ money }: Transition): boolean => money !== undefined && money !== 'pay';
