import type { MarketView } from '@unisite/shared/contract/operators';
import type { PlacementView } from '@unisite/shared/contract/rollout';
import { useLocalized, useText } from '@unisite/shared/i18n';
import { Tag } from '@unisite/shared/ui';
import { type KeyboardEvent, type ReactElement, useRef, useState } from 'react';
import { useNumberFormat } from '../../../../frame/words/useNumberFormat.ts';
import { type GridPlace, gridMove } from './gridMove.ts';
import { roles } from './gridRoles.ts';
import styles from './Matrix.module.css';
import { MatrixCell } from './MatrixCell.tsx';
import type { Trends } from './useTrends.ts';

interface MatrixTableProps {
  markets: readonly MarketView[];
  remotes: readonly {
    name: string;
    team: string;
    latest: string;
    versions: number;
    cells: readonly PlacementView[];
  }[];
  trends: Trends;
}

/**
 * The matrix as a grid, one row per market: one tab stop; arrow keys, Home and End move, Enter opens a cell, Tab
 * reaches its switch. On the phone each market is a card with two remotes per row.
 */
export function MatrixTable({ markets, remotes, trends }: MatrixTableProps): ReactElement {
  const t = useText();
  const localized = useLocalized();
  const figures = useNumberFormat();
  const grid = useRef<HTMLTableElement>(null);
  const [place, setPlace] = useState<GridPlace>({ row: 0, column: 0 });
  /** columns may have disappeared */
  const stop = { row: place.row, column: Math.min(place.column, remotes.length - 1) };

  const walk = (event: KeyboardEvent) => {
    const next = gridMove(event, stop, { rows: markets.length, columns: remotes.length });
    if (!next) return;
    event.preventDefault();
    setPlace(next);
    grid.current?.querySelector<HTMLElement>(`[data-place="${next.row}/${next.column}"]`)?.focus();
  };

  return (
    <div className={styles.scroll}>
      <table ref={grid} {...roles.grid} className={styles.matrix} aria-label={t('matrix.caption')} onKeyDown={walk}>
        <thead {...roles.rowgroup}>
          <tr {...roles.row}>
            <th {...roles.columnheader} scope="col">
              {t('audit.market')}
            </th>
            {remotes.map(({ name, team, latest, versions }) => (
              <th key={name} {...roles.columnheader} scope="col">
                <strong>{name}</strong>
                <small>{t('matrix.ofTeam', { team })}</small>
                <small>{t('matrix.latest', { version: latest, count: versions })}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.rowgroup}>
          {markets.map(({ code, name, openPages, fourEyes }, row) => (
            <tr key={code} {...roles.row}>
              <th {...roles.rowheader} scope="row">
                <strong>{localized(name)}</strong>
                <small>{code}</small>
                <small>{t('market.openPages', { count: openPages, n: figures.count(openPages) })}</small>
                {fourEyes && <Tag icon="shield">{t('market.fourEyes')}</Tag>}
              </th>
              {remotes.map((remote, column) => (
                <MatrixCell
                  key={remote.name}
                  remote={remote.name}
                  latest={remote.latest}
                  market={code}
                  marketName={localized(name)}
                  placement={remote.cells.find((one) => one.market === code)}
                  trend={trends(code, remote.name)}
                  place={`${row}/${column}`}
                  isStop={row === stop.row && column === stop.column}
                  onFocus={() => setPlace({ row, column })}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
