import * as z from '@unisite/shared/schema';
import { paging } from './envelope.ts';
import { memberId, transferReference } from './ids.ts';
import { memberLabels } from './memberLabel.ts';
import { amount } from './money.ts';
import { operatorCall as call } from './operatorCall.ts';
import { reason } from './rollout.ts';

const id = memberId;
const localized = z.object({ vi: z.string(), en: z.string() });
/** No control characters, except line breaks in multi-line texts. */
const written = (longest: number, unfit: RegExp) =>
  z.string().check(
    z.trim(),
    z.minLength(1),
    z.maxLength(longest),
    z.refine((text) => !unfit.test(text)),
  );
const line = (longest: number) => written(longest, /\p{C}/u);
const lines = (longest: number) => written(longest, /[^\P{C}\n]/u);

export const maxMemberNoteLength = 1000;
export const maxLetterLength = 2000;
export const maxLetterTitleLength = 80;

/** A member's profile. Contacts are masked: `revealMember` shows them. */
export const memberFacts = call({
  name: 'memberFacts',
  method: 'GET',
  path: '/ops/members/:id/facts',
  access: 'support',
  request: z.object({ id }),
  value: z.object({
    customerType: z.int(),
    /** The direct upline; null: none. */
    upline: z.nullable(z.string()),
    regDate: z.string(),
    lastSeenAt: z.nullable(z.string()),
    /** Way of registration, agent's link, and referrer; null: opened by an agent or the house. */
    cameBy: z.nullable(
      z.object({
        method: z.enum(['username', 'mobile', 'social']),
        link: z.nullable(z.string()),
        recommender: z.nullable(z.string()),
      }),
    ),
    /** The open game and its start; null: no vendor call about the member in the last five minutes. */
    playing: z.nullable(z.object({ game: localized, since: z.string() })),
    language: z.string(),
    /** Id of the club level. */
    level: z.nullable(z.string()),
    labels: z.array(z.string()),
    mobile: z.nullable(z.string()),
    email: z.nullable(z.string()),
    payeeName: z.nullable(z.string()),
    /** State of the last identity check; null: none was requested. */
    identity: z.nullable(z.string()),
    /** The number of that check. */
    identityCheck: z.nullable(z.string()),
    /** Accounts of the same person, by verified contacts, bank accounts and documents; at most 20. */
    samePerson: z.array(z.string()),
    /** Accounts that signed in from the same browser; at most 20. */
    sameDevice: z.array(z.string()),
  }),
});

/** Unmasked contacts and name of a member; each view is audited with its reason. */
export const revealMember = call({
  name: 'revealMember',
  method: 'POST',
  path: '/ops/members/:id/reveal',
  access: 'support',
  request: z.object({ id, why: reason }),
  value: z.object({
    mobile: z.nullable(z.string()),
    email: z.nullable(z.string()),
    payeeName: z.nullable(z.string()),
  }),
});

/** A member's balances and totals, in the market's currency; each view is audited. */
export const memberMoney = call({
  name: 'memberMoney',
  method: 'GET',
  path: '/ops/members/:id/money',
  access: 'cash',
  request: z.object({ id }),
  value: z.object({
    currency: z.string(),
    /**
     * `kind`: a ledger account. `vendor`: where a vendor keeps the money. Empty ones are left out, except the main
     * wallet.
     */
    wallets: z.array(
      z.object({
        kind: z.enum(['member', 'bonus', 'hold', 'plan', 'vendorWallet', 'debt']),
        vendor: z.nullable(z.string()),
        balance: amount,
      }),
    ),
    points: z.int(),
    /** Standing in the market's club; null: the market has none, or the member is a guest. */
    club: z.nullable(
      z.object({
        /** Since joining, and in the current calendar month. */
        turnover: amount,
        deposits: amount,
        monthTurnover: amount,
        /** Monthly turnover required to keep the level; null: none. */
        keep: z.nullable(amount),
        /** The next level and its requirements since joining; null: none. */
        next: z.nullable(z.object({ level: z.string(), turnover: amount, deposits: amount })),
      }),
    ),
    /** Since joining. */
    deposits: amount,
    withdrawals: amount,
    /** Of the last 30 days, including today. */
    month: z.object({ bets: z.int(), staked: amount, won: amount, bonus: amount, rebate: amount }),
  }),
});

