import type { PlacementView } from '@unisite/shared/contract/rollout';
import { useText } from '@unisite/shared/i18n';
import { Notice } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { DialogButton } from '../../../../acts/DialogButton.tsx';
import { hashOf } from '../../../../frame/navigation/place.ts';
import { gradeOf } from '../../../../frame/words/grade.ts';
import { useMarkets } from '../../../../frame/words/useMarkets.ts';
import { useNumberFormat } from '../../../../frame/words/useNumberFormat.ts';
import { isPossible } from '../acts/consequence.ts';

/** Versions with clearly bad health, canaries or promoted, to be ended or rolled back here. */
export function AlertStrip({ cells }: { cells: readonly PlacementView[] }): ReactElement {
  const enabled = cells.filter((cell) => cell.enabled);
  const canaries = enabled.filter(
    ({ canary, canaryHealth, health }) => canary && canaryHealth && gradeOf(canaryHealth, health) === 'bad',
  );
  const versions = enabled.filter((cell) => gradeOf(cell.health) === 'bad');
  return (
    <>
      {canaries.map((cell) => (
        <FailingCanary key={`${cell.remote}/${cell.market}`} placement={cell} />
      ))}
      {versions.map((cell) => (
        <FailingVersion key={`${cell.remote}/${cell.market}`} placement={cell} />
      ))}
    </>
  );
}

function FailingCanary({ placement }: { placement: PlacementView }): ReactElement {
  const t = useText();
  const figures = useNumberFormat();
  const { nameOf } = useMarkets();
  const { remote, market, canary, canaryHealth, health } = placement;
  return (
    <Notice
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
  );
}

function FailingVersion({ placement }: { placement: PlacementView }): ReactElement {
  const t = useText();
  const figures = useNumberFormat();
  const { nameOf } = useMarkets();
  const { remote, market, version, health, lastKnownGood } = placement;
  const canRollBack = isPossible('rollBack', placement) && !placement.canary;
  return (
    <Notice
      tone="error"
      action={
        canRollBack ? (
          <DialogButton
            variant="danger"
            size="sm"
            icon="rollback"
            request={{ kind: 'act', act: 'rollBack', remote, market }}
          >
            {t('alarm.rollBack', { version: lastKnownGood?.version ?? '' })}
          </DialogButton>
        ) : (
          <a className="link" href={hashOf({ page: 'matrix', cell: { remote, market, tab: 'health' } })}>
            {t('alarm.look')}
          </a>
        )
      }
    >
      <p>
        {t('alarm.version', {
          remote,
          version,
          market: nameOf(market),
          rate: figures.failures(health),
          visits: figures.count(health.visits),
          p75: figures.milliseconds(health.p75),
        })}
      </p>
    </Notice>
  );
}
