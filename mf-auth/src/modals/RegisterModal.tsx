import { prefetch, useOperation } from '@unisite/shared/api';
import type { SignInValue } from '@unisite/shared/contract/access';
import { affiliateCheck, registrationSettings } from '@unisite/shared/contract/registration';
import { useText } from '@unisite/shared/i18n';
import { Notice } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { AgeGate } from '../age/AgeGate.tsx';
import { AgeQuestion } from '../age/AgeQuestion.tsx';
import { useAgeGate } from '../age/useAgeGate.ts';
import { FormDialog } from '../fields/FormDialog.tsx';
import { FormSettings } from '../fields/FormSettings.tsx';
import { ModalLink } from '../fields/ModalLink.tsx';
import { goToLogin, signedIn } from '../fields/signedIn.ts';
import { useConfirmLeave } from '../fields/useConfirmLeave.tsx';
import { RegistrationForm } from '../registration/RegistrationForm.tsx';
import { SocialRegistration } from '../registration/SocialRegistration.tsx';
import { useAddressCode, useFollowedLinkExpired } from '../registration/useAffiliateCode.ts';
import { useRegistration } from '../registration/useRegistration.ts';
import { Poster } from './Poster.tsx';

prefetch(registrationSettings, {});
prefetch(affiliateCheck, { domain: location.hostname });

/** The registration modal (section 2), after the age gate: a new member is signed in and starts at the home page. */
export default function RegisterModal({ onClose }: { onClose(): void }): ReactElement {
  const asked = useAgeGate();
  const [isPassed, setPassed] = useState(false);
  if (asked.state === 'known' && asked.gate.standing.state !== 'confirmed' && !isPassed) {
    return <AgeQuestion first={asked.gate} onConfirmed={() => setPassed(true)} onClose={onClose} />;
  }
  return <Register asked={asked} onClose={onClose} />;
}

function Register({ asked, onClose }: { asked: ReturnType<typeof useAgeGate>; onClose(): void }): ReactElement {
  const t = useText();
  const settings = useOperation(registrationSettings, {}, { keepPrevious: true });
  const address = useAddressCode();
  const isLinkOver = useFollowedLinkExpired();
  const [isGateOpen, setGateOpen] = useState(false);
  const onRegistered = (value: SignInValue) => signedIn(value, onClose);
  const registration = useRegistration({
    settings: settings.data ?? null,
    addressCode: address.state === 'known' ? address.code : null,
    onRegistered,
    onGate: () => setGateOpen(true),
  });
  const { leave, question } = useConfirmLeave(registration.form.touched, {
    title: t('register.leaveTitle'),
    text: t('field.leaveText'),
  });
  const isReady = settings.isSuccess && address.state === 'known' && asked.state === 'known';
  return (
    <FormDialog
      title={t('register.title')}
      aside={<Poster title="register.posterTitle" first={{ icon: 'gift', key: 'register.posterFree' }} />}
      onClose={() => leave(onClose)}
    >
      <FormSettings
        failed={settings.isError || asked.state === 'failed'}
        ready={isReady}
        onRetry={() => {
          if (settings.isError) void settings.refetch();
          if (asked.state === 'failed') asked.again();
        }}
        closed={registration.tabs.length === 0 && t('register.closed')}
      >
        {isLinkOver && <Notice tone="warn">{t('register.linkOver')}</Notice>}
        <RegistrationForm registration={registration} />
      </FormSettings>
      {isReady && <SocialRegistration onRegistered={onRegistered} />}
      <ModalLink lead={t('register.haveAccount')} link={t('register.login')} onGo={() => leave(goToLogin)} />
      {question}
      {isGateOpen && <AgeGate onConfirmed={() => setGateOpen(false)} onClose={() => setGateOpen(false)} />}
    </FormDialog>
  );
}
