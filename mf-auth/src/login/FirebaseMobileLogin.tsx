import { useText } from '@unisite/shared/i18n';
import { MobileField } from '@unisite/shared/session/mobile';
import type { Firebase } from '@unisite/shared/session/social';
import { useTries } from '@unisite/shared/session/tries';
import { announce, Button, Notice, TextField } from '@unisite/shared/ui';
import { type FormEvent, type ReactElement, useRef, useState } from 'react';
import { Wait } from '../fields/SmsCodeField.tsx';
import { AdultQuestion } from '../social/AdultQuestion.tsx';
import { internationalNumber } from '../social/internationalNumber.ts';
import { type SocialSignInOptions, useSocialSignIn } from '../social/useSocialSignIn.ts';
import { useMobileNumber } from './useMobileNumber.ts';

/** Section 9: until Firebase sends the next code, milliseconds. */
const nextCode = 60_000;

/** The mobile number and the code of an SMS that Firebase sends (section 4, Firebase SMS on). */
export function FirebaseMobileLogin({
  firebase,
  ...options
}: SocialSignInOptions & { firebase(): Firebase }): ReactElement {
  const t = useText();
  const [code, setCode] = useState('');
  const [isCodeMissing, setCodeMissing] = useState(false);
  const codeField = useRef<HTMLInputElement>(null);
  const mobile = useMobileNumber(() => setCodeMissing(false));
  const [until, setUntil] = useState<number | null>(null);
  const tries = useTries(() => announce(t('field.tooSoon')));
  const social = useSocialSignIn(options);

  const sendCode = async () => {
    if (social.busy || until !== null) return;
    const number = mobile.checked();
    if (!number || !tries.take()) return;
    const to = internationalNumber(number.mobileNum, number.country.countryDialingCode);
    if (!(await social.attempt(() => firebase().startPhone(to)))) return;
    setUntil(Date.now() + nextCode);
    announce(t('login.codeSent'));
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (social.busy || !mobile.checked()) return;
    if (code.trim() === '') {
      setCodeMissing(true);
      codeField.current?.focus();
      return;
    }
    await social.begin(`code ${code}`, () => firebase().confirmPhone(code));
  };

  return (
    <form className="stack" onSubmit={(event) => void submit(event)} noValidate>
      {social.failed && <Notice tone="error">{social.failed}</Notice>}
      <MobileField {...mobile.field} />
      <TextField
        ref={codeField}
        label={t('login.code')}
        icon="shield"
        value={code}
        onChange={({ target: { value } }) => {
          setCode(value);
          setCodeMissing(false);
        }}
        error={isCodeMissing ? t('login.codeMissing') : undefined}
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        maxLength={255}
        end={
          <Button size="sm" aria-disabled={until !== null} onClick={() => void sendCode()}>
            {until !== null ? (
              <Wait until={until} onOver={() => setUntil(null)} />
            ) : (
              t(tries.isEarly ? 'field.tooSoon' : 'field.sendCode')
            )}
          </Button>
        }
      />
      <Button type="submit" variant="primary" size="lg" block busy={social.busy}>
        {t('login.submit')}
      </Button>
      <AdultQuestion {...social} />
    </form>
  );
}
