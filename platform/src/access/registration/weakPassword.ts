import type { RegistrationField } from '@unisite/shared/contract';

/** Whether the password is one that is tried first: what else stands in the form. */
export function isWeak(values: ReadonlyMap<RegistrationField, string>): boolean {
  const password = values.get('password');
  if (password === undefined) return false;
  return [...values].some(([field, value]) => guessable.has(field) && value.toLowerCase() === password.toLowerCase());
}

const guessable: ReadonlySet<RegistrationField> = new Set(['username', 'nickname', 'payeeName', 'mobileNum', 'email']);
