import { reportStep } from '@unisite/shared/contract/operatorsReports';
import { Select, Tabs } from '@unisite/shared/ui';
import { AppliedDateField } from '@unisite/shared/ui/dates';
import type { ReactElement } from 'react';
import { useMarkets } from '../../../../frame/words/useMarkets.ts';
import styles from './Reports.module.css';
import { type Choice, quickOf, quickRanges, rangeOf, withDay } from './reportRange.ts';
import { useReportWords } from './useReportWords.ts';

interface ReportChoiceProps {
  choice: Choice;
  today: string;
  currencies: readonly string[];
  onChoice: (choice: Choice) => void;
}

/** Choice of market, step and range. */
export function ReportChoice({ choice, today, currencies, onChoice }: ReportChoiceProps): ReactElement {
  const { t } = useReportWords();
  const { markets, nameOf } = useMarkets();
  const change = (changed: Partial<Choice>) => onChoice({ ...choice, ...changed });
  const all =
    currencies.length > 1
      ? currencies.map((currency) => ({ value: `all/${currency}`, label: t('reports.allOf', { currency }) }))
      : [{ value: '', label: t('reports.allMarkets') }];
  return (
    <div className={styles.choice}>
      <Select
        label={t('reports.market')}
        value={choice.market}
        onChange={({ target }) => change({ market: target.value })}
        options={[...all, ...markets.map(({ code }) => ({ value: code, label: nameOf(code) }))]}
      />
      <Select
        label={t('reports.range.label')}
        value={quickOf(choice, today) ?? ''}
        onChange={({ target }) => {
          const quick = quickRanges.find((one) => one === target.value);
          if (quick) change(rangeOf(quick, today));
        }}
        options={[
          ...quickRanges.map((value) => ({ value, label: t(`reports.range.${value}`) })),
          { value: '', label: t('reports.range.own'), disabled: true },
        ]}
      />
      <AppliedDateField
        label={t('reports.from')}
        value={choice.from}
        max={today}
        onDay={(day) => onChoice(withDay(choice, { from: day }))}
      />
      <AppliedDateField
        label={t('reports.to')}
        value={choice.to}
        max={today}
        onDay={(day) => onChoice(withDay(choice, { to: day }))}
      />
      <div className={styles.steps}>
        <Tabs
          fit
          label={t('reports.stepLabel')}
          tabs={reportStep.options.map((id) => ({ id, label: t(`reports.stepOf.${id}`) }))}
          value={choice.by}
          onChange={(id) => change({ by: reportStep.options.find((one) => one === id) ?? 'day' })}
        />
      </div>
    </div>
  );
}
