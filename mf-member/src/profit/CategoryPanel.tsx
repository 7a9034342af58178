import { useFormat, useText } from '@unisite/shared/i18n';
import { Amount, classNames, Panel, Skeleton } from '@unisite/shared/ui';
import { Meter } from '@unisite/shared/ui/charts';
import type { ReactElement } from 'react';
import { byNet, shareOf } from './byNet.ts';
import styles from './Profit.module.css';
import type { Summary } from './useSummary.ts';

/** Result by game category, and in total. */
export function CategoryPanel({ summary }: { summary: Summary | undefined }): ReactElement {
  const t = useText();
  return (
    <Panel title={t('profit.categories')} busy={!summary}>
      {summary ? <Shares summary={summary} /> : <Skeleton count={12} />}
    </Panel>
  );
}

function Shares({ summary: { categories, totals } }: { summary: Summary }): ReactElement {
  const t = useText();
  const format = useFormat();
  const money = (amount: number, signed = false) =>
    format.money(amount, { whole: true, ...(signed ? { signed } : {}) });
  return (
    <>
      {categories.length === 0 && <p className="muted">{t('profit.noCategory')}</p>}
      <ul className={styles.share}>
        {byNet(categories).map((one) => (
          <li key={one.category}>
            <span>{t(`category.${one.category}`)}</span>
            <Amount value={money(one.net, true)} tone={one.net < 0 ? 'down' : one.net > 0 ? 'up' : 'muted'} />
            <Meter
              value={shareOf(one, categories)}
              label={t('profit.share', { category: t(`category.${one.category}`) })}
              tone={one.net < 0 ? 'coral' : 'jade'}
            />
          </li>
        ))}
      </ul>
      <hr className={classNames('divider', styles.rule)} />
      <dl className="facts">
        <dt>{t('profit.totalStaked')}</dt>
        <dd>
          <Amount value={money(totals.staked)} />
        </dd>
        <dt>{t('profit.totalWon')}</dt>
        <dd>
          <Amount value={money(totals.won)} />
        </dd>
        <dt>{t('profit.bets')}</dt>
        <dd className="num">{format.number(totals.bets)}</dd>
      </dl>
    </>
  );
}
