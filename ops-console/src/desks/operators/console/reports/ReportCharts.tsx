import '@unisite/shared/ui/styles/charts';
import type { ValueOf } from '@unisite/shared/contract/operation';
import type { houseReport, ReportPeriod, ReportStep } from '@unisite/shared/contract/operatorsReports';
import { Panel, Tabs } from '@unisite/shared/ui';
import { LineChart, type Stack, StackChart, StepsChart, stackTones } from '@unisite/shared/ui/charts';
import { type ReactElement, useState } from 'react';
import { useCategoryName } from './useCategoryName.ts';
import { useReportWords } from './useReportWords.ts';

type Report = ValueOf<typeof houseReport>;
const views = ['revenue', 'play', 'cash', 'members'] as const;

interface ReportChartsProps {
  report: Report;
  by: ReportStep;
}

/** A report as charts; the tables below have all of their figures. */
export function ReportCharts({ report, by }: ReportChartsProps): ReactElement {
  const { t } = useReportWords();
  const [view, setView] = useState<(typeof views)[number]>('revenue');
  return (
    <div className="split split--main split--even">
      <Panel
        title={t(`reports.chart.${view}`)}
        end={
          <Tabs
            fit
            label={t('reports.chart.label')}
            tabs={views.map((id) => ({ id, label: t(`reports.view.${id}`) }))}
            value={view}
            onChange={(id) => setView(views.find((one) => one === id) ?? 'revenue')}
          />
        }
      >
        <Chart view={view} report={report} by={by} />
      </Panel>
      <Panel title={t('reports.chart.steps')}>
        <Steps report={report} />
      </Panel>
    </div>
  );
}

function Chart({ view, report, by }: ReportChartsProps & { view: (typeof views)[number] }): ReactElement {
  const { t, format, money, period: nameOfPeriod } = useReportWords();
  const nameOf = useCategoryName();
  const { periods, total } = report;
  const slots = periods.map((period) => ({
    label: by === 'month' ? nameOfPeriod(period, by) : format.dayAndMonth(period.from),
    title: nameOfPeriod(period, by),
  }));
  const common = { slots, formatAxis: (value: number) => format.axis(value) };
  const valuesOf = (name: 'turnover' | 'payout' | 'deposits' | 'withdrawals' | 'net') =>
    periods.map((one) => one[name]);
  const lines = (first: 'turnover' | 'deposits', second: 'payout' | 'withdrawals') => (
    <LineChart
      {...common}
      label={t('reports.chart.linesLabel', {
        first: t(`reports.figure.${first}`),
        second: t(`reports.figure.${second}`),
        one: money(total[first]),
        other: money(total[second]),
      })}
      lines={[
        { name: t(`reports.figure.${first}`), mark: 'line', values: valuesOf(first) },
        { name: t(`reports.figure.${second}`), mark: 'sky', values: valuesOf(second) },
      ]}
      format={money}
    />
  );
  switch (view) {
    case 'revenue':
      return (
        <StackChart
          {...common}
          label={t('reports.chart.revenueLabel', { net: money(total.net) })}
          stacks={stacksOf(report, (category) => (category === null ? t('reports.others') : nameOf(category)))}
          line={{ name: t('reports.figure.net'), values: valuesOf('net') }}
          format={money}
        />
      );
    case 'play':
      return lines('turnover', 'payout');
    case 'cash':
      return lines('deposits', 'withdrawals');
    case 'members':
      return (
        <StackChart
          {...common}
          label={t('reports.chart.membersLabel', { active: format.number(total.active) })}
          stacks={[
            { name: t('reports.figure.returning'), tone: 'sky', values: periods.map(({ returning }) => returning) },
            { name: t('reports.figure.fresh'), tone: 'gold', values: periods.map((one) => one.active - one.returning) },
          ]}
          line={{ name: t('reports.figure.registered'), values: periods.map(({ registered }) => registered) }}
          format={(value) => format.number(value)}
        />
      );
  }
}

type Category = Report['categories'][number]['category'];

/** Gross revenue of the categories with the largest turnover; the others combined (null). */
function stacksOf({ categories, periods }: Report, nameOf: (category: Category | null) => string): Stack[] {
  const isFew = categories.length <= stackTones.length;
  const own = categories.slice(0, isFew ? categories.length : stackTones.length - 1).map(({ category }) => category);
  const grossOf = (period: ReportPeriod, isIn: (category: Category) => boolean) =>
    period.categories.reduce((sum, { category, gross }) => (isIn(category) ? sum + gross : sum), 0);
  const parts = [
    ...own.map((category) => ({ name: nameOf(category), isIn: (one: Category) => one === category })),
    ...(isFew ? [] : [{ name: nameOf(null), isIn: (one: Category) => !own.includes(one) }]),
  ];
  return parts.map(({ name, isIn }, index) => ({
    name,
    tone: stackTones[index] ?? 'dim',
    values: periods.map((period) => grossOf(period, isIn)),
  }));
}

/** From gross to net revenue. */
function Steps({ report: { total } }: { report: Report }): ReactElement {
  const { t, format, signed } = useReportWords();
  return (
    <StepsChart
      label={t('reports.chart.stepsLabel', { gross: signed(total.gross), net: signed(total.net) })}
      steps={[
        { name: t('reports.step.gross'), value: total.gross, kind: 'sum' },
        { name: t('reports.step.bonus'), value: -total.bonus, kind: 'change' },
        { name: t('reports.step.rebate'), value: -total.rebate, kind: 'change' },
        { name: t('reports.step.commission'), value: -total.commission, kind: 'change' },
        { name: t('reports.step.net'), value: total.net, kind: 'sum' },
      ]}
      format={signed}
      formatAxis={(value) => format.axis(value)}
    />
  );
}
