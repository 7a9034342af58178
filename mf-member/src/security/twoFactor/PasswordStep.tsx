import { beginTwoFactor } from '@unisite/shared/contract/memberSecurity';
import { useText } from '@unisite/shared/i18n';
import { useRetryableCall } from '@unisite/shared/session/form';
import { Button } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { CurrentPasswordField } from '../../form/CurrentPasswordField.tsx';
import { usePasswordForm } from '../../form/usePasswordForm.ts';
import { ValidatedForm } from '../../form/ValidatedForm.tsx';
import type { Secret } from './SecretStep.tsx';

/** Reauthenticates before a secret is issued, so that an unattended page cannot get one. */
export function PasswordStep({ onSecret }: { onSecret: (secret: Secret) => void }): ReactElement {
  const t = useText();
  const { sendOnce } = useRetryableCall();
  const form = usePasswordForm({
    values: { password: '' },
    submit: async (typed) => onSecret(await sendOnce(beginTwoFactor, typed)),
  });
  return (
    <>
      <p className="soft">{t('twoFactor.onText')}</p>
      <ValidatedForm form={form}>
        <CurrentPasswordField {...form.field('password')} />
        <Button type="submit" variant="primary" block busy={form.busy}>
          {t('twoFactor.next')}
        </Button>
      </ValidatedForm>
    </>
  );
}
