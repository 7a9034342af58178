import type { DrawResult, LotteryGame } from '@unisite/shared/contract/lottery';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Button, type Column, Panel, Table } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { numbersOf } from './ranks.ts';
import styles from './StationResults.module.css';

interface HistoryPanelProps {
  game: LotteryGame;
  rows: readonly DrawResult[];
  /** Numero of the draw shown in full. */
  shown: string;
  busy: boolean;
  onChoose(index: number): void;
  onMore: (() => void) | null;
}

/** Latest draws, one per line; each can be shown in full. */
export function HistoryPanel({ game, rows, shown, busy, onChoose, onMore }: HistoryPanelProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const columns: Column<DrawResult>[] = [
    {
      key: 'when',
      head: t('history.when'),
      cell: ({ drawnAt }) =>
        game.interval === null
          ? `${format.weekday(drawnAt)}, ${format.date(drawnAt)}`
          : `${format.time(drawnAt)}, ${format.date(drawnAt)}`,
    },
    {
      key: 'numero',
      head: t('history.numero'),
      label: t('history.numero'),
      cell: (row) => <span className="num">{row.numero}</span>,
    },
    {
      key: 'special',
      head: t('rank.DB'),
      label: t('rank.DB'),
      cell: (row) => <span className={`num ${styles.special}`}>{numbersOf(row, 'DB')[0]}</span>,
    },
    {
      key: 'first',
      head: t('rank.G1'),
      label: t('rank.G1'),
      cell: (row) => <span className="num">{numbersOf(row, 'G1')[0]}</span>,
    },
    {
      key: 'open',
      head: <span className="visually-hidden">{t('history.show')}</span>,
      end: true,
      cell: (row) => (
        <Button
          size="sm"
          variant={row.numero === shown ? 'outline' : 'default'}
          aria-pressed={row.numero === shown}
          onClick={() => onChoose(rows.indexOf(row))}
        >
          {t(row.numero === shown ? 'history.shown' : 'history.show')}
        </Button>
      ),
    },
  ];
  return (
    <Panel flush title={t('history.title', { count: rows.length })} busy={busy}>
      <Table
        caption={t('history.title', { count: rows.length })}
        columns={columns}
        rows={rows}
        rowKey={({ numero }) => numero}
        rowClassName={({ numero }) => (numero === shown ? styles.shown : undefined)}
        busy={busy}
      />
      {onMore && (
        <div className={styles.foot}>
          <Button busy={busy} onClick={onMore}>
            {t('history.more')}
          </Button>
        </div>
      )}
    </Panel>
  );
}
