import type { HouseFigures } from '@unisite/shared/contract/operatorsReports';
import { classNames, Skeleton } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { shareOf } from './change.ts';
import styles from './Reports.module.css';
import { useReportWords } from './useReportWords.ts';

interface KeyFiguresProps {
  total: HouseFigures | undefined;
  before: HouseFigures | undefined;
}

/** Totals of the whole range, each with the previous range or its share of another. */
export function KeyFigures({ total, before }: KeyFiguresProps): ReactElement {
  const { t, format, money, signed, percent, change, toneOf } = useReportWords();
  const figure = (name: string, value: string | undefined, note: string | undefined, tone?: string) => (
    <div key={name}>
      <dt>{t(`reports.figure.${name}` as 'reports.figure.net')}</dt>
      <dd className={classNames('num', tone)}>{value ?? <Skeleton width={120} height={20} />}</dd>
      <dd className={styles.note}>{note ?? '\u00a0'}</dd>
    </div>
  );
  const compared = (name: 'turnover' | 'gross' | 'deposits' | 'withdrawals', tone?: string) =>
    figure(name, total && money(total[name]), total && before && change(total[name], before[name]), tone);
  const given = total && total.bonus + total.rebate;
  return (
    <dl className={styles.kpis} aria-label={t('reports.sums')} aria-busy={!total}>
      {compared('turnover')}
      {figure(
        'payout',
        total && money(total.payout),
        total && t('reports.ofTurnover', { share: percent(shareOf(total.payout, total.turnover)) }),
      )}
      {compared('gross', styles.gold)}
      {figure(
        'given',
        given === undefined ? undefined : money(given),
        total && given !== undefined
          ? t('reports.ofGross', { share: percent(shareOf(given, Math.max(0, total.gross))) })
          : undefined,
      )}
      {figure(
        'net',
        total && signed(total.net),
        total && before && change(total.net, before.net),
        total && toneOf(total.net),
      )}
      {compared('deposits')}
      {compared('withdrawals')}
      {figure(
        'members',
        total && format.number(total.active),
        total &&
          t('reports.membersNote', {
            registered: format.number(total.registered),
            returning: format.number(total.returning),
          }),
      )}
    </dl>
  );
}
