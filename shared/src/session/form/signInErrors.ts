import type { CallError } from '@unisite/shared/api';

export interface Entered {
  username: string;
  password: string;
}
export type SignInField = keyof Entered | 'captcha';

/** What is said under each field, and what concerns the form as a whole. */
export type SignInErrors = { [Place in SignInField | 'form']?: string };

/** What to say under a field that was left empty. */
export type MissingTexts = Readonly<Record<SignInField, string>>;

/** Specification section 5: both are required, and the captcha where it is shown. Null when nothing is missing. */
export function missing(
  { username, password }: Entered,
  captcha: 'given' | 'missing',
  texts: MissingTexts,
): SignInErrors | null {
  const errors: SignInErrors = {
    ...(username.trim() ? {} : { username: texts.username }),
    ...(password.trim() ? {} : { password: texts.password }),
    ...(captcha === 'missing' ? { captcha: texts.captcha } : {}),
  };
  return Object.keys(errors).length > 0 ? errors : null;
}

/** Where to say that the platform refused: wrong credentials under the password, malformed fields under theirs, the rest above. */
export function refused({ code, message, fields }: CallError): SignInErrors {
  if (['WRONG_CREDENTIALS', 'WRONG_CODE', 'REMEMBERED_NOT_KNOWN'].includes(code)) return { password: message };
  if (code === 'MOBILE_INVALID') return { username: message };
  if (code === 'CAPTCHA_REQUIRED' || code === 'CAPTCHA_WRONG') return { captcha: message };
  const { username, password } = fields;
  if (username || password) return { ...(username ? { username } : {}), ...(password ? { password } : {}) };
  return { form: message };
}
