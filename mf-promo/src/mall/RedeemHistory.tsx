import { useOperation } from '@unisite/shared/api';
import { type Redemption, redeemList, redeemState } from '@unisite/shared/contract/points';
import { useFormat, useText } from '@unisite/shared/i18n';
import {
  Button,
  Chips,
  type Column,
  EmptyState,
  Pagination,
  Panel,
  QueryError,
  Table,
  Tag,
  type TagProps,
} from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { mallPath } from './mallPlace.ts';

const PAGE_SIZE = 10;
const every = 'all';
const looks: Readonly<Record<Redemption['state'], Pick<TagProps, 'tone' | 'icon'>>> = {
  process: { tone: 'gold', icon: 'clock' },
  approved: { tone: 'jade', icon: 'check' },
  rejected: { tone: 'coral', icon: 'close' },
};

/** The member's redemptions and their state. */
export function RedeemHistory(): ReactElement {
  const t = useText();
  const format = useFormat();
  const [state, setState] = useState<Redemption['state'] | null>(null);
  const [page, setPage] = useState(1);
  const list = useOperation(redeemList, { page, pageSize: PAGE_SIZE, ...(state && { state }) });
  const columns: readonly Column<Redemption>[] = [
    {
      key: 'what',
      head: t('history.item'),
      cell: ({ title, reference }) => (
        <>
          <b>{title}</b>
          <br />
          <span className="muted">{reference}</span>
        </>
      ),
    },
    {
      key: 'points',
      head: t('history.points'),
      label: t('history.points'),
      end: true,
      cell: ({ points }) => format.number(-points),
    },
    { key: 'at', head: t('history.at'), label: t('history.at'), cell: ({ at }) => format.dateTime(at) },
    {
      key: 'state',
      head: t('history.state'),
      label: t('history.state'),
      cell: (row) => <Tag {...looks[row.state]}>{t(`history.states.${row.state}`)}</Tag>,
    },
    { key: 'note', head: t('history.note'), className: 'is-line', cell: (row) => <Note redemption={row} /> },
  ];
  return (
    <Panel
      flush
      busy={list.isFetching}
      title={t('mall.tab.history')}
      end={
        <Chips
          label={t('history.state')}
          options={[
            { id: every, label: t('mall.all') },
            ...redeemState.options.map((id) => ({ id, label: t(`history.states.${id}`) })),
          ]}
          value={state ?? every}
          onChange={(id) => {
            setState(redeemState.options.find((one) => one === id) ?? null);
            setPage(1);
          }}
        />
      }
    >
      {list.error && !list.data ? (
        <QueryError title={t('mall.failed')} query={list} />
      ) : (
        <Table
          caption={t('mall.tab.history')}
          columns={columns}
          rows={list.data?.rows}
          rowKey={({ id }) => id}
          busy={list.isFetching}
          empty={
            <EmptyState
              picture="ticket"
              title={t(state ? 'history.noneOf' : 'history.none')}
              text={t('history.noneText')}
              action={
                <Button variant="primary" href={mallPath('goods')}>
                  {t('history.toGoods')}
                </Button>
              }
            />
          }
        />
      )}
      {list.data && <Pagination page={page} pages={Math.ceil(list.data.total / PAGE_SIZE)} onPage={setPage} />}
    </Panel>
  );
}

function Note({ redemption: { state, amount, note } }: { redemption: Redemption }): ReactElement {
  const t = useText();
  const format = useFormat();
  const [isShown, show] = useState(false);
  if (amount !== null) return <>{t('history.money', { amount: format.money(amount, { whole: true }) })}</>;
  if (state === 'process') return <span className="muted">{t('history.waiting')}</span>;
  if (state === 'rejected') return <>{t('history.rejected', { reason: note ?? '' })}</>;
  if (note === null) return <span className="muted">–</span>;
  // hidden at first, so that bystanders cannot read the code
  return isShown ? (
    <span className="num">{note}</span>
  ) : (
    <Button variant="quiet" size="sm" icon="eye" onClick={() => show(true)}>
      {t('history.show')}
    </Button>
  );
}
