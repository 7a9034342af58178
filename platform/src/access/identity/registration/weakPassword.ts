import type { RegistrationField } from '@unisite/shared/contract';
import { isGuessable } from '../passwords/tooCommon.ts';

/** Whether the password is one that attackers try first: a common one, or the content of another field. */
export function isWeak(values: ReadonlyMap<RegistrationField, string>): boolean {
  const password = values.get('password');
  if (password === undefined) return false;
  return (
    isGuessable(password, { account: values.get('username') ?? '' }) ||
    [...values].some(([field, value]) => guessable.has(field) && value.toLowerCase() === password.toLowerCase())
  );
}

const guessable: ReadonlySet<RegistrationField> = new Set(['nickname', 'payeeName', 'mobileNum', 'email']);
