import { useFormat } from '@unisite/shared/i18n';
import { Amount, Icon, type IconName, Skeleton } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import styles from './Records.module.css';

export interface Total {
  label: string;
  icon: IconName;
  /** VND; undefined while loading. */
  amount: number | undefined;
  /** Shows gain and loss by sign and colour. */
  signed?: boolean;
}

/** Totals over a whole selection, not only its current page. */
export function Totals({ totals, label }: { totals: readonly Total[]; label: string }): ReactElement {
  const format = useFormat();
  return (
    <dl className={styles.totals} aria-label={label}>
      {totals.map(({ label: name, icon, amount, signed }) => (
        <div key={name}>
          <dt>
            <Icon name={icon} size={16} />
            {name}
          </dt>
          <dd>
            {amount === undefined ? (
              <Skeleton width={120} height={16} />
            ) : (
              <Amount
                value={format.money(amount, { whole: true, ...(signed ? { signed } : {}) })}
                tone={signed && amount !== 0 ? (amount > 0 ? 'up' : 'down') : undefined}
              />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
