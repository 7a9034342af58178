import { useOperation } from '@unisite/shared/api';
import { type EarningType, pointConfig } from '@unisite/shared/contract/points';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Icon, type IconName, Panel } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import styles from './Mall.module.css';

const icons: Readonly<Record<EarningType, IconName>> = {
  lott: 'lottery',
  rng: 'slots',
  live: 'live',
  sports: 'sports',
  pvp: 'cards',
  deposit: 'deposit',
};

/** What earns points in this market. */
export function EarnRules(): ReactElement | null {
  const t = useText();
  const format = useFormat();
  const earn = useOperation(pointConfig, {}, { staleTime: 60_000 }).data?.earn ?? [];
  if (earn.length === 0) return null;
  return (
    <div id="earn">
      <Panel flush title={t('mall.earn')} end={<span className="muted">{t('mall.when')}</span>}>
        <ul className={styles.earn}>
          {earn.map(({ type, per }) => (
            <li key={type}>
              <Icon name={icons[type]} />
              <b>{t(`mall.type.${type}`)}</b>
              <small>
                {t(type === 'deposit' ? 'mall.perDeposit' : 'mall.perTurnover', {
                  amount: format.money(per, { whole: true }),
                })}
              </small>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}
