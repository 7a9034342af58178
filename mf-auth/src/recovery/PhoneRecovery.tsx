import type { SignInValue } from '@unisite/shared/contract/access';
import { typedValue } from '@unisite/shared/contract/fieldRule';
import { forgotPasswordSms, setPasswordByPhone } from '@unisite/shared/contract/passwords';
import type { Form } from '@unisite/shared/form';
import { useText } from '@unisite/shared/i18n';
import { useHumanProof, useRetryableCall } from '@unisite/shared/session/form';
import { type Country, defaultCountry, MobileField } from '@unisite/shared/session/mobile';
import { type ReactElement, useState } from 'react';
import { FieldsForm } from '../fields/FieldsForm.tsx';
import { NewPasswordPair } from '../fields/NewPasswordPair.tsx';
import { type PasswordRule, phoneRule } from '../fields/rules.ts';
import { SmsCodeField } from '../fields/SmsCodeField.tsx';
import type { PhoneNumber } from '../fields/smsCode.ts';
import { useFieldProps } from '../fields/useFieldProps.ts';
import { type FieldValues, useFieldsForm } from '../fields/useFieldsForm.ts';

interface PhoneRecoveryForm {
  form: Form<FieldValues>;
  country: Country;
  chooseCountry: (country: Country) => void;
  number: () => PhoneNumber;
}

/** Sets a new password with an SMS code and signs the member in (section 4). The rule is undefined while it loads. */
export function usePhoneRecovery(
  rule: PasswordRule | undefined,
  onSignedIn: (value: SignInValue) => void,
): PhoneRecoveryForm {
  const { sendOnce } = useRetryableCall();
  const [country, chooseCountry] = useState<Country>(defaultCountry);
  const form = useFieldsForm({
    fields: ['mobileNum', 'verificationCode', 'newPassword', 'confirmNewPassword'],
    rule: (values) => (rule ? phoneRule(rule)(values) : new Map()),
    async submit({ newPassword = '', verificationCode = '' }) {
      const request = { ...number(), newPassword, verificationCode: verificationCode.trim() };
      onSignedIn(await sendOnce(setPasswordByPhone, request));
    },
  });
  const number = (): PhoneNumber => ({
    mobileNum: typedValue('mobileNum', form.values.mobileNum),
    countryDialingCode: country.countryDialingCode,
  });
  return { form, country, chooseCountry, number };
}

interface PhoneRecoveryProps extends PhoneRecoveryForm {
  rule: PasswordRule;
}

export function PhoneRecovery({ form, country, chooseCountry, number, rule }: PhoneRecoveryProps): ReactElement {
  const t = useText();
  const fieldProps = useFieldProps();
  const human = useHumanProof();
  return (
    <>
      <p className="soft">{t('recover.mobileText')}</p>
      <FieldsForm form={form} submit={t('recover.submitMobile')}>
        <MobileField {...fieldProps(form.field('mobileNum'))} country={country} onCountry={chooseCountry} />
        <SmsCodeField
          {...fieldProps(form.field('verificationCode'))}
          operation={forgotPasswordSms}
          number={() => (form.validateField('mobileNum') ? number() : null)}
          prove={human.prove}
        />
        <NewPasswordPair form={form} rule={rule} />
      </FieldsForm>
      {human.dialog}
    </>
  );
}
