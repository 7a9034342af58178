import type { SignedIn, VerificationAsked } from '@unisite/shared/contract/access';
import { useText } from '@unisite/shared/i18n';
import type { ReactElement } from 'react';
import { FreeTrial } from './FreeTrial.tsx';
import type { SignInSettings } from './settings.ts';

interface OtherWaysProps {
  settings: SignInSettings;
  onSignedIn(value: SignedIn): void;
  onVerification(asked: VerificationAsked): void;
  onGuest(): void;
}

/** Without a password: Google, Facebook, or as a guest, as far as the market has them (section 2). */
export function OtherWays({ settings, onGuest }: OtherWaysProps): ReactElement | null {
  const t = useText();
  if (!settings.freePlay) return null;
  return (
    <>
      <p className="or">{t('login.or')}</p>
      {settings.freePlay && <FreeTrial onGuest={onGuest} />}
    </>
  );
}
