import * as z from '@unisite/shared/schema';
import { customerType } from './access.ts';
import { empty, language, pageOf, paging, period } from './envelope.ts';
import { category } from './games.ts';
import { amount } from './money.ts';
import { operation } from './operation.ts';

export const memberInfo = operation({
  name: 'memberInfo',
  summary: 'The signed-in member',
  method: 'GET',
  path: '/wps/member/info',
  access: 'member',
  request: empty,
  value: z.object({
    id: z.string(),
    account: z.string(),
    nickname: z.string(),
    type: z.enum(['agent', 'member']),
    customerType,
    /** Whether the upline can be sent money. */
    toUpline: z.boolean(),
    regDate: z.string(),
    clubLabel: z.nullable(z.object({ labelName: z.string() })),
    memberLabel: z.array(z.object({ labelName: z.string() })),
    /** When the nickname can be changed next; null: now. */
    nicknameChangesAt: z.nullable(z.string()),
  }),
});

/** Days between two changes of a nickname. */
export const NICKNAME_DAYS = 30;

/**
 * A nickname: 2 to 30 characters, letters, digits and single spaces, with at most three combining marks per letter.
 * Input is normalized first.
 */
export const nickname = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(120)),
    z.transform((text: string) => text.normalize('NFC').trim()),
  ),
  z.string().check(z.regex(/^(?=.{2,30}$)(?:[\p{L}\p{N}]\p{M}{0,3})+(?: (?:[\p{L}\p{N}]\p{M}{0,3})+)*$/u)),
);

export const changeNickname = operation({
  name: 'changeNickname',
  summary: 'Gives the member another nickname, once in 30 days',
  method: 'PUT',
  path: '/wps/member/nickname',
  access: 'member',
  errors: ['NICKNAME_CHANGED_LATELY'],
  request: z.object({ nickname }),
  value: z.object({ nickname: z.string(), nicknameChangesAt: z.string() }),
});

/** Number of drawn avatars. */
export const STATIC_AVATARS = 24;

export const staticAvatars = operation({
  name: 'staticAvatars',
  summary: 'The drawn avatars that a member can choose',
  method: 'GET',
  path: '/wps/member/info/icons',
  access: 'member',
  request: empty,
  value: z.object({
    rows: z.array(z.object({ number: z.int(), url: z.string() })),
    /** Null: an uploaded picture is used. */
    chosen: z.nullable(z.int()),
    /** Path of the uploaded picture; null: none. */
    uploaded: z.nullable(z.string()),
  }),
});

export const chooseAvatar = operation({
  name: 'chooseAvatar',
  summary: 'Gives the member one of the drawn avatars; a picture that it uploaded is deleted',
  method: 'PUT',
  path: '/wps/member/info/icon',
  access: 'member',
  request: z.object({ number: z.int().check(z.minimum(0), z.maximum(STATIC_AVATARS - 1)) }),
  value: z.object({ avatar: z.string(), avatarType: z.literal('STATIC') }),
});

/** Largest avatar file, bytes. Pages send a square of a few hundred pixels. */
export const MAX_AVATAR_BYTES = 1024 * 1024;
const avatarLength = Math.ceil(MAX_AVATAR_BYTES / 3) * 4;
/** Side of an uploaded avatar, pixels. */
export const AVATAR_SIDE = 256;

export const uploadAvatar = operation({
  name: 'uploadAvatar',
  summary: 'Shows a picture (PNG or JPG, 1 MB) as the member’s avatar: its middle, drawn anew',
  method: 'PUT',
  path: '/wps/member/info/icon/picture',
  access: 'member',
  bodyBytes: avatarLength + 4096,
  errors: ['NOT_A_PICTURE', 'PAYLOAD_TOO_LARGE', 'AVATAR_TAKEN_AWAY'],
  request: z.object({
    /** The file in base64. */
    image: z.string().check(z.minLength(1), z.maxLength(avatarLength)),
  }),
  value: z.object({ avatar: z.string(), avatarType: z.literal('CUSTOM') }),
});

export const avatar = operation({
  name: 'avatar',
  summary: "The member's picture",
  method: 'GET',
  path: '/wps/member/info/icon',
  access: 'member',
  request: empty,
  value: z.object({ avatar: z.string(), avatarType: z.enum(['CUSTOM', 'STATIC']) }),
});

export const updateLanguage = operation({
  name: 'updateLanguage',
  summary: 'Keeps the language the member reads',
  method: 'PUT',
  path: '/wps/member/language',
  access: 'member',
  request: z.object({ language }),
  /** `level`: the membership label in that language, if any. */
  value: z.object({ language, level: z.nullable(z.string()) }),
});

