import { gameAddress } from '@unisite/shared/contract/gameAddress';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Amount, type Column, KitLink, LazyImage, Panel, Table, Tabs } from '@unisite/shared/ui';
import { type ReactElement, useMemo, useState } from 'react';
import styles from './Winners.module.css';
import { shownWins, type Win, type WinOrder, winsBy } from './winnings.ts';

/** Recent wins, the latest or the biggest first. */
export function LatestWins({ wins }: { wins: readonly Win[] | undefined }): ReactElement {
  const t = useText();
  const format = useFormat();
  const [order, setOrder] = useState<WinOrder>('latest');
  const columns = useMemo(
    (): Column<Win>[] => [
      {
        key: 'game',
        head: t('wins.game'),
        className: styles.game,
        cell: ({ game, account }) => (
          <span className="who">
            <LazyImage className="thumb" src={game.icon} alt="" width={36} height={36} />
            <span className="one-line">
              <KitLink href={gameAddress(game)}>{game.name}</KitLink>
              <small className="only-phone">{account}</small>
            </span>
          </span>
        ),
      },
      { key: 'account', head: t('wins.member'), className: 'not-phone muted', cell: ({ account }) => account },
      {
        key: 'multiplier',
        head: t('wins.multiplier'),
        end: true,
        className: 'not-phone',
        cell: ({ multiplier }) => <span className="num">×{format.number(multiplier, 1)}</span>,
      },
      {
        key: 'amount',
        head: t('wins.amount'),
        end: true,
        cell: ({ amount }) => <Amount tone="up" value={format.money(amount, { whole: true, signed: true })} />,
      },
    ],
    [t, format],
  );
  return (
    <Panel
      title={t('wins.title')}
      flush
      end={
        <Tabs
          fit
          label={t('wins.order')}
          tabs={[
            { id: 'latest', label: t('wins.latest') },
            { id: 'biggest', label: t('wins.biggest') },
          ]}
          value={order}
          onChange={(id) => setOrder(id === 'biggest' ? 'biggest' : 'latest')}
        />
      }
    >
      <Table
        caption={t('wins.title')}
        columns={columns}
        rows={wins && winsBy(wins, order)}
        rowKey={({ at, account, game }) => `${at} ${account} ${game.gameId}`}
        awaited={shownWins}
        tight
        cards={false}
      />
    </Panel>
  );
}
