import type { SignInValue } from '@unisite/shared/contract/access';
import { typedValue } from '@unisite/shared/contract/fieldRule';
import { forgotPasswordSms, setPasswordByPhone } from '@unisite/shared/contract/passwords';
import { useText } from '@unisite/shared/i18n';
import { useHumanProof, useRepeatedCall } from '@unisite/shared/session/form';
import { type Country, homeCountry, MobileField } from '@unisite/shared/session/mobile';
import { type ReactElement, useState } from 'react';
import { bind } from '../fields/bind.ts';
import { FieldsForm } from '../fields/FieldsForm.tsx';
import type { FieldForm } from '../fields/fieldForm.ts';
import { NewPasswordPair } from '../fields/NewPasswordPair.tsx';
import type { PasswordRule } from '../fields/rules.ts';
import { SmsCodeField } from '../fields/SmsCodeField.tsx';
import type { PhoneNumber } from '../fields/smsCode.ts';
import { useFieldTexts } from '../fields/useFieldTexts.ts';
import { useSubmit } from '../fields/useSubmit.ts';

interface PhoneRecoveryProps {
  form: FieldForm;
  rule: PasswordRule;
  onSignedIn(value: SignInValue): void;
}

export const phoneFields = ['mobileNum', 'verificationCode', 'newPassword', 'confirmNewPassword'] as const;

/** Sets a new password with a code that came to the member's number; who did is signed in (section 4). */
export function PhoneRecovery({ form, rule, onSignedIn }: PhoneRecoveryProps): ReactElement {
  const t = useText();
  const texts = useFieldTexts();
  const human = useHumanProof();
  const { repeat } = useRepeatedCall();
  const [country, setCountry] = useState<Country>(homeCountry);
  const number = (): PhoneNumber => ({
    mobileNum: typedValue('mobileNum', form.typed.mobileNum),
    countryDialingCode: country.countryDialingCode,
  });
  const sending = useSubmit(form, phoneFields, async () => {
    const { newPassword = '', verificationCode = '' } = form.typed;
    const request = { ...number(), newPassword, verificationCode: verificationCode.trim() };
    onSignedIn(await repeat(setPasswordByPhone, request));
  });
  return (
    <>
      <p className="soft">{t('recover.mobileText')}</p>
      <FieldsForm sending={sending} toFix={form.toFix} submit={t('recover.submitMobile')}>
        <MobileField
          {...bind(form, 'mobileNum')}
          {...texts('mobileNum', null, form.complaints.get('mobileNum'))}
          country={country}
          onCountry={setCountry}
        />
        <SmsCodeField
          {...bind(form, 'verificationCode')}
          {...texts('verificationCode', null, form.complaints.get('verificationCode'))}
          operation={forgotPasswordSms}
          number={() => (form.fits('mobileNum') ? number() : null)}
          prove={human.prove}
        />
        <NewPasswordPair form={form} rule={rule} />
      </FieldsForm>
      {human.dialog}
    </>
  );
}
