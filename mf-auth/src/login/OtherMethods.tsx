import { useText } from '@unisite/shared/i18n';
import type { Firebase } from '@unisite/shared/session/social';
import type { ReactElement } from 'react';
import { SocialButtons } from '../social/SocialButtons.tsx';
import type { SocialSignInOptions } from '../social/useSocialSignIn.ts';
import { FreeTrial } from './FreeTrial.tsx';
import type { SignInSettings } from './settings.ts';

interface OtherMethodsProps extends SocialSignInOptions {
  settings: SignInSettings;
  firebase(): Firebase;
  onGuest(): void;
}

/** Sign-in without a password: Google, Facebook or as a guest, as far as the market has them (section 2). */
export function OtherMethods({ settings, onGuest, ...social }: OtherMethodsProps): ReactElement | null {
  const t = useText();
  const { google = false, facebook = false } = settings.firebase ?? {};
  if (!settings.freePlay && !google && !facebook) return null;
  return (
    <>
      <p className="or">{t('login.or')}</p>
      {(google || facebook) && <SocialButtons google={google} facebook={facebook} {...social} />}
      {settings.freePlay && <FreeTrial onGuest={onGuest} />}
    </>
  );
}
