import type { AskedField } from '@unisite/shared/contract/fieldRule';
import { registerSms } from '@unisite/shared/contract/verification';
import { type Country, MobileField } from '@unisite/shared/session/mobile';
import { PasswordField, TextField } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { bind } from '../fields/bind.ts';
import type { FieldForm } from '../fields/fieldForm.ts';
import { NewPasswordField } from '../fields/NewPasswordField.tsx';
import { SmsCodeField } from '../fields/SmsCodeField.tsx';
import type { SmsCodeOptions } from '../fields/smsCode.ts';
import { useFieldTexts } from '../fields/useFieldTexts.ts';
import { fieldInputs } from './fieldInputs.ts';

export interface AskedFieldInputProps {
  asked: AskedField;
  form: FieldForm;
  country: Country;
  onCountry(country: Country): void;
  sms: Omit<SmsCodeOptions, 'operation'>;
}

/**
 * A field of the registration as the market asks it: the kind of input by its name, what is said about it by its
 * setting.
 */
export function RegistrationFieldInput({ asked, form, country, onCountry, sms }: AskedFieldInputProps): ReactElement {
  const { field, setting } = asked;
  const common = {
    ...useFieldTexts()(field, setting, form.complaints.get(field)),
    ...bind(form, field),
  };
  switch (field) {
    case 'password':
      return <NewPasswordField {...common} />;
    case 'confirmPassword':
      return <PasswordField {...common} icon="lock" autoComplete="new-password" maxLength={255} />;
    case 'paymentPassword':
      return (
        <PasswordField
          {...common}
          icon="wallet"
          autoComplete="new-password"
          inputMode={setting.patternId === 6 ? 'numeric' : 'text'}
          maxLength={255}
        />
      );
    case 'mobileNum':
      return <MobileField {...common} country={country} onCountry={onCountry} />;
    case 'verificationCode':
      return <SmsCodeField {...common} {...sms} operation={registerSms} />;
    default:
      return <TextField spellCheck={false} maxLength={255} {...fieldInputs[field]} {...common} />;
  }
}