export const memberRecordKind = z.enum(['bets', 'points', 'messages']);
export const memberCashRecordKind = z.enum(['movements', 'deposits', 'withdrawals']);
export type MemberRecordKind = z.Infer<typeof memberRecordKind> | z.Infer<typeof memberCashRecordKind>;

/** One line of a record. The meaning of `first` and `second` depends on the record. */
export const memberRecord = z.object({
  id: z.string(),
  at: z.string(),
  what: localized,
  reference: z.string(),
  /** bets: stake. movements, points: change. deposits, withdrawals: amount. messages: null. */
  first: z.nullable(amount),
  /** bets: win. movements, points: balance afterwards. deposits: amount received. withdrawals: fee. messages: null. */
  second: z.nullable(amount),
  /** bets, deposits, withdrawals: their state. messages: read, unread. Otherwise null. */
  state: z.nullable(z.string()),
});
export type MemberRecord = z.Infer<typeof memberRecord>;
const records = z.object({ total: z.int(), page: z.int(), pageSize: z.int(), rows: z.array(memberRecord) });

/** A page of a record, newest first. */
export const memberRecords = call({
  name: 'memberRecords',
  method: 'GET',
  path: '/ops/members/:id/records',
  access: 'support',
  request: z.object({ id, kind: memberRecordKind, ...paging }),
  value: records,
});
export const memberCashRecords = call({
  name: 'memberCashRecords',
  method: 'GET',
  path: '/ops/members/:id/cash-records',
  access: 'cash',
  request: z.object({ id, kind: memberCashRecordKind, ...paging }),
  value: records,
});

/** Operators' notes about a member, newest first, at most 100. */
export const memberNotes = call({
  name: 'memberNotes',
  method: 'GET',
  path: '/ops/members/:id/notes',
  access: 'support',
  request: z.object({ id }),
  value: z.object({ rows: z.array(z.object({ id: z.string(), at: z.string(), by: z.string(), text: z.string() })) }),
});
/** `key` is generated by the page: the same again writes nothing more. */
export const addMemberNote = call({
  name: 'addMemberNote',
  method: 'POST',
  path: '/ops/members/:id/notes',
  access: 'support',
  errors: ['TOO_MANY_NOTES'],
  request: z.object({ id, key: transferReference, text: lines(maxMemberNoteLength) }),
  value: z.object({}),
});

/**
 * Labels tell operators and promotions how to treat a member. A new one used by a promotion needs a second operator.
 * `seen`: the labels that the operator saw.
 */
export const setMemberLabels = call({
  name: 'setMemberLabels',
  method: 'POST',
  path: '/ops/members/:id/labels',
  access: 'support',
  errors: ['LABELS_CHANGED', 'PROPOSAL_WAITS'],
  request: z.object({
    id,
    seen: z.array(z.string()).check(z.maxLength(100)),
    labels: memberLabels,
    why: reason,
  }),
  value: z.object({ state: z.enum(['done', 'proposed']), labels: z.array(z.string()) }),
});

/** Sends a message to one member's inbox. `key` is generated by the page: the same again sends nothing more. */
export const writeToMember = call({
  name: 'writeToMember',
  method: 'POST',
  path: '/ops/members/:id/messages',
  access: 'support',
  request: z.object({ id, key: transferReference, title: line(maxLetterTitleLength), text: lines(maxLetterLength) }),
  value: z.object({}),
});

/** Closes an account: it is signed out everywhere and cannot sign in or play. Its money stays. */
export const lockMember = call({
  name: 'lockMember',
  method: 'POST',
  path: '/ops/members/:id/lock',
  access: 'support',
  errors: ['GUEST_NOT_ALLOWED'],
  request: z.object({ id, why: reason }),
  value: z.object({}),
});
/** Reopens a closed account. */
export const unlockMember = call({
  name: 'unlockMember',
  method: 'POST',
  path: '/ops/members/:id/unlock',
  access: 'support',
  errors: ['GUEST_NOT_ALLOWED'],
  request: z.object({ id, why: reason }),
  value: z.object({}),
});

export const memberPageCalls = [
  memberFacts,
  revealMember,
  memberMoney,
  memberRecords,
  memberCashRecords,
  memberNotes,
  addMemberNote,
  setMemberLabels,
  writeToMember,
  lockMember,
  unlockMember,
] as const;
