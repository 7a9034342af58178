import type { CallError } from '@unisite/shared/api';
import type { Language } from '@unisite/shared/contract/envelope';
import { fieldSentence, refusalSentence } from '@unisite/shared/contract/refusalSentence';

export interface Entered {
  username: string;
  password: string;
}
export type SignInField = keyof Entered | 'captcha';

/** What is said under each field, and what concerns the form as a whole. */
export type SignInErrors = { [Place in SignInField | 'form']?: string };

/** What to say under a field that was left empty. */
export type MissingTexts = Readonly<Record<SignInField, string>>;

/**
 * What is wrong, kept as data: its sentences are made when they are shown, in the language of that moment (section 4).
 * Fields that were left empty, or what the platform refused, without the fields that were typed in since.
 */
export type SignInFaults =
  | { by: 'form'; empty: readonly SignInField[] }
  | { by: 'platform'; error: CallError; typed: readonly SignInField[] };

/** Specification section 5: both are required, and the captcha where it is shown. Null when nothing is missing. */
export function missing({ username, password }: Entered, captcha: 'given' | 'missing'): SignInFaults | null {
  const empty = [
    ...(username.trim() ? [] : ['username' as const]),
    ...(password.trim() ? [] : ['password' as const]),
    ...(captcha === 'missing' ? ['captcha' as const] : []),
  ];
  return empty.length > 0 ? { by: 'form', empty } : null;
}

/** What to say of it, by place. */
export function errorsOf(faults: SignInFaults | null, texts: MissingTexts, language: Language): SignInErrors {
  if (!faults) return {};
  if (faults.by === 'form') return Object.fromEntries(faults.empty.map((field) => [field, texts[field]]));
  const { error, typed } = faults;
  const errors = refused(error, language);
  for (const field of typed) delete errors[field];
  if (typed.length > 0) delete errors.form;
  return errors;
}

/** The same without a field's fault, and without what concerned the form as a whole: the field is being typed in. */
export function without(faults: SignInFaults | null, field: SignInField): SignInFaults | null {
  if (faults?.by === 'form') return { by: 'form', empty: faults.empty.filter((one) => one !== field) };
  return faults && { ...faults, typed: [...faults.typed, field] };
}

/**
 * Where to say that the platform refused: wrong credentials under the password, malformed fields under theirs, the rest
 * above.
 */
function refused(error: CallError, language: Language): SignInErrors {
  const { code } = error;
  const message = refusalSentence(error, language);
  if (['WRONG_CREDENTIALS', 'WRONG_CODE', 'REMEMBERED_NOT_KNOWN'].includes(code)) return { password: message };
  if (code === 'MOBILE_INVALID') return { username: message };
  if (code === 'CAPTCHA_REQUIRED' || code === 'CAPTCHA_WRONG') return { captcha: message };
  const [username, password] = [fieldSentence(error, 'username', language), fieldSentence(error, 'password', language)];
  if (username || password) return { ...(username ? { username } : {}), ...(password ? { password } : {}) };
  return { form: message };
}
