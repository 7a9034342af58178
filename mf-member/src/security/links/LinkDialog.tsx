import { useAction } from '@unisite/shared/api';
import { type IdentityProvider, linkIdentity, unlinkIdentity } from '@unisite/shared/contract/memberSecurity';
import { useText } from '@unisite/shared/i18n';
import { useFirebase } from '@unisite/shared/session/social';
import { Button, Dialog, PasswordField, toastStore } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { CheckedForm } from '../form/CheckedForm.tsx';
import { useFormErrors } from '../form/useFormErrors.ts';
import { keepOverview } from '../securityChanged.ts';
import { failureKey, providerNames, tokenOf } from './providers.ts';

interface LinkDialogProps {
  provider: IdentityProvider;
  /** It is linked, and is not to be any more. */
  linked: boolean;
  onClose: () => void;
}

/** Links an account of Google or Facebook, or lets go of it: the password, and to link it a sign-in there. */
export default function LinkDialog({ provider, linked, onClose }: LinkDialogProps): ReactElement {
  const t = useText();
  const name = providerNames[provider];
  const link = useAction(linkIdentity);
  const unlink = useAction(unlinkIdentity);
  const { host, firebase } = useFirebase(!linked, t('links.frame'));
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const { form, errors, show, refused, forget } = useFormErrors(['password']);

  const work = async () =>
    linked
      ? unlink.mutateAsync({ password, provider })
      : link.mutateAsync({ idToken: await tokenOf(firebase(), provider), password });
  const submit = async () => {
    if (busy) return;
    if (!password) return show(new Map([['password', t('security.passwordMissing')]]));
    setBusy(true);
    try {
      keepOverview(await work());
    } catch (error) {
      const key = failureKey(error);
      if (key) show(new Map([['form', t(key, { name })]]));
      else refused(error, { WRONG_PASSWORD: 'password' });
      return;
    } finally {
      setBusy(false);
    }
    toastStore.show({ title: t(linked ? 'links.ended' : 'links.done', { name }), icon: 'link' });
    onClose();
  };

  return (
    <Dialog
      open
      icon="link"
      title={t(linked ? 'links.endTitle' : 'links.linkTitle', { name })}
      dismissible={!busy}
      onClose={onClose}
    >
      <p className="soft">{t(linked ? 'links.endText' : 'links.linkText', { name })}</p>
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
        <Button type="submit" variant={linked ? 'danger' : 'primary'} block busy={busy}>
          {t(linked ? 'links.end' : 'links.go', { name })}
        </Button>
      </CheckedForm>
      <div ref={host} />
    </Dialog>
  );
}
