import type { cashDesk } from '@unisite/shared/contract/operatorsCash';
import { useText } from '@unisite/shared/i18n';
import { EmptyState, ErrorState, Pagination, Panel, Skeleton } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import type { useOperation } from '../api/queries.ts';
import { useErrorText } from '../words/useErrorText.ts';
import { useNumberFormat } from '../words/useNumberFormat.ts';
import styles from './Cash.module.css';
import { WithdrawalItem } from './WithdrawalItem.tsx';

interface WithdrawalListProps {
  answer: ReturnType<typeof useOperation<typeof cashDesk>>;
  /** What was looked for; empty: a selection. */
  reference: string;
  page: number;
  pageSize: number;
  onPage: (page: number) => void;
}

/** A page of withdrawals, or why there are none. */
export function WithdrawalList({ answer, reference, page, pageSize, onPage }: WithdrawalListProps): ReactElement {
  const t = useText();
  const errorText = useErrorText();
  const figures = useNumberFormat();
  const { error } = answer;
  // of the last answer its rows stay in sight; that it had none says nothing of this one
  const data = answer.isPlaceholderData && answer.data?.rows.length === 0 ? undefined : answer.data;
  const none = reference
    ? { title: t('cash.unknown', { reference }), text: t('cash.unknownText') }
    : { title: t('cash.none'), text: t('cash.noneText') };
  return (
    <Panel flush busy={answer.isFetching}>
      {data?.rows.length === 0 ? (
        <EmptyState picture="lantern" {...none} />
      ) : data ? (
        <ul className={styles.list} data-stale={answer.isPlaceholderData || undefined}>
          {data.rows.map((row) => (
            <WithdrawalItem key={row.id} withdrawal={row} />
          ))}
        </ul>
      ) : error ? (
        <ErrorState
          title={t('cash.failed')}
          text={errorText(error)}
          code={error.code}
          onRetry={() => void answer.refetch()}
        />
      ) : (
        <div className="panel__body">
          <Skeleton kind="row" count={3} />
        </div>
      )}
      {data && data.total > pageSize && (
        <div className="table-foot">
          <span>{t('cash.total', { count: data.total, n: figures.count(data.total) })}</span>
          <Pagination page={page} pages={Math.ceil(data.total / pageSize)} onPage={onPage} />
        </div>
      )}
    </Panel>
  );
}
