import { refresh, useAction } from '@unisite/shared/api';
import type { ValueOf } from '@unisite/shared/contract/operation';
import { balance, merchantWallet, type VendorWallet, walletTransferAllOut } from '@unisite/shared/contract/wallet';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Amount, Button, Panel, toastStore } from '@unisite/shared/ui';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import styles from '../Cash.module.css';

const TransferDialog = lazy(() => import('./TransferDialog.tsx'));

type Wallets = ValueOf<typeof merchantWallet>;
interface Asked {
  readonly wallet: VendorWallet;
  readonly direction: 'in' | 'out';
}

/** Where games do not play from the main wallet: what lies at each vendor, moved in, out, or all back at once. */
export function VendorWallets({ wallets }: { wallets: Wallets }): ReactElement {
  const t = useText();
  const format = useFormat();
  const allOut = useAction(walletTransferAllOut);
  const [asked, ask] = useState<Asked | null>(null);
  const money = (amount: number) => format.money(amount, { whole: true });
  const bringBack = async () => {
    if (allOut.isPending) return;
    try {
      const { moved } = await allOut.mutateAsync({});
      const sum = moved.reduce((total, { amount }) => total + amount, 0);
      toastStore.show({ title: sum > 0 ? t('transfer.broughtBack', { amount: money(sum) }) : t('transfer.nothing') });
    } catch {
      toastStore.show({ tone: 'error', title: t('transfer.failed') });
    }
    void refresh(merchantWallet);
    void refresh(balance);
  };
  return (
    <Panel
      title={t('transfer.title')}
      end={
        <Button size="sm" variant="outline" icon="swap" busy={allOut.isPending} onClick={() => void bringBack()}>
          {t('transfer.allOut')}
        </Button>
      }
      flush
    >
      <ul className={styles.accounts} aria-label={t('transfer.title')}>
        {wallets.wallets.map((wallet) => (
          <li key={wallet.vendor}>
            <img src={wallet.icon} alt="" width={36} height={36} />
            <span className={styles.name}>
              <b>{wallet.displayName}</b>
              <small>
                <Amount value={money(wallet.balance)} />
              </small>
            </span>
            <span className={styles.buttons}>
              <Button
                size="sm"
                variant="outline"
                aria-label={t('transfer.inTo', { vendor: wallet.displayName })}
                onClick={() => ask({ wallet, direction: 'in' })}
              >
                {t('transfer.in')}
              </Button>
              <Button
                size="sm"
                variant="quiet"
                aria-label={t('transfer.outOf', { vendor: wallet.displayName })}
                disabled={wallet.balance <= 0}
                onClick={() => ask({ wallet, direction: 'out' })}
              >
                {t('transfer.out')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {asked && (
        <Suspense>
          <TransferDialog {...asked} main={wallets.main} onClose={() => ask(null)} />
        </Suspense>
      )}
    </Panel>
  );
}
