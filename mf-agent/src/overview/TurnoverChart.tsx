import { useFormat, useText } from '@unisite/shared/i18n';
import { LineChart } from '@unisite/shared/ui/charts';
import type { ReactElement } from 'react';
import type { TeamDay } from './overviewQuery.ts';
import { slotOf } from './slotOf.ts';

/** Stakes and payouts of the team per day. */
export default function TurnoverChart({ days }: { days: readonly TeamDay[] }): ReactElement {
  const t = useText();
  const format = useFormat();
  const total = days.reduce((sum, { turnover }) => sum + turnover, 0);
  return (
    <LineChart
      label={t('chart.turnoverLabel', { total: format.money(total, { whole: true }) })}
      slots={days.map(({ day }) => slotOf(day, format))}
      lines={[
        { name: t('figure.turnover'), mark: 'line', values: days.map(({ turnover }) => turnover) },
        { name: t('figure.payout'), mark: 'sky', values: days.map(({ payout }) => payout) },
      ]}
      format={(value) => format.figures(value, { whole: true })}
      formatAxis={(value) => format.axis(value)}
    />
  );
}
