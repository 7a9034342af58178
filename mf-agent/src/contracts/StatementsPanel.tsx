import { useOperation } from '@unisite/shared/api';
import { type ContractKind, type ContractStatement, contractStatements } from '@unisite/shared/contract/agentContracts';
import { noonOf } from '@unisite/shared/days';
import { useFormat, useText } from '@unisite/shared/i18n';
import {
  Button,
  type Column,
  EmptyState,
  Panel,
  QueryError,
  Table,
  Tag,
  type TagProps,
  VisuallyHidden,
} from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { ContractStatementDialog } from './ContractStatementDialog.tsx';

const tones: Readonly<Record<ContractStatement['state'], TagProps['tone']>> = {
  waiting: 'gold',
  due: 'sky',
  short: 'coral',
  paid: 'jade',
  refused: undefined,
};

/** Latest statements of a kind: what the agent received, and what it owes or paid. */
export function StatementsPanel({ kind }: { kind: ContractKind }): ReactElement {
  const t = useText();
  const format = useFormat();
  const query = useOperation(contractStatements, { kind });
  const [shown, show] = useState<ContractStatement | null>(null);
  const columns: Column<ContractStatement>[] = [
    {
      key: 'from',
      head: t('contract.period'),
      cell: ({ from, to, until }) => (
        <b className="num">
          {until ? format.dateTime(until) : format.date(noonOf(from))}
          {!until && to !== from && ` – ${format.date(noonOf(to))}`}
        </b>
      ),
    },
    {
      key: 'pair',
      head: t('contract.pair'),
      label: t('contract.pair'),
      cell: ({ upline, downline }) => t('contract.pays', { upline: upline ?? t('contract.house'), downline }),
    },
    {
      key: 'due',
      head: t('contract.due'),
      label: t('contract.due'),
      end: true,
      cell: ({ due }) => <span className="num">{format.figures(due)}</span>,
    },
    {
      key: 'state',
      head: t('contract.state'),
      label: t('contract.state'),
      cell: ({ state, lacks }) => (
        <>
          <Tag tone={tones[state]}>{t(`statementState.${state}`)}</Tag>
          {lacks > 0 && <small className="muted"> {t('contract.lacks', { amount: format.money(lacks) })}</small>}
        </>
      ),
    },
    {
      key: 'open',
      head: <VisuallyHidden>{t('income.statement')}</VisuallyHidden>,
      end: true,
      cell: (statement) => (
        <Button size="sm" variant="quiet" icon="list" onClick={() => show(statement)}>
          {t('income.statement')}
          <VisuallyHidden>CT{statement.id}</VisuallyHidden>
        </Button>
      ),
    },
  ];
  return (
    <Panel title={t('income.statements')} flush busy={query.isFetching}>
      {query.error && !query.data ? (
        <QueryError title={t('statement.failed')} query={query} />
      ) : (
        <Table
          caption={t('income.statements')}
          columns={columns}
          rows={query.data?.rows}
          rowKey={({ id }) => id}
          awaited={3}
          empty={<EmptyState picture="lantern" title={t('income.none')} text={t('contract.noStatements')} />}
        />
      )}
      {shown && <ContractStatementDialog kind={kind} statement={shown} onClose={() => show(null)} />}
    </Panel>
  );
}
