import { prefetch, useOperation } from '@unisite/shared/api';
import type { SignInValue } from '@unisite/shared/contract/access';
import { affiliateCheck, registrationSettings } from '@unisite/shared/contract/registration';
import { useText } from '@unisite/shared/i18n';
import type { ReactElement } from 'react';
import { FormDialog } from '../fields/FormDialog.tsx';
import { FormSettings } from '../fields/FormSettings.tsx';
import { ModalLink } from '../fields/ModalLink.tsx';
import { goToLogin, signedIn } from '../fields/signedIn.ts';
import { useConfirmLeave } from '../fields/useConfirmLeave.tsx';
import { RegistrationForm } from '../registration/RegistrationForm.tsx';
import { SocialRegistration } from '../registration/SocialRegistration.tsx';
import { useAddressCode } from '../registration/useAffiliateCode.ts';
import { useRegistration } from '../registration/useRegistration.ts';
import { Poster } from './Poster.tsx';

prefetch(registrationSettings, {});
prefetch(affiliateCheck, { domain: location.hostname });

/** The register modal (section 2): who registers is signed in and begins at the home page. */
export default function RegisterModal({ onClose }: { onClose(): void }): ReactElement {
  const t = useText();
  const settings = useOperation(registrationSettings, {}, { keepPrevious: true });
  const address = useAddressCode();
  const onRegistered = (value: SignInValue) => signedIn(value, onClose);
  const registration = useRegistration({
    settings: settings.data ?? null,
    addressCode: address.state === 'known' ? address.code : null,
    onRegistered,
  });
  const { leave, question } = useConfirmLeave(registration.form.touched, {
    title: t('register.leaveTitle'),
    text: t('field.leaveText'),
  });
  return (
    <FormDialog
      title={t('register.title')}
      aside={<Poster title="register.posterTitle" first={{ icon: 'gift', key: 'register.posterFree' }} />}
      onClose={() => leave(onClose)}
    >
      <FormSettings
        failed={settings.isError}
        ready={settings.isSuccess && address.state === 'known'}
        onRetry={() => void settings.refetch()}
        closed={registration.tabs.length === 0 && t('register.closed')}
      >
        <RegistrationForm registration={registration} />
      </FormSettings>
      {settings.isSuccess && <SocialRegistration onRegistered={onRegistered} />}
      <ModalLink lead={t('register.haveAccount')} link={t('register.login')} onGo={() => leave(goToLogin)} />
      {question}
    </FormDialog>
  );
}
