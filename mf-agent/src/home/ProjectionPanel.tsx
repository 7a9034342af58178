import { useFormat, useText } from '@unisite/shared/i18n';
import { Amount, Panel, Skeleton } from '@unisite/shared/ui';
import { Meter } from '@unisite/shared/ui/charts';
import type { ReactElement } from 'react';
import { type Overview, projectionOf } from './days.ts';
import styles from './Home.module.css';

const figures = ['deposits', 'withdrawals', 'turnover', 'payout'] as const;

/** Today beside an average day of the last thirty. */
export function ProjectionPanel({ overview }: { overview: Overview | undefined }): ReactElement {
  const t = useText();
  const format = useFormat();
  const money = (amount: number) => format.money(Math.round(amount), { whole: true });
  return (
    <Panel title={t('pace.title')} busy={!overview}>
      {overview ? (
        <ul className={styles.pace}>
          {figures.map((figure) => {
            const pace = projectionOf(overview.today[figure], overview.month[figure], overview.days.length);
            return (
              <li key={figure}>
                <span>{t(`figure.${figure}`)}</span>
                <Amount value={money(pace.today)} />
                <Meter
                  value={pace.share}
                  label={t('pace.meter', { figure: t(`figure.${figure}`) })}
                  tone={pace.today >= pace.average ? 'jade' : 'sky'}
                />
                <small>{t('pace.average', { amount: money(pace.average) })}</small>
              </li>
            );
          })}
        </ul>
      ) : (
        <Skeleton count={12} />
      )}
    </Panel>
  );
}
