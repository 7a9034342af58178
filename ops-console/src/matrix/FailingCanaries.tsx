import type { PlacementView } from '@unisite/shared/contract/rollout';
import { useText } from '@unisite/shared/i18n';
import { Notice } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { DialogButton } from '../acts/DialogButton.tsx';
import { gradeOf } from '../health/grade.ts';
import { useMarkets } from '../words/useMarkets.ts';
import { useNumberFormat } from '../words/useNumberFormat.ts';

/** Canaries that fare clearly worse than what everyone else has: to be ended here and now. */
export function FailingCanaries({ cells }: { cells: readonly PlacementView[] }): ReactElement {
  const t = useText();
  const figures = useNumberFormat();
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
            <DialogButton
              variant="danger"
              size="sm"
              icon="rollback"
              request={{ kind: 'act', act: 'endCanary', remote, market }}
            >
              {t('alarm.end')}
            </DialogButton>
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
