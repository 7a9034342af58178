import type { DrawResult, LotteryGame } from '@unisite/shared/contract/lottery';
import type { ElectronicGroup } from '@unisite/shared/contract/lotteryAddress';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Button, type Column, Panel, Skeleton, Table } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { Balls } from '../parts/Balls.tsx';
import { placeInDay } from '../results/latest.ts';
import { numbersOf } from '../results/ranks.ts';
import type { Draws } from '../results/useDraws.ts';
import styles from './ElectronicResults.module.css';
import { StatisticValue } from './StatisticValue.tsx';
import { readingKeys, statistics } from './statistics.ts';

/** A game's latest draws with balls and readings. */
export function ElectronicHistory({
  game,
  kind,
  draws,
}: {
  game: LotteryGame;
  kind: ElectronicGroup;
  draws: Draws;
}): ReactElement {
  const t = useText();
  const format = useFormat();
  const title = draws.rows ? t('history.title', { count: draws.rows.length }) : t('history.heading');
  const columns: Column<DrawResult>[] = [
    {
      key: 'numero',
      head: t('history.numero'),
      cell: ({ numero, drawnAt }) => {
        const place = placeInDay(numero);
        return (
          <span className={styles.when}>
            {place === null ? format.date(drawnAt) : t('elott.place', { place: format.number(Number(place)) })}
            <small>
              {place === null ? format.time(drawnAt) : `${format.time(drawnAt)}, ${format.dayAndMonth(drawnAt)}`}
            </small>
          </span>
        );
      },
    },
    ...readingKeys[kind].map(
      (key): Column<DrawResult> => ({
        key,
        head: t(`reading.${key}`),
        label: t(`reading.${key}`),
        cell: (row) => {
          const reading = statistics(kind, numbersOf(row, 'BALLS')).find((one) => one.key === key);
          return reading && <StatisticValue reading={reading} />;
        },
      }),
    ),
  ];
  columns.splice(1, 0, {
    key: 'balls',
    head: t('history.result'),
    className: 'is-line',
    cell: (row) => <Balls kind={kind} numbers={numbersOf(row, 'BALLS')} size="sm" />,
  });
  return (
    <Panel flush title={`${game.remark}: ${title}`} busy={draws.fetching}>
      {draws.rows ? (
        <Table
          caption={title}
          columns={columns}
          rows={draws.rows}
          rowKey={({ numero }) => numero}
          busy={draws.fetching}
        />
      ) : (
        // not the table's own skeleton: its columns would shift when the balls arrive
        <div className="panel__body">
          <Skeleton kind="block" count={10} height={32} />
        </div>
      )}
      {draws.more && draws.rows && (
        <div className={styles.foot}>
          <Button busy={draws.fetching} onClick={draws.more}>
            {t('history.more')}
          </Button>
        </div>
      )}
    </Panel>
  );
}
