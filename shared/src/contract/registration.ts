import * as z from '@unisite/shared/schema';
import { signInErrors, signInValue } from './access.ts';
import { ageErrors } from './ageErrors.ts';
import { empty } from './envelope.ts';
import { operation } from './operation.ts';
import { countryDialingCode, humanProof } from './proofs.ts';

/** Fields that a market may require for registration (section 3). `payeeName` is the legal name. */
export const registrationFields = [
  'username',
  'password',
  'confirmPassword',
  'nickname',
  'payeeName',
  'mobileNum',
  'verificationCode',
  'email',
  'paymentPassword',
  'qqNum',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'zalo',
  'idNumber',
  'recommenderId',
  'affiliateCode',
] as const;
export const registrationField = z.enum(registrationFields);
export type RegistrationField = z.Infer<typeof registrationField>;

/**
 * Requirements of a field (section 3). `acceptedPattern`: regular expression for the whole value, `*` for any;
 * `patternId`: its message (section 5).
 */
export const fieldSetting = z.object({
  enabled: z.boolean(),
  required: z.boolean(),
  acceptedPattern: z.string(),
  patternId: z.int(),
  minLength: z.int(),
  maxLength: z.int(),
});
export type FieldSetting = z.Infer<typeof fieldSetting>;

/** By name, in form order; missing fields are not asked. */
const fieldSettings = z.array(z.object({ field: registrationField, setting: fieldSetting }));

export const registrationSettings = operation({
  name: 'registrationSettings',
  summary: 'What this market asks of who registers',
  method: 'GET',
  path: '/wps/system/setting/register',
  access: 'public',
  request: empty,
  value: z.object({
    /** Null: no such tab. */
    username: z.nullable(fieldSettings),
    mobile: z.nullable(fieldSettings),
    /** The username tab also requires an SMS code. */
    smsVerification: z.boolean(),
  }),
});

const typed = z.optional(z.string().check(z.maxLength(255)));
const request = z.object({
  username: typed,
  password: typed,
  confirmPassword: typed,
  nickname: typed,
  payeeName: typed,
  mobileNum: typed,
  countryDialingCode: z.optional(countryDialingCode),
  verificationCode: typed,
  email: typed,
  paymentPassword: typed,
  qqNum: typed,
  line: typed,
  whatsapp: typed,
  facebook: typed,
  wechat: typed,
  zalo: typed,
  idNumber: typed,
  recommenderId: typed,
  affiliateCode: typed,
  /** From the visitor's landing address. */
  referralCode: typed,
  /** The host of the form. */
  domain: z.string().check(z.maxLength(253)),
  registerUrl: z.string().check(z.maxLength(2083)),
  registerMethod: z.literal('WEB'),
  /** "I am 18 years old and agree" (section 5). */
  adult: z.boolean(),
  verification: z.optional(humanProof),
});

const errors = [
  ...signInErrors,
  'ACCOUNT_TAKEN',
  'MOBILE_TAKEN',
  'MOBILE_INVALID',
  'EMAIL_TAKEN',
  'WRONG_CODE',
  'AFFILIATE_CODE_INVALID',
  'PASSWORD_TOO_COMMON',
  'ADULTS_ONLY',
  'TICKET_EXPIRED',
  ...ageErrors,
] as const;

export const register = operation({
  name: 'register',
  summary: 'Registers a member with a user name, and signs them in',
  method: 'PUT',
  path: '/wps/member/register',
  access: 'public',
  sealed: true,
  idempotent: true,
  errors,
  request,
  value: signInValue,
});

export const registerMobile = operation({
  name: 'registerMobile',
  summary: 'Registers a member with a mobile number, and signs them in',
  method: 'PUT',
  path: '/wps/member/register/mobile',
  access: 'public',
  sealed: true,
  idempotent: true,
  errors,
  request,
  value: signInValue,
});

export const affiliateCheck = operation({
  name: 'affiliateCheck',
  summary:
    "Whether a code is an affiliate's, or a followed link is over; without either, whether the address itself is",
  method: 'GET',
  path: '/wps/agent/affiliate',
  access: 'public',
  errors: ['AFFILIATE_CODE_INVALID'],
  request: z.object({
    code: z.optional(z.string().check(z.trim(), z.maxLength(64))),
    /** The code of a followed link: refused as invalid when it is no longer valid. */
    referralCode: z.optional(z.string().check(z.trim(), z.maxLength(255))),
    domain: z.string().check(z.maxLength(253)),
  }),
  /** The effective code; null: none. */
  value: z.object({ affiliateCode: z.nullable(z.string()) }),
});

export const registrationOperations = [registrationSettings, register, registerMobile, affiliateCheck] as const;
