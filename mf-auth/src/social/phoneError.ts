/** What to say for each way Firebase fails (specification section 8, phone-auth errors): the key of the text. */
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

/**
 * The text for a code of Firebase's, of signing in by phone, Google or Facebook; of what is not known, that it is not
 * known.
 */
export const phoneError = (code: string): SocialTextKey => known.get(code) ?? 'social.unknown';
