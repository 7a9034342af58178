import type { FieldSetting, RegistrationField } from './registration.ts';

/**
 * Fault of a field's value (specification section 5); `faultSentence` in `fieldPatterns.ts` words it. `pattern`:
 * characters or length; `different`: not equal to the password.
 */
export type FieldFault =
  | { readonly rule: 'empty' }
  | { readonly rule: 'pattern'; readonly patternId: number; readonly min: number; readonly max: number }
  | { readonly rule: 'different' };

/** A field of a form, as in `registrationSettings`. */
export interface AskedField {
  readonly field: RegistrationField;
  readonly setting: FieldSetting;
}

export type FieldValues = Readonly<Partial<Record<RegistrationField, string | undefined>>>;

const secretFields: ReadonlySet<RegistrationField> = new Set(['password', 'confirmPassword', 'paymentPassword']);

/** Control characters and lone surrogates are rejected by every pattern. */
const noText = /[\p{Cc}\p{Cs}]/u;

/**
 * Normalizes a typed value. Passwords stay as they are; other values are trimmed and composed (NFC); mobile numbers
 * also lose separators between digits.
 */
export function typedValue(field: RegistrationField, typed: string | undefined): string {
  if (typed === undefined) return '';
  if (secretFields.has(field)) return typed;
  const text = typed.normalize('NFC').trim();
  return field === 'mobileNum' ? text.replace(/[\s().-]/g, '') : text;
}

/**
 * Checks a normalized value (`typedValue`) against its field's setting; null: valid. A field that is not asked has no
 * fault. The pattern covers the whole value, `*` allows any; lengths count characters, an emoji is one.
 */
export function checkField(
  { enabled, required, acceptedPattern, patternId, minLength: min, maxLength: max }: FieldSetting,
  value: string,
): Exclude<FieldFault, { rule: 'different' }> | null {
  if (!enabled) return null;
  if (value === '') return required ? { rule: 'empty' } : null;
  // the length first, so that no pattern runs on an arbitrarily long text
  const fits = isBetween(value, min, max) && !noText.test(value) && matches(acceptedPattern, value);
  return fits ? null : { rule: 'pattern', patternId, min, max };
}

/** Faults of a whole form by field; a confirmation must equal the password. */
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

/** Text of a length's bounds: one number where they are equal (section 5). */
export const lengthText = ({ min, max }: { readonly min: number; readonly max: number }): string =>
  min === max ? String(min) : `${min}-${max}`;

/** A confirmation's own pattern is ignored: the password was checked. */
function checkRepeated({ enabled, required }: FieldSetting, value: string, password = ''): FieldFault | null {
  if (!enabled) return null;
  if (value === '' && (required || password !== '')) return { rule: 'empty' };
  return value === password ? null : { rule: 'different' };
}

function isBetween(value: string, min: number, max: number): boolean {
  // a character has at most two code units
  if (value.length > 2 * max) return false;
  const length = [...value].length;
  return length >= min && length <= max;
}

function matches(acceptedPattern: string, value: string): boolean {
  return acceptedPattern === '*' || new RegExp(`^(?:${acceptedPattern})$`, 'u').test(value);
}
