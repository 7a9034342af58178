import { useText } from '@unisite/shared/i18n';
import { Dialog, toastStore } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { invalidateSecurity } from '../invalidateSecurity.ts';
import { PasswordStep } from './PasswordStep.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { type Secret, SecretStep } from './SecretStep.tsx';

type Stage = { step: 'password' } | ({ step: 'secret' } & Secret) | { step: 'codes'; codes: readonly string[] };

/** Turns two-factor on: password, authenticator secret with a first code, recovery codes. */
export default function TwoFactorOnDialog({ onClose }: { onClose: () => void }): ReactElement {
  const t = useText();
  const [stage, setStage] = useState<Stage>({ step: 'password' });
  return (
    <Dialog
      open
      icon={stage.step === 'codes' ? 'key' : 'shield'}
      title={t(stage.step === 'codes' ? 'recovery.title' : 'twoFactor.onTitle')}
      dismissible={stage.step !== 'codes'}
      onClose={onClose}
    >
      {stage.step === 'password' && <PasswordStep onSecret={(secret) => setStage({ step: 'secret', ...secret })} />}
      {stage.step === 'secret' && (
        <SecretStep
          secret={stage.secret}
          uri={stage.uri}
          onCodes={(codes) => {
            invalidateSecurity();
            toastStore.show({ title: t('twoFactor.isOn'), icon: 'shield' });
            setStage({ step: 'codes', codes });
          }}
        />
      )}
      {stage.step === 'codes' && <RecoveryCodes codes={stage.codes} onKept={onClose} />}
    </Dialog>
  );
}
