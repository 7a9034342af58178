import { useAction } from '@unisite/shared/api';
import { beginTwoFactor } from '@unisite/shared/contract/memberSecurity';
import { useText } from '@unisite/shared/i18n';
import { Button, PasswordField } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { CheckedForm } from '../form/CheckedForm.tsx';
import { useFormErrors } from '../form/useFormErrors.ts';
import type { Secret } from './SecretStep.tsx';

/** That it is the member who asks for a secret, and not somebody at their open page. */
export function PasswordStep({ onSecret }: { onSecret: (secret: Secret) => void }): ReactElement {
  const t = useText();
  const begin = useAction(beginTwoFactor);
  const [password, setPassword] = useState('');
  const { form, errors, show, refused, forget } = useFormErrors(['password']);
  const submit = async () => {
    if (begin.isPending) return;
    if (!password) return show(new Map([['password', t('security.passwordMissing')]]));
    try {
      onSecret(await begin.mutateAsync({ password }));
    } catch (error) {
      refused(error, { WRONG_PASSWORD: 'password' });
    }
  };
  return (
    <>
      <p className="soft">{t('twoFactor.onText')}</p>
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
        <Button type="submit" variant="primary" block busy={begin.isPending}>
          {t('twoFactor.next')}
        </Button>
      </CheckedForm>
    </>
  );
}
