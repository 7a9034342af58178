import type { RebatePayout } from '@unisite/shared/contract/rebates';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Amount, Button, EmptyState, Panel } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { subPagePath } from '../centre/subPage.ts';
import styles from './Rebates.module.css';

/** The latest paid rebates with their composition. */
export function PaidRebates({ rows }: { rows: readonly RebatePayout[] }): ReactElement {
  const t = useText();
  const format = useFormat();
  return (
    <Panel
      title={t('rebates.paid')}
      flush
      end={
        rows.length > 0 && (
          <Button size="sm" variant="quiet" href={subPagePath('transactionHistory', { kind: 'rebate' })}>
            {t('rebates.record')}
          </Button>
        )
      }
    >
      {rows.length === 0 ? (
        <EmptyState title={t('rebates.nonePaid')} level={3} />
      ) : (
        <ul>
          {rows.map(({ id, at, amount, by, parts }) => (
            <li key={id} className={styles.payout}>
              <div>
                <strong>{t(`rebates.by.${by}`)}</strong>
                <small>{format.dateTime(at)}</small>
                <small>
                  {parts.map((part) => `${t(`category.${part.category}`)} ${format.money(part.amount)}`).join(' · ')}
                </small>
              </div>
              <Amount value={format.money(amount)} tone="up" />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
