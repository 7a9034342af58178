import { type IdentityProvider, linkIdentity, unlinkIdentity } from '@unisite/shared/contract/memberSecurity';
import { useText } from '@unisite/shared/i18n';
import { useRetryableCall } from '@unisite/shared/session/form';
import { useFirebase } from '@unisite/shared/session/social';
import { Button, Dialog, toastStore } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { CurrentPasswordField } from '../../form/CurrentPasswordField.tsx';
import { usePasswordForm } from '../../form/usePasswordForm.ts';
import { ValidatedForm } from '../../form/ValidatedForm.tsx';
import { cacheOverview } from '../invalidateSecurity.ts';
import { failureKey, providerNames } from './providers.ts';
import { useIdToken } from './useIdToken.ts';

interface LinkDialogProps {
  provider: IdentityProvider;
  /** It is linked, and will be unlinked. */
  linked: boolean;
  onClose: () => void;
}

/** Links or unlinks a Google or Facebook account: the password, and to link it a sign-in there. */
export default function LinkDialog({ provider, linked, onClose }: LinkDialogProps): ReactElement {
  const t = useText();
  const name = providerNames[provider];
  const { sendOnce } = useRetryableCall();
  const withIdToken = useIdToken();
  const { host, firebase } = useFirebase(!linked, t('links.frame'));
  const form = usePasswordForm({
    values: { password: '' },
    submit: async ({ password }) => {
      const overview = linked
        ? await sendOnce(unlinkIdentity, { password, provider })
        : await withIdToken(firebase, provider, (idToken) => sendOnce(linkIdentity, { idToken, password }));
      cacheOverview(overview);
      toastStore.show({ title: t(linked ? 'links.ended' : 'links.done', { name }), icon: 'link' });
      onClose();
    },
    explain: (error) => {
      const key = failureKey(error);
      return key && { form: t(key, { name }) };
    },
  });

  return (
    <Dialog
      open
      icon="link"
      title={t(linked ? 'links.endTitle' : 'links.linkTitle', { name })}
      dismissible={!form.busy}
      onClose={onClose}
    >
      <p className="soft">{t(linked ? 'links.endText' : 'links.linkText', { name })}</p>
      <ValidatedForm form={form}>
        <CurrentPasswordField {...form.field('password')} />
        <Button type="submit" variant={linked ? 'danger' : 'primary'} block busy={form.busy}>
          {t(linked ? 'links.end' : 'links.go', { name })}
        </Button>
      </ValidatedForm>
      <div ref={host} />
    </Dialog>
  );
}
