import { DRY_RUN_DAYS, type DryRunResult, dryRunPromotion } from '@unisite/shared/contract/operatorsPromotionDryRun';
import { offerFault, type PromotionOffer, promotionOffer } from '@unisite/shared/contract/promotionOffer';
import { useText } from '@unisite/shared/i18n';
import { safeParse } from '@unisite/shared/schema';
import { Button, ErrorState, Notice, Panel, Skeleton } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { useSending } from '../../../frame/api/queries.ts';
import { useErrorText } from '../../../frame/words/useErrorText.ts';
import styles from './DryRun.module.css';
import { DryRunFigures } from './DryRunFigures.tsx';

interface DryRunProps {
  markets: readonly string[];
  offer: PromotionOffer | null;
}

/** What the typed offer would have given over the last days. Read-only. */
export function DryRun({ markets, offer }: DryRunProps): ReactElement | null {
  const t = useText();
  const errorText = useErrorText();
  const { send, error } = useSending(dryRunPromotion);
  const [runs, setRuns] = useState(false);
  const [found, setFound] = useState<{ readonly of: string; readonly result: DryRunResult } | null>(null);
  if (offer === null) return null;
  const asked = JSON.stringify([markets, offer]);
  const canRun = markets.length > 0 && safeParse(promotionOffer, offer).success && offerFault(offer) === null;
  const isStale = found !== null && found.of !== asked;
  const run = async () => {
    setRuns(true);
    try {
      setFound({ of: asked, result: await send({ markets: [...markets], offer }) });
    } catch {
      // the error shows below
    } finally {
      setRuns(false);
    }
  };
  return (
    <Panel
      title={t('dryRun.title', { count: DRY_RUN_DAYS })}
      busy={runs}
      end={
        <Button size="sm" variant="outline" icon="activity" busy={runs} disabled={!canRun} onClick={() => void run()}>
          {t(found ? 'dryRun.again' : 'dryRun.run')}
        </Button>
      }
    >
      <div className="stack" aria-live="polite">
        {!found && !runs && !error && <p className="muted">{t(canRun ? 'dryRun.intro' : 'dryRun.notYet')}</p>}
        {error && !runs && (
          <ErrorState
            title={t('dryRun.failed')}
            text={errorText(error)}
            code={error.code}
            onRetry={canRun ? () => void run() : undefined}
          />
        )}
        {runs && !found && <Skeleton kind="row" count={3} />}
        {isStale && <Notice tone="info">{t('dryRun.stale')}</Notice>}
        {found && (
          <div className={isStale || runs ? styles.stale : undefined}>
            <DryRunFigures result={found.result} />
          </div>
        )}
      </div>
    </Panel>
  );
}
