import { useOperation } from '@unisite/shared/api';
import type { SignInValue } from '@unisite/shared/contract/access';
import { signInSettings } from '@unisite/shared/contract/signInSteps';
import { useText } from '@unisite/shared/i18n';
import { useFirebase } from '@unisite/shared/session/social';
import type { ReactElement } from 'react';
import { SocialButtons } from '../social/SocialButtons.tsx';

/** Registration with a Google or Facebook account, as far as the market has them (section 2). */
export function SocialRegistration({ onRegistered }: { onRegistered(value: SignInValue): void }): ReactElement | null {
  const t = useText();
  const settings = useOperation(signInSettings, {}, { keepPrevious: true });
  const { google = false, facebook = false } = settings.data?.firebase ?? {};
  const isOn = google || facebook;
  const { host, firebase } = useFirebase(isOn, t('social.frame'));
  if (!isOn) return null;
  return (
    <div className="stack">
      <p className="or">{t('register.or')}</p>
      <SocialButtons
        google={google}
        facebook={facebook}
        firebase={firebase}
        onSignedIn={onRegistered}
        onVerification={onRegistered}
      />
      <div ref={host} />
    </div>
  );
}
