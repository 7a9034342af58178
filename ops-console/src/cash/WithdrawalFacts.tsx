import type { OperatorWithdrawal } from '@unisite/shared/contract/operatorsCash';
import { useFormat, useText } from '@unisite/shared/i18n';
import type { ReactElement } from 'react';
import { useMarkets } from '../words/useMarkets.ts';
import styles from './Cash.module.css';

/** Whose withdrawal it is, where it goes, what it comes to, and what the member said of it. */
export function WithdrawalFacts({ withdrawal }: { withdrawal: OperatorWithdrawal }): ReactElement {
  const t = useText();
  const format = useFormat();
  const { nameOf } = useMarkets();
  const { member, market, bankAccount, accountNumber, holder, remarks } = withdrawal;
  const { receivedAmount, remainingAmount, returnedAmount } = withdrawal;
  const money = (value: number) => format.money(value, { whole: true });
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('cash.member')}</dt>
        <dd>{t('cash.memberName', { account: member.account, nickname: member.nickname, market: nameOf(market) })}</dd>
      </div>
      <div>
        <dt>{t('cash.account')}</dt>
        <dd>
          {bankAccount.bank.name} <span className="num">{accountNumber}</span>, {holder}
        </dd>
      </div>
      <div>
        <dt>{t('cash.paidOut')}</dt>
        <dd>{t('cash.lessFee', { amount: money(withdrawal.paidOut), fee: money(withdrawal.fee) })}</dd>
      </div>
      {receivedAmount !== null && remainingAmount !== null && (
        <div>
          <dt>{t('cash.said')}</dt>
          <dd>{t('cash.came', { received: money(receivedAmount), remaining: money(remainingAmount) })}</dd>
        </div>
      )}
      {returnedAmount !== undefined && (
        <div>
          <dt>{t('cash.returned')}</dt>
          <dd>{money(returnedAmount)}</dd>
        </div>
      )}
      {remarks && (
        <div>
          <dt>{t('cash.remarks')}</dt>
          <dd>{remarks}</dd>
        </div>
      )}
    </dl>
  );
}
