import { useOperation } from '@unisite/shared/api';
import { walletTransferStatus } from '@unisite/shared/contract/wallet';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Button, Notice } from '@unisite/shared/ui';
import { refreshWallets } from '@unisite/shared/wallets';
import { type ReactElement, useEffect } from 'react';
import styles from '../Cash.module.css';
import { clearPendingTransfer, type PendingTransfer } from './pendingTransfer.ts';

interface TransferStatusProps {
  sent: PendingTransfer;
  /**
   * Sends the same transfer again; false when that has no response either. Absent where it cannot be sent from here.
   */
  onRetry?: () => Promise<boolean>;
  busy?: boolean;
  /** The member has read it. */
  onClose: () => void;
}

/** Status of a transfer without a response, looked up by its reference on request. */
export function TransferStatus({ sent, onRetry, busy = false, onClose }: TransferStatusProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const { reference, name, direction, amount } = sent;
  const { data, error, isFetching, refetch } = useOperation(walletTransferStatus, { reference }, { staleTime: 0 });
  useEffect(() => {
    if (!data) return;
    clearPendingTransfer(data.reference);
    void refreshWallets();
  }, [data]);
  const fate =
    isFetching || busy ? 'asking' : (data?.state ?? (error?.code === 'NOT_FOUND' ? 'notArrived' : 'unknown'));
  const values = {
    what: t(`transfer.what.${direction}`, { amount: format.money(amount, { whole: true }), vendor: name }),
  };
  const again = async () => {
    if (onRetry && !(await onRetry())) void refetch();
  };
  return (
    <div className={styles.fate}>
      <Notice tone={fate === 'done' ? 'info' : 'warn'}>
        <p role="status">{t(`transfer.fate.${fate}`, values)}</p>
        <p className={styles.reference}>
          {t('transfer.reference')} <span>{reference}</span>
        </p>
      </Notice>
      <div className={styles.buttons}>
        {fate === 'notArrived' && onRetry && (
          <Button variant="primary" onClick={() => void again()}>
            {t('transfer.again')}
          </Button>
        )}
        {(fate === 'unknown' || fate === 'asking' || fate === 'notArrived') && (
          <Button variant="outline" icon="refresh" busy={fate === 'asking'} onClick={() => void refetch()}>
            {t('transfer.askAgain')}
          </Button>
        )}
        {(data || fate === 'notArrived') && (
          <Button
            variant={data ? 'primary' : 'quiet'}
            onClick={() => {
              clearPendingTransfer(reference);
              onClose();
            }}
          >
            {t('transfer.read')}
          </Button>
        )}
      </div>
    </div>
  );
}
