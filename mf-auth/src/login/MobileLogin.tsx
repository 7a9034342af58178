import type { SignedIn, VerificationAsked } from '@unisite/shared/contract/access';
import { fieldRefusals } from '@unisite/shared/contract/fieldRefusals';
import { loginSms } from '@unisite/shared/contract/verification';
import { useLanguage, useText } from '@unisite/shared/i18n';
import { CaptchaField, useHumanProof, useSignIn } from '@unisite/shared/session/form';
import { MobileField } from '@unisite/shared/session/mobile';
import { Button, Checkbox, Notice } from '@unisite/shared/ui';
import { type FormEvent, type ReactElement, useRef, useState } from 'react';
import { SmsCodeField } from '../fields/SmsCodeField.tsx';
import { forgetMobile, rememberMobile } from './lastMobile.ts';
import { useMobileNumber } from './useMobileNumber.ts';

interface MobileLoginProps {
  onSignedIn(value: SignedIn): void;
  onVerification(asked: VerificationAsked): void;
}

/** The mobile number and the code of an SMS (section 4): no slide at the login, a check before the code is sent. */
export function MobileLogin({ onSignedIn, onVerification }: MobileLoginProps): ReactElement {
  const t = useText();
  const language = useLanguage();
  const mobile = useMobileNumber(() => forget('username'));
  const [code, setCode] = useState('');
  const [remember, setRemember] = useState(mobile.known);
  const fields = {
    username: mobile.element,
    password: useRef<HTMLInputElement>(null),
    captcha: useRef<HTMLInputElement>(null),
  };
  const { prove, dialog: smsCheck } = useHumanProof();
  const keep = () => (remember ? rememberMobile(mobile.typed) : forgetMobile());
  const { submit, busy, errors, captcha, dialog, forget } = useSignIn({
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

  const checkedNumber = () => {
    const checked = mobile.checked();
    return checked && { mobileNum: checked.mobileNum, countryDialingCode: checked.country.countryDialingCode };
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const checked = checkedNumber();
    if (!checked) return;
    const { mobileNum, countryDialingCode } = checked;
    const wrong = await submit({ username: mobileNum, password: code }, { type: 'sms', countryDialingCode });
    if (wrong) fields[wrong].current?.focus();
  };

  return (
    <>
      <form className="stack" onSubmit={(event) => void send(event)} noValidate>
        {errors.form && <Notice tone="error">{errors.form}</Notice>}
        <MobileField {...mobile.field} error={mobile.field.error ?? errors.username} />
        <SmsCodeField
          ref={fields.password}
          label={t('login.code')}
          operation={loginSms}
          number={checkedNumber}
          prove={prove}
          value={code}
          onChange={({ target: { value } }) => {
            setCode(value);
            forget('password');
          }}
          error={errors.password}
        />
        {captcha && (
          <CaptchaField
            takesFocus
            inputRef={fields.captcha}
            turn={captcha.turn}
            proof={captcha.proof}
            onProof={captcha.setProof}
            error={errors.captcha}
          />
        )}
        <Checkbox checked={remember} onChange={({ target: { checked } }) => setRemember(checked)}>
          {t('login.rememberMobile')}
        </Checkbox>
        <Button type="submit" variant="primary" size="lg" block busy={busy}>
          {t('login.submit')}
        </Button>
      </form>
      {smsCheck}
      {dialog}
    </>
  );
}
