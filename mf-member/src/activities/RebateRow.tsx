import type { OpenRebate } from '@unisite/shared/contract/rebates';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Button, Tag } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { subPagePath } from '../centre/subPage.ts';
import styles from './Activities.module.css';

/** Rebates that can be claimed now. */
export function RebateRow({ rows }: { rows: readonly OpenRebate[] }): ReactElement {
  const t = useText();
  const format = useFormat();
  const sum = rows.reduce((all, { amount }) => all + Math.round(amount * 100), 0) / 100;
  return (
    <li className={styles.row} data-state="claim">
      <div className={styles.text}>
        <p className={styles.name}>
          <strong>{t('menu.manualRebate')}</strong>
          <Tag tone="gold" icon="cashback">
            {t('activities.state.claim')}
          </Tag>
        </p>
        <p className="muted">{rows.map(({ category }) => t(`category.${category}`)).join(', ')}</p>
      </div>
      <div className={styles.end}>
        <strong className={`num ${styles.highlight}`}>{format.money(sum)}</strong>
        <Button size="sm" variant="primary" href={subPagePath('manualRebate')}>
          {t('rebates.claim')}
        </Button>
      </div>
    </li>
  );
}
