import { dayOf } from '@unisite/shared/days';
import './reportTexts.ts';
import { houseReport, reportFilePath } from '@unisite/shared/contract/operatorsReports';
import { useLanguage } from '@unisite/shared/i18n';
import { Button, ErrorState, Skeleton, useClock } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { useOperation } from '../../../../frame/api/queries.ts';
import { useTitle } from '../../../../frame/navigation/useTitle.ts';
import { useErrorText } from '../../../../frame/words/useErrorText.ts';
import { Breakdown } from './Breakdown.tsx';
import { FigureDefinitions } from './FigureDefinitions.tsx';
import { GiftTable } from './GiftTable.tsx';
import { KeyFigures } from './KeyFigures.tsx';
import { PeriodTable } from './PeriodTable.tsx';
import { ReportCharts } from './ReportCharts.tsx';
import { ReportChoice } from './ReportChoice.tsx';
import styles from './Reports.module.css';
import { type Choice, rangeOf, requestOf } from './reportRange.ts';
import { useReportWords } from './useReportWords.ts';

/** The house's income and gifts, by period, market, vendor and category. */
export function ReportsPage(): ReactElement {
  const { t, format, days } = useReportWords();
  const errorText = useErrorText();
  const language = useLanguage();
  const today = useClock(dayOf, 60_000);
  const [chosen, setChosen] = useState<Choice | null>(null);
  const choice = chosen ?? { market: '', ...rangeOf('days30', today) };
  const request = requestOf(choice);
  const { data, error, isFetching, isPlaceholderData, refetch } = useOperation(houseReport, request, {
    keepPrevious: true,
  });
  useTitle(t('nav.reports'));
  const fileOf = (rows: 'periods' | 'days') =>
    `${reportFilePath}?${new URLSearchParams({ ...request, rows, language }).toString()}`;
  return (
    <>
      <div className={styles.head}>
        <div>
          <h1>{t('nav.reports')}</h1>
          <p className="muted" aria-live="polite">
            {data
              ? t('reports.about', { days: days(data), before: days(data.before), currency: data.currency })
              : t('reports.aboutDays')}
            {data?.asOf && ` ${t('reports.asOf', { at: format.dateTime(data.asOf) })}`}
          </p>
        </div>
        <div className="row">
          {(['periods', 'days'] as const).map((rows) => (
            <Button key={rows} variant="outline" icon="download" href={fileOf(rows)} download>
              {t(`reports.file.${rows}`)}
            </Button>
          ))}
        </div>
      </div>
      <ReportChoice choice={choice} today={today} currencies={data?.currencies ?? []} onChoice={setChosen} />
      {error && !data ? (
        <ErrorState
          title={t('reports.failed')}
          text={errorText(error)}
          code={error.code}
          onRetry={() => void refetch()}
        />
      ) : (
        <div className={styles.report} aria-busy={isFetching && isPlaceholderData}>
          <KeyFigures total={data?.total} before={data?.totalBefore} />
          {data ? (
            <>
              <ReportCharts report={data} by={choice.by} />
              <Breakdown report={data} />
              <GiftTable report={data} />
              <PeriodTable report={data} by={choice.by} />
            </>
          ) : (
            <Skeleton kind="block" height={320} count={2} />
          )}
        </div>
      )}
      <FigureDefinitions />
    </>
  );
}
