import type { OperatorWithdrawal, WithdrawalAct } from '@unisite/shared/contract/operatorsCash';
import type { WithdrawalState } from '@unisite/shared/contract/withdrawals';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Amount, Button, Tag, type TagProps } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { ask } from '../acts/question.ts';
import { useFigures } from '../words/useFigures.ts';
import { useMarkets } from '../words/useMarkets.ts';
import styles from './Cash.module.css';
import { useCashWho } from './useCashWho.ts';

const tones: Readonly<Partial<Record<WithdrawalState, NonNullable<TagProps['tone']>>>> = {
  requested: 'gold',
  approved: 'sky',
  paid: 'sky',
  partial: 'coral',
  notReceived: 'coral',
  received: 'jade',
};

/** What can be done about a withdrawal as it stands, the usual first. */
const acts: Readonly<Record<WithdrawalState, readonly WithdrawalAct[]>> = {
  requested: ['approve', 'reject'],
  approved: ['markPaid'],
  paid: ['forceReceipt'],
  partial: ['forceReceipt'],
  notReceived: ['forceReceipt'],
  received: [],
  rejected: [],
  cancelled: [],
};

/** One withdrawal: who, how much, where to, what was said, what happened, and what can be decided. */
export function WithdrawalItem({ withdrawal }: { withdrawal: OperatorWithdrawal }): ReactElement {
  const t = useText();
  const format = useFormat();
  const figures = useFigures();
  const who = useCashWho();
  const { nameOf } = useMarkets();
  const { reference, state, member, amount, fee, paidOut, bankAccount, accountNumber, holder } = withdrawal;
  const money = (value: number) => format.money(value, { whole: true });
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <div className="row">
          <Tag tone={tones[state]}>{t(`cash.state.${state}`)}</Tag>
          <strong className="num">{reference}</strong>
          <span className={styles.sum}>
            <Amount value={money(amount)} />
          </span>
        </div>
        <dl className={styles.facts}>
          <div>
            <dt>{t('cash.member')}</dt>
            <dd>
              {t('cash.memberName', {
                account: member.account,
                nickname: member.nickname,
                market: nameOf(withdrawal.market),
              })}
            </dd>
          </div>
          <div>
            <dt>{t('cash.account')}</dt>
            <dd>
              {bankAccount.bank.name} <span className="num">{accountNumber}</span>, {holder}
            </dd>
          </div>
          <div>
            <dt>{t('cash.paidOut')}</dt>
            <dd>{t('cash.lessFee', { amount: money(paidOut), fee: money(fee) })}</dd>
          </div>
          {withdrawal.receivedAmount !== null && withdrawal.remainingAmount !== null && (
            <div>
              <dt>{t('cash.said')}</dt>
              <dd>
                {t('cash.came', {
                  received: money(withdrawal.receivedAmount),
                  remaining: money(withdrawal.remainingAmount),
                })}
              </dd>
            </div>
          )}
          {withdrawal.remarks && (
            <div>
              <dt>{t('cash.remarks')}</dt>
              <dd>{withdrawal.remarks}</dd>
            </div>
          )}
        </dl>
        {withdrawal.proofs.length > 0 && (
          <ul className={styles.proofs} aria-label={t('cash.proofs')}>
            {withdrawal.proofs.map((address, place) => (
              <li key={address}>
                <a href={address} target="_blank" rel="noopener">
                  <img src={address} alt={t('cash.proof', { count: place + 1 })} width={72} height={72} />
                </a>
              </li>
            ))}
          </ul>
        )}
        <ol className={styles.events} aria-label={t('cash.events')}>
          {withdrawal.events.map((event) => (
            <li key={`${event.at} ${event.state}`}>
              {t('cash.event', {
                state: t(`cash.state.${event.state}`),
                who: who(event.who),
                at: figures.when(event.at),
              })}
              {event.why && ` ${t('cash.why', { why: event.why })}`}
            </li>
          ))}
        </ol>
      </div>
      <div className={styles.acts}>
        {acts[state].map((act, place) => (
          <Button
            key={act}
            size="sm"
            variant={place === 0 ? 'primary' : 'outline'}
            aria-label={t('cash.actOn', { act: t(`cash.act.${act}`), reference })}
            onClick={() => ask({ kind: 'withdrawal', withdrawal, act })}
          >
            {t(`cash.act.${act}`)}
          </Button>
        ))}
      </div>
    </li>
  );
}
