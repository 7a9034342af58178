import { type FieldName, patternSetting } from '@unisite/shared/contract/fieldPatterns';
import { checkField, checkFields, type FieldFault, typedValue } from '@unisite/shared/contract/fieldRule';
import type { ValueOf } from '@unisite/shared/contract/operation';
import type { passwordRule } from '@unisite/shared/contract/passwords';
import type { FieldSetting, RegistrationField } from '@unisite/shared/contract/registration';
import type { FieldValues, FormRule } from './useFieldsForm.ts';

export type PasswordRule = ValueOf<typeof passwordRule>;

const fieldNames = { enabled: true, required: true } as const;

/** Rules of section 5's fields where no market setting defines them, in the form in which the calls take them. */
const rules = {
  username: { ...fieldNames, ...patternSetting(0, 1, 64) },
  /** Any address that may be bound. Section 9: local part at most 64 characters, domain at most 254. */
  email: { ...fieldNames, ...patternSetting(3, 3, 319), acceptedPattern: '[^\\s@]{1,64}@[^\\s@]{1,254}' },
  /** A national number as people write it; the platform knows each country's numbering plan. */
  mobileNum: { ...fieldNames, ...patternSetting(6, 6, 15) },
  verificationCode: { ...fieldNames, ...patternSetting(0, 1, 255) },
} as const satisfies Partial<Record<RegistrationField, FieldSetting>>;

type Faults = (readonly [field: FieldName, fault: FieldFault])[];

const faultsOf = (fields: readonly (keyof typeof rules)[], values: FieldValues): Faults =>
  fields.flatMap((field) => {
    const fault = checkField(rules[field], typedValue(field, values[field]));
    return fault ? [[field, fault] as const] : [];
  });

const newNames = { password: 'newPassword', confirmPassword: 'confirmNewPassword' } as const;

/** A new password and its confirmation. */
function newPasswordFaults(rule: PasswordRule, { newPassword, confirmNewPassword }: FieldValues): Faults {
  const setting = { ...fieldNames, ...rule };
  const values = { password: newPassword, confirmPassword: confirmNewPassword };
  const faults = checkFields(
    [
      { field: 'password', setting },
      { field: 'confirmPassword', setting },
    ],
    values,
  );
  return (['password', 'confirmPassword'] as const).flatMap((name) => {
    const fault = faults.get(name);
    return fault ? [[newNames[name], fault] as const] : [];
  });
}

/** Recovery by e-mail (section 5). */
export const mailRule: FormRule = (values) => new Map(faultsOf(['username', 'email'], values));

/** Recovery by mobile number (section 5). */
export const phoneRule =
  (password: PasswordRule): FormRule =>
  (values) =>
    new Map([...faultsOf(['mobileNum', 'verificationCode'], values), ...newPasswordFaults(password, values)]);

/** Change of the password (section 5); a ticket replaces the old one. */
export const changeRule =
  (password: PasswordRule, oldIsAsked: boolean): FormRule =>
  (values) => {
    const missing: Faults = oldIsAsked && !values.oldPassword ? [['oldPassword', { rule: 'empty' }]] : [];
    return new Map([...missing, ...newPasswordFaults(password, values)]);
  };
