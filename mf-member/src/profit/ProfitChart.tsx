import { noonOf } from '@unisite/shared/days';
import { useFormat, useText } from '@unisite/shared/i18n';
import { BarChart } from '@unisite/shared/ui/charts';
import type { ReactElement } from 'react';
import type { DayResult } from './playedDays.ts';

/** Wins and losses per day, with the running total. */
export default function ProfitChart({ days, net }: { days: readonly DayResult[]; net: number }): ReactElement {
  const t = useText();
  const format = useFormat();
  const money = (amount: number) => format.money(amount, { whole: true, signed: true });
  return (
    <BarChart
      label={t('profit.chart', { count: days.length, total: money(net) })}
      bars={days.map(({ day, net: value }) => {
        const noon = noonOf(day);
        const label = format.dayAndMonth(noon);
        return { label, title: `${format.weekday(noon)}, ${label}`, value };
      })}
      format={money}
      formatAxis={(value) => format.axis(value, { signed: true })}
      valueName={t('profit.day')}
      totalName={t('profit.running')}
    />
  );
}
