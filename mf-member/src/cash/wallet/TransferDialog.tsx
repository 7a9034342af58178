import { useAction } from '@unisite/shared/api';
import { type VendorWallet, walletTransfer } from '@unisite/shared/contract/wallet';
import { useForm } from '@unisite/shared/form';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Button, Dialog, toastStore } from '@unisite/shared/ui';
import { refreshWallets } from '@unisite/shared/wallets';
import { type ReactElement, useState } from 'react';
import { ValidatedForm } from '../../form/ValidatedForm.tsx';
import { AmountField } from '../form/AmountField.tsx';
import { quickAmounts } from '../terms.ts';
import { clearPendingTransfer, isPending, type PendingTransfer, savePendingTransfer } from './pendingTransfer.ts';
import { TransferStatus } from './TransferStatus.tsx';

interface TransferDialogProps {
  /** The member's id. */
  member: string;
  wallet: VendorWallet;
  direction: 'in' | 'out';
  /** VND in the main wallet. */
  main: number;
  onClose: () => void;
}

/** Moves money between the main wallet and a vendor's. Without a response its status is looked up by reference. */
export default function TransferDialog({
  member,
  wallet,
  direction,
  main,
  onClose,
}: TransferDialogProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const transfer = useAction(walletTransfer);
  // one reference per intent: a retry repeats the same transfer, never makes a second one
  const [reference, renew] = useState<string>(() => crypto.randomUUID());
  const [lost, setLost] = useState<PendingTransfer | null>(null);
  const most = direction === 'in' ? main : wallet.balance;
  const money = (value: number) => format.money(value, { whole: true });
  const vendor = wallet.displayName;

  /** Resolves to false while the outcome is unknown. */
  const send = async (amount: number): Promise<boolean> => {
    const sent = { member, reference, name: vendor, direction, amount };
    savePendingTransfer(sent);
    let failed: boolean;
    try {
      const { state } = await transfer.mutateAsync({ vendor: wallet.vendor, direction, amount, reference });
      failed = state === 'failed';
    } catch (error) {
      if (isPending(error)) {
        setLost(sent);
        return false;
      }
      // a refused reference is never carried out; a changed balance may be the reason
      clearPendingTransfer(reference);
      renew(crypto.randomUUID());
      setLost(null);
      void refreshWallets();
      throw error;
    }
    clearPendingTransfer(reference);
    if (failed) {
      renew(crypto.randomUUID());
      setLost(null);
      throw new TransferFailed();
    }
    toastStore.show({ title: t(`transfer.done.${direction}`, { amount: money(amount), vendor }), icon: 'check' });
    void refreshWallets();
    onClose();
    return true;
  };
  const form = useForm<{ amount: number | null }>({
    values: { amount: null },
    validate: ({ amount }) => {
      if (amount === null) return { amount: t('cash.amount.missing') };
      return { amount: amount > most ? t('transfer.tooMuch', { amount: money(most) }) : null };
    },
    submit: async ({ amount }) => {
      if (amount !== null) await send(amount);
    },
    fieldOfRefusal: { INSUFFICIENT_BALANCE: 'amount' },
    explain: (error) => (error instanceof TransferFailed ? { form: t('transfer.failed') } : null),
  });
  const sendAgain = async (amount: number): Promise<boolean> => {
    try {
      return await send(amount);
    } catch (error) {
      form.setServerErrors(error);
      return true;
    }
  };
  return (
    <Dialog
      open
      icon="swap"
      title={t(`transfer.dialog.${direction}`, { vendor })}
      // closed during the call, its status would show as unanswered, and the response would be lost
      dismissible={!transfer.isPending}
      onClose={onClose}
    >
      {lost ? (
        <div tabIndex={-1} ref={takeFocus}>
          <TransferStatus
            sent={lost}
            busy={transfer.isPending}
            onRetry={() => sendAgain(lost.amount)}
            onClose={onClose}
          />
        </div>
      ) : (
        <ValidatedForm form={form}>
          <AmountField
            {...form.field('amount')}
            label={t('transfer.amount')}
            exact
            hint={t('transfer.most', { amount: money(most) })}
            quick={[
              ...quickAmounts({ minimum: 1, maximum: most })
                .slice(0, 4)
                .map((value) => ({ amount: value })),
              ...(most >= 0.01 ? [{ amount: most, label: t('transfer.everything') }] : []),
            ]}
            quickLabel={t('cash.quick')}
          />
          <Button type="submit" variant="primary" block busy={form.busy}>
            {t('transfer.go')}
          </Button>
        </ValidatedForm>
      )}
    </Dialog>
  );
}

/** The vendor did not accept it; no money moved. */
class TransferFailed extends Error {}

/** The focused element is gone with the form. */
const takeFocus = (place: HTMLElement | null): void => place?.focus();
