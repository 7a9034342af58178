import { CallError } from '@unisite/shared/api';
import type { HumanProof } from '@unisite/shared/contract/proofs';
import { refusalSentence } from '@unisite/shared/contract/refusalSentence';
import { useLanguage } from '@unisite/shared/i18n';
import { announce, Button, type ButtonProps, Notice } from '@unisite/shared/ui';
import { type ReactElement, useEffect, useEffectEvent, useRef, useState } from 'react';
import styles from './HumanCheck.module.css';
import { useHumanTexts } from './humanTexts.ts';
import { proofOfWork } from './solveProofOfWork.ts';

export interface AutomaticCheckProps {
  onProof(proof: HumanProof): void;
  /** Label of the button, by default "Check automatically". */
  label?: string;
  variant?: ButtonProps['variant'];
  /** Starts without a press. */
  startsAtOnce?: boolean;
  /** It failed: another check can be shown instead. */
  onFailed?: () => void;
}

type State = { state: 'idle' } | { state: 'working'; percent: number } | { state: 'failed'; error: unknown };

/** A human check that needs neither sight nor dexterity (WCAG 2.2, 3.3.8): the browser computes a proof of work. */
export function AutomaticCheck({
  onProof,
  label,
  variant = 'outline',
  startsAtOnce = false,
  onFailed,
}: AutomaticCheckProps): ReactElement {
  const texts = useHumanTexts();
  const language = useLanguage();
  const [state, setState] = useState<State>({ state: 'idle' });
  const work = useRef<AbortController>(undefined);

  const begin = async () => {
    if (state.state === 'working') return;
    const mine = new AbortController();
    work.current = mine;
    setState({ state: 'working', percent: 0 });
    announce(texts.checking);
    try {
      const proof = await proofOfWork({
        signal: mine.signal,
        onProgress: (done) => setState({ state: 'working', percent: Math.floor(done * 100) }),
      });
      if (mine.signal.aborted) return;
      setState({ state: 'idle' });
      onProof(proof);
    } catch (error) {
      if (mine.signal.aborted) return;
      setState({ state: 'failed', error });
      onFailed?.();
    }
  };
  const beginAtOnce = useEffectEvent(() => {
    if (startsAtOnce) void begin();
  });
  useEffect(() => {
    beginAtOnce();
    return () => {
      work.current?.abort();
      setState({ state: 'idle' });
    };
  }, []);

  return (
    <div className={styles.automatic}>
      {state.state === 'failed' && (
        <Notice tone="error">
          {state.error instanceof CallError ? refusalSentence(state.error, language) : texts.workFailed}
        </Notice>
      )}
      <Button block variant={variant} icon="bolt" busy={state.state === 'working'} onClick={() => void begin()}>
        {state.state === 'working' ? texts.working(state.percent) : (label ?? texts.automatic)}
      </Button>
      {state.state === 'working' && (
        <progress className={styles.progress} max={100} value={state.percent} aria-label={texts.checking} />
      )}
    </div>
  );
}
