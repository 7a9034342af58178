import { CallError, useAction } from '@unisite/shared/api';
import { fromWire, sumOf, toWire } from '@unisite/shared/contract/money';
import type { ValueOf } from '@unisite/shared/contract/operation';
import { type merchantWallet, returnAllVendorBalances, type VendorWallet } from '@unisite/shared/contract/wallet';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Amount, Button, Notice, Panel, toastStore } from '@unisite/shared/ui';
import { refreshWallets } from '@unisite/shared/wallets';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import styles from '../Cash.module.css';
import { isPending, type PendingTransfer, pendingTransferOf } from './pendingTransfer.ts';
import { TransferStatus } from './TransferStatus.tsx';
import { VendorWalletRow } from './VendorWalletRow.tsx';

const TransferDialog = lazy(() => import('./TransferDialog.tsx'));

interface VendorWalletsProps {
  /** The member's id. */
  member: string;
  wallets: ValueOf<typeof merchantWallet>;
}
interface RequestedTransfer {
  readonly vendor: string;
  readonly direction: 'in' | 'out';
}

/**
 * With transfer wallets: the balance at each vendor, moved in, out, or all back at once. With a single wallet: balances
 * left at vendors from before the market changed, which can only be moved back.
 */
export function VendorWallets({ member, wallets }: VendorWalletsProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const allOut = useAction(returnAllVendorBalances);
  const [asked, ask] = useState<RequestedTransfer | null>(null);
  // an answered one stays until it is read, though it is no longer stored
  const [unanswered, setUnanswered] = useState<readonly PendingTransfer[]>(() => pendingTransferOf(member));
  const { isSingle, main } = wallets;
  const rows = nonEmptyFirst(wallets.wallets);
  const lying = toWire(sumOf(rows.map(({ balance }) => fromWire(balance))));
  const open = asked && rows.find(({ vendor }) => vendor === asked.vendor);
  const bringBack = async () => {
    if (allOut.isPending) return;
    try {
      const { moved } = await allOut.mutateAsync({});
      const sum = toWire(sumOf(moved.map(({ amount }) => fromWire(amount))));
      toastStore.show({
        title: sum > 0 ? t('transfer.broughtBack', { amount: format.money(sum) }) : t('transfer.nothing'),
      });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      // without a response it may have been done; a retry moves nothing twice
      const open = isPending(error);
      const text = open ? t('transfer.allOutOpenText') : error.message;
      toastStore.show({ tone: 'error', title: t(open ? 'transfer.allOutOpen' : 'transfer.failed'), text });
    }
    void refreshWallets();
  };
  return (
    <Panel
      title={t('transfer.title')}
      end={
        <Button
          size="sm"
          variant="outline"
          icon="swap"
          disabled={lying === 0}
          busy={allOut.isPending}
          onClick={() => void bringBack()}
        >
          {t('transfer.allOut')}
        </Button>
      }
      flush
    >
      <div className={styles.walletsHead}>
        {isSingle && <Notice>{t('transfer.left')}</Notice>}
        {unanswered.map((sent) => (
          <TransferStatus
            key={sent.reference}
            sent={sent}
            onClose={() => setUnanswered((now) => now.filter(({ reference }) => reference !== sent.reference))}
          />
        ))}
        <dl className={styles.sums}>
          <div>
            <dt>{t('transfer.main')}</dt>
            <dd>
              <Amount value={format.money(main)} />
            </dd>
          </div>
          <div>
            <dt>{t('transfer.atVendors')}</dt>
            <dd>
              <Amount value={format.money(lying)} />
            </dd>
          </div>
        </dl>
      </div>
      <ul className={styles.accounts} aria-label={t('transfer.title')}>
        {rows.map((wallet) => (
          <VendorWalletRow
            key={wallet.vendor}
            wallet={wallet}
            canFill={!isSingle}
            main={main}
            onAsk={(direction) => ask({ vendor: wallet.vendor, direction })}
          />
        ))}
      </ul>
      {asked && open && (
        <Suspense>
          <TransferDialog
            member={member}
            wallet={open}
            direction={asked.direction}
            main={main}
            onClose={() => {
              ask(null);
              setUnanswered((now) => withNew(now, pendingTransferOf(member)));
            }}
          />
        </Suspense>
      )}
    </Panel>
  );
}

/** Known transfers, plus stored new ones. */
const withNew = (known: readonly PendingTransfer[], kept: readonly PendingTransfer[]): readonly PendingTransfer[] => [
  ...known,
  ...kept.filter(({ reference }) => known.every((one) => one.reference !== reference)),
];

/** Non-empty wallets first, otherwise in lobby order. */
const nonEmptyFirst = (wallets: readonly VendorWallet[]): readonly VendorWallet[] =>
  [...wallets].sort((a, b) => Number(b.balance > 0) - Number(a.balance > 0));
