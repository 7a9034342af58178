import type { SecondStepRequired, SignedIn } from '@unisite/shared/contract/access';
import { bus } from '@unisite/shared/events';
import { useText } from '@unisite/shared/i18n';
import { SignInFields } from '@unisite/shared/session/form';
import { useFirebase } from '@unisite/shared/session/social';
import { Tabs } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { FirebaseMobileLogin } from './FirebaseMobileLogin.tsx';
import { lastName } from './lastName.ts';
import { MobileLogin } from './MobileLogin.tsx';
import { OtherMethods } from './OtherMethods.tsx';
import type { SignInSettings } from './settings.ts';
import { useSignInTexts } from './useSignInTexts.ts';

export interface FirstStepProps {
  settings: SignInSettings;
  onSignedIn(value: SignedIn): void;
  onVerification(asked: SecondStepRequired): void;
  /** Signed in as a guest. */
  onGuest(): void;
}

/** Sign-in by user name or mobile number, as the market's switch allows (section 4), and the other methods. */
export function FirstStep({ settings, onSignedIn, onVerification, onGuest }: FirstStepProps): ReactElement {
  const t = useText();
  const texts = useSignInTexts();
  const { host, firebase } = useFirebase(settings.firebase !== null, t('social.frame'));
  const [mode, setMode] = useState('username');

  const byName = (
    <div className="stack">
      <SignInFields
        takesFocus
        icon="user"
        texts={texts}
        slide={settings.slide}
        name={settings.remembered?.account ?? lastName()}
        remembered={settings.remembered !== null}
        onSignedIn={onSignedIn}
        onVerification={onVerification}
      />
      <p className="soft">
        <button type="button" className="link" onClick={() => bus.emit('modal.open', { modal: 'forgetPassModal' })}>
          {t('login.forgot')}
        </button>
      </p>
    </div>
  );
  return (
    <div className="stack">
      {settings.mobile ? (
        <Tabs
          label={t('login.mode')}
          tabs={[
            { id: 'username', label: t('login.byName'), icon: 'user' },
            { id: 'mobile', label: t('login.byMobile'), icon: 'phone' },
          ]}
          value={mode}
          onChange={setMode}
        >
          <div className="stack">
            {/* both stay mounted, so that switching loses no input */}
            <div hidden={mode !== 'username'}>{byName}</div>
            <div hidden={mode !== 'mobile'}>
              {settings.firebase?.phone ? (
                <FirebaseMobileLogin firebase={firebase} onSignedIn={onSignedIn} onVerification={onVerification} />
              ) : (
                <MobileLogin onSignedIn={onSignedIn} onVerification={onVerification} />
              )}
            </div>
          </div>
        </Tabs>
      ) : (
        byName
      )}
      <OtherMethods
        settings={settings}
        firebase={firebase}
        onSignedIn={onSignedIn}
        onVerification={onVerification}
        onGuest={onGuest}
      />
      {settings.registration && (
        <p className="soft">
          {t('login.noAccount')}{' '}
          <button type="button" className="link" onClick={() => bus.emit('modal.open', { modal: 'registerModal' })}>
            {t('login.register')}
          </button>
        </p>
      )}
      {settings.firebase && <div ref={host} style={{ position: 'absolute' }} />}
    </div>
  );
}
