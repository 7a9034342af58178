import type { PlacementView } from '@unisite/shared/contract/rollout';
import { useText } from '@unisite/shared/i18n';
import { Icon, Tag } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { hashOf } from '../frame/place.ts';
import { HealthFigures } from '../health/HealthFigures.tsx';
import { useNumberFormat } from '../words/useNumberFormat.ts';
import { CanaryBar } from './CanaryBar.tsx';
import { cellGrade } from './filters.ts';
import { roles } from './gridRoles.ts';
import styles from './Matrix.module.css';

interface MatrixCellProps {
  remote: string;
  latest: string;
  market: string;
  marketName: string;
  placement: PlacementView | undefined;
  place: string;
  isStop: boolean;
  onFocus: () => void;
}

/** A remote in a market: state, version, canary, health, what waits. All of it opens the drawer. */
export function MatrixCell(props: MatrixCellProps): ReactElement {
  const { remote, latest, market, marketName, placement, place, isStop, onFocus } = props;
  const t = useText();
  const grade = placement ? cellGrade(placement) : 'none';
  return (
    <td
      {...roles.gridcell}
      className={styles.cell}
      data-grade={grade}
      data-canary={!!placement?.canary}
      data-label={marketName}
    >
      <div className={styles.box}>
        <a
          className={styles.open}
          href={hashOf({ page: 'matrix', cell: { remote, market, tab: 'state' } })}
          data-place={place}
          tabIndex={isStop ? 0 : -1}
          onFocus={onFocus}
        >
          <span className="visually-hidden">{t('matrix.cell', { remote, market: marketName })}</span>
          {placement ? (
            <Content placement={placement} latest={latest} />
          ) : (
            <span className="muted">{t('matrix.absent')}</span>
          )}
        </a>
      </div>
    </td>
  );
}

function Content({ placement, latest }: { placement: PlacementView; latest: string }): ReactElement {
  const t = useText();
  const figures = useNumberFormat();
  const { enabled, version, canary, health, canaryHealth, pending } = placement;
  return (
    <>
      <span className={styles.version} data-off={!enabled}>
        <strong className="num">{version}</strong>
        {enabled ? (
          <span className={styles.on}>
            <Icon name="check" size={14} />
            {t('state.on')}
          </span>
        ) : (
          <Tag icon="block">{t('state.off')}</Tag>
        )}
        {version !== latest && <span className="muted">{t('state.newer', { version: latest })}</span>}
        {pending.length > 0 && (
          <Tag tone="gold" icon="clock">
            {t('state.pending', { count: pending.length })}
          </Tag>
        )}
      </span>
      <span className={styles.health}>
        {enabled ? <HealthFigures health={health} /> : <span className="muted">{t('state.unseen')}</span>}
      </span>
      {canary && (
        <span className={styles.canary}>
          <span>
            {t('state.canary')} <b className="num">{canary.version}</b>
          </span>
          <b className="num">{figures.percent(canary.percent)}</b>
          <CanaryBar percent={canary.percent} bad={cellGrade(placement) === 'bad'} />
        </span>
      )}
      {canary && canaryHealth && (
        <span className={styles.health}>
          <HealthFigures health={canaryHealth} baseline={health} />
        </span>
      )}
    </>
  );
}
