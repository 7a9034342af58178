import { refresh, useAction } from '@unisite/shared/api';
import { type BankAccount, bankAccounts, removeBankAccount } from '@unisite/shared/contract/bankAccounts';
import { useText } from '@unisite/shared/i18n';
import { Button, Dialog, toastStore } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { CheckedForm } from '../../security/form/CheckedForm.tsx';
import { useFormErrors } from '../../security/form/useFormErrors.ts';
import { areSixFigures, FiguresField } from '../form/FiguresField.tsx';

interface RemoveBankAccountDialogProps {
  account: BankAccount;
  onClose: () => void;
}

/** Takes a bank account away, proved by the withdrawal password. */
export default function RemoveBankAccountDialog({ account, onClose }: RemoveBankAccountDialogProps): ReactElement {
  const t = useText();
  const remove = useAction(removeBankAccount);
  const [figures, setFigures] = useState('');
  const { form, errors, show, refused, forget } = useFormErrors(['withdrawalPassword']);
  const submit = async () => {
    if (remove.isPending) return;
    if (!areSixFigures(figures)) return show(new Map([['withdrawalPassword', t('figures.missing')]]));
    try {
      await remove.mutateAsync({ id: account.id, withdrawalPassword: figures });
      await refresh(bankAccounts);
      toastStore.show({ title: t('bankAccount.removed'), icon: 'check' });
      onClose();
    } catch (error) {
      setFigures('');
      refused(error, { WRONG_WITHDRAWAL_PASSWORD: 'withdrawalPassword' });
    }
  };
  return (
    <Dialog open icon="trash" title={t('bankAccount.removeTitle')} onClose={onClose}>
      <p className="soft">{t('bankAccount.removeText', { bank: account.bank.name, number: account.number })}</p>
      <CheckedForm form={form} error={errors.get('form')} onSubmit={submit}>
        <FiguresField
          name="withdrawalPassword"
          label={t('figures.label')}
          error={errors.get('withdrawalPassword')}
          value={figures}
          onFigures={(value) => {
            setFigures(value);
            forget('withdrawalPassword');
          }}
        />
        <Button type="submit" variant="danger" block busy={remove.isPending}>
          {t('bankAccount.remove')}
        </Button>
      </CheckedForm>
    </Dialog>
  );
}
