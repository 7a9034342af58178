import { useText } from '@unisite/shared/i18n';
import type { Firebase } from '@unisite/shared/session/social';
import { Button, Notice } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { AdultQuestion } from './AdultQuestion.tsx';
import { type SocialSignInOptions, useSocialSignIn } from './useSocialSignIn.ts';

interface SocialButtonsProps extends SocialSignInOptions {
  google: boolean;
  facebook: boolean;
  firebase(): Firebase;
}

/** Google and Facebook, as far as the market has them (section 2). */
export function SocialButtons({ google, facebook, firebase, ...options }: SocialButtonsProps): ReactElement {
  const t = useText();
  const social = useSocialSignIn(options);
  return (
    <>
      {social.failed && <Notice tone="error">{social.failed}</Notice>}
      {google && (
        <Button
          block
          busy={social.busy}
          icon="external"
          onClick={() => void social.begin('google', () => firebase().signInWithGoogle())}
        >
          {t('login.google')}
        </Button>
      )}
      {facebook && (
        <Button
          block
          busy={social.busy}
          icon="external"
          onClick={() => void social.begin('facebook', () => firebase().signInWithFacebook())}
        >
          {t('login.facebook')}
        </Button>
      )}
      <AdultQuestion {...social} />
    </>
  );
}
