import { invalidate } from '@unisite/shared/api';
import { type BankAccount, bankAccounts, removeBankAccount } from '@unisite/shared/contract/bankAccounts';
import { useForm } from '@unisite/shared/form';
import { useText } from '@unisite/shared/i18n';
import { useRetryableCall } from '@unisite/shared/session/form';
import { Button, Dialog, toastStore } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { ValidatedForm } from '../../form/ValidatedForm.tsx';
import { isPin, PinField } from '../form/PinField.tsx';

interface RemoveBankAccountDialogProps {
  account: BankAccount;
  onClose: () => void;
}

/** Removes a bank account, confirmed with the withdrawal PIN. */
export default function RemoveBankAccountDialog({ account, onClose }: RemoveBankAccountDialogProps): ReactElement {
  const t = useText();
  const { sendOnce } = useRetryableCall();
  const form = useForm({
    values: { withdrawalPin: '' },
    validate: ({ withdrawalPin }) => ({
      withdrawalPin: isPin(withdrawalPin) ? null : t('figures.missing'),
    }),
    submit: async (typed) => {
      await sendOnce(removeBankAccount, { id: account.id, ...typed });
      await invalidate(bankAccounts);
      toastStore.show({ title: t('bankAccount.removed'), icon: 'check' });
      onClose();
    },
    fieldOfRefusal: { WRONG_WITHDRAWAL_PIN: 'withdrawalPin' },
    secret: 'withdrawalPin',
  });
  return (
    <Dialog open icon="trash" title={t('bankAccount.removeTitle')} onClose={onClose}>
      <p className="soft">{t('bankAccount.removeText', { bank: account.bank.name, number: account.number })}</p>
      <ValidatedForm form={form}>
        <PinField {...form.field('withdrawalPin')} label={t('figures.label')} />
        <Button type="submit" variant="danger" block busy={form.busy}>
          {t('bankAccount.remove')}
        </Button>
      </ValidatedForm>
    </Dialog>
  );
}
