import { useOperation } from '@unisite/shared/api';
import { agentStatement } from '@unisite/shared/contract/agentReports';
import type { ValueOf } from '@unisite/shared/contract/operation';
import { noonOf } from '@unisite/shared/days';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Button, type Column, Dialog, QueryError, Skeleton, Table } from '@unisite/shared/ui';
import type { ReactElement } from 'react';

type Line = ValueOf<typeof agentStatement>['lines'][number];

interface StatementDialogProps {
  id: string;
  onClose: () => void;
}

/** A statement with every input of its sum, so that it can be checked by hand. */
export function StatementDialog({ id, onClose }: StatementDialogProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const query = useOperation(agentStatement, { id });
  const { data, error } = query;
  const columns: Column<Line>[] = [
    {
      key: 'branch',
      head: t('statement.branch'),
      cell: ({ branch, day }) => (
        <>
          <b>{branch}</b>
          {data && day !== data.from && (
            <small className="muted"> {t('statement.correction', { day: format.date(noonOf(day)) })}</small>
          )}
        </>
      ),
    },
    {
      key: 'staked',
      head: t('statement.staked'),
      label: t('statement.staked'),
      end: true,
      cell: ({ staked }) => <span className="num">{format.figures(staked)}</span>,
    },
    {
      key: 'gap',
      head: t('statement.gap'),
      label: t('statement.gap'),
      end: true,
      cell: ({ gap }) => <span className="num">{t('statement.gapOf', { gap })}</span>,
    },
    {
      key: 'amount',
      head: t('statement.amount'),
      label: t('statement.amount'),
      end: true,
      cell: ({ amount }) => <span className="num">{format.figures(amount, { signed: true })}</span>,
    },
  ];
  return (
    <Dialog
      open
      icon="list"
      title={data ? t('statement.title', { day: format.date(noonOf(data.from)) }) : t('income.statement')}
      onClose={onClose}
      foot={
        <Button variant="outline" onClick={onClose}>
          {t('statement.close')}
        </Button>
      }
    >
      {error && !data && <QueryError title={t('statement.failed')} query={query} />}
      {!error && !data && <Skeleton count={5} />}
      {data && (
        <>
          <p className="soft">{t(`statement.about.${data.kind}`)}</p>
          <Table
            caption={t('statement.lines')}
            columns={columns}
            rows={data.lines}
            rowKey={(line) => `${line.day} ${line.branch} ${line.gap}`}
          />
          <dl className="facts">
            <dt>{t('income.earned')}</dt>
            <dd className="num">{format.figures(data.earned, { signed: true })}</dd>
            {data.carried !== 0 && (
              <>
                <dt>{t('statement.carried')}</dt>
                <dd className="num">{format.figures(data.carried, { signed: true })}</dd>
              </>
            )}
            <dt className="facts__total">{t('income.paid')}</dt>
            <dd className="facts__total num">{format.figures(data.paid)}</dd>
            {data.reference && (
              <>
                <dt>{t('statement.reference')}</dt>
                <dd className="num">{data.reference}</dd>
              </>
            )}
            <dt>{t('statement.madeAt')}</dt>
            <dd className="num">{format.dateTime(data.madeAt)}</dd>
          </dl>
        </>
      )}
    </Dialog>
  );
}
