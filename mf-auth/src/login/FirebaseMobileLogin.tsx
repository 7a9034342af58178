import { fieldRefusals } from '@unisite/shared/contract/fieldRefusals';
import { toInput, useForm } from '@unisite/shared/form';
import { useLanguage, useText } from '@unisite/shared/i18n';
import { MobileField } from '@unisite/shared/session/mobile';
import type { Firebase } from '@unisite/shared/session/social';
import { useThrottle } from '@unisite/shared/session/throttle';
import { announce, Button, Notice, TextField } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { Wait } from '../fields/SmsCodeField.tsx';
import { AdultQuestion } from '../social/AdultQuestion.tsx';
import { internationalNumber } from '../social/internationalNumber.ts';
import { type SocialSignInOptions, useSocialSignIn } from '../social/useSocialSignIn.ts';
import { lastMobile } from './lastMobile.ts';
import { isMobileNumber } from './mobileNumber.ts';

/** Section 9: wait until Firebase sends the next code, milliseconds. */
const nextCode = 60_000;

/** Sign-in with a mobile number and an SMS code sent by Firebase (section 4, Firebase SMS on). */
export function FirebaseMobileLogin({
  firebase,
  ...options
}: SocialSignInOptions & { firebase(): Firebase }): ReactElement {
  const t = useText();
  const language = useLanguage();
  const [kept] = useState(lastMobile);
  const [country, setCountry] = useState(kept.country);
  const [until, setUntil] = useState<number | null>(null);
  const throttle = useThrottle(() => announce(t('field.tooSoon')));
  const social = useSocialSignIn(options);
  const form = useForm({
    values: { mobileNum: kept.mobileNum, code: '' },
    validate: ({ mobileNum, code }) => ({
      mobileNum: isMobileNumber(mobileNum) ? null : fieldRefusals.MOBILE_INVALID[language],
      code: code.trim() ? null : t('login.codeMissing'),
    }),
    async submit({ code }) {
      if (!social.busy) await social.begin(`code ${code}`, () => firebase().confirmPhone(code));
    },
  });

  const sendCode = async () => {
    if (social.busy || until !== null || !form.validateField('mobileNum') || !throttle.take()) return;
    const to = internationalNumber(form.values.mobileNum.trim(), country.countryDialingCode);
    if (!(await social.attempt(() => firebase().startPhone(to)))) return;
    setUntil(Date.now() + nextCode);
    announce(t('login.codeSent'));
  };

  return (
    <>
      <form {...form.form} className="stack">
        {social.failed && <Notice tone="error">{social.failed}</Notice>}
        <MobileField
          {...toInput(form.field('mobileNum'))}
          label={t('login.mobile')}
          country={country}
          onCountry={setCountry}
        />
        <TextField
          {...toInput(form.field('code'))}
          label={t('login.code')}
          icon="shield"
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          maxLength={255}
          end={
            <Button size="sm" aria-disabled={until !== null} onClick={() => void sendCode()}>
              {until !== null ? (
                <Wait until={until} onOver={() => setUntil(null)} />
              ) : (
                t(throttle.isThrottled ? 'field.tooSoon' : 'field.sendCode')
              )}
            </Button>
          }
        />
        <Button type="submit" variant="primary" size="lg" block busy={social.busy}>
          {t('login.submit')}
        </Button>
      </form>
      <AdultQuestion {...social} />
    </>
  );
}
