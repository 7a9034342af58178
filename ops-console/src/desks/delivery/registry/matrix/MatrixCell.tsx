import type { PlacementView } from '@unisite/shared/contract/rollout';
import { useText } from '@unisite/shared/i18n';
import { Icon, Tag } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { hashOf } from '../../../../frame/navigation/place.ts';
import { useNumberFormat } from '../../../../frame/words/useNumberFormat.ts';
import { CanaryBar } from './CanaryBar.tsx';
import { CellHealth } from './CellHealth.tsx';
import { cellGrade } from './filters.ts';
import { roles } from './gridRoles.ts';
import styles from './Matrix.module.css';
import { QuickSwitch } from './QuickSwitch.tsx';
import type { Trend } from './useTrends.ts';

interface MatrixCellProps {
  remote: string;
  latest: string;
  market: string;
  marketName: string;
  placement: PlacementView | undefined;
  trend: Trend | null;
  place: string;
  isStop: boolean;
  onFocus: () => void;
}

/**
 * A remote in a market: state, version, canary, health, pending acts. A press opens the drawer; the switch opens its
 * dialog.
 */
export function MatrixCell(props: MatrixCellProps): ReactElement {
  const { remote, latest, market, marketName, placement, trend, place, isStop, onFocus } = props;
  const t = useText();
  const grade = placement ? cellGrade(placement) : 'none';
  return (
    <td
      {...roles.gridcell}
      className={styles.cell}
      data-grade={grade}
      data-canary={!!placement?.canary}
      data-label={remote}
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
            <Content placement={placement} latest={latest} trend={trend} />
          ) : (
            <span className="muted">{t('matrix.absent')}</span>
          )}
        </a>
        {placement && <QuickSwitch placement={placement} marketName={marketName} isStop={isStop} onFocus={onFocus} />}
      </div>
    </td>
  );
}

type ContentProps = Pick<MatrixCellProps, 'latest' | 'trend'> & { placement: PlacementView };

function Content({ placement, latest, trend }: ContentProps): ReactElement {
  const t = useText();
  const figures = useNumberFormat();
  const { enabled, version, canary, pending } = placement;
  return (
    <>
      <span className={styles.version} data-off={!enabled}>
        <strong className="num">{version}</strong>
        <span className={enabled ? 'visually-hidden' : styles.off}>{t(enabled ? 'state.on' : 'state.off')}</span>
        {version !== latest && (
          <span className={styles.newer}>
            <Icon name="up" size={14} />
            {latest}
            <span className="visually-hidden">{t('state.newer', { version: latest })}</span>
          </span>
        )}
        {pending.length > 0 && (
          <Tag tone="gold" icon="clock">
            {t('state.pending', { count: pending.length })}
          </Tag>
        )}
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
      <CellHealth placement={placement} trend={trend} />
    </>
  );
}
