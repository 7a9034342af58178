import { refresh, useAction } from '@unisite/shared/api';
import { addBankAccount, bankAccounts } from '@unisite/shared/contract/bankAccounts';
import { cashSettings } from '@unisite/shared/contract/cash';
import type { ValueOf } from '@unisite/shared/contract/operation';
import { useText } from '@unisite/shared/i18n';
import { Button, Dialog, Select, TextField, toastStore } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { CheckedForm } from '../../security/form/CheckedForm.tsx';
import { useFormErrors } from '../../security/form/useFormErrors.ts';
import { areSixFigures, FiguresField } from '../form/FiguresField.tsx';
import { printedName } from './printedName.ts';

type Field = 'bank' | 'holder' | 'number' | 'withdrawalPassword';
const order: readonly Field[] = ['bank', 'holder', 'number', 'withdrawalPassword'];

interface AddBankAccountDialogProps {
  settings: ValueOf<typeof cashSettings>;
  onClose: () => void;
}

/** A bank account to be paid out to; the holder is fixed once one is known. */
export default function AddBankAccountDialog({ settings, onClose }: AddBankAccountDialogProps): ReactElement {
  const t = useText();
  const { banks, payeeName } = settings;
  const add = useAction(addBankAccount);
  const [typed, type] = useState({ bank: '', holder: payeeName ?? '', number: '', withdrawalPassword: '' });
  const { form, errors, show, refused, forget } = useFormErrors(order);
  const set = (field: Field, value: string) => {
    type({ ...typed, [field]: value });
    forget(field);
  };
  const submit = async () => {
    if (add.isPending) return;
    const holder = printedName(typed.holder);
    const number = typed.number.replace(/[\s.-]/g, '');
    const wrong = new Map<Field, string>();
    if (!typed.bank) wrong.set('bank', t('bankAccount.bankMissing'));
    if (!/^[A-Z]+( [A-Z]+)*$/.test(holder) || holder.length < 2) wrong.set('holder', t('bankAccount.holderWrong'));
    if (!/^\d{6,19}$/.test(number)) wrong.set('number', t('bankAccount.numberWrong'));
    if (!areSixFigures(typed.withdrawalPassword)) wrong.set('withdrawalPassword', t('figures.missing'));
    if (wrong.size > 0) return show(wrong);
    try {
      await add.mutateAsync({ ...typed, holder, number });
      void refresh(cashSettings);
      await refresh(bankAccounts);
      toastStore.show({ title: t('bankAccount.added'), icon: 'check' });
      onClose();
    } catch (error) {
      set('withdrawalPassword', '');
      refused(error, {
        ALREADY_THERE: 'number',
        OTHER_HOLDER: 'holder',
        WRONG_WITHDRAWAL_PASSWORD: 'withdrawalPassword',
      });
    }
  };
  return (
    <Dialog open icon="id-card" title={t('bankAccount.addTitle')} onClose={onClose}>
      <CheckedForm form={form} error={errors.get('form')} onSubmit={submit}>
        <Select
          name="bank"
          label={t('bankAccount.bank')}
          placeholder={t('bankAccount.bankChoose')}
          options={banks.map(({ code, name }) => ({ value: code, label: name }))}
          value={typed.bank}
          error={errors.get('bank')}
          onChange={({ target }) => set('bank', target.value)}
        />
        <TextField
          name="holder"
          label={t('bankAccount.holder')}
          hint={t(payeeName === null ? 'bankAccount.holderHint' : 'bankAccount.holderFixed')}
          autoComplete="name"
          autoCapitalize="characters"
          spellCheck={false}
          readOnly={payeeName !== null}
          value={typed.holder}
          error={errors.get('holder')}
          onChange={({ target }) => set('holder', target.value)}
          onBlur={() => type({ ...typed, holder: printedName(typed.holder) })}
        />
        <TextField
          name="number"
          label={t('bankAccount.number')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={26}
          value={typed.number}
          error={errors.get('number')}
          onChange={({ target }) => set('number', target.value)}
        />
        <FiguresField
          name="withdrawalPassword"
          label={t('figures.label')}
          error={errors.get('withdrawalPassword')}
          value={typed.withdrawalPassword}
          onFigures={(figures) => set('withdrawalPassword', figures)}
        />
        <Button type="submit" variant="primary" block busy={add.isPending}>
          {t('bankAccount.add')}
        </Button>
      </CheckedForm>
    </Dialog>
  );
}
