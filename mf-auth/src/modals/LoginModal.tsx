import { CallError } from '@unisite/shared/api';
import type { SecondStepRequired, SignedIn } from '@unisite/shared/contract/access';
import { refusalSentence } from '@unisite/shared/contract/refusalSentence';
import { useLanguage, useText } from '@unisite/shared/i18n';
import { afterSignIn } from '@unisite/shared/session';
import { Dialog, Notice, Skeleton } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { FirstStep } from '../login/FirstStep.tsx';
import { useSignInSettings } from '../login/settings.ts';
import { SecondStep } from '../secondStep/SecondStep.tsx';
import { Poster } from './Poster.tsx';

interface LoginModalProps {
  /** Why the visitor is asked to sign in, if they did not open it themselves. */
  reason?: string | undefined;
  /** The first step was passed elsewhere on the page. */
  verification?: SecondStepRequired | undefined;
  onClose(): void;
  onDone(): void;
}

type Step = { step: 'first'; notice: string | CallError | undefined } | { step: 'second'; asked: SecondStepRequired };

/** The login modal (specification section 2): members continue to where they were going, agents to their home. */
export default function LoginModal({ reason, verification, onClose, onDone }: LoginModalProps): ReactElement {
  const t = useText();
  const language = useLanguage();
  const [step, setStep] = useState<Step>(
    verification ? { step: 'second', asked: verification } : { step: 'first', notice: reason },
  );
  const settings = useSignInSettings();
  const onSignedIn = (value: SignedIn) => afterSignIn(value, onDone);
  const onVerification = (asked: SecondStepRequired) => setStep({ step: 'second', asked });

  if (step.step === 'second')
    return (
      <Dialog open title={t('second.title')} icon="shield" onClose={onClose}>
        <SecondStep
          key={step.asked.ticket}
          required={step.asked}
          onSignedIn={onSignedIn}
          onVerification={onVerification}
          onExpired={(notice) => setStep({ step: 'first', notice })}
        />
      </Dialog>
    );
  return (
    <Dialog
      open
      title={t('login.title')}
      onClose={onClose}
      aside={<Poster title="poster.title" first={{ icon: 'lottery', key: 'poster.draws' }} />}
    >
      <div className="stack">
        {step.notice && (
          <Notice tone="warn">
            {step.notice instanceof CallError ? refusalSentence(step.notice, language) : step.notice}
          </Notice>
        )}
        {settings ? (
          <FirstStep settings={settings} onSignedIn={onSignedIn} onVerification={onVerification} onGuest={onDone} />
        ) : (
          <Skeleton kind="block" height={48} count={8} />
        )}
      </div>
    </Dialog>
  );
}
