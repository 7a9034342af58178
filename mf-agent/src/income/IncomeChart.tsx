import { useFormat, useText } from '@unisite/shared/i18n';
import { BarChart } from '@unisite/shared/ui/charts';
import type { ReactElement } from 'react';
import { slotOf } from '../overview/slotOf.ts';
import type { Income } from './income.ts';

/** What was stated for each day; a day that came to less than nothing has no bar, and its figure stands in the table. */
export default function IncomeChart({ income }: { income: Income }): ReactElement {
  const t = useText();
  const format = useFormat();
  const byDay = new Map<string, number>();
  for (const { day, earned } of income.days) byDay.set(day, (byDay.get(day) ?? 0) + earned);
  return (
    <BarChart
      label={t('income.chartLabel', { total: format.figures(income.earned) })}
      bars={[...byDay].map(([day, earned]) => ({ ...slotOf(day, format), value: Math.max(earned, 0) }))}
      format={(value) => format.figures(value)}
      formatAxis={(value) => format.short(value)}
      valueName={t('income.earned')}
      mark="count"
    />
  );
}
