import { CallError, refresh, useAction } from '@unisite/shared/api';
import { balance, merchantWallet, type VendorWallet, walletTransfer } from '@unisite/shared/contract/wallet';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Button, Dialog, toastStore } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { CheckedForm } from '../../security/form/CheckedForm.tsx';
import { useFormErrors } from '../../security/form/useFormErrors.ts';
import { AmountField } from '../form/AmountField.tsx';
import { quickAmounts } from '../terms.ts';

interface TransferDialogProps {
  wallet: VendorWallet;
  direction: 'in' | 'out';
  /** VND in the main wallet. */
  main: number;
  onClose: () => void;
}

/** Moves money between the main wallet and a vendor's. */
export default function TransferDialog({ wallet, direction, main, onClose }: TransferDialogProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const transfer = useAction(walletTransfer);
  const [amount, setAmount] = useState<number | null>(null);
  // one reference an intent: tried again, the same transfer is asked for, never a second one
  const [reference, renew] = useState<string>(() => crypto.randomUUID());
  const { form, errors, show, refused, forget } = useFormErrors(['amount']);
  const most = Math.floor(direction === 'in' ? main : wallet.balance);
  const money = (value: number) => format.money(value, { whole: true });
  const vendor = wallet.displayName;
  const submit = async () => {
    if (transfer.isPending) return;
    if (amount === null) return show(new Map([['amount', t('cash.amount.missing')]]));
    if (amount > most) return show(new Map([['amount', t('transfer.tooMuch', { amount: money(most) })]]));
    try {
      const done = await transfer.mutateAsync({ vendor: wallet.vendor, direction, amount, reference });
      if (done.state === 'failed') {
        renew(crypto.randomUUID());
        return show(new Map([['form', t('transfer.failed')]]));
      }
      toastStore.show({ title: t(`transfer.done.${direction}`, { amount: money(amount), vendor }), icon: 'check' });
      void refresh(balance);
      void refresh(merchantWallet);
      onClose();
    } catch (error) {
      // without an answer it may have been done: it is asked for again under its own reference
      if (!(error instanceof CallError && error.unanswered)) renew(crypto.randomUUID());
      refused(error, { INSUFFICIENT_BALANCE: 'amount' });
    }
  };
  return (
    <Dialog open icon="swap" title={t(`transfer.dialog.${direction}`, { vendor })} onClose={onClose}>
      <CheckedForm form={form} error={errors.get('form')} onSubmit={submit}>
        <AmountField
          label={t('transfer.amount')}
          hint={t('transfer.most', { amount: money(most) })}
          error={errors.get('amount')}
          value={amount}
          onAmount={(value) => {
            setAmount(value);
            forget('amount');
          }}
          quick={[
            ...quickAmounts({ minimum: 1, maximum: most })
              .slice(0, 4)
              .map((value) => ({ amount: value })),
            ...(most > 0 ? [{ amount: most, label: t('transfer.everything') }] : []),
          ]}
          quickLabel={t('cash.quick')}
        />
        <Button type="submit" variant="primary" block busy={transfer.isPending}>
          {t('transfer.go')}
        </Button>
      </CheckedForm>
    </Dialog>
  );
}
