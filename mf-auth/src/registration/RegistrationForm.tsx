import { fieldRefusals } from '@unisite/shared/contract/fieldRefusals';
import { refusalSentence } from '@unisite/shared/contract/refusalSentence';
import { useLanguage, useText } from '@unisite/shared/i18n';
import { CaptchaField, useHumanProof } from '@unisite/shared/session/form';
import { Button, ConfirmDialog, Notice, Tabs } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { FormActions } from '../fields/FormActions.tsx';
import { WarningDialog } from '../fields/WarningDialog.tsx';
import { AdultBox } from './AdultBox.tsx';
import { RegistrationFieldInput } from './RegistrationFieldInput.tsx';
import type { Registration } from './useRegistration.ts';

const captchaTexts = { missing: 'register.captchaMissing', refused: 'register.captchaRefused' } as const;

/** Registering by user name or by mobile number (section 2), with the fields that the market asks. */
export function RegistrationForm({ registration }: { registration: Registration }): ReactElement {
  const t = useText();
  const language = useLanguage();
  const human = useHumanProof();
  const { tabs, tab, shown, form, country, captcha, adult, affiliate, refusal, busy, toFix } = registration;
  const [resetting, setResetting] = useState(false);

  return (
    <>
      {tabs.length > 1 && (
        <Tabs
          label={t('register.way')}
          value={tab}
          tabs={tabs.map((id) => ({ id, label: t(`register.${id}`), icon: id === 'mobile' ? 'phone' : 'user' }))}
          onChange={(id) => registration.chooseTab(id === 'mobile' ? 'mobile' : 'username')}
        />
      )}
      <form className="stack" noValidate onSubmit={(event) => void registration.submit(event)}>
        {toFix > 0 && <Notice tone="error">{t('field.toFix', { count: toFix })}</Notice>}
        {refusal && <Notice tone="error">{refusalSentence(refusal, language)}</Notice>}
        {shown.map((asked) => (
          <RegistrationFieldInput
            key={asked.field}
            asked={asked}
            form={form}
            country={country}
            onCountry={registration.chooseCountry}
            sms={{ number: registration.numberToCall, prove: human.prove }}
          />
        ))}
        <CaptchaField
          key={tab}
          proof={captcha.proof}
          onProof={captcha.take}
          turn={captcha.turn}
          error={captcha.wrong && t(captchaTexts[captcha.wrong])}
          inputRef={captcha.input}
        />
        <AdultBox checked={adult.checked} onChange={adult.tick} missing={adult.missing} ref={adult.input} />
        <FormActions>
          <Button size="lg" variant="outline" disabled={!registration.touched} onClick={() => setResetting(true)}>
            {t('register.reset')}
          </Button>
          <Button type="submit" variant="primary" size="lg" busy={busy}>
            {t('register.submit')}
          </Button>
        </FormActions>
      </form>
      {human.dialog}
      <WarningDialog
        text={affiliate.warning ? fieldRefusals.AFFILIATE_CODE_INVALID[language] : null}
        onClose={affiliate.readWarning}
      />
      <ConfirmDialog
        open={resetting}
        title={t('register.resetTitle')}
        text={t('register.resetText')}
        confirm={t('register.resetConfirm')}
        onClose={() => setResetting(false)}
        onConfirm={() => {
          setResetting(false);
          registration.reset();
        }}
      />
    </>
  );
}
