import type {
  MemberRecord,
  MemberRecordKind,
  memberCashRecords,
  memberRecords,
} from '@unisite/shared/contract/operatorsMember';
import { useText } from '@unisite/shared/i18n';
import { EmptyState, ErrorState, Pagination, Table } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import type { useOperation } from '../../../../frame/api/queries.ts';
import { useErrorText } from '../../../../frame/words/useErrorText.ts';
import styles from './MemberPage.module.css';
import { useRecordColumns, useSums } from './useRecordColumns.tsx';

interface RecordTableProps {
  kind: MemberRecordKind;
  query: ReturnType<typeof useOperation<typeof memberRecords | typeof memberCashRecords>>;
  page: number;
  pageSize: number;
  onPage: (page: number) => void;
}

/** A page of a record; of bets with totals. */
export function RecordTable({ kind, query, page, pageSize, onPage }: RecordTableProps): ReactElement {
  const t = useText();
  const errorText = useErrorText();
  const columns = useRecordColumns(kind);
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
  const pages = data ? Math.ceil(data.total / pageSize) : 1;
  return (
    <div className={styles.records}>
      <Table
        tight
        caption={t(`member.record.${kind}`)}
        rows={data?.rows}
        rowKey={({ id }) => id}
        columns={columns}
        awaited={pageSize}
        empty={<EmptyState title={t('member.nothing')} />}
        foot={kind === 'bets' && data && <Sums rows={data.rows} />}
      />
      {pages > 1 && (
        <div className="table-foot">
          <Pagination page={page} pages={pages} onPage={onPage} label={t(`member.record.${kind}`)} />
        </div>
      )}
    </div>
  );
}

/** Totals of a page of bets. */
function Sums({ rows }: { rows: readonly MemberRecord[] }): ReactElement {
  const t = useText();
  const { staked, won, result } = useSums(rows);
  return (
    <tr>
      <th scope="row">{t('member.thisPage')}</th>
      <td className="end">{staked}</td>
      <td className="end">{won}</td>
      <td className="end">{result}</td>
      <td />
    </tr>
  );
}
