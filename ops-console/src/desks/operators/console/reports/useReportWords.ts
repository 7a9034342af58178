import './reportTexts.ts';
import type { ReportStep } from '@unisite/shared/contract/operatorsReports';
import { type Format, useFormat, useText } from '@unisite/shared/i18n';
import { changeOf } from './change.ts';

/** Formats figures of reports. */
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
    days: ({ from, to }: { readonly from: string; readonly to: string }) => daysOf(from, to, format),
    /** A period: `11/2026`, or its days. */
    period: ({ from, to }: { readonly from: string; readonly to: string }, by: ReportStep) =>
      by === 'month' ? `${from.slice(5, 7)}/${from.slice(0, 4)}` : daysOf(from, to, format),
    /** Compared with the previous period. */
    change: (now: number, before: number) => {
      const change = changeOf(now, before);
      if (change === null) return t(now === 0 ? 'reports.change.none' : 'reports.change.first');
      return t('reports.change.by', { change: `${change > 0 ? '+' : ''}${format.percent(change, 1)}` });
    },
    toneOf: (amount: number) => (amount > 0 ? 'up' : amount < 0 ? 'down' : 'muted'),
  };
}

function daysOf(from: string, to: string, format: Format): string {
  if (from === to) return format.date(to);
  return `${from.slice(0, 4) === to.slice(0, 4) ? format.dayAndMonth(from) : format.date(from)} – ${format.date(to)}`;
}
