import * as z from '@unisite/shared/schema';
import { password, sessionInfo, signInErrors, signInValue, username } from './access.ts';
import { empty } from './envelope.ts';
import { operation } from './operation.ts';
import { countryDialingCode, idToken, mobileNum, typedCode } from './proofs.ts';
import { codeSent, smsErrors, smsRequest } from './verification.ts';

/** Changing a password, and recovering access (sections 4 and 5). */

export const changePassword = operation({
  name: 'changePassword',
  summary: 'Changes the password; every other session of the member ends, this one goes on under a new handle',
  method: 'POST',
  path: '/wps/member/password',
  access: 'member',
  sealed: true,
  repeatable: true,
  errors: ['WRONG_PASSWORD', 'TICKET_EXPIRED', 'PASSWORD_TOO_COMMON', 'PASSWORD_SAME', 'PASSWORDS_DIFFER'],
  request: z.object({
    /** Absent with a ticket. */
    oldPassword: z.optional(password),
    /** From the login response: the old password was typed a moment ago. */
    ticket: z.optional(z.string().check(z.maxLength(100))),
    newPassword: password,
    confirmNewPassword: password,
  }),
  value: sessionInfo,
});

export const firstPasswordCode = operation({
  name: 'firstPasswordCode',
  summary: 'Sends a code to set a first password with to what the member has bound',
  method: 'POST',
  path: '/wps/member/password/first/code',
  access: 'member',
  repeatable: true,
  errors: ['CODES_UNAVAILABLE', 'CONFLICT'],
  request: z.object({ way: z.enum(['sms', 'mail']) }),
  value: codeSent,
});

export const setFirstPassword = operation({
  name: 'setFirstPassword',
  summary:
    'Sets the first password of a member who came without one; every other session ends, this one goes on under a new handle',
  method: 'POST',
  path: '/wps/member/password/first',
  access: 'member',
  sealed: true,
  repeatable: true,
  errors: ['WRONG_CODE', 'SOCIAL_TOKEN_INVALID', 'CONFLICT', 'PASSWORD_TOO_COMMON', 'PASSWORDS_DIFFER'],
  request: z.object({
    /** Proof of identity: a fresh sign-in at the provider, or a code of `firstPasswordCode`. */
    proof: z.discriminatedUnion('by', [
      z.object({ by: z.literal('social'), idToken }),
      z.object({ by: z.enum(['sms', 'mail']), code: typedCode }),
    ]),
    newPassword: password,
    confirmNewPassword: password,
  }),
  value: sessionInfo,
});

/** A human proof under a form's keys. */
const formProof = {
  captcha: z.optional(z.string().check(z.maxLength(32))),
  slide: z.optional(z.string().check(z.maxLength(64))),
  workId: z.optional(z.string().check(z.maxLength(64))),
  workCounter: z.optional(z.string().check(z.regex(/^\d{1,15}$/))),
};

export const forgotPasswordEmail = operation({
  name: 'forgotPasswordEmail',
  summary: 'Sends a password that is good once; the answer is the same whether or not there is such an account',
  method: 'POST',
  path: '/wps/member/password/email',
  access: 'public',
  form: true,
  repeatable: true,
  errors: ['HUMAN_CHECK_REQUIRED', 'HUMAN_CHECK_FAILED', 'CAPTCHA_WRONG', 'CODES_UNAVAILABLE'],
  request: z.object({
    username,
    /** Section 9: local part at most 64 characters, domain at most 254. */
    email: z.string().check(z.trim(), z.regex(/^[^\s@]{1,64}@[^\s@]{1,254}$/)),
    ...formProof,
  }),
  value: empty,
});

export const forgotPasswordSms = operation({
  name: 'forgotPasswordSms',
  summary: 'Sends a code to set a new password with to a mobile number',
  method: 'POST',
  path: '/wps/member/password/sms',
  access: 'public',
  repeatable: true,
  errors: smsErrors,
  request: smsRequest,
  value: codeSent,
});

export const setPasswordByPhone = operation({
  name: 'setPasswordByPhone',
  summary: "Sets a password with a code that was sent to the member's number, and signs in",
  method: 'POST',
  path: '/wps/member/password/verification',
  access: 'public',
  sealed: true,
  repeatable: true,
  errors: [...signInErrors, 'MOBILE_INVALID', 'WRONG_CODE', 'PASSWORD_TOO_COMMON', 'TICKET_EXPIRED'],
  request: z.object({ newPassword: password, mobileNum, countryDialingCode, verificationCode: typedCode }),
  value: signInValue,
});

/** Rule for new passwords, wherever one is set. */
export const passwordRule = operation({
  name: 'passwordRule',
  summary: 'The bounds of a new password in this market',
  method: 'GET',
  path: '/wps/system/setting/password',
  access: 'public',
  request: empty,
  value: z.object({ acceptedPattern: z.string(), patternId: z.int(), minLength: z.int(), maxLength: z.int() }),
});

export const passwordsOperations = [
  changePassword,
  firstPasswordCode,
  setFirstPassword,
  forgotPasswordEmail,
  forgotPasswordSms,
  setPasswordByPhone,
  passwordRule,
] as const;
