import type { CallError } from '@unisite/shared/api';
import type { TextOf } from '@unisite/shared/i18n';

export interface Entered {
  username: string;
  password: string;
}
export type LoginField = keyof Entered;

/** What is said under each field, and what concerns the form as a whole. */
export type LoginErrors = { [Place in LoginField | 'form']?: string };

/** Specification section 5, login in username mode: both are required. Null when nothing is missing. */
export function missing({ username, password }: Entered, t: TextOf): LoginErrors | null {
  const errors: LoginErrors = {
    ...(username.trim() ? {} : { username: t('login.usernameMissing') }),
    ...(password ? {} : { password: t('login.passwordMissing') }),
  };
  return Object.keys(errors).length > 0 ? errors : null;
}

/** Where to say that the platform refused: wrong credentials under the password, malformed fields under theirs, the rest above. */
export function refused({ code, message, fields }: CallError): LoginErrors {
  if (code === 'WRONG_CREDENTIALS') return { password: message };
  const { username, password } = fields;
  if (username || password) return { ...(username ? { username } : {}), ...(password ? { password } : {}) };
  return { form: message };
}
