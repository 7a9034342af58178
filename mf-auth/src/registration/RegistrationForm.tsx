import { fieldRefusals } from '@unisite/shared/contract/fieldRefusals';
import { useLanguage, useText } from '@unisite/shared/i18n';
import { CaptchaField, useHumanProof } from '@unisite/shared/session/form';
import { Button, ConfirmDialog, Notice, Tabs } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { FormActions } from '../fields/FormActions.tsx';
import { WarningDialog } from '../fields/WarningDialog.tsx';
import { AdultBox } from './AdultBox.tsx';
import { RegistrationFieldInput } from './RegistrationFieldInput.tsx';
import type { Registration } from './useRegistration.ts';

/** Registration by user name or mobile number (section 2), with the market's fields. */
export function RegistrationForm({ registration }: { registration: Registration }): ReactElement {
  const t = useText();
  const language = useLanguage();
  const human = useHumanProof();
  const { tabs, tab, shown, form, captchaTurn, affiliate } = registration;
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
      <form {...form.form} className="stack">
        {form.errorCount > 0 && <Notice tone="error">{t('field.toFix', { count: form.errorCount })}</Notice>}
        {form.errors.form && <Notice tone="error">{form.errors.form}</Notice>}
        {shown.map((asked) => (
          <RegistrationFieldInput key={asked.field} asked={asked} registration={registration} prove={human.prove} />
        ))}
        <CaptchaField
          key={tab}
          proof={form.values.captcha}
          onProof={(proof) => form.change('captcha', proof)}
          turn={captchaTurn}
          error={form.errors.captcha}
        />
        <AdultBox {...form.field('adult')} />
        <FormActions>
          <Button size="lg" variant="outline" disabled={!form.touched} onClick={() => setResetting(true)}>
            {t('register.reset')}
          </Button>
          <Button type="submit" variant="primary" size="lg" busy={form.busy}>
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
