import { useText } from '@unisite/shared/i18n';
import { ConfirmDialog } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { AgeGate } from '../age/AgeGate.tsx';
import type { SocialSignIn } from './useSocialSignIn.ts';

/** Section 5: "I am 18 years old and agree", asked of new members, followed by the age gate. */
export function AdultQuestion({ isAdultQuestionOpen, adult, isGateOpen, passGate, busy }: SocialSignIn): ReactElement {
  const t = useText();
  return (
    <>
      <ConfirmDialog
        open={isAdultQuestionOpen}
        icon="shield"
        title={t('login.newcomerTitle')}
        text={t('login.newcomerText')}
        confirm={t('login.newcomerConfirm')}
        busy={busy}
        onConfirm={() => void adult(true)}
        onClose={() => void adult(false)}
      />
      {isGateOpen && <AgeGate onConfirmed={() => void passGate(true)} onClose={() => void passGate(false)} />}
    </>
  );
}
