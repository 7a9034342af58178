import type { Hundredths, WithdrawalState } from '@unisite/shared/contract';
import type { Who } from '../events.ts';
import type { WithdrawalRow } from './withdrawalRows.ts';

/**
 * What can happen to a withdrawal. `payOutFailed`: the provider could not pay it. `due`: nobody said anything in time.
 * `force`: an operator closes it as received. `return`: an operator gives back what is missing.
 */
export type WithdrawalEvent =
  | 'request'
  | 'approve'
  | 'reject'
  | 'cancel'
  | 'pay'
  | 'payOutFailed'
  | 'received'
  | 'partial'
  | 'notReceived'
  | 'due'
  | 'force'
  | 'return';

/** `platform`: the clock, and the small withdrawals of a demonstration. */
type Actor = 'member' | 'operator' | 'provider' | 'platform';

/** What is known when it happens, and may be written down with it. */
export interface Happening {
  readonly at: Date;
  readonly row: WithdrawalRow;
  /** What an operator wrote. */
  readonly why: string | null;
  /** A word of why money could not be paid. */
  readonly code: string | null;
  /** How long the member has to say whether it came. */
  readonly receiptMinutes: number;
  /** What the member says came, and wrote. */
  readonly received: Hundredths | null;
  readonly remarks: string | null;
  /** What comes back of it to the wallet, the fee where it does included. */
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
    | 'returned_amount',
    Date | Hundredths | boolean | string | null
  >
>;

export interface Transition {
  /** `none`: it is asked for. */
  readonly from: readonly (WithdrawalState | 'none')[];
  readonly to: WithdrawalState;
  readonly by: readonly Actor[];
  /** Where it stands as it has to and is refused all the same. */
  readonly unless?: (row: Pick<WithdrawalRow, 'handedOver'>) => boolean;
  /** A picture has to be there that shows it. */
  readonly needsProof?: true;
  /**
   * What the ledger posts: the amount is put aside, paid out of what was (the house keeps the fee), given back from
   * there, or brought back from the bank as far as it is missing.
   */
  readonly money?: 'hold' | 'pay' | 'release' | 'return';
  readonly sets?: (happening: Happening) => Columns;
  /** What the member reads of it in the inbox; open pages are told of every transition. */
  readonly message?: 'paid' | 'rejected' | 'returned' | 'forced';
}

/** Everything that can happen to a withdrawal (section 4), and all that comes of it. */
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
  cancel: {
    from: ['requested'],
    to: 'cancelled',
    by: ['member'],
    money: 'release',
    sets: ({ at }) => ({ closed_at: at }),
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
  // who said that money did not come may say later that it did: what was said to have come counts no more
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
};

/**
 * The transition that an event is for a withdrawal as it stands; null: none, it stays as it is.
 * @throws Error where who does it may not: that is a fault of the caller, not of the call
 */
export function transitionOf(
  row: Pick<WithdrawalRow, 'state' | 'handedOver'> | null,
  event: WithdrawalEvent,
  who: Who,
): Transition | null {
  const transition = transitions[event];
  const [actor] = who.split(':');
  if (!transition.by.some((one) => one === actor)) throw new Error(`${event} is not for ${who}`);
  if (!transition.from.includes(row?.state ?? 'none')) return null;
  return row && transition.unless?.(row) ? null : transition;
}

/** Whether the member's balance is another one after it. */
export const changesBalance = ({ money }: Transition): boolean => money !== undefined && money !== 'pay';
