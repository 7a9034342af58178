import { refusalSentence } from '@unisite/shared/contract/refusalSentence';
import { useLanguage, useText } from '@unisite/shared/i18n';
import { Dialog, ErrorState, Skeleton } from '@unisite/shared/ui';
import { type ReactElement, useEffect, useEffectEvent } from 'react';
import { type AgeGateProps, AgeQuestion } from './AgeQuestion.tsx';
import { useAgeGate } from './useAgeGate.ts';

/** The age gate once its requirements are known; a visitor who has passed it already goes straight on. */
export function AgeGate({ onConfirmed, onClose }: AgeGateProps): ReactElement | null {
  const t = useText();
  const language = useLanguage();
  const asked = useAgeGate();
  const isPassed = asked.state === 'known' && asked.gate.standing.state === 'confirmed';
  const pass = useEffectEvent(onConfirmed);
  useEffect(() => {
    if (isPassed) pass();
  }, [isPassed]);
  if (isPassed) return null;
  if (asked.state === 'known') return <AgeQuestion first={asked.gate} onConfirmed={onConfirmed} onClose={onClose} />;
  return (
    <Dialog open title={t('age.loadingTitle')} onClose={onClose}>
      {asked.state === 'failed' ? (
        <ErrorState
          title={t('age.failed')}
          text={refusalSentence(asked.error, language)}
          code={asked.error.code}
          onRetry={asked.again}
        />
      ) : (
        <div className="stack" aria-busy>
          <Skeleton kind="block" height={44} count={3} />
        </div>
      )}
    </Dialog>
  );
}
