import { CallError } from '@unisite/shared/api';
import type { Language } from '@unisite/shared/contract/envelope';
import { type FieldName, faultSentence } from '@unisite/shared/contract/fieldPatterns';
import { fieldRefusals } from '@unisite/shared/contract/fieldRefusals';
import type { FieldFault } from '@unisite/shared/contract/fieldRule';
import type { FieldErrors } from '@unisite/shared/form';

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

/** Fields under another name in this form: a form for a new password has no `password`. */
const otherNames: Partial<Record<FieldName, FieldName>> = {
  password: 'newPassword',
  confirmPassword: 'confirmNewPassword',
};

/**
 * The message for the field that a refusal concerns; null: this form has none, so the platform's own message is shown.
 */
export function refusedField(
  error: unknown,
  inForm: readonly FieldName[],
  language: Language,
): FieldErrors<FieldName> | null {
  if (!(error instanceof CallError) || !isOfField(error.code)) return null;
  const name: FieldName = fieldOfRefusal[error.code];
  const field = [name, otherNames[name]].find((one) => one && inForm.includes(one));
  return field ? { [field]: fieldRefusals[error.code][language] } : null;
}

/** Messages for the invalid fields (section 5). */
export const faultSentences = (
  faults: ReadonlyMap<FieldName, FieldFault>,
  language: Language,
): FieldErrors<FieldName> =>
  Object.fromEntries([...faults].map(([field, fault]) => [field, faultSentence(field, fault)[language]]));
