import * as z from '@unisite/shared/schema';
import { empty } from './envelope.ts';
import { operation } from './operation.ts';
import { countryDialingCode, humanProof } from './proofs.ts';

/**
 * Who somebody is to the site (specification section 6): 0 member, 1 and 2 agents, 4 guest on free play, 41 and 42
 * agent staff.
 */
export const customerType = z.union([
  z.literal(0),
  z.literal(1),
  z.literal(2),
  z.literal(4),
  z.literal(41),
  z.literal(42),
]);
export type CustomerType = z.Infer<typeof customerType>;

/** The types that may sign in at the agents' page (section 6). */
export const agentLoginTypes: readonly CustomerType[] = [1, 2];
/** The types that have the agent centre (section 6). */
export const agentCentreTypes: readonly CustomerType[] = [1, 2, 41, 42];
/** Guests on free play have no member features (section 6). */
export const guestType: CustomerType = 4;

/** Names as they are typed to sign in; the rule for new names is the registration setting's. */
export const username = z.string().check(z.trim(), z.minLength(1), z.maxLength(64));
export const password = z.string().check(z.minLength(1), z.maxLength(255));

/** Who is signed in, in the words of the session storage keys of section 3. */
const sessionFields = {
  /** The handle of this browser tab; worth nothing without the HttpOnly session cookie. */
  token: z.string(),
  customerType,
  customerId: z.string(),
  account: z.string(),
  nickname: z.string(),
  /** ISO date of registration. */
  regDate: z.string(),
  /** Path of the picture, on this site. */
  avatar: z.string(),
  /** The membership label, when there is one (clubLabel.labelName). */
  level: z.nullable(z.string()),
  firstTimeLogin: z.boolean(),
  passwordExpired: z.boolean(),
  /** Nothing but changing the password is open to this session (section 4, forced change). */
  mustChangePassword: z.boolean(),
  /** The member accepted an older version of the terms than the market's: play and deposits wait for this one. */
  termsDue: z.boolean(),
  /** A time-out or an exclusion is on: no play and no deposit (docs/player-protection.md). */
  onBreak: z.boolean(),
};
export const sessionInfo = z.object(sessionFields);
export type SessionInfo = z.Infer<typeof sessionInfo>;

/**
 * How a second step can be passed (section 4): a code by SMS or mail, an authenticator's code, a recovery code, the
 * holder's name of the bank account.
 */
export const secondStepMethod = z.enum(['sms', 'mail', 'totp', 'recoveryCode', 'bankName']);
export type SecondStepMethod = z.Infer<typeof secondStepMethod>;

/**
 * Somebody is signed in. `changeTicket`: lets a password that has to be changed be changed without typing it again,
 * once, within five minutes.
 */
const signedIn = z.object({
  state: z.literal('signedIn'),
  ...sessionFields,
  changeTicket: z.nullable(z.string()),
});

/** The password was right and is not enough: an address that is new for this member, or two-factor is on. */
export const secondStepRequired = z.object({
  state: z.literal('secondStepRequired'),
  why: z.enum(['newAddress', 'twoFactor']),
  /** Stands for the first step, for ten minutes. */
  ticket: z.string(),
  /** `hint`: where a code would go, masked; empty where it goes nowhere. */
  ways: z.array(z.object({ way: secondStepMethod, hint: z.string() })),
});

/** What a first step of signing in comes to. */
export const signInValue = z.discriminatedUnion('state', [signedIn, secondStepRequired]);
export type SignInValue = z.Infer<typeof signInValue>;
export type SignedIn = z.Infer<typeof signedIn>;
export type SecondStepRequired = z.Infer<typeof secondStepRequired>;

/** What may be wrong with any first step, and with what goes along with it. */
export const signInErrors = [
  'WRONG_CREDENTIALS',
  'NOT_AN_AGENT',
  'ACCOUNT_CLOSED',
  'SEAL_BROKEN',
  'HUMAN_CHECK_REQUIRED',
  'HUMAN_CHECK_FAILED',
  'CAPTCHA_REQUIRED',
  'CAPTCHA_WRONG',
  'SWITCHED_OFF',
] as const;

export const login = operation({
  name: 'login',
  summary: 'Signs a member or an agent in, or asks for a second step',
  method: 'POST',
  path: '/wps/session/login',
  access: 'public',
  sealed: true,
  repeatable: true,
  errors: [...signInErrors, 'MOBILE_INVALID', 'WRONG_CODE', 'REMEMBERED_NOT_KNOWN', 'TICKET_EXPIRED'],
  request: z.object({
    /** The mobile number where `type` is 'sms' (section 3). */
    username,
    /** The code of the SMS where `type` is 'sms'. Absent with `useRemembered`. */
    password: z.optional(password),
    type: z.enum(['username', 'sms']),
    countryDialingCode: z.optional(countryDialingCode),
    verification: z.optional(humanProof),
    /** Set by the agents' page: other customer types are refused (section 4, agent mode). */
    agentMode: z.optional(z.boolean()),
    /**
     * Remembers the member for a day (section 9): the name for the form, and a cookie that stands in for the password.
     * Never the password.
     */
    remember: z.optional(z.boolean()),
    /** The form was sent as it was filled in: the cookie stands in for the password. */
    useRemembered: z.optional(z.literal(true)),
  }),
  value: signInValue,
});

export const logout = operation({
  name: 'logout',
  summary: 'Ends the session',
  method: 'DELETE',
  path: '/wps/session/logout',
  access: 'member',
  request: empty,
  value: empty,
});

/** Public half of the key that sealed bodies are encrypted to. */
export const sealingKey = z.object({
  /** Names the key, so that it can be changed while pages are open. */
  keyId: z.string(),
  /** Raw X25519 public key, base64url. */
  publicKey: z.string(),
});
export type SealingKey = z.Infer<typeof sealingKey>;

export const sessionKey = operation({
  name: 'sessionKey',
  summary: 'The public key for sealed calls',
  method: 'GET',
  path: '/wps/session/key',
  access: 'public',
  request: empty,
  value: sealingKey,
});

/**
 * A sealed body (docs/sealed-calls.md): X25519 with a key made for this call, HKDF-SHA256, AES-256-GCM. All fields
 * base64url but `keyId`. The plain text is JSON `{ at, nonce, body }`; `at` in milliseconds since 1970, `nonce` never
 * seen before.
 */
export const sealedBody = z.object({
  keyId: z.string().check(z.maxLength(64)),
  ephemeral: z.string().check(z.maxLength(64)),
  iv: z.string().check(z.maxLength(32)),
  ciphertext: z.string().check(z.maxLength(65_536)),
});
export type SealedBody = z.Infer<typeof sealedBody>;

export const accessOperations = [login, logout, sessionKey] as const;
