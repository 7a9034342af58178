import { useOperation } from '@unisite/shared/api';
import { bankAccounts } from '@unisite/shared/contract/bankAccounts';
import { cashSettings } from '@unisite/shared/contract/cash';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Button, EmptyState, Notice, Panel, Skeleton } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { QueryFailed } from '../QueryFailed.tsx';
import { AddBankAccountButton } from '../wallet/AddBankAccountButton.tsx';
import { SetPinButton } from '../wallet/SetPinButton.tsx';
import { NewWithdrawal } from './NewWithdrawal.tsx';
import { UnconfirmedPayout } from './UnconfirmedPayout.tsx';

/** A new withdrawal, or what it still needs: the withdrawal PIN first, then a bank account. */
export function WithdrawalForm(): ReactElement {
  const t = useText();
  const format = useFormat();
  const settings = useOperation(cashSettings, {});
  const accounts = useOperation(bankAccounts, {});
  if (settings.error && !settings.data) return <QueryFailed query={settings} />;
  if (accounts.error && !accounts.data) return <QueryFailed query={accounts} />;
  if (!settings.data || !accounts.data) {
    return (
      <Panel busy>
        <Skeleton kind="block" height={320} />
      </Panel>
    );
  }
  const { withdrawal } = settings.data;
  const { rows } = accounts.data;
  if (!withdrawal.open) {
    return (
      <Panel>
        <EmptyState picture="lantern" level={2} title={t('withdrawal.closed')} text={t('withdrawal.closedText')} />
      </Panel>
    );
  }
  if (!withdrawal.passwordSet) {
    return (
      <Panel>
        <EmptyState
          picture="lantern"
          level={2}
          title={t('figures.unset')}
          text={t('figures.why')}
          action={<SetPinButton set={false} variant="primary" />}
        />
      </Panel>
    );
  }
  if (rows.length === 0) {
    return (
      <Panel>
        <EmptyState
          picture="ticket"
          level={2}
          title={t('bankAccount.none')}
          text={t('bankAccount.why')}
          action={<AddBankAccountButton settings={settings.data} variant="primary" />}
        />
      </Panel>
    );
  }
  return (
    <div className="stack">
      <UnconfirmedPayout />
      {settings.data.debt > 0 ? (
        <Notice tone="error">
          <p>{t('withdrawal.debt', { amount: format.money(settings.data.debt) })}</p>
          <p>{t('withdrawal.debtText')}</p>
        </Notice>
      ) : (
        <NewWithdrawal terms={withdrawal} accounts={rows} />
      )}
      <p className="muted">
        <Button variant="quiet" size="sm" icon="wallet" href="/member?page=wallet">
          {t('withdrawal.manage')}
        </Button>
      </p>
    </div>
  );
}
