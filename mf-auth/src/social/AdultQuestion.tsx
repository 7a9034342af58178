import { useText } from '@unisite/shared/i18n';
import { ConfirmDialog } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import type { SocialSignIn } from './useSocialSignIn.ts';

/** Section 5: "I am 18 years old and agree", asked of who comes for the first time. */
export function AdultQuestion({ isAdultQuestionOpen, adult, busy }: SocialSignIn): ReactElement {
  const t = useText();
  return (
    <ConfirmDialog
      open={isAdultQuestionOpen}
      icon="shield"
      title={t('login.trialTitle')}
      text={t('login.newcomerText')}
      confirm={t('login.trialConfirm')}
      busy={busy}
      onConfirm={() => void adult(true)}
      onClose={() => void adult(false)}
    />
  );
}
