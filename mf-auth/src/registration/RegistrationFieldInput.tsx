import { type AskedField, typedValue } from '@unisite/shared/contract/fieldRule';
import { registerSms } from '@unisite/shared/contract/verification';
import { MobileField } from '@unisite/shared/session/mobile';
import { PasswordField, TextField } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { NewPasswordField } from '../fields/NewPasswordField.tsx';
import { SmsCodeField } from '../fields/SmsCodeField.tsx';
import type { SmsCodeOptions } from '../fields/smsCode.ts';
import { useFieldProps } from '../fields/useFieldProps.ts';
import { fieldInputs } from './fieldInputs.ts';
import type { Registration } from './useRegistration.ts';

export interface RegistrationFieldInputProps {
  asked: AskedField;
  registration: Registration;
  prove: SmsCodeOptions['prove'];
}

/** A registration field: its name decides the kind of input, the market's setting its label, hint and pattern. */
export function RegistrationFieldInput({ asked, registration, prove }: RegistrationFieldInputProps): ReactElement {
  const { field, setting } = asked;
  const { form, country, chooseCountry, numberToCall, affiliate } = registration;
  const common = useFieldProps()(form.field(field), setting);
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
      return <MobileField {...common} country={country} onCountry={chooseCountry} />;
    case 'verificationCode':
      return <SmsCodeField {...common} operation={registerSms} number={numberToCall} prove={prove} />;
    case 'affiliateCode':
      return (
        <TextField
          spellCheck={false}
          maxLength={255}
          {...fieldInputs[field]}
          {...common}
          onChange={(event) => {
            affiliate.forget();
            common.onChange(event);
          }}
          onBlur={(event) => {
            common.onBlur(event);
            void affiliate.check(typedValue(field, form.values[field]));
          }}
        />
      );
    default:
      return <TextField spellCheck={false} maxLength={255} {...fieldInputs[field]} {...common} />;
  }
}
