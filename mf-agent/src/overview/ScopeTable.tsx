import type { Figures } from '@unisite/shared/contract/agents';
import { useFormat, useText } from '@unisite/shared/i18n';
import { useSession } from '@unisite/shared/session';
import { type Column, Panel, Table } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import styles from './Overview.module.css';
import type { Overview } from './overviewQuery.ts';

interface Scope {
  readonly key: 'own' | 'direct' | 'team';
  readonly people: number;
  readonly figures: Figures;
}

const sums = ['deposits', 'withdrawals', 'turnover', 'payout', 'rebate', 'bonus'] as const;

/** The same figures for the agent, for direct downlines, and for all including the agent. */
export function ScopeTable({ overview }: { overview: Overview | undefined }): ReactElement {
  const t = useText();
  const format = useFormat();
  const session = useSession();
  const account = session.status === 'in' ? session.info.account : '';
  const figure = (amount: number, signed = false) => (
    <span className="num">{format.figures(amount, { whole: true, signed })}</span>
  );
  const columns: Column<Scope>[] = [
    {
      key: 'scope',
      head: t('scope.head'),
      className: styles.scope,
      cell: ({ key }) => (
        <>
          <b>{t(`scope.${key}`)}</b> <span className="muted">{key === 'own' ? account : t(`scope.${key}Note`)}</span>
        </>
      ),
    },
    {
      key: 'people',
      head: t('scope.people'),
      label: t('scope.people'),
      end: true,
      cell: ({ people }) => <span className="num">{format.number(people)}</span>,
    },
    ...sums.map(
      (key): Column<Scope> => ({
        key,
        head: t(`scope.${key}`),
        label: t(`scope.${key}`),
        end: true,
        cell: ({ figures }) => figure(figures[key]),
      }),
    ),
    {
      key: 'result',
      head: t('scope.result'),
      label: t('scope.result'),
      end: true,
      cell: ({ figures }) => figure(figures.result, true),
    },
  ];
  return (
    <Panel flush busy={!overview} className={styles.scopes}>
      <Table
        caption={t('scope.caption')}
        columns={columns}
        rows={overview && scopesOf(overview)}
        rowKey={({ key }) => key}
        awaited={3}
      />
    </Panel>
  );
}

const scopesOf = ({ own, direct, team, members }: Overview): Scope[] => [
  { key: 'own', people: 1, figures: own },
  { key: 'direct', people: members.direct, figures: direct },
  { key: 'team', people: members.team + 1, figures: team },
];
