import type { SecondStepRequired, SignedIn } from '@unisite/shared/contract/access';
import { fieldRefusals } from '@unisite/shared/contract/fieldRefusals';
import { loginSms } from '@unisite/shared/contract/verification';
import { toInput } from '@unisite/shared/form';
import { useLanguage, useText } from '@unisite/shared/i18n';
import { CaptchaField, type SignInValues, useHumanProof, useSignIn } from '@unisite/shared/session/form';
import { MobileField } from '@unisite/shared/session/mobile';
import { Button, Checkbox, Notice } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { SmsCodeField } from '../fields/SmsCodeField.tsx';
import { forgetMobile, lastMobile, rememberMobile } from './lastMobile.ts';
import { isMobileNumber } from './mobileNumber.ts';

interface MobileLoginProps {
  onSignedIn(value: SignedIn): void;
  onVerification(asked: SecondStepRequired): void;
}

/**
 * Sign-in with a mobile number and an SMS code (section 4): no slide at the login, but a check before the code is sent.
 */
export function MobileLogin({ onSignedIn, onVerification }: MobileLoginProps): ReactElement {
  const t = useText();
  const language = useLanguage();
  const [kept] = useState(lastMobile);
  const [country, setCountry] = useState(kept.country);
  const [remember, setRemember] = useState(kept.mobileNum !== '');
  const { prove, dialog: smsCheck } = useHumanProof();
  const credentials = ({ username = kept.mobileNum, password = '' }: SignInValues) => ({ username, password });
  const keep = () => (remember ? rememberMobile({ country, mobileNum: mobileNum.trim() }) : forgetMobile());
  const { form, captchaTurn, dialog } = useSignIn({
    credentials,
    course: () => ({ type: 'sms', countryDialingCode: country.countryDialingCode }),
    isUsername: isMobileNumber,
    texts: {
      username: fieldRefusals.MOBILE_INVALID[language],
      password: t('login.codeMissing'),
      captcha: t('login.captchaMissing'),
    },
    onSignedIn(value) {
      keep();
      onSignedIn(value);
    },
    onVerification(asked) {
      keep();
      onVerification(asked);
    },
  });
  const { username: mobileNum } = credentials(form.values);

  return (
    <>
      <form {...form.form} className="stack">
        {form.errors.form && <Notice tone="error">{form.errors.form}</Notice>}
        <MobileField
          {...toInput(form.field('username'))}
          label={t('login.mobile')}
          country={country}
          onCountry={setCountry}
          value={mobileNum}
        />
        <SmsCodeField
          {...toInput(form.field('password'))}
          label={t('login.code')}
          operation={loginSms}
          number={() =>
            form.validateField('username')
              ? { mobileNum: mobileNum.trim(), countryDialingCode: country.countryDialingCode }
              : null
          }
          prove={prove}
        />
        {captchaTurn !== null && (
          <CaptchaField
            takesFocus
            turn={captchaTurn}
            proof={form.values.captcha}
            onProof={(proof) => form.change('captcha', proof)}
            error={form.errors.captcha}
          />
        )}
        <Checkbox checked={remember} onChange={({ target: { checked } }) => setRemember(checked)}>
          {t('login.rememberMobile')}
        </Checkbox>
        <Button type="submit" variant="primary" size="lg" block busy={form.busy}>
          {t('login.submit')}
        </Button>
      </form>
      {smsCheck}
      {dialog}
    </>
  );
}
