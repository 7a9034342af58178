import { CallError, call } from '@unisite/shared/api';
import { refusalSentence } from '@unisite/shared/contract/refusalSentence';
import { freePlay } from '@unisite/shared/contract/signInSteps';
import { useLanguage, useText } from '@unisite/shared/i18n';
import { navigate } from '@unisite/shared/navigation';
import { afterSignIn } from '@unisite/shared/session';
import { Button, ConfirmDialog, Notice } from '@unisite/shared/ui';
import { type ReactElement, useRef, useState } from 'react';
import { randomString } from './randomString.ts';
import { systemName } from './systemName.ts';

/** A guest with demonstration money (section 4, free play); who wants it says first that they are 18. */
export function FreeTrial({ onGuest }: { onGuest(): void }): ReactElement {
  const t = useText();
  const language = useLanguage();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<CallError>();
  const random = useRef<Promise<string>>(undefined);

  const begin = async () => {
    setBusy(true);
    setFailed(undefined);
    // one try, however often it is sent: a guest who got no answer does not become two
    random.current ??= randomString();
    try {
      const request = { os: systemName(), platform: 'W', gatewayVersion: 3, adult: true } as const;
      const value = await call(freePlay, { ...request, random: await random.current });
      setAsking(false);
      afterSignIn(value, () => {
        onGuest();
        navigate('/index');
      });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setAsking(false);
      setFailed(error);
      if (!error.unanswered) random.current = undefined;
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      {failed && <Notice tone="error">{refusalSentence(failed, language)}</Notice>}
      <Button variant="outline" block icon="play" onClick={() => setAsking(true)}>
        {t('login.trial')}
      </Button>
      <ConfirmDialog
        open={asking}
        icon="shield"
        title={t('login.trialTitle')}
        text={t('login.trialText')}
        confirm={t('login.trialConfirm')}
        busy={busy}
        onConfirm={() => void begin()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
