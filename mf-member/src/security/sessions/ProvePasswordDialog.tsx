import { reauthenticate } from '@unisite/shared/contract/memberSecurity';
import { useText } from '@unisite/shared/i18n';
import { useRetryableCall } from '@unisite/shared/session/form';
import { Button, Dialog } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { CurrentPasswordField } from '../../form/CurrentPasswordField.tsx';
import { usePasswordForm } from '../../form/usePasswordForm.ts';
import { ValidatedForm } from '../../form/ValidatedForm.tsx';

interface ProvePasswordDialogProps {
  onProved: () => void;
  onClose: () => void;
}

/** Reauthenticates, so that an unattended page cannot end sessions. */
export default function ProvePasswordDialog({ onProved, onClose }: ProvePasswordDialogProps): ReactElement {
  const t = useText();
  const { sendOnce } = useRetryableCall();
  const form = usePasswordForm({
    values: { password: '' },
    submit: async (typed) => {
      await sendOnce(reauthenticate, typed);
      onProved();
    },
  });
  return (
    <Dialog open icon="lock" title={t('sessions.proveTitle')} dismissible={!form.busy} onClose={onClose}>
      <p className="soft">{t('sessions.proveText')}</p>
      <ValidatedForm form={form}>
        <CurrentPasswordField {...form.field('password')} />
        <Button type="submit" variant="primary" block busy={form.busy}>
          {t('sessions.prove')}
        </Button>
      </ValidatedForm>
    </Dialog>
  );
}
