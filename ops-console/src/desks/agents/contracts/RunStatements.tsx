import type { ValueOf } from '@unisite/shared/contract/operation';
import { type DeskRun, payRunStatements } from '@unisite/shared/contract/operatorsPayRuns';
import { useFormat, useText } from '@unisite/shared/i18n';
import { type Column, Pagination, Table } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { useOperation } from '../../../frame/api/queries.ts';
import { Loaded } from '../../../frame/parts/Loaded.tsx';
import styles from './Agents.module.css';
import { useContractText } from './useContractText.ts';

const pageSize = 20;
type Row = ValueOf<typeof payRunStatements>['rows'][number];

/** The statements of a run. */
export function RunStatements({ run }: { run: DeskRun }): ReactElement {
  const t = useText();
  const format = useFormat();
  const words = useContractText();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useOperation(
    payRunStatements,
    { id: run.id, page, pageSize },
    { keepPrevious: true },
  );
  const sum = (key: 'turnover' | 'counted' | 'earned' | 'before' | 'due'): Column<Row> => ({
    key,
    head: t(`payRuns.statement.${key}`),
    label: t(`payRuns.statement.${key}`),
    end: true,
    cell: (row) => <span className="num">{format.figures(row[key])}</span>,
  });
  const columns: readonly Column<Row>[] = [
    {
      key: 'downline',
      head: t('payRuns.statement.downline'),
      cell: ({ downline, games }) => (
        <>
          <strong>{downline}</strong> <small className="muted">{words.games(games)}</small>
        </>
      ),
    },
    sum('turnover'),
    sum('counted'),
    {
      key: 'rate',
      head: t('payRuns.statement.rate'),
      label: t('payRuns.statement.rate'),
      end: true,
      cell: ({ rate }) => <span className="num">{words.rate(run.contract, rate)}</span>,
    },
    sum('earned'),
    sum('before'),
    sum('due'),
  ];
  return (
    <div className={styles.statements}>
      <Loaded data={data} error={error} title={t('payRuns.statement.failed')} retry={() => void refetch()}>
        {data && (
          <>
            <Table
              tight
              cards={false}
              caption={t('payRuns.seeOf', { id: run.id })}
              columns={columns}
              rows={data.rows}
              rowKey={({ id }) => id}
            />
            <Pagination page={page} pages={Math.ceil(data.total / pageSize)} onPage={setPage} />
          </>
        )}
      </Loaded>
    </div>
  );
}
