import { useFormat, useText } from '@unisite/shared/i18n';
import { BarChart } from '@unisite/shared/ui/charts';
import type { ReactElement } from 'react';
import { type DownlineDay, noonOf } from './days.ts';

/** The team's result by day, from the members' side, with its running total. */
export default function ResultChart({ days }: { days: readonly DownlineDay[] }): ReactElement {
  const t = useText();
  const format = useFormat();
  const total = days.reduce((sum, { result }) => sum + result, 0);
  return (
    <BarChart
      label={t('chart.label', { total: format.money(total, { whole: true, signed: true }) })}
      bars={days.map(({ day, result }) => {
        const noon = noonOf(day);
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
  );
}
