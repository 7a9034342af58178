import type { CallError } from '@unisite/shared/api';
import type { Language } from '@unisite/shared/contract/envelope';
import { type FieldFault, lengthText } from '@unisite/shared/contract/fieldRule';
import { fieldSentence, refusalSentence } from '@unisite/shared/contract/refusalSentence';
import type { RegistrationField } from '@unisite/shared/contract/registration';
import type { TextOf } from '@unisite/shared/i18n';

/** Every field that registering, getting back in and changing a password ask for. */
export type FieldName = RegistrationField | 'oldPassword' | 'newPassword' | 'confirmNewPassword';

/**
 * What is wrong with a field, kept as data: its sentence is made when it is shown, in the language of that moment
 * (section 4).
 */
export type FieldError = { by: 'form'; fault: FieldFault } | { by: 'platform'; error: CallError };

const patternsWithText: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12];
const passwords: readonly FieldName[] = ['password', 'newPassword', 'paymentPassword'];

/** Refusals that concern one field, by where that is said. */
const concerns = {
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

const isConcerned = (code: string): code is keyof typeof concerns => Object.hasOwn(concerns, code);

/** The same thing by the name it has in this form: who chooses a password anew has no `password`. */
const otherNames: Partial<Record<FieldName, FieldName>> = {
  password: 'newPassword',
  confirmPassword: 'confirmNewPassword',
};

/** What the platform refused, by field, of those the form has; empty: it concerns the form as a whole. */
export function fieldErrors(error: CallError, inForm: readonly FieldName[]): Map<FieldName, FieldError> {
  const said = new Map<FieldName, FieldError>();
  const placeOf = (name: FieldName) => [name, otherNames[name]].find((place) => place && inForm.includes(place));
  const { code, fields } = error;
  const place = isConcerned(code) ? placeOf(concerns[code]) : undefined;
  const places = place ? [place] : inForm.filter((name) => fields[name] !== undefined);
  for (const name of places) said.set(name, { by: 'platform', error });
  return said;
}

/** A length for a sentence: both bounds, or one number where they are the same (section 5). */
const rangeOf = (bounds: { min: number; max: number }): string => lengthText(bounds).replace('-', ' - ');

type PatternFault = Extract<FieldFault, { rule: 'pattern' }>;

/** What a pattern asks, by its id, with the bounds filled in (section 5). */
export function patternText(t: TextOf, { patternId, min, max }: Omit<PatternFault, 'rule'>): string {
  const known = patternsWithText.includes(patternId) ? patternId : 'other';
  return t(`field.pattern.${known}`, { range: rangeOf({ min, max }) });
}

/** What is said under a field (section 5). */
export function errorText(t: TextOf, language: Language, field: FieldName, complaint: FieldError): string {
  if (complaint.by === 'platform') {
    const { error } = complaint;
    if (isConcerned(error.code)) return t(`field.refused.${error.code}`);
    return fieldSentence(error, field, language) ?? refusalSentence(error, language);
  }
  const { fault } = complaint;
  switch (fault.rule) {
    case 'empty':
      return t('field.empty', { field: t(`field.name.${field}`) });
    case 'different':
      return t('field.different');
    case 'pattern':
      return mismatchText(t, field, fault);
  }
}

function mismatchText(t: TextOf, field: FieldName, fault: PatternFault): string {
  const range = rangeOf(fault);
  if (field === 'mobileNum') return t('field.mobileDigits', { range });
  if (field === 'payeeName') return t('field.realName', { rule: patternText(t, fault) });
  if (passwords.includes(field) && fault.patternId === 0)
    return t(fault.min === fault.max ? 'field.passwordExact' : 'field.passwordLength', { range });
  return patternText(t, fault);
}
