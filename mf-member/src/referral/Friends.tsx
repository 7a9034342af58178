import { useOperation } from '@unisite/shared/api';
import type { ValueOf } from '@unisite/shared/contract/operation';
import { friendState, referredFriends } from '@unisite/shared/contract/referrals';
import { useFormat, useText } from '@unisite/shared/i18n';
import { navigate, useSearch } from '@unisite/shared/navigation';
import { Chips, type Column, EmptyState, Panel, Tag, type TagProps } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { readListPage, subPagePath, writeListPage } from '../centre/subPage.ts';
import { RecordRows } from '../records/RecordRows.tsx';
import { Toolbar } from '../records/Toolbar.tsx';

const pageSize = 10;
type Friend = ValueOf<typeof referredFriends>['rows'][number];

const looks: Readonly<Record<Friend['state'], Pick<TagProps, 'tone' | 'icon'>>> = {
  rewarded: { tone: 'jade', icon: 'check' },
  waiting: { tone: 'gold', icon: 'clock' },
  late: { icon: 'close' },
  notCounted: { tone: 'coral', icon: 'block' },
};

/** Friends who registered with the member's link, and the state of each; their deposits are not disclosed. */
export function Friends(): ReactElement {
  const t = useText();
  const format = useFormat();
  const address = useSearch();
  const state = friendState.options.find((one) => one === address.get('state')) ?? null;
  const page = readListPage(address);
  const list = useOperation(
    referredFriends,
    { page, pageSize, ...(state && { state }) },
    { keepPrevious: true, staleTime: 0 },
  );
  const go = (to: string | null, at: number) =>
    navigate(subPagePath('referral', { state: to, p: writeListPage(at) }), { replace: at === 1 });
  const columns: Column<Friend>[] = [
    { key: 'account', head: t('referral.account'), cell: (row) => <b>{row.account}</b> },
    {
      key: 'joinedAt',
      head: t('referral.joinedAt'),
      label: t('referral.joinedAt'),
      cell: (row) => format.date(row.joinedAt),
    },
    {
      key: 'state',
      head: t('referral.state'),
      label: t('referral.state'),
      cell: (row) => (
        <>
          <Tag {...looks[row.state]}>{t(`referral.stateName.${row.state}`)}</Tag>
          {row.reason && <small className="muted"> {t(`referral.reason.${row.reason}`)}</small>}
        </>
      ),
    },
    {
      key: 'reward',
      head: t('referral.reward'),
      label: t('referral.reward'),
      end: true,
      cell: (row) => <span className="num">{format.money(row.reward, { whole: true })}</span>,
    },
  ];
  return (
    <Panel title={t('referral.friends')} flush busy={list.isFetching}>
      <Toolbar>
        <Chips
          label={t('referral.states')}
          value={state ?? 'all'}
          onChange={(id) => go(id === 'all' ? null : id, 1)}
          options={[
            { id: 'all', label: t('record.all') },
            ...friendState.options.map((id) => ({ id, label: t(`referral.stateName.${id}`) })),
          ]}
        />
      </Toolbar>
      <RecordRows
        caption={t('referral.friends')}
        record={list}
        columns={columns}
        rowKey={(row) => row.id}
        page={page}
        pageSize={pageSize}
        onPage={(at) => go(state, at)}
        awaited={5}
        failed={t('record.failed')}
        empty={<EmptyState picture="search" title={t('record.noneFound')} />}
      />
    </Panel>
  );
}
