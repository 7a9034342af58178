import { invalidate, isErrorOf } from '@unisite/shared/api';
import type { BankAccount } from '@unisite/shared/contract/bankAccounts';
import { memberBonuses } from '@unisite/shared/contract/bonuses';
import { cashSettings } from '@unisite/shared/contract/cash';
import type { ValueOf } from '@unisite/shared/contract/operation';
import { createWithdrawal, withdrawals } from '@unisite/shared/contract/withdrawals';
import { useForm } from '@unisite/shared/form';
import { useFormat, useText } from '@unisite/shared/i18n';
import { navigate } from '@unisite/shared/navigation';
import { useSession } from '@unisite/shared/session';
import { useRetryableCall } from '@unisite/shared/session/form';
import { Button, Checkbox, Notice, Panel } from '@unisite/shared/ui';
import { refreshWallets, useWallets } from '@unisite/shared/wallets';
import { type ReactElement, useState } from 'react';
import { subPagePath } from '../../centre/subPage.ts';
import { ValidatedForm } from '../../form/ValidatedForm.tsx';
import styles from '../Cash.module.css';
import { cashPath } from '../cashPlace.ts';
import { AmountField } from '../form/AmountField.tsx';
import { isPin, PinField } from '../form/PinField.tsx';
import { Summary } from '../form/Summary.tsx';
import { amountFault, feeOf, quickAmounts } from '../terms.ts';
import { invalidateCash } from '../useCashEvents.ts';
import { AccountChoice } from './AccountChoice.tsx';
import { saveDraft, takeDraft } from './withdrawalDraft.ts';

interface NewWithdrawalProps {
  terms: ValueOf<typeof cashSettings>['withdrawal'];
  accounts: readonly BankAccount[];
}

