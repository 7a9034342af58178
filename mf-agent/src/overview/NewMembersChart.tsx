import { useFormat, useText } from '@unisite/shared/i18n';
import { BarChart } from '@unisite/shared/ui/charts';
import type { ReactElement } from 'react';
import type { TeamDay } from './overviewQuery.ts';
import { slotOf } from './slotOf.ts';

/** New team members per day. */
export default function NewMembersChart({ days }: { days: readonly TeamDay[] }): ReactElement {
  const t = useText();
  const format = useFormat();
  const count = days.reduce((sum, { added }) => sum + added, 0);
  return (
    <BarChart
      label={t('chart.addedLabel', { count, total: format.number(count) })}
      bars={days.map(({ day, added }) => ({ ...slotOf(day, format), value: added }))}
      format={(value) => format.number(value)}
      formatAxis={(value) => (Number.isInteger(value) ? format.number(value) : '')}
      valueName={t('chart.added')}
      mark="count"
      width="narrow"
    />
  );
}
