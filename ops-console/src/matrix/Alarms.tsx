import type { PlacementView } from '@unisite/shared/contract/rollout';
import { useText } from '@unisite/shared/i18n';
import { Notice } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { AskButton } from '../acts/AskButton.tsx';
import { gradeOf } from '../health/grade.ts';
import { useFigures } from '../words/useFigures.ts';
import { useMarkets } from '../words/useMarkets.ts';

/** Canaries that fare clearly worse than what everyone else has: to be ended here and now. */
export function Alarms({ cells }: { cells: readonly PlacementView[] }): ReactElement {
  const t = useText();
  const figures = useFigures();
  const { nameOf } = useMarkets();
  const bad = cells.filter(
    ({ enabled, canary, canaryHealth, health }) =>
      enabled && canary && canaryHealth && gradeOf(canaryHealth, health) === 'bad',
  );
  return (
    <>
      {bad.map(({ remote, market, canary, canaryHealth, health }) => (
        <Notice
          key={`${remote}/${market}`}
          tone="error"
          action={
            <AskButton
              variant="danger"
              size="sm"
              icon="rollback"
              question={{ kind: 'act', act: 'endCanary', remote, market }}
            >
              {t('alarm.end')}
            </AskButton>
          }
        >
          <p>
            {t('alarm.text', {
              remote,
              market: nameOf(market),
              version: canary?.version ?? '',
              rate: canaryHealth ? figures.failures(canaryHealth) : '',
              baseline: figures.failures(health),
              visits: figures.count(canaryHealth?.visits ?? 0),
            })}
          </p>
        </Notice>
      ))}
    </>
  );
}