/** Requests a withdrawal: account, amount, fee, and the withdrawal PIN. */
export function NewWithdrawal({ terms, accounts }: NewWithdrawalProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const { sendOnce } = useRetryableCall();
  const { main, areMany } = useWallets();
  const purse = areMany ? 'main' : 'only';
  const session = useSession();
  const customerId = session.status === 'out' ? null : session.info.customerId;
  const [draft] = useState(() => takeDraft(customerId));
  const [isIdentityNeeded, setIdentityNeeded] = useState(false);
  const [chosen, choose] = useState<string | null>(draft?.account ?? null);
  const account = accounts.find(({ id }) => id === chosen) ?? accounts[0];
  const money = (value: number) => format.money(value, { whole: true });
  const most = Math.floor(Math.min(terms.maximum, terms.leftToday, main ?? terms.maximum));
  const bounds = { minimum: money(terms.minimum), maximum: money(terms.maximum) };
  const spent = terms.leftTimes < 1 || terms.leftToday < terms.minimum;

  const faultOf = (amount: number | null): string | null => {
    const fault = amountFault(amount, terms);
    if (fault) return t(`cash.amount.${fault}`, bounds);
    if (amount !== null && amount > terms.leftToday) return t('withdrawal.overToday', { left: money(terms.leftToday) });
    return amount !== null && main !== undefined && amount > main ? t(`withdrawal.overBalance.${purse}`) : null;
  };
  const form = useForm<{ amount: number | null; withdrawalPin: string; givesUp: boolean }>({
    values: { amount: draft?.amount ?? null, withdrawalPin: '', givesUp: false },
    validate: ({ amount, withdrawalPin, givesUp }) => ({
      amount: faultOf(amount),
      withdrawalPin: isPin(withdrawalPin) ? null : t('figures.missing'),
      givesUp: terms.heldInBonuses === 0 || givesUp ? null : t('withdrawal.bonusAgree'),
    }),
    submit: async ({ amount, withdrawalPin, givesUp }) => {
      if (!account || amount === null) return;
      setIdentityNeeded(false);
      const request = { bankAccount: account.id, amount, withdrawalPin, ...(givesUp && { givesUpBonuses: true }) };
      const withdrawal = await sendOnce(createWithdrawal, request).catch((error: unknown) => {
        if (isErrorOf(createWithdrawal, error) && error.code === 'IDENTITY_NEEDED') {
          setIdentityNeeded(true);
          if (customerId) saveDraft({ customerId, account: account.id, amount });
        }
        // a bonus given since the page was opened: the form now asks about it
        if (isErrorOf(createWithdrawal, error) && error.code === 'BONUS_OPEN') void invalidate(cashSettings);
        throw error;
      });
      takeDraft(customerId);
      invalidateCash('withdrawal');
      void refreshWallets();
      void invalidate(withdrawals);
      if (givesUp) void invalidate(memberBonuses);
      navigate(cashPath('withdrawal', { view: 'one', id: withdrawal.id }));
    },
    fieldOfRefusal: {
      AMOUNT_OUT_OF_BOUNDS: 'amount',
      INSUFFICIENT_BALANCE: 'amount',
      DAILY_LIMIT: 'amount',
      WRONG_WITHDRAWAL_PIN: 'withdrawalPin',
    },
    secret: 'withdrawalPin',
  });
  const amount = form.values.amount ?? 0;
  const fee = feeOf(amount, terms);
  return (
    <Panel className={styles.order}>
      <ValidatedForm form={form}>
        {isIdentityNeeded && (
          <Notice tone="info">
            <p>{t('identity.keepsTyped')}</p>
            <Button size="sm" icon="camera" href={subPagePath('identity')}>
              {t('identity.goThere')}
            </Button>
          </Notice>
        )}
        <AccountChoice accounts={accounts} value={account?.id ?? ''} onChange={choose} />
        <fieldset className={styles.step}>
          <legend>
            <span aria-hidden>2</span>
            {t('withdrawal.howMuch')}
          </legend>
          <p className={styles.left}>
            {main !== undefined && <span>{t(`withdrawal.balance.${purse}`, { amount: money(main) })}</span>}
            <span>{t('withdrawal.leftToday', { amount: money(terms.leftToday), count: terms.leftTimes })}</span>
          </p>
          <AmountField
            {...form.field('amount')}
            label={t('withdrawal.amount')}
            hint={t('cash.bounds', bounds)}
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
            { label: t('withdrawal.fromWallet'), value: amount },
            { label: t('cash.fee'), value: fee === 0 ? t('cash.free') : fee },
            { label: t('withdrawal.toAccount'), value: amount - fee, strong: true },
          ]}
        />
        <fieldset className={styles.step}>
          <legend>
            <span aria-hidden>3</span>
            {t('withdrawal.confirm')}
          </legend>
          <PinField
            {...form.field('withdrawalPin')}
            label={t('figures.label')}
            hint={t('withdrawal.receiptHint', { count: terms.receiptMinutes })}
          />
          {terms.heldInBonuses > 0 && <GivesUpBonuses held={terms.heldInBonuses} {...form.field('givesUp')} />}
        </fieldset>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          className={styles.submit}
          icon="withdraw"
          busy={form.busy}
          disabled={spent}
        >
          {t(spent ? 'withdrawal.spent' : 'withdrawal.go')}
        </Button>
      </ValidatedForm>
    </Panel>
  );
}

interface GivesUpBonusesProps {
  held: number;
  name: string;
  value: boolean;
  error?: string | undefined;
  onValueChange: (value: boolean) => void;
}

/** Says that a withdrawal forfeits what open bonuses hold, and asks for consent. */
function GivesUpBonuses({ held, name, value, error, onValueChange }: GivesUpBonusesProps): ReactElement {
  const t = useText();
  const format = useFormat();
  return (
    <Notice tone="warn">
      <p>{t('withdrawal.bonusLost', { amount: format.money(held, { whole: true }) })}</p>
      <Checkbox name={name} checked={value} onChange={({ target }) => onValueChange(target.checked)} error={error}>
        {t('withdrawal.bonusGivenUp')}
      </Checkbox>
    </Notice>
  );
}
