import { invalidate } from '@unisite/shared/api';
import { addBankAccount, bankAccounts } from '@unisite/shared/contract/bankAccounts';
import { cashSettings } from '@unisite/shared/contract/cash';
import type { ValueOf } from '@unisite/shared/contract/operation';
import { toInput, useForm } from '@unisite/shared/form';
import { useText } from '@unisite/shared/i18n';
import { useRetryableCall } from '@unisite/shared/session/form';
import { Button, Dialog, Select, TextField, toastStore } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { ValidatedForm } from '../../form/ValidatedForm.tsx';
import { isPin, PinField } from '../form/PinField.tsx';
import { printedName } from './printedName.ts';

interface AddBankAccountDialogProps {
  settings: ValueOf<typeof cashSettings>;
  onClose: () => void;
}

/** A bank account for withdrawals; the holder's name is fixed once one is known. */
export default function AddBankAccountDialog({ settings, onClose }: AddBankAccountDialogProps): ReactElement {
  const t = useText();
  const { banks, payeeName } = settings;
  const { sendOnce } = useRetryableCall();
  const form = useForm({
    values: { bank: '', holder: payeeName ?? '', number: '', withdrawalPin: '' },
    validate: ({ bank, holder, number, withdrawalPin }) => ({
      bank: bank ? null : t('bankAccount.bankMissing'),
      holder: isHolder(printedName(holder)) ? null : t('bankAccount.holderWrong'),
      number: /^\d{6,19}$/.test(plainNumber(number)) ? null : t('bankAccount.numberWrong'),
      withdrawalPin: isPin(withdrawalPin) ? null : t('figures.missing'),
    }),
    submit: async ({ holder, number, ...others }) => {
      await sendOnce(addBankAccount, { ...others, holder: printedName(holder), number: plainNumber(number) });
      void invalidate(cashSettings);
      await invalidate(bankAccounts);
      toastStore.show({ title: t('bankAccount.added'), icon: 'check' });
      onClose();
    },
    fieldOfRefusal: {
      ALREADY_THERE: 'number',
      OTHER_HOLDER: 'holder',
      WRONG_WITHDRAWAL_PIN: 'withdrawalPin',
    },
    secret: 'withdrawalPin',
  });
  const holder = toInput(form.field('holder'));
  return (
    <Dialog open icon="id-card" title={t('bankAccount.addTitle')} onClose={onClose}>
      <ValidatedForm form={form}>
        <Select
          {...toInput(form.field('bank'))}
          label={t('bankAccount.bank')}
          placeholder={t('bankAccount.bankChoose')}
          options={banks.map(({ code, name }) => ({ value: code, label: name }))}
        />
        <TextField
          {...holder}
          label={t('bankAccount.holder')}
          hint={t(payeeName === null ? 'bankAccount.holderHint' : 'bankAccount.holderFixed')}
          autoComplete="name"
          autoCapitalize="characters"
          spellCheck={false}
          readOnly={payeeName !== null}
          onBlur={(event) => {
            form.setValue('holder', printedName(form.values.holder));
            holder.onBlur(event);
          }}
        />
        <TextField
          {...toInput(form.field('number'))}
          label={t('bankAccount.number')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={26}
        />
        <PinField {...form.field('withdrawalPin')} label={t('figures.label')} />
        <Button type="submit" variant="primary" block busy={form.busy}>
          {t('bankAccount.add')}
        </Button>
      </ValidatedForm>
    </Dialog>
  );
}

/** As banks print it: unaccented capitals, single spaces. */
const isHolder = (printed: string): boolean => /^[A-Z]+( [A-Z]+)*$/.test(printed) && printed.length >= 2;

/** People group the digits of a number. */
const plainNumber = (typed: string): string => typed.replace(/[\s.-]/g, '');
