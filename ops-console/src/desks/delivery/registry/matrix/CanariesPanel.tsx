import type { PlacementView } from '@unisite/shared/contract/rollout';
import { useText } from '@unisite/shared/i18n';
import { Panel, Skeleton } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { DialogButton } from '../../../../acts/DialogButton.tsx';
import { hashOf } from '../../../../frame/navigation/place.ts';
import { useMarkets } from '../../../../frame/words/useMarkets.ts';
import { useNumberFormat } from '../../../../frame/words/useNumberFormat.ts';
import { HealthFigures } from '../health/HealthFigures.tsx';
import { CanaryBar } from './CanaryBar.tsx';
import styles from './Matrix.module.css';

/** All canaries, beside the promoted versions. */
export function CanariesPanel({ cells }: { cells: readonly PlacementView[] | undefined }): ReactElement {
  const t = useText();
  const running = cells?.filter(({ canary }) => canary !== null);
  return (
    <Panel title={t('canaries.title')} flush busy={!running}>
      {!running ? (
        <div className="panel__body">
          <Skeleton kind="row" count={2} />
        </div>
      ) : running.length === 0 ? (
        <p className={styles.quiet}>{t('canaries.none')}</p>
      ) : (
        <ul className={styles.canaries}>
          {running.map((placement) => (
            <Canary key={`${placement.remote}/${placement.market}`} placement={placement} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Canary({ placement }: { placement: PlacementView }): ReactElement | null {
  const t = useText();
  const figures = useNumberFormat();
  const { nameOf } = useMarkets();
  const { remote, market, version, canary, canarySince, health, canaryHealth } = placement;
  if (!canary) return null;
  return (
    <li>
      <div className="row row--between">
        <a className="link" href={hashOf({ page: 'matrix', cell: { remote, market, tab: 'state' } })}>
          {t('canaries.name', { remote, version: canary.version, market: nameOf(market) })}
        </a>
        <strong className="num gold">{figures.percent(canary.percent)}</strong>
      </div>
      <CanaryBar percent={canary.percent} />
      <dl className={styles.compare}>
        <div>
          <dt>{t('canaries.tries', { version: canary.version })}</dt>
          <dd>{canaryHealth && <HealthFigures health={canaryHealth} baseline={health} />}</dd>
        </div>
        <div>
          <dt>{t('canaries.others', { version })}</dt>
          <dd>
            <HealthFigures health={health} />
          </dd>
        </div>
        {canarySince && (
          <div>
            <dt>{t('canaries.since')}</dt>
            <dd className="num">{figures.when(canarySince)}</dd>
          </div>
        )}
      </dl>
      <div className="row">
        <DialogButton
          size="sm"
          icon="trend"
          request={{ kind: 'act', act: 'canary', remote, market, digest: canary.digest }}
        >
          {t('act.raise')}
        </DialogButton>
        <DialogButton
          size="sm"
          variant="outline"
          icon="rocket"
          request={{ kind: 'act', act: 'promote', remote, market, digest: canary.digest }}
        >
          {t('act.promote')}
        </DialogButton>
        <DialogButton
          size="sm"
          variant="outline"
          icon="x-circle"
          request={{ kind: 'act', act: 'endCanary', remote, market }}
        >
          {t('act.endCanary')}
        </DialogButton>
      </div>
    </li>
  );
}
