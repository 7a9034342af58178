import { useAction } from '@unisite/shared/api';
import { endTwoFactor } from '@unisite/shared/contract/memberSecurity';
import { useText } from '@unisite/shared/i18n';
import { Button, Dialog, PasswordField, toastStore, useUid } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { CheckedForm } from '../form/CheckedForm.tsx';
import { CodeField } from '../form/CodeField.tsx';
import { plainCode } from '../form/plainCode.ts';
import { type FormErrors, useFormErrors } from '../form/useFormErrors.ts';
import { securityChanged } from '../securityChanged.ts';

type Field = 'password' | 'code';

/** Turns two-factor off: what the account then lacks, and the password and a code of who wants it so. */
export default function TwoFactorOffDialog({ onClose }: { onClose: () => void }): ReactElement {
  const t = useText();
  const end = useAction(endTwoFactor);
  const textId = useUid();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const { form, errors, show, refused, forget } = useFormErrors<Field>(['password', 'code']);
  const submit = async () => {
    if (end.isPending) return;
    const missing: [Field, string][] = [];
    if (!password) missing.push(['password', t('security.passwordMissing')]);
    if (!plainCode(code)) missing.push(['code', t('security.codeMissing')]);
    if (missing.length > 0) return show(new Map(missing) satisfies FormErrors<Field>);
    try {
      await end.mutateAsync({ password, code: plainCode(code) });
    } catch (error) {
      return refused(error, { WRONG_PASSWORD: 'password', WRONG_CODE: 'code' });
    }
    securityChanged();
    toastStore.show({ title: t('twoFactor.isOff'), icon: 'shield' });
    onClose();
  };
  return (
    <Dialog
      open
      role="alertdialog"
      icon="alert"
      title={t('twoFactor.offTitle')}
      describedBy={textId}
      dismissible={!end.isPending}
      onClose={onClose}
    >
      <p className="soft" id={textId}>
        {t('twoFactor.offText')}
      </p>
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
        <CodeField
          name="code"
          label={t('security.anyCode')}
          letters
          value={code}
          error={errors.get('code')}
          onChange={({ target }) => {
            setCode(target.value);
            forget('code');
          }}
        />
        <div className="dialog__foot">
          <Button variant="outline" disabled={end.isPending} onClick={onClose}>
            {t('twoFactor.keep')}
          </Button>
          <Button type="submit" variant="danger" busy={end.isPending}>
            {t('twoFactor.turnOff')}
          </Button>
        </div>
      </CheckedForm>
    </Dialog>
  );
}
