import type { CallError } from '@unisite/shared/api';
import type { Language } from '@unisite/shared/contract/envelope';
import { type FieldName, faultSentence } from '@unisite/shared/contract/fieldPatterns';
import { fieldRefusals } from '@unisite/shared/contract/fieldRefusals';
import type { FieldFault } from '@unisite/shared/contract/fieldRule';
import { fieldSentence, refusalSentence } from '@unisite/shared/contract/refusalSentence';

/**
 * What is wrong with a field, kept as data: its sentence is made when it is shown, in the language of that moment
 * (section 4).
 */
export type FieldError = { by: 'form'; fault: FieldFault } | { by: 'platform'; error: CallError };

/** Refusals that concern one field. */
const fieldOfRefusal = {
  ACCOUNT_TAKEN: 'username',
  MOBILE_TAKEN: 'mobileNum',
  MOBILE_INVALID: 'mobileNum',
  EMAIL_TAKEN: 'email',
  WRONG_CODE: 'verificationCode',
  AFFILIATE_CODE_INVALID: 'affiliateCode',
  PASSWORD_TOO_COMMON: 'password',
  PASSWORD_SAME: 'newPassword',
  PASSWORDS_DIFFER: 'confirmPassword',
  WRONG_PASSWORD: 'oldPassword',
} as const satisfies Record<string, FieldName>;

const isOfField = (code: string): code is keyof typeof fieldOfRefusal => Object.hasOwn(fieldOfRefusal, code);

/** The same thing by the name it has in this form: who chooses a password anew has no `password`. */
const otherNames: Partial<Record<FieldName, FieldName>> = {
  password: 'newPassword',
  confirmPassword: 'confirmNewPassword',
};

/** What the platform refused, by field, of those the form has; empty: it concerns the form as a whole. */
export function fieldErrors(error: CallError, inForm: readonly FieldName[]): Map<FieldName, FieldError> {
  const nameInForm = (name: FieldName) => [name, otherNames[name]].find((one) => one && inForm.includes(one));
  const { code, fields } = error;
  const concerned = isOfField(code) ? nameInForm(fieldOfRefusal[code]) : undefined;
  const names = concerned ? [concerned] : inForm.filter((name) => fields[name] !== undefined);
  return new Map(names.map((name) => [name, { by: 'platform', error }]));
}

/** The sentence under a field (section 5). */
export function errorText(language: Language, field: FieldName, fieldError: FieldError): string {
  if (fieldError.by === 'form') return faultSentence(field, fieldError.fault)[language];
  const { error } = fieldError;
  if (isOfField(error.code)) return fieldRefusals[error.code][language];
  return fieldSentence(error, field, language) ?? refusalSentence(error, language);
}
