import { refresh, useAction, useOperation } from '@unisite/shared/api';
import type { BankAccount } from '@unisite/shared/contract/bankAccounts';
import type { cashSettings } from '@unisite/shared/contract/cash';
import type { ValueOf } from '@unisite/shared/contract/operation';
import { balance } from '@unisite/shared/contract/wallet';
import { createWithdrawal, withdrawals } from '@unisite/shared/contract/withdrawals';
import { useFormat, useText } from '@unisite/shared/i18n';
import { navigate } from '@unisite/shared/navigation';
import { Button, Panel } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { CheckedForm } from '../../security/form/CheckedForm.tsx';
import { useFormErrors } from '../../security/form/useFormErrors.ts';
import styles from '../Cash.module.css';
import { cashPath } from '../cashPlace.ts';
import { AmountField } from '../form/AmountField.tsx';
import { areSixFigures, FiguresField } from '../form/FiguresField.tsx';
import { Summary } from '../form/Summary.tsx';
import { amountFault, feeOf, quickAmounts } from '../terms.ts';
import { cashChanged } from '../useCashNews.ts';
import { AccountChoice } from './AccountChoice.tsx';

interface NewWithdrawalProps {
  terms: ValueOf<typeof cashSettings>['withdrawal'];
  accounts: readonly BankAccount[];
}

/** Asks for a pay-out: to which account, how much, what it costs, and the withdrawal password. */
export function NewWithdrawal({ terms, accounts }: NewWithdrawalProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const create = useAction(createWithdrawal);
  const wallet = useOperation(balance, {});
  const [chosen, choose] = useState<string | null>(null);
  const [amount, setAmount] = useState<number | null>(null);
  const [figures, setFigures] = useState('');
  const { form, errors, show, refused, forget } = useFormErrors(['amount', 'withdrawalPassword']);
  const account = accounts.find(({ id }) => id === chosen) ?? accounts[0];
  const money = (value: number) => format.money(value, { whole: true });
  const sum = wallet.data?.sumBalance;
  const most = Math.floor(Math.min(terms.maximum, terms.leftToday, sum ?? terms.maximum));
  const bounds = { minimum: money(terms.minimum), maximum: money(terms.maximum) };
  const fee = feeOf(amount ?? 0, terms);
  const spent = terms.leftTimes < 1 || terms.leftToday < terms.minimum;

  const faultOf = (): string | null => {
    const fault = amountFault(amount, terms);
    if (fault) return t(`cash.amount.${fault}`, bounds);
    if (amount !== null && amount > terms.leftToday) return t('withdrawal.overToday', { left: money(terms.leftToday) });
    return amount !== null && sum !== undefined && amount > sum ? t('withdrawal.overBalance') : null;
  };
  const submit = async () => {
    if (create.isPending || !account) return;
    const wrong = new Map<'amount' | 'withdrawalPassword', string>();
    const fault = faultOf();
    if (fault) wrong.set('amount', fault);
    if (!areSixFigures(figures)) wrong.set('withdrawalPassword', t('figures.missing'));
    if (wrong.size > 0 || amount === null) return show(wrong);
    try {
      const request = { bankAccount: account.id, amount, withdrawalPassword: figures };
      const withdrawal = await create.mutateAsync(request);
      cashChanged('withdrawal');
      void refresh(balance);
      void refresh(withdrawals);
      navigate(cashPath('withdrawal', { view: 'one', id: withdrawal.id }));
    } catch (error) {
      setFigures('');
      refused(error, {
        AMOUNT_OUT_OF_BOUNDS: 'amount',
        INSUFFICIENT_BALANCE: 'amount',
        DAILY_LIMIT: 'amount',
        WRONG_WITHDRAWAL_PASSWORD: 'withdrawalPassword',
      });
    }
  };
  return (
    <Panel>
      <CheckedForm form={form} error={errors.get('form')} onSubmit={submit}>
        <AccountChoice accounts={accounts} value={account?.id ?? ''} onChange={choose} />
        <fieldset className={styles.step}>
          <legend>
            <span aria-hidden>2</span>
            {t('withdrawal.howMuch')}
          </legend>
          <p className={styles.left}>
            {sum !== undefined && <span>{t('withdrawal.balance', { amount: money(sum) })}</span>}
            <span>{t('withdrawal.leftToday', { amount: money(terms.leftToday), count: terms.leftTimes })}</span>
          </p>
          <AmountField
            label={t('withdrawal.amount')}
            hint={t('cash.bounds', bounds)}
            error={errors.get('amount')}
            value={amount}
            onAmount={(value) => {
              setAmount(value);
              forget('amount');
            }}
            quick={[
              ...quickAmounts({ minimum: terms.minimum, maximum: most })
                .slice(-4)
                .map((value) => ({ amount: value })),
              ...(most >= terms.minimum ? [{ amount: most, label: t('withdrawal.everything') }] : []),
            ]}
            quickLabel={t('cash.quick')}
          />
        </fieldset>
        <Summary
          label={t('cash.summary')}
          lines={[
            { label: t('withdrawal.fromWallet'), value: amount ?? 0 },
            { label: t('cash.fee'), value: fee === 0 ? t('cash.free') : fee },
            { label: t('withdrawal.toAccount'), value: (amount ?? 0) - fee, strong: true },
          ]}
        />
        <fieldset className={styles.step}>
          <legend>
            <span aria-hidden>3</span>
            {t('withdrawal.confirm')}
          </legend>
          <FiguresField
            name="withdrawalPassword"
            label={t('figures.label')}
            hint={t('withdrawal.receiptHint', { count: terms.receiptMinutes })}
            error={errors.get('withdrawalPassword')}
            value={figures}
            onFigures={(value) => {
              setFigures(value);
              forget('withdrawalPassword');
            }}
          />
        </fieldset>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          className={styles.submit}
          icon="withdraw"
          busy={create.isPending}
          disabled={spent}
        >
          {t(spent ? 'withdrawal.spent' : 'withdrawal.go')}
        </Button>
      </CheckedForm>
    </Panel>
  );
}
