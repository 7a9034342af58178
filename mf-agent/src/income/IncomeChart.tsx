import type { IncomeKind } from '@unisite/shared/contract/agentReports';
import { useFormat, useText } from '@unisite/shared/i18n';
import { StackChart, type StackTone } from '@unisite/shared/ui/charts';
import type { ReactElement } from 'react';
import { slotOf } from '../overview/slotOf.ts';
import type { Income } from './income.ts';

const tones: Readonly<Record<IncomeKind, StackTone>> = {
  series: 'gold',
  dividend: 'jade',
  daily: 'sky',
  hourly: 'violet',
  realtime: 'teal',
};

/** Daily statements by source; the table beside it has what was passed on. */
export default function IncomeChart({ income }: { income: Income }): ReactElement {
  const t = useText();
  const format = useFormat();
  const days = [...new Set(income.days.map(({ day }) => day))];
  const earned = new Map(income.days.map((one) => [`${one.day} ${one.kind}`, one.earned]));
  return (
    <StackChart
      label={t('income.chartLabel', { total: format.figures(income.earned) })}
      slots={days.map((day) => slotOf(day, format))}
      stacks={income.kinds.map(({ kind }) => ({
        name: t(`incomeKind.${kind}`),
        tone: tones[kind],
        values: days.map((day) => earned.get(`${day} ${kind}`) ?? 0),
      }))}
      format={(value) => format.figures(value)}
      formatAxis={(value) => format.axis(value)}
    />
  );
}
