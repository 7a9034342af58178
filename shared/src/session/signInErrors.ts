import type { CallError } from '../api/CallError.ts';

export interface Entered {
  username: string;
  password: string;
}
export type SignInField = keyof Entered;

/** What is said under each field, and what concerns the form as a whole. */
export type SignInErrors = { [Place in SignInField | 'form']?: string };

/** What to say under a field that was left empty. */
export type MissingTexts = Readonly<Record<SignInField, string>>;

/** Specification section 5, login in username mode: both are required. Null when nothing is missing. */
export function missing({ username, password }: Entered, texts: MissingTexts): SignInErrors | null {
  const errors: SignInErrors = {
    ...(username.trim() ? {} : { username: texts.username }),
    ...(password ? {} : { password: texts.password }),
  };
  return Object.keys(errors).length > 0 ? errors : null;
}

/** Where to say that the platform refused: wrong credentials under the password, malformed fields under theirs, the rest above. */
export function refused({ code, message, fields }: CallError): SignInErrors {
  if (code === 'WRONG_CREDENTIALS') return { password: message };
  const { username, password } = fields;
  if (username || password) return { ...(username ? { username } : {}), ...(password ? { password } : {}) };
  return { form: message };
}
