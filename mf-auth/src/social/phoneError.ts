/** Text keys of Firebase's errors (specification section 8, phone-auth errors). */
const keys = {
  'auth/invalid-phone-number': 'social.invalidNumber',
  'auth/missing-phone-number': 'social.missingNumber',
  'auth/too-many-requests': 'social.tooMany',
  'auth/invalid-verification-code': 'social.invalidCode',
  'auth/missing-verification-code': 'social.missingCode',
  'auth/captcha-check-failed': 'social.captchaFailed',
  'auth/invalid-recaptcha-token': 'social.captchaFailed',
  'auth/missing-recaptcha-token': 'social.captchaFailed',
  'auth/quota-exceeded': 'social.quotaExceeded',
  'auth/operation-not-allowed': 'social.notAllowed',
  'auth/unauthorized-domain': 'social.notAllowed',
  'auth/user-disabled': 'social.notAllowed',
  'auth/code-expired': 'social.codeExpired',
  'auth/session-expired': 'social.codeExpired',
  'auth/invalid-verification-id': 'social.codeExpired',
  'auth/missing-verification-id': 'social.codeExpired',
  'auth/popup-closed-by-user': 'social.popupClosed',
  'auth/cancelled-popup-request': 'social.popupClosed',
  'auth/user-cancelled': 'social.popupClosed',
  'auth/popup-blocked': 'social.popupBlocked',
  'auth/account-exists-with-different-credential': 'social.otherWay',
  'auth/network-request-failed': 'social.network',
  'auth/timeout': 'social.network',
} as const satisfies Readonly<Record<string, string>>;

export type SocialTextKey = (typeof keys)[keyof typeof keys] | 'social.unknown';

const known: ReadonlyMap<string, SocialTextKey> = new Map(Object.entries(keys));

/** The text key for a Firebase error code, of sign-in by phone, Google or Facebook; a generic one for unknown codes. */
export const phoneError = (code: string): SocialTextKey => known.get(code) ?? 'social.unknown';
