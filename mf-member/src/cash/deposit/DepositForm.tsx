import { invalidate, isErrorOf, useAction, useOperation } from '@unisite/shared/api';
import { isAgeError } from '@unisite/shared/contract/ageErrors';
import { cashSettings, type DepositMethod } from '@unisite/shared/contract/cash';
import { createDeposit, deposits } from '@unisite/shared/contract/deposits';
import type { ValueOf } from '@unisite/shared/contract/operation';
import { bus, useBusEvent } from '@unisite/shared/events';
import { useForm } from '@unisite/shared/form';
import { useFormat, useText } from '@unisite/shared/i18n';
import { navigate } from '@unisite/shared/navigation';
import { Button, EmptyState, KitLink, Panel } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { subPagePath } from '../../centre/subPage.ts';
import { ValidatedForm } from '../../form/ValidatedForm.tsx';
import { useProtection } from '../../protection/protectionQuery.ts';
import styles from '../Cash.module.css';
import { cashPath } from '../cashPlace.ts';
import { AmountField } from '../form/AmountField.tsx';
import { Summary } from '../form/Summary.tsx';
import { QueryContent } from '../QueryContent.tsx';
import { amountFault, feeOf, quickAmounts } from '../terms.ts';
import { FirstLimit } from './FirstLimit.tsx';
import { MethodChoice } from './MethodChoice.tsx';
import { OpenDeposits } from './OpenDeposits.tsx';

/** Refusals caused by the member's own limits and breaks. */
const protectionCodes: readonly string[] = ['DEPOSIT_LIMIT', 'TIME_OUT', 'SELF_EXCLUDED'];

type Methods = ValueOf<typeof cashSettings>['deposit'];

/** A new deposit, once the market's methods are loaded. */
export function DepositForm(): ReactElement {
  const t = useText();
  const settings = useOperation(cashSettings, {});
  const standing = useProtection();
  const [answered, setAnswered] = useState(false);
  return (
    <QueryContent query={settings} height={320}>
      {({ deposit: methods }) =>
        methods.some(({ open }) => open) ? (
          <div className="stack">
            <OpenDeposits />
            <QueryContent query={standing} height={320}>
              {({ asksForLimit, break: taken }) =>
                asksForLimit && taken === null ? (
                  <FirstLimit onAnswered={() => setAnswered(true)} />
                ) : (
                  <NewDeposit methods={methods} focused={answered} />
                )
              }
            </QueryContent>
          </div>
        ) : (
          <Panel>
            <EmptyState picture="lantern" title={t('deposit.closed')} text={t('deposit.closedText')} />
          </Panel>
        )
      }
    </QueryContent>
  );
}

/** `focused`: it replaced the focused element. */
function NewDeposit({ methods, focused }: { methods: Methods; focused: boolean }): ReactElement {
  const t = useText();
  const format = useFormat();
  const create = useAction(createDeposit);
  const [chosen, choose] = useState<DepositMethod | null>(null);
  const [isHeldBack, setHeldBack] = useState(false);
  const open = methods.filter((one) => one.open);
  const method = open.find((one) => one.method === chosen) ?? open[0];
  if (!method) throw new Error('no way to deposit is open');
  const money = (value: number) => format.money(value, { whole: true });
  const bounds = { minimum: money(method.minimum), maximum: money(method.maximum) };
  const form = useForm<{ amount: number | null }>({
    values: { amount: null },
    validate: ({ amount }) => {
      const fault = amountFault(amount, method);
      return { amount: fault && t(`cash.amount.${fault}`, bounds) };
    },
    submit: async ({ amount }) => {
      if (amount === null) return;
      setHeldBack(false);
      const deposit = await create.mutateAsync({ method: method.method, amount }).catch((error: unknown) => {
        setHeldBack(isErrorOf(createDeposit, error) && protectionCodes.includes(error.code));
        // the input stays, and can be sent again once the gate is passed
        if (isErrorOf(createDeposit, error) && isAgeError(error.code)) bus.emit('modal.open', { modal: 'ageGate' });
        throw error;
      });
      void invalidate(deposits);
      navigate(cashPath('deposit', { view: 'one', id: deposit.id }));
    },
    fieldOfRefusal: {
      AMOUNT_OUT_OF_BOUNDS: 'amount',
      DEPOSIT_LIMIT: 'amount',
      TIME_OUT: 'amount',
      SELF_EXCLUDED: 'amount',
    },
  });
  useBusEvent('age.confirmed', () => form.clearErrors());
  const amount = form.values.amount ?? 0;
  const fee = feeOf(amount, method);

  return (
    <Panel className={styles.order}>
      <ValidatedForm form={form}>
        <MethodChoice methods={methods} value={method.method} focused={focused} onChange={choose} />
        <fieldset className={styles.step}>
          <legend>
            <span aria-hidden>2</span>
            {t('deposit.howMuch')}
          </legend>
          <AmountField
            {...form.field('amount')}
            label={t('deposit.amount')}
            hint={t('cash.bounds', bounds)}
            quick={quickAmounts(method).map((value) => ({ amount: value }))}
            quickLabel={t('cash.quick')}
          />
          {isHeldBack && form.errors.amount && (
            <KitLink className="link" href={subPagePath('responsiblePlay')}>
              {t('deposit.toLimits')}
            </KitLink>
          )}
        </fieldset>
        <Summary
          label={t('cash.summary')}
          lines={[
            { label: t('deposit.youSend'), value: amount },
            { label: t('cash.fee'), value: fee === 0 ? t('cash.free') : fee },
            { label: t('deposit.youGet'), value: amount - fee, strong: true },
          ]}
        />
        <Button type="submit" variant="primary" size="lg" className={styles.submit} icon="deposit" busy={form.busy}>
          {t(`deposit.go.${method.method}`)}
        </Button>
      </ValidatedForm>
    </Panel>
  );
}
