import type { ReactElement } from 'react';
import styles from './Reports.module.css';
import { useReportWords } from './useReportWords.ts';

const figures = [
  'day',
  'deposits',
  'withdrawals',
  'turnover',
  'payout',
  'gross',
  'bonus',
  'rebate',
  'commission',
  'net',
  'registered',
  'active',
  'returning',
  'vendor',
  'given',
  'before',
] as const;

/** Definitions of the report's figures. */
export function FigureDefinitions(): ReactElement {
  const { t } = useReportWords();
  return (
    <details className={styles.meanings}>
      <summary>{t('reports.meansTitle')}</summary>
      <dl>
        {figures.map((name) => (
          <div key={name}>
            <dt>{t(`reports.means.${name}.name`)}</dt>
            <dd>{t(`reports.means.${name}.text`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
