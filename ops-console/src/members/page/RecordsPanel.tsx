import {
  type MemberRecord,
  type MemberRecordKind,
  memberCashRecordKind,
  memberCashRecords,
  memberRecordKind,
  memberRecords,
} from '@unisite/shared/contract/operatorsMember';
import { withdrawalState } from '@unisite/shared/contract/withdrawals';
import { useFormat, useLocalized, useText } from '@unisite/shared/i18n';
import {
  type Column,
  EmptyState,
  ErrorState,
  Pagination,
  Panel,
  Table,
  Tabs,
  Tag,
  type TagProps,
} from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { useOperation } from '../../api/queries.ts';
import { useHasRole } from '../../session/useHasRole.ts';
import { useErrorText } from '../../words/useErrorText.ts';
import { useNumberFormat } from '../../words/useNumberFormat.ts';

const PAGE_SIZE = 10;
type CashKind = (typeof memberCashRecordKind.options)[number];
const isCash = (kind: MemberRecordKind): kind is CashKind => memberCashRecordKind.options.some((one) => one === kind);

const states = [
  ...(['open', 'settled', 'cancelled', 'pending', 'confirmed', 'failed', 'expired', 'chargedBack'] as const),
  ...withdrawalState.options,
  ...(['read', 'unread'] as const),
];

/** States by how they look; others are grey. */
const tones: Readonly<Record<string, TagProps['tone']>> = {
  ...{
    settled: 'jade',
    confirmed: 'jade',
    paid: 'jade',
    received: 'jade',
    open: 'sky',
    pending: 'sky',
    requested: 'sky',
  },
  ...{ approved: 'sky', unread: 'sky', failed: 'coral', rejected: 'coral', chargedBack: 'coral', disputed: 'coral' },
};

/** What was kept of a member, by kind, page by page. */
export function RecordsPanel({ id }: { id: string }): ReactElement {
  const t = useText();
  const may = useHasRole();
  const [kind, setKind] = useState<MemberRecordKind>('bets');
  const kinds: MemberRecordKind[] = [...memberRecordKind.options, ...(may('cash') ? memberCashRecordKind.options : [])];
  return (
    <Panel flush title={t('member.records')}>
      <Tabs
        fit
        label={t('member.records')}
        tabs={kinds.map((one) => ({ id: one, label: t(`member.record.${one}`) }))}
        value={kind}
        // the tabs are these kinds
        onChange={(one) => setKind(one as MemberRecordKind)}
      >
        {isCash(kind) ? <CashRecords key={kind} id={id} kind={kind} /> : <Records key={kind} id={id} kind={kind} />}
      </Tabs>
    </Panel>
  );
}

function Records({ id, kind }: { id: string; kind: Exclude<MemberRecordKind, CashKind> }): ReactElement {
  const [page, setPage] = useState(1);
  const query = useOperation(memberRecords, { id, kind, page, pageSize: PAGE_SIZE });
  return <RecordTable kind={kind} query={query} page={page} onPage={setPage} />;
}

function CashRecords({ id, kind }: { id: string; kind: CashKind }): ReactElement {
  const [page, setPage] = useState(1);
  const query = useOperation(memberCashRecords, { id, kind, page, pageSize: PAGE_SIZE });
  return <RecordTable kind={kind} query={query} page={page} onPage={setPage} />;
}

interface RecordTableProps {
  kind: MemberRecordKind;
  query: ReturnType<typeof useOperation<typeof memberRecords | typeof memberCashRecords>>;
  page: number;
  onPage: (page: number) => void;
}

function RecordTable({ kind, query, page, onPage }: RecordTableProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const figures = useNumberFormat();
  const localized = useLocalized();
  const errorText = useErrorText();
  const { data, error, refetch } = query;
  if (error && !data)
    return (
      <ErrorState
        title={t('member.recordsFailed')}
        text={errorText(error)}
        code={error.code}
        onRetry={() => void refetch()}
      />
    );
  const written = (sum: number | null) =>
    sum === null ? '–' : kind === 'points' ? format.number(sum) : format.money(sum, { whole: Number.isInteger(sum) });
  const columns: Column<MemberRecord>[] = [
    { key: 'at', head: t('member.at'), cell: ({ at }) => figures.when(at) },
    {
      ...{ key: 'what', head: t(`member.what.${kind}`), label: t(`member.what.${kind}`), className: 'is-line' },
      cell: ({ what, reference }) => (
        <>
          <strong>{localized(what)}</strong> <small className="muted">{reference}</small>
        </>
      ),
    },
    ...(kind === 'messages'
      ? []
      : (['first', 'second'] as const).map((name) => ({
          ...{ key: name, head: t(`member.${name}.${kind}`), label: t(`member.${name}.${kind}`), end: true },
          cell: (row: MemberRecord) => <span className="num">{written(row[name])}</span>,
        }))),
    ...(kind === 'movements' || kind === 'points'
      ? []
      : [
          {
            ...{ key: 'state', head: t('member.state'), label: t('member.state'), end: true },
            cell: ({ state }: MemberRecord) =>
              state === null ? (
                '–'
              ) : (
                <Tag tone={tones[state]}>{t(`member.stateOf.${states.find((one) => one === state) ?? 'open'}`)}</Tag>
              ),
          },
        ]),
  ];
  const pages = data ? Math.ceil(data.total / PAGE_SIZE) : 1;
  return (
    <>
      <Table
        tight
        caption={t(`member.record.${kind}`)}
        rows={data?.rows}
        rowKey={({ id }) => id}
        columns={columns}
        empty={<EmptyState title={t('member.nothing')} />}
      />
      {pages > 1 && <Pagination page={page} pages={pages} onPage={onPage} label={t(`member.record.${kind}`)} />}
    </>
  );
}
