import { CallError, call } from '@unisite/shared/api';
import type { HumanProof } from '@unisite/shared/contract/proofs';
import { refusalSentence } from '@unisite/shared/contract/refusalSentence';
import { type SlidePoint, slideChallenge, slideVerify } from '@unisite/shared/contract/verification';
import { useLanguage } from '@unisite/shared/i18n';
import { Button, Icon, Notice } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import styles from './HumanCheck.module.css';
import { useHumanTexts } from './humanTexts.ts';
import { SlidePuzzle } from './SlidePuzzle.tsx';
import { useChallenge } from './useChallenge.ts';

export interface SlideCheckProps {
  onProof(proof: HumanProof): void;
}

type Verdict = { state: 'open' } | { state: 'checking' } | { state: 'passed' } | { state: 'wrong'; error: CallError };

/** A slide puzzle. A failed try loads a new picture. */
export function SlideCheck({ onProof }: SlideCheckProps): ReactElement {
  const texts = useHumanTexts();
  const language = useLanguage();
  const [turn, setTurn] = useState(0);
  const [verdict, setVerdict] = useState<Verdict>({ state: 'open' });
  const challenge = useChallenge(slideChallenge, turn);

  const verify = async (id: string, x: number, trail: SlidePoint[]) => {
    setVerdict({ state: 'checking' });
    try {
      const { proof } = await call(slideVerify, { id, x, trail });
      setVerdict({ state: 'passed' });
      onProof({ slide: proof });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setVerdict({ state: 'wrong', error });
      setTurn((now) => now + 1);
    }
  };

  return (
    <div className={styles.slide}>
      {verdict.state === 'wrong' && <Notice tone="error">{refusalSentence(verdict.error, language)}</Notice>}
      {challenge.state === 'failed' && <Notice tone="error">{refusalSentence(challenge.error, language)}</Notice>}
      {challenge.state === 'ready' ? (
        <SlidePuzzle
          key={challenge.value.id}
          challenge={challenge.value}
          takesFocus={verdict.state === 'wrong'}
          busy={verdict.state === 'checking' || verdict.state === 'passed'}
          onLeft={(x, trail) => void verify(challenge.value.id, x, trail)}
        />
      ) : (
        <div className={styles.awaited} aria-hidden>
          <span className="bone" />
        </div>
      )}
      <div className={styles.line}>
        <span className={styles.note} role="status">
          {verdict.state === 'checking' && texts.checking}
          {verdict.state === 'passed' && (
            <>
              <Icon name="check" size={16} /> {texts.passed}
            </>
          )}
        </span>
        <Button
          size="sm"
          variant="quiet"
          icon="refresh"
          busy={challenge.state === 'loading'}
          onClick={() => {
            setVerdict({ state: 'open' });
            setTurn(turn + 1);
          }}
        >
          {texts.renew}
        </Button>
      </div>
    </div>
  );
}