export const loginInfo = operation({
  name: 'loginInfo',
  summary: 'When and from where the member signed in last',
  method: 'GET',
  path: '/wps/member/login-info',
  access: 'member',
  request: empty,
  value: z.object({
    lastLoginAt: z.nullable(z.string()),
    lastLoginIp: z.nullable(z.string()),
    passwordExpired: z.boolean(),
  }),
});

export const firstLogin = operation({
  name: 'firstLogin',
  summary: "The page has done what follows a member's first sign-in (section 4)",
  method: 'POST',
  path: '/wps/member/first-login',
  access: 'member',
  request: empty,
  value: empty,
});

/** What an entry of the account record can be. */
export const transactionKind = z.enum([
  'deposit',
  'withdrawal',
  'withdrawalReturn',
  'depositReversal',
  'debt',
  'bet',
  'win',
  'refund',
  'plan',
  'bonus',
  'bonusPlay',
  'rebate',
  'commission',
  'transfer',
  'lineTransfer',
  'fee',
  'adjustment',
]);
export type TransactionKind = z.Infer<typeof transactionKind>;

export const transactions = operation({
  name: 'transactions',
  summary: 'The account record: every movement of one wallet, newest first',
  method: 'GET',
  path: '/wps/member/transactions',
  access: 'member',
  request: z.object({
    ...paging,
    kind: z.optional(transactionKind),
    /** The wallet's vendor; absent: the main wallet. */
    wallet: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
    ...period,
  }),
  value: z.object({
    ...pageOf(
      z.object({
        id: z.string(),
        at: z.string(),
        kind: transactionKind,
        /** Signed: incoming money is positive. */
        amount,
        balanceAfter: amount,
        /** Subject: the name of a game, bank or promotion, in the caller's language. */
        subject: z.string(),
        reference: z.string(),
      }),
    ).shape,
    /** Sums over the whole selection, not only this page. */
    totals: z.object({ moneyIn: amount, moneyOut: amount }),
    /**
     * Vendors where the member ever had a wallet, whatever its balance; empty where games always played from the main
     * one.
     */
    wallets: z.array(z.object({ vendor: z.string(), displayName: z.string() })),
  }),
});

export const memberSummary = operation({
  name: 'memberSummary',
  summary: 'Stakes, winnings and results of the last days, by day and by category',
  method: 'GET',
  path: '/wps/member/summary',
  access: 'member',
  request: z.object({
    days: z.defaulted(
      z.pipe(
        z.union([z.string(), z.number()]),
        z.pipe(z.transform(Number), z.union([z.literal(7), z.literal(30), z.literal(90)])),
      ),
      30,
    ),
  }),
  value: z.object({
    /** One row per day, oldest first, days of the market; `net` = won − staked. */
    days: z.array(z.object({ day: z.string(), staked: amount, won: amount, net: amount })),
    categories: z.array(z.object({ category, staked: amount, won: amount, net: amount })),
    totals: z.object({ staked: amount, won: amount, net: amount, bets: z.int() }),
  }),
});

/** State of a bet: its round is open, settled, or cancelled with the stake refunded. */
export const betState = z.enum(['open', 'settled', 'cancelled']);
export type BetState = z.Infer<typeof betState>;

export const bets = operation({
  name: 'bets',
  summary: 'The betting record: every round the member staked in, newest first',
  method: 'GET',
  path: '/wps/member/bets',
  access: 'member',
  request: z.object({
    ...paging,
    category: z.optional(category),
    state: z.optional(betState),
    ...period,
  }),
  value: z.object({
    ...pageOf(
      z.object({
        id: z.string(),
        /** The vendor's round id; the `reference` of the same bet in the account record. */
        reference: z.string(),
        at: z.string(),
        game: z.object({
          gameId: z.string(),
          name: z.string(),
          /** Path of the picture (3:4), on this site. */
          icon: z.string(),
          vendorName: z.string(),
        }),
        category,
        staked: amount,
        won: amount,
        /** won − staked; 0 for a cancelled round. */
        net: amount,
        state: betState,
      }),
    ).shape,
    /** Sums over the whole selection, not only this page; cancelled rounds are excluded. */
    totals: z.object({ staked: amount, won: amount, net: amount }),
  }),
});

export const membersOperations = [
  memberInfo,
  changeNickname,
  staticAvatars,
  chooseAvatar,
  uploadAvatar,
  avatar,
  updateLanguage,
  loginInfo,
  firstLogin,
  transactions,
  memberSummary,
  bets,
] as const;
