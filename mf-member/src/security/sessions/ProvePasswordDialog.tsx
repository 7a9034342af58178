import { useAction } from '@unisite/shared/api';
import { provePassword } from '@unisite/shared/contract/memberSecurity';
import { useText } from '@unisite/shared/i18n';
import { Button, Dialog, PasswordField } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { CheckedForm } from '../form/CheckedForm.tsx';
import { useFormErrors } from '../form/useFormErrors.ts';

interface ProvePasswordDialogProps {
  onProved: () => void;
  onClose: () => void;
}

/** The password once more: whoever finds a page open ends nobody's session. */
export default function ProvePasswordDialog({ onProved, onClose }: ProvePasswordDialogProps): ReactElement {
  const t = useText();
  const prove = useAction(provePassword);
  const [password, setPassword] = useState('');
  const { form, errors, show, refused, forget } = useFormErrors(['password']);
  const submit = async () => {
    if (prove.isPending) return;
    if (!password) return show(new Map([['password', t('security.passwordMissing')]]));
    try {
      await prove.mutateAsync({ password });
    } catch (error) {
      return refused(error, { WRONG_PASSWORD: 'password' });
    }
    onProved();
  };
  return (
    <Dialog open icon="lock" title={t('sessions.proveTitle')} dismissible={!prove.isPending} onClose={onClose}>
      <p className="soft">{t('sessions.proveText')}</p>
      <CheckedForm form={form} error={errors.get('form')} onSubmit={submit}>
        <PasswordField
          name="password"
          label={t('security.passwordNow')}
          autoComplete="current-password"
          value={password}
          error={errors.get('password')}
          onChange={({ target }) => {
            setPassword(target.value);
            forget('password');
          }}
        />
        <Button type="submit" variant="primary" block busy={prove.isPending}>
          {t('sessions.prove')}
        </Button>
      </CheckedForm>
    </Dialog>
  );
}
