import { useOperation } from '@unisite/shared/api';
import { agentIncome, agentIncomeFile } from '@unisite/shared/contract/agentReports';
import { noonOf } from '@unisite/shared/days';
import { useFormat, useText } from '@unisite/shared/i18n';
import { navigate, useSearch } from '@unisite/shared/navigation';
import {
  Amount,
  Button,
  type Column,
  EmptyState,
  Panel,
  QueryError,
  Skeleton,
  Table,
  VisuallyHidden,
} from '@unisite/shared/ui';
import { Stat, Stats } from '@unisite/shared/ui/centre';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { agentPath } from '../centre/agentPage.ts';
import { PageHead } from '../centre/PageHead.tsx';
import { CsvButton } from '../files/CsvButton.tsx';
import { DownloadBar } from '../files/DownloadBar.tsx';
import styles from '../overview/Overview.module.css';
import { PeriodChoice } from '../period/PeriodChoice.tsx';
import { periodRequest, readPeriod, writePeriod } from '../period/period.ts';
import { useToday } from '../period/useToday.ts';
import type { Income } from './income.ts';
import { SourcesTable } from './SourcesTable.tsx';
import { StatementDialog } from './StatementDialog.tsx';
import { toneOf } from './toneOf.ts';

const IncomeChart = lazy(() => import('./IncomeChart.tsx'));

/** My income (section 2): daily statements, with every input of each. */
export default function IncomePage(): ReactElement {
  const t = useText();
  const format = useFormat();
  const today = useToday();
  const period = readPeriod(useSearch(), today);
  const query = useOperation(agentIncome, periodRequest(period, today), { keepPrevious: true });
  const [shown, show] = useState<string | null>(null);
  const { data, error, isPlaceholderData } = query;
  const note = data?.doneTo ? t('income.doneTo', { day: format.date(noonOf(data.doneTo)) }) : t('income.noneDone');
  const figure = (amount: number) => (
    <Amount value={format.figures(amount, { signed: true })} tone={amount < 0 ? 'down' : undefined} />
  );
  const kept = data && data.earned - data.given;
  const columns: Column<Income['days'][number]>[] = [
    { key: 'day', head: t('income.day'), cell: ({ day }) => <b className="num">{format.date(noonOf(day))}</b> },
    { key: 'kind', head: t('income.kind'), label: t('income.kind'), cell: ({ kind }) => t(`incomeKind.${kind}`) },
    {
      key: 'earned',
      head: t('income.earned'),
      label: t('income.earned'),
      end: true,
      className: ({ earned }) => toneOf(earned),
      cell: ({ earned }) => <span className="num">{format.figures(earned, { signed: true })}</span>,
    },
    {
      key: 'given',
      head: t('income.given'),
      label: t('income.given'),
      end: true,
      className: ({ given }) => (given > 0 ? 'down' : 'muted'),
      cell: ({ given }) => <span className="num">{format.figures(0 - given)}</span>,
    },
    {
      key: 'statement',
      head: <span className="visually-hidden">{t('income.statement')}</span>,
      end: true,
      cell: ({ statement, day }) =>
        statement !== null && (
          <Button size="sm" variant="quiet" icon="list" onClick={() => show(statement)}>
            {t('income.statement')}
            <VisuallyHidden>{format.date(noonOf(day))}</VisuallyHidden>
          </Button>
        ),
    },
  ];
  return (
    <>
      <PageHead page="income" note={data ? note : '\u00a0'}>
        <PeriodChoice
          period={period}
          today={today}
          onPeriod={(to) => navigate(agentPath('income', writePeriod(to)), { replace: true })}
        />
      </PageHead>
      {error && (!data || isPlaceholderData) ? (
        <Panel>
          <QueryError title={t('income.failed')} query={query} />
        </Panel>
      ) : (
        <div className={styles.fresh} data-stale={isPlaceholderData || undefined} aria-busy={isPlaceholderData}>
          <Stats label={t('income.figures')} busy={!data}>
            <Stat
              icon="chart"
              label={t('income.earned')}
              value={data && figure(data.earned)}
              note={data && t('income.earnedNote')}
            />
            <Stat
              icon="wallet"
              label={t('income.paid')}
              value={data && <Amount value={format.figures(data.paid)} />}
              note={data && t('income.paidNote')}
            />
            <Stat
              icon="send"
              label={t('income.given')}
              value={
                data && <Amount value={format.figures(0 - data.given)} tone={data.given > 0 ? 'down' : undefined} />
              }
              note={data && t('income.givenNote')}
            />
            <Stat
              icon="coins"
              label={t('income.kept')}
              value={kept !== undefined && figure(kept)}
              note={data && t('income.keptNote')}
            />
          </Stats>
          {data && data.kinds.length > 0 && (
            <Panel title={t('income.sources')} flush>
              <SourcesTable income={data} />
            </Panel>
          )}
          {data && data.days.length > 1 && (
            <Panel title={t('income.byDay')}>
              <div className={styles.chart}>
                <Suspense fallback={<Skeleton kind="block" className={styles.bone} />}>
                  <IncomeChart income={data} />
                </Suspense>
              </div>
            </Panel>
          )}
          <Panel
            title={t('income.byDayAndSource')}
            end={
              <CsvButton
                file={agentIncomeFile}
                request={periodRequest(period, today)}
                rows={isPlaceholderData ? undefined : data?.days.length}
              />
            }
            flush
            busy={query.isFetching}
          >
            <DownloadBar />
            <Table
              caption={t('income.byDayAndSource')}
              columns={columns}
              rows={data?.days.toReversed()}
              rowKey={({ day, kind }) => `${day} ${kind}`}
              awaited={6}
              empty={<EmptyState picture="lantern" title={t('income.none')} text={t('income.noneText')} />}
            />
          </Panel>
        </div>
      )}
      {shown && <StatementDialog id={shown} onClose={() => show(null)} />}
    </>
  );
}
