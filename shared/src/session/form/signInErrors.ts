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

/** What is wrong: fields that were left empty, whose sentences are made when they are shown, in the language of that moment (section 4); or what the platform said. */
export type SignInFaults = { by: 'form'; empty: readonly SignInField[] } | { by: 'platform'; said: SignInErrors };

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
export const errorsOf = (faults: SignInFaults | null, texts: MissingTexts): SignInErrors =>
  faults?.by === 'form' ? Object.fromEntries(faults.empty.map((field) => [field, texts[field]])) : (faults?.said ?? {});

/** The same without a field's fault, and without what concerned the form as a whole: the field is being typed in. */
export function without(faults: SignInFaults | null, field: SignInField): SignInFaults | null {
  if (faults?.by === 'form') return { by: 'form', empty: faults.empty.filter((one) => one !== field) };
  if (!faults) return null;
  const { [field]: _, form: __, ...said } = faults.said;
  return { by: 'platform', said };
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
