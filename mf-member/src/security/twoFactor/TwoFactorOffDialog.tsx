import { endTwoFactor } from '@unisite/shared/contract/memberSecurity';
import { useText } from '@unisite/shared/i18n';
import { useRetryableCall } from '@unisite/shared/session/form';
import { Button, Dialog, toastStore, useUid } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { CodeField } from '../../form/CodeField.tsx';
import { CurrentPasswordField } from '../../form/CurrentPasswordField.tsx';
import { digitsOnly } from '../../form/digitsOnly.ts';
import { usePasswordForm } from '../../form/usePasswordForm.ts';
import { ValidatedForm } from '../../form/ValidatedForm.tsx';
import { invalidateSecurity } from '../invalidateSecurity.ts';

/** Turns two-factor off: the consequence, the password, and a code. */
export default function TwoFactorOffDialog({ onClose }: { onClose: () => void }): ReactElement {
  const t = useText();
  const { sendOnce } = useRetryableCall();
  const textId = useUid();
  const form = usePasswordForm({
    values: { password: '', code: '' },
    validate: ({ code }) => ({ code: digitsOnly(code) ? null : t('security.codeMissing') }),
    submit: async ({ password, code }) => {
      await sendOnce(endTwoFactor, { password, code: digitsOnly(code) });
      invalidateSecurity();
      toastStore.show({ title: t('twoFactor.isOff'), icon: 'shield' });
      onClose();
    },
    fieldOfRefusal: { WRONG_CODE: 'code' },
  });
  return (
    <Dialog
      open
      role="alertdialog"
      icon="alert"
      title={t('twoFactor.offTitle')}
      describedBy={textId}
      dismissible={!form.busy}
      onClose={onClose}
    >
      <p className="soft" id={textId}>
        {t('twoFactor.offText')}
      </p>
      <ValidatedForm form={form}>
        <CurrentPasswordField {...form.field('password')} />
        <CodeField {...form.field('code')} label={t('security.anyCode')} letters />
        <div className="dialog__foot">
          <Button variant="outline" disabled={form.busy} onClick={onClose}>
            {t('twoFactor.keep')}
          </Button>
          <Button type="submit" variant="danger" busy={form.busy}>
            {t('twoFactor.turnOff')}
          </Button>
        </div>
      </ValidatedForm>
    </Dialog>
  );
}
