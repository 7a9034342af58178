import type { SignedIn, VerificationAsked } from '@unisite/shared/contract/access';
import { loginSms } from '@unisite/shared/contract/verification';
import { useText } from '@unisite/shared/i18n';
import { CaptchaField, useHumanProof, useSignIn } from '@unisite/shared/session/form';
import { MobileField } from '@unisite/shared/session/mobile';
import { Button, Checkbox, Notice } from '@unisite/shared/ui';
import { type FormEvent, type ReactElement, useRef, useState } from 'react';
import { SmsCodeField } from '../fields/SmsCodeField.tsx';
import { forgetMobile, lastMobile, rememberMobile } from './lastMobile.ts';
import { isMobileNumber } from './mobileNumber.ts';

interface MobileLoginProps {
  onSignedIn(value: SignedIn): void;
  onVerification(asked: VerificationAsked): void;
}

/** The mobile number and the code of an SMS (section 4): no slide at the login, a check before the code is sent. */
export function MobileLogin({ onSignedIn, onVerification }: MobileLoginProps): ReactElement {
  const t = useText();
  const [kept] = useState(lastMobile);
  const [country, setCountry] = useState(kept.country);
  const [number, setNumber] = useState(kept.mobileNum);
  const [code, setCode] = useState('');
  const [remember, setRemember] = useState(kept.mobileNum !== '');
  const [invalid, setInvalid] = useState(false);
  const fields = {
    username: useRef<HTMLInputElement>(null),
    password: useRef<HTMLInputElement>(null),
    captcha: useRef<HTMLInputElement>(null),
  };
  const { prove, dialog: smsCheck } = useHumanProof();
  const keep = () => (remember ? rememberMobile({ country, mobileNum: number.trim() }) : forgetMobile());
  const { submit, busy, errors, captcha, dialog, forget } = useSignIn({
    texts: {
      username: t('login.mobileInvalid'),
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
    if (isMobileNumber(number)) return { mobileNum: number.trim(), countryDialingCode: country.countryDialingCode };
    setInvalid(true);
    fields.username.current?.focus();
    return null;
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
        <MobileField
          ref={fields.username}
          label={t('login.mobile')}
          country={country}
          onCountry={setCountry}
          value={number}
          onChange={({ target: { value } }) => {
            setNumber(value);
            setInvalid(false);
            forget('username');
          }}
          error={invalid ? t('login.mobileInvalid') : errors.username}
        />
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
