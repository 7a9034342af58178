import { CallError, call } from '@unisite/shared/api';
import { type AgeGate, ageGate } from '@unisite/shared/contract/age';
import { refusalSentence } from '@unisite/shared/contract/refusalSentence';
import { freePlay } from '@unisite/shared/contract/signInSteps';
import { useLanguage, useText } from '@unisite/shared/i18n';
import { navigate } from '@unisite/shared/navigation';
import { afterSignIn } from '@unisite/shared/session';
import { Button, Notice } from '@unisite/shared/ui';
import { type ReactElement, useRef, useState } from 'react';
import { AgeQuestion } from '../age/AgeQuestion.tsx';
import { randomString } from './randomString.ts';
import { systemName } from './systemName.ts';

/** Starts free play as a guest with demonstration money (section 4), after the age gate. */
export function FreeTrial({ onGuest }: { onGuest(): void }): ReactElement {
  const t = useText();
  const language = useLanguage();
  const [gate, setGate] = useState<AgeGate | null>(null);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<CallError>();
  const random = useRef<Promise<string>>(undefined);

  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    setFailed(undefined);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setFailed(error);
    } finally {
      setBusy(false);
    }
  };

  const begin = async () => {
    // one random string per try: a retry after a lost response does not create a second guest
    random.current ??= randomString();
    try {
      const request = { os: systemName(), platform: 'W', gatewayVersion: 3, adult: true } as const;
      const value = await call(freePlay, { ...request, random: await random.current });
      afterSignIn(value, () => {
        onGuest();
        navigate('/index');
      });
    } catch (error) {
      if (error instanceof CallError && !error.unanswered) random.current = undefined;
      throw error;
    }
  };

  const ask = async () => {
    const asked = await call(ageGate, {});
    if (asked.standing.state === 'confirmed') await begin();
    else setGate(asked);
  };

  return (
    <>
      {failed && <Notice tone="error">{refusalSentence(failed, language)}</Notice>}
      <Button variant="outline" block icon="play" busy={busy} onClick={() => void attempt(ask)}>
        {t('login.trial')}
      </Button>
      {gate && (
        <AgeQuestion
          first={gate}
          onConfirmed={() => {
            setGate(null);
            void attempt(begin);
          }}
          onClose={() => setGate(null)}
        />
      )}
    </>
  );
}
