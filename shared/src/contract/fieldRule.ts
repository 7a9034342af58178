import type { FieldSetting, RegistrationField } from './registration.ts';

/**
 * What is wrong with a field's value (specification section 5); `faultSentence` of `fieldPatterns.ts` says it. `pattern`:
 * the alphabet or the length; `different`: not the password it repeats.
 */
export type FieldFault =
  | { readonly rule: 'empty' }
  | { readonly rule: 'pattern'; readonly patternId: number; readonly min: number; readonly max: number }
  | { readonly rule: 'different' };

/** One field of a form, as `registrationSettings` answers it. */
export interface AskedField {
  readonly field: RegistrationField;
  readonly setting: FieldSetting;
}

export type FieldValues = Readonly<Partial<Record<RegistrationField, string | undefined>>>;

const secretFields: ReadonlySet<RegistrationField> = new Set(['password', 'confirmPassword', 'paymentPassword']);

/** Control characters and lone surrogates are rejected whatever the pattern. */
const noText = /[\p{Cc}\p{Cs}]/u;

/**
 * A value as it counts. Passwords are taken as they are; of everything else outer spaces are dropped and letters with
 * marks are one sign each, however the keyboard made them; of a mobile number also what people write between the
 * digits.
 */
export function typedValue(field: RegistrationField, typed: string | undefined): string {
  if (typed === undefined) return '';
  if (secretFields.has(field)) return typed;
  const text = typed.normalize('NFC').trim();
  return field === 'mobileNum' ? text.replace(/[\s().-]/g, '') : text;
}

/**
 * What is wrong with a value (`typedValue`) by its field's setting, null: nothing. A field that is not asked has no
 * fault. The pattern is for the whole value, `*` takes any; lengths count characters, an emoji is one.
 */
export function checkField(
  { enabled, required, acceptedPattern, patternId, minLength: min, maxLength: max }: FieldSetting,
  value: string,
): Exclude<FieldFault, { rule: 'different' }> | null {
  if (!enabled) return null;
  if (value === '') return required ? { rule: 'empty' } : null;
  // The length first: a pattern never sees a text of any length.
  const fits = isBetween(value, min, max) && !noText.test(value) && matches(acceptedPattern, value);
  return fits ? null : { rule: 'pattern', patternId, min, max };
}

/** The faults of a whole form by field; a repeated password has to be the password. */
export function checkFields(asked: readonly AskedField[], values: FieldValues): Map<RegistrationField, FieldFault> {
  const faults = new Map<RegistrationField, FieldFault>();
  for (const { field, setting } of asked) {
    const value = typedValue(field, values[field]);
    const fault =
      field === 'confirmPassword' ? checkRepeated(setting, value, values.password) : checkField(setting, value);
    if (fault) faults.set(field, fault);
  }
  return faults;
}

/** A length's bounds for a text: one number where both are the same (section 5). */
export const lengthText = ({ min, max }: { readonly min: number; readonly max: number }): string =>
  min === max ? String(min) : `${min}-${max}`;

/** Its own pattern adds nothing: the password's has been looked at. */
function checkRepeated({ enabled, required }: FieldSetting, value: string, password = ''): FieldFault | null {
  if (!enabled) return null;
  if (value === '' && (required || password !== '')) return { rule: 'empty' };
  return value === password ? null : { rule: 'different' };
}

function isBetween(value: string, min: number, max: number): boolean {
  // No character has more than two code units.
  if (value.length > 2 * max) return false;
  const length = [...value].length;
  return length >= min && length <= max;
}

function matches(acceptedPattern: string, value: string): boolean {
  return acceptedPattern === '*' || new RegExp(`^(?:${acceptedPattern})$`, 'u').test(value);
}
