import type { OperatorWithdrawal } from '@unisite/shared/contract/operatorsCash';
import { useFormat, useText } from '@unisite/shared/i18n';
import type { ReactElement } from 'react';
import styles from '../../../frame/cards/DeskPanel.module.css';

/** Amounts of a withdrawal, and the member's statement. */
export function WithdrawalFacts({ withdrawal }: { withdrawal: OperatorWithdrawal }): ReactElement {
  const t = useText();
  const format = useFormat();
  const { remarks, receivedAmount, remainingAmount, returnedAmount } = withdrawal;
  const money = (value: number) => format.money(value, { whole: true });
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('withdrawals.paidOut')}</dt>
        <dd>{t('withdrawals.lessFee', { amount: money(withdrawal.paidOut), fee: money(withdrawal.fee) })}</dd>
      </div>
      {receivedAmount !== null && remainingAmount !== null && (
        <div>
          <dt>{t('withdrawals.said')}</dt>
          <dd>{t('withdrawals.came', { received: money(receivedAmount), remaining: money(remainingAmount) })}</dd>
        </div>
      )}
      {returnedAmount !== undefined && (
        <div>
          <dt>{t('withdrawals.returned')}</dt>
          <dd>{money(returnedAmount)}</dd>
        </div>
      )}
      {remarks && (
        <div>
          <dt>{t('withdrawals.remarks')}</dt>
          <dd>{remarks}</dd>
        </div>
      )}
    </dl>
  );
}
