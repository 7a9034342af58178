import { refresh, useAction, useOperation } from '@unisite/shared/api';
import { cashSettings, type DepositMethod } from '@unisite/shared/contract/cash';
import { createDeposit, deposits } from '@unisite/shared/contract/deposits';
import type { ValueOf } from '@unisite/shared/contract/operation';
import { useFormat, useText } from '@unisite/shared/i18n';
import { navigate } from '@unisite/shared/navigation';
import { Button, EmptyState, Panel, Skeleton } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { CheckedForm } from '../../security/form/CheckedForm.tsx';
import { useFormErrors } from '../../security/form/useFormErrors.ts';
import styles from '../Cash.module.css';
import { cashPath } from '../cashPlace.ts';
import { Failed } from '../Failed.tsx';
import { AmountField } from '../form/AmountField.tsx';
import { Summary } from '../form/Summary.tsx';
import { amountFault, feeOf, quickAmounts } from '../terms.ts';
import { MethodChoice } from './MethodChoice.tsx';
import { OpenDeposits } from './OpenDeposits.tsx';

type Methods = ValueOf<typeof cashSettings>['deposit'];

/** A new deposit, once it is known what this market takes. */
export function DepositForm(): ReactElement {
  const t = useText();
  const settings = useOperation(cashSettings, {});
  if (settings.error && !settings.data) return <Failed query={settings} />;
  if (!settings.data) {
    return (
      <Panel busy>
        <Skeleton kind="block" width="100%" height={320} />
      </Panel>
    );
  }
  const methods = settings.data.deposit;
  if (!methods.some(({ open }) => open)) {
    return (
      <Panel>
        <EmptyState picture="lantern" title={t('deposit.closed')} text={t('deposit.closedText')} />
      </Panel>
    );
  }
  return (
    <div className="stack">
      <OpenDeposits />
      <NewDeposit methods={methods} />
    </div>
  );
}

function NewDeposit({ methods }: { methods: Methods }): ReactElement {
  const t = useText();
  const format = useFormat();
  const create = useAction(createDeposit);
  const [chosen, choose] = useState<DepositMethod | null>(null);
  const [amount, setAmount] = useState<number | null>(null);
  const { form, errors, show, refused, forget } = useFormErrors(['amount']);
  const open = methods.filter((one) => one.open);
  const method = open.find((one) => one.method === chosen) ?? open[0];
  if (!method) throw new Error('no way to deposit is open');
  const money = (value: number) => format.money(value, { whole: true });
  const bounds = { minimum: money(method.minimum), maximum: money(method.maximum) };
  const fee = feeOf(amount ?? 0, method);

  const submit = async () => {
    if (create.isPending) return;
    const fault = amountFault(amount, method);
    if (fault || amount === null) return show(new Map([['amount', t(`cash.amount.${fault ?? 'missing'}`, bounds)]]));
    try {
      const deposit = await create.mutateAsync({ method: method.method, amount });
      void refresh(deposits);
      navigate(cashPath('deposit', { view: 'one', id: deposit.id }));
    } catch (error) {
      refused(error, { AMOUNT_OUT_OF_BOUNDS: 'amount' });
    }
  };
  return (
    <Panel>
      <CheckedForm form={form} error={errors.get('form')} onSubmit={submit}>
        <MethodChoice methods={methods} value={method.method} onChange={choose} />
        <fieldset className={styles.step}>
          <legend>
            <span aria-hidden>2</span>
            {t('deposit.howMuch')}
          </legend>
          <AmountField
            label={t('deposit.amount')}
            hint={t('cash.bounds', bounds)}
            error={errors.get('amount')}
            value={amount}
            onAmount={(value) => {
              setAmount(value);
              forget('amount');
            }}
            quick={quickAmounts(method).map((value) => ({ amount: value }))}
            quickLabel={t('cash.quick')}
          />
        </fieldset>
        <Summary
          label={t('cash.summary')}
          lines={[
            { label: t('deposit.youSend'), value: amount ?? 0 },
            { label: t('cash.fee'), value: fee === 0 ? t('cash.free') : fee },
            { label: t('deposit.youGet'), value: (amount ?? 0) - fee, strong: true },
          ]}
        />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          className={styles.submit}
          icon="deposit"
          busy={create.isPending}
        >
          {t(`deposit.go.${method.method}`)}
        </Button>
      </CheckedForm>
    </Panel>
  );
}
