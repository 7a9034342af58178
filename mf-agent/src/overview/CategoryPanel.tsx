import { useFormat, useText } from '@unisite/shared/i18n';
import { Amount, EmptyState, Panel, Skeleton } from '@unisite/shared/ui';
import { Meter } from '@unisite/shared/ui/charts';
import type { ReactElement } from 'react';
import { shareOf } from './change.ts';
import styles from './Overview.module.css';
import type { Overview } from './overviewQuery.ts';

/** Turnover of the team by game category, largest first; bars relative to the largest. */
export function CategoryPanel({ overview }: { overview: Overview | undefined }): ReactElement {
  const t = useText();
  const format = useFormat();
  const categories = overview?.categories.filter(({ turnover }) => turnover > 0);
  const total = categories?.reduce((sum, { turnover }) => sum + turnover, 0) ?? 0;
  const most = Math.max(0, ...(categories ?? []).map(({ turnover }) => turnover));
  return (
    <Panel
      title={t('categories.title')}
      busy={!overview}
      end={
        categories && (
          <b>
            <Amount value={format.money(total, { whole: true })} />
          </b>
        )
      }
    >
      {!categories && <Skeleton count={6} />}
      {categories?.length === 0 && (
        <EmptyState picture="ticket" title={t('categories.none')} text={t('categories.noneText')} />
      )}
      {categories && categories.length > 0 && (
        <ul className={styles.categories}>
          {categories.map(({ category, turnover }) => (
            <li key={category}>
              <span>{t(`category.${category}`)}</span>
              <span>
                <span className="num">{format.figures(turnover, { whole: true })}</span>{' '}
                <span className="muted num">{format.percent(shareOf(turnover, total), 1)}</span>
              </span>
              <Meter value={turnover / most} label={t('categories.meter', { category: t(`category.${category}`) })} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
