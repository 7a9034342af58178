import { useOperation } from '@unisite/shared/api';
import { bankAccounts } from '@unisite/shared/contract/bankAccounts';
import { cashSettings } from '@unisite/shared/contract/cash';
import { useText } from '@unisite/shared/i18n';
import { useSession } from '@unisite/shared/session';
import { Panel, Skeleton } from '@unisite/shared/ui';
import { useWallets } from '@unisite/shared/wallets';
import type { ReactElement } from 'react';
import { WalletCard } from '../../account/WalletCard.tsx';
import { PageHead } from '../../centre/PageHead.tsx';
import { QueryFailed } from '../QueryFailed.tsx';
import { useCashEvents } from '../useCashEvents.ts';
import { BankAccountsPanel } from './BankAccountsPanel.tsx';
import { VendorWallets } from './VendorWallets.tsx';
import { WithdrawalPinPanel } from './WithdrawalPinPanel.tsx';

/** Wallets, bank accounts and the withdrawal PIN (section 2, wallet). */
export default function WalletPage(): ReactElement {
  const t = useText();
  const session = useSession();
  useCashEvents();
  const { merchant } = useWallets();
  const settings = useOperation(cashSettings, {});
  const accounts = useOperation(bankAccounts, {});
  // in a market with a single wallet the platform lists the vendors with a remaining balance
  const shown = merchant.data && (!merchant.data.isSingle || merchant.data.wallets.length > 0) ? merchant.data : null;
  const failed = [settings, accounts].find((query) => query.error && !query.data);
  return (
    <>
      <PageHead page="wallet" updatedAt={merchant.dataUpdatedAt} />
      <div className="stack">
        <WalletCard />
        {merchant.error && !merchant.data && <QueryFailed query={merchant} />}
        {shown && session.status === 'in' && <VendorWallets member={session.info.customerId} wallets={shown} />}
        {failed && <QueryFailed query={failed} />}
        {!failed && (!settings.data || !accounts.data) && (
          <Panel title={t('bankAccount.title')} busy>
            <Skeleton kind="block" height={120} />
          </Panel>
        )}
        {settings.data && accounts.data && (
          <>
            <BankAccountsPanel settings={settings.data} rows={accounts.data.rows} />
            <WithdrawalPinPanel set={settings.data.withdrawal.passwordSet} />
          </>
        )}
      </div>
    </>
  );
}
