import { useFormat, useText } from '@unisite/shared/i18n';
import { Button } from '@unisite/shared/ui';
import type { ReactElement, ReactNode } from 'react';
import { useNumberFormat } from '../../../../frame/words/useNumberFormat.ts';
import styles from './CashTable.module.css';

interface ChosenBarProps {
  chosen: readonly { readonly amount: number }[];
  onClear: () => void;
  /** Actions on all selected rows. */
  children: ReactNode;
}

/** Number and total of selected rows. */
export function ChosenBar({ chosen, onClear, children }: ChosenBarProps): ReactElement | null {
  const t = useText();
  const format = useFormat();
  const figures = useNumberFormat();
  if (chosen.length === 0) return null;
  const amount = chosen.reduce((sum, one) => sum + one.amount, 0);
  return (
    <section className={styles.chosen} aria-label={t('cashDesk.chosenLabel')}>
      <strong role="status">
        {t('cashDesk.chosen', {
          count: chosen.length,
          n: figures.count(chosen.length),
          amount: format.money(amount, { whole: true }),
        })}
      </strong>
      <span className="row row--tight">
        {children}
        <Button size="sm" variant="quiet" onClick={onClear}>
          {t('cashDesk.clear')}
        </Button>
      </span>
    </section>
  );
}
