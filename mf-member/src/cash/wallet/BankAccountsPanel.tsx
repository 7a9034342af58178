import type { BankAccount } from '@unisite/shared/contract/bankAccounts';
import type { cashSettings } from '@unisite/shared/contract/cash';
import type { ValueOf } from '@unisite/shared/contract/operation';
import { useText } from '@unisite/shared/i18n';
import { Button, EmptyState, Icon, Panel, Tag } from '@unisite/shared/ui';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import styles from '../Cash.module.css';
import { AddBankAccountButton } from './AddBankAccountButton.tsx';

const RemoveBankAccountDialog = lazy(() => import('./RemoveBankAccountDialog.tsx'));

interface BankAccountsPanelProps {
  settings: ValueOf<typeof cashSettings>;
  rows: readonly BankAccount[];
}

/** The member's bank accounts for withdrawals. */
export function BankAccountsPanel({ settings, rows }: BankAccountsPanelProps): ReactElement {
  const t = useText();
  const [removed, remove] = useState<BankAccount | null>(null);
  const room = rows.length < settings.mostBankAccounts;
  return (
    <Panel
      title={t('bankAccount.title')}
      end={rows.length > 0 && room && <AddBankAccountButton settings={settings} variant="outline" />}
      flush
    >
      {rows.length === 0 ? (
        <EmptyState
          picture="ticket"
          title={t('bankAccount.none')}
          text={t('bankAccount.why')}
          action={<AddBankAccountButton settings={settings} variant="primary" />}
        />
      ) : (
        <ul className={styles.accounts} aria-label={t('bankAccount.title')}>
          {rows.map((row) => (
            <li key={row.id}>
              <span className={styles.mark}>
                <Icon name="id-card" />
              </span>
              <span className={styles.name}>
                <span className={styles.bank}>
                  <b>{row.bank.name}</b>
                  {row.primary && <Tag tone="gold">{t('bankAccount.primary')}</Tag>}
                </span>
                <small>
                  <span className="num">{row.number}</span> · {row.holder}
                </small>
              </span>
              <Button
                size="sm"
                variant="quiet"
                icon="trash"
                aria-label={t('bankAccount.removeOne', { bank: row.bank.name, number: row.number })}
                onClick={() => remove(row)}
              >
                {t('bankAccount.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {rows.length > 0 && !room && (
        <p className={styles.foot}>{t('bankAccount.full', { count: settings.mostBankAccounts })}</p>
      )}
      {removed && (
        <Suspense>
          <RemoveBankAccountDialog account={removed} onClose={() => remove(null)} />
        </Suspense>
      )}
    </Panel>
  );
}
