import { useFormat, useText } from '@unisite/shared/i18n';
import { LineChart } from '@unisite/shared/ui/charts';
import type { ReactElement } from 'react';
import { type DownlineDay, noonOf, payoutOf } from './days.ts';

/** What the team staked and what was paid out to it, day by day. */
export default function TurnoverChart({ days }: { days: readonly DownlineDay[] }): ReactElement {
  const t = useText();
  const format = useFormat();
  const turnover = days.map((day) => day.turnover);
  const sum = turnover.reduce((total, value) => total + value, 0);
  return (
    <LineChart
      label={t('chart.turnoverLabel', { total: format.money(sum, { whole: true }) })}
      slots={days.map(({ day }) => {
        const noon = noonOf(day);
        const label = format.dayAndMonth(noon);
        return { label, title: `${format.weekday(noon)}, ${label}` };
      })}
      lines={[
        { name: t('figure.turnover'), mark: 'line', values: turnover },
        { name: t('figure.payout'), mark: 'sky', values: days.map(payoutOf) },
      ]}
      format={(value) => format.money(value, { whole: true })}
      formatAxis={(value) => format.axis(value).replace('+', '')}
    />
  );
}
