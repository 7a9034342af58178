import * as z from '@unisite/shared/schema';
import { withdrawalPin } from './cash.ts';
import { empty, pageOf, paging } from './envelope.ts';
import { amount, transferAmount } from './money.ts';
import { operation } from './operation.ts';

/** Longest note to the other side, characters. */
export const LINE_NOTE_MAX = 100;

const note = z.string().check(
  z.trim(),
  z.maxLength(LINE_NOTE_MAX),
  z.refine((text) => !/[\p{C}\u2028\u2029]/u.test(text)),
);

const terms = z.object({
  least: amount,
  most: amount,
  dailyAmount: amount,
  dailyTimes: z.int(),
  /** What remains of today's limits. */
  leftAmount: amount,
  leftTimes: z.int(),
});
export type LineTransferBounds = z.Infer<typeof terms>;

export const lineTransferSettings = operation({
  name: 'lineTransferSettings',
  summary: 'What the member may send to its upline, and as an agent to those right below',
  method: 'GET',
  path: '/wps/member/line-transfers/settings',
  access: 'member',
  request: empty,
  value: z.object({
    /** The direct upline; null: none that takes transfers. */
    upline: z.nullable(z.object({ account: z.string(), nickname: z.string(), avatar: z.string() })),
    /** Null where the market disallows it. */
    up: z.nullable(terms),
    /** Null where the market disallows it, and for non-agents. */
    down: z.nullable(terms),
    /** What must still be staked of the last deposits before sending upwards. */
    toPlay: amount,
    /** Total held by open bonuses, which sending forfeits. */
    heldInBonuses: amount,
    /** The member's debt: nothing can be sent before it is settled. */
    debt: amount,
    pinSet: z.boolean(),
  }),
});

export const lineTransfer = z.object({
  id: z.string(),
  reference: z.string(),
  at: z.string(),
  /** sent: by the calling member. */
  way: z.enum(['sent', 'received']),
  direction: z.enum(['up', 'down']),
  /** The account of the other side. */
  other: z.string(),
  amount,
  note: z.nullable(z.string()),
});
export type LineTransfer = z.Infer<typeof lineTransfer>;

export const createLineTransfer = operation({
  name: 'createLineTransfer',
  summary: 'Sends money from the main wallet to the own upline, or to a direct downline',
  method: 'POST',
  path: '/wps/member/line-transfers',
  access: 'member',
  sealed: true,
  idempotent: true,
  errors: [
    'TRANSFERS_CLOSED',
    'NO_UPLINE',
    'RECIPIENT_UNKNOWN',
    'RECIPIENT_UNAVAILABLE',
    'WRONG_WITHDRAWAL_PIN',
    'WITHDRAWAL_PIN_NOT_SET',
    'AMOUNT_OUT_OF_BOUNDS',
    'INSUFFICIENT_BALANCE',
    'BALANCE_LIMIT',
    'TRANSFER_DAILY_LIMIT',
    'PLAY_FIRST',
    'DEBT_OPEN',
    'BONUS_OPEN',
    'IDENTITY_NEEDED',
    'SELF_EXCLUDED',
    'TIME_OUT',
  ],
  request: z.object({
    /** The account of a direct downline; absent: the upline. */
    to: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    amount: transferAmount,
    note: z.optional(note),
    withdrawalPin,
    /** The member agrees to forfeit what open bonuses hold; otherwise such a transfer is refused (BONUS_OPEN). */
    givesUpBonuses: z.optional(z.boolean()),
  }),
  value: lineTransfer,
});

export const lineTransfers = operation({
  name: 'lineTransfers',
  summary: 'What the member sent and was sent along its line, newest first',
  method: 'GET',
  path: '/wps/member/line-transfers',
  access: 'member',
  request: z.object({
    ...paging,
    way: z.optional(lineTransfer.shape.way),
    direction: z.optional(lineTransfer.shape.direction),
  }),
  value: pageOf(lineTransfer),
});

export const lineTransferOperations = [lineTransferSettings, createLineTransfer, lineTransfers] as const;
