import { CallError, refresh, useAction } from '@unisite/shared/api';
import { balance, merchantWallet, type VendorWallet, walletTransfer } from '@unisite/shared/contract/wallet';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Button, Dialog, toastStore } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { CheckedForm } from '../../form/CheckedForm.tsx';
import { useCheckedForm } from '../../form/useCheckedForm.ts';
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
  // one reference an intent: tried again, the same transfer is asked for, never a second one
  const [reference, renew] = useState<string>(() => crypto.randomUUID());
  const most = Math.floor(direction === 'in' ? main : wallet.balance);
  const money = (value: number) => format.money(value, { whole: true });
  const vendor = wallet.displayName;
  const { form, field, busy, show } = useCheckedForm<{ amount: number | null }>({
    fields: { amount: null },
    check: ({ amount }) => {
      if (amount === null) return { amount: t('cash.amount.missing') };
      return { amount: amount > most ? t('transfer.tooMuch', { amount: money(most) }) : null };
    },
    send: async ({ amount }) => {
      if (amount === null) return;
      const done = await transfer.mutateAsync({ vendor: wallet.vendor, direction, amount, reference });
      if (done.state === 'failed') {
        renew(crypto.randomUUID());
        show({ form: t('transfer.failed') });
        return;
      }
      toastStore.show({ title: t(`transfer.done.${direction}`, { amount: money(amount), vendor }), icon: 'check' });
      void refresh(balance);
      void refresh(merchantWallet);
      onClose();
    },
    explain: (error) => {
      // without an answer it may have been done: it is asked for again under its own reference
      if (!(error instanceof CallError && error.unanswered)) renew(crypto.randomUUID());
      return null;
    },
    places: { INSUFFICIENT_BALANCE: 'amount' },
  });
  return (
    <Dialog open icon="swap" title={t(`transfer.dialog.${direction}`, { vendor })} onClose={onClose}>
      <CheckedForm {...form}>
        <AmountField
          {...field('amount')}
          label={t('transfer.amount')}
          hint={t('transfer.most', { amount: money(most) })}
          quick={[
            ...quickAmounts({ minimum: 1, maximum: most })
              .slice(0, 4)
              .map((value) => ({ amount: value })),
            ...(most > 0 ? [{ amount: most, label: t('transfer.everything') }] : []),
          ]}
          quickLabel={t('cash.quick')}
        />
        <Button type="submit" variant="primary" block busy={busy}>
          {t('transfer.go')}
        </Button>
      </CheckedForm>
    </Dialog>
  );
}
