import './reportTexts.ts';
import { useFormat, useText } from '@unisite/shared/i18n';
import { changeOf } from './change.ts';

/** Figures of reports as they are written. */
export function useReportWords() {
  const t = useText();
  const format = useFormat();
  const money = (amount: number) => format.figures(amount, { whole: true });
  const signed = (amount: number) => format.figures(amount, { whole: true, signed: true });
  return {
    t,
    format,
    money,
    signed,
    percent: (value: number | null) => (value === null ? '–' : format.percent(value, 1)),
    /** `20/11/2026`, or `17/11 – 23/11/2026`. */
    days: ({ from, to }: { readonly from: string; readonly to: string }) =>
      from === to
        ? format.date(to)
        : `${from.slice(0, 4) === to.slice(0, 4) ? format.dayAndMonth(from) : format.date(from)} – ${format.date(to)}`,
    /** Beside as much time before. */
    change: (now: number, before: number) => {
      const change = changeOf(now, before);
      if (change === null) return t(now === 0 ? 'reports.change.none' : 'reports.change.first');
      return t('reports.change.by', { change: `${change > 0 ? '+' : ''}${format.percent(change, 1)}` });
    },
    toneOf: (amount: number) => (amount > 0 ? 'up' : amount < 0 ? 'down' : 'muted'),
  };
}
