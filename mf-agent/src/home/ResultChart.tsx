import { useFormat, useText } from '@unisite/shared/i18n';
import { BarChart, ChartKey } from '@unisite/shared/ui/charts';
import type { ReactElement } from 'react';

/** The team's result by day, from the members' side, with its running total. */
export default function ResultChart({ days }: { days: readonly { day: string; result: number }[] }): ReactElement {
  const t = useText();
  const format = useFormat();
  const total = days.reduce((sum, { result }) => sum + result, 0);
  return (
    <>
      <ChartKey
        series={[
          { name: t('chart.won'), mark: 'won' },
          { name: t('chart.lost'), mark: 'lost' },
          { name: t('chart.total'), mark: 'line' },
        ]}
      />
      <BarChart
        label={t('chart.label', { total: format.money(total, { whole: true, signed: true }) })}
        bars={days.map(({ day, result }) => {
          const noon = `${day}T12:00:00+07:00`;
          return {
            label: format.dayAndMonth(noon),
            title: `${format.weekday(noon)}, ${format.dayAndMonth(noon)}`,
            value: result,
          };
        })}
        format={(value) => format.money(value, { whole: true, signed: true })}
        formatAxis={format.axis}
        valueName={t('chart.day')}
        totalName={t('chart.total')}
      />
    </>
  );
}
