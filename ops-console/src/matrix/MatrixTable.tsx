import type { MarketView } from '@unisite/shared/contract/operators';
import type { PlacementView } from '@unisite/shared/contract/rollout';
import { useLocalized, useText } from '@unisite/shared/i18n';
import { Tag } from '@unisite/shared/ui';
import { type KeyboardEvent, type ReactElement, useRef, useState } from 'react';
import { useNumberFormat } from '../words/useNumberFormat.ts';
import { type GridPlace, gridMove } from './gridMove.ts';
import { roles } from './gridRoles.ts';
import styles from './Matrix.module.css';
import { MatrixCell } from './MatrixCell.tsx';

interface MatrixTableProps {
  markets: readonly MarketView[];
  rows: readonly {
    name: string;
    team: string;
    latest: string;
    versions: number;
    cells: readonly PlacementView[];
  }[];
}

/**
 * The matrix as a grid: one stop of the Tab key, the arrows, Home and End walk through its cells, Enter opens one. On
 * the phone each remote is a card with its markets as lines.
 */
export function MatrixTable({ markets, rows }: MatrixTableProps): ReactElement {
  const t = useText();
  const localized = useLocalized();
  const figures = useNumberFormat();
  const grid = useRef<HTMLTableElement>(null);
  const [place, setPlace] = useState<GridPlace>({ row: 0, column: 0 });
  /** Rows may have gone since. */
  const stop = { row: Math.min(place.row, rows.length - 1), column: place.column };

  const walk = (event: KeyboardEvent) => {
    const next = gridMove(event, stop, { rows: rows.length, columns: markets.length });
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
              {t('matrix.remote')}
            </th>
            {markets.map((market) => (
              <th key={market.code} {...roles.columnheader} scope="col">
                <strong>{localized(market.name)}</strong>
                <small>
                  {market.code} ·{' '}
                  {t('market.openPages', { count: market.openPages, n: figures.count(market.openPages) })}
                </small>
                {market.fourEyes && <Tag icon="shield">{t('market.fourEyes')}</Tag>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.rowgroup}>
          {rows.map((remote, row) => (
            <tr key={remote.name} {...roles.row}>
              <th {...roles.rowheader} scope="row">
                <strong>{remote.name}</strong>
                <small>{t('matrix.ofTeam', { team: remote.team })}</small>
                <small>{t('matrix.latest', { version: remote.latest, count: remote.versions })}</small>
              </th>
              {markets.map(({ code, name }, column) => (
                <MatrixCell
                  key={code}
                  remote={remote.name}
                  latest={remote.latest}
                  market={code}
                  marketName={localized(name)}
                  placement={remote.cells.find((one) => one.market === code)}
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
