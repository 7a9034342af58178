import { agentTransactionsFile, teamMovementKind } from '@unisite/shared/contract/agentReports';
import { useText } from '@unisite/shared/i18n';
import { Select, Tabs } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { CsvButton } from '../files/CsvButton.tsx';
import styles from '../team/Team.module.css';
import { TeamSearch } from '../team/TeamSearch.tsx';
import { movementSelection, type TransactionFilters } from './transactionFilters.ts';

interface TransactionToolbarProps {
  filters: TransactionFilters;
  today: string;
  onFilters: (to: Partial<TransactionFilters>) => void;
  total: number | undefined;
}

/** Filters of the movements, and their export as a file. */
export function TransactionToolbar({ filters, today, onFilters, total }: TransactionToolbarProps): ReactElement {
  const t = useText();
  return (
    <div className={styles.toolbar}>
      <Tabs
        fit
        label={t('transactions.of')}
        tabs={[
          { id: 'branch', label: t('transactions.team') },
          { id: 'alone', label: t('transactions.own') },
        ]}
        value={filters.of}
        onChange={(of) => onFilters({ of: of === 'alone' ? 'alone' : 'branch' })}
      />
      <div className={styles.find}>
        <TeamSearch
          label={t('transactions.search')}
          search={filters.search}
          onSearch={(search) => onFilters({ search })}
        />
      </div>
      <Select
        label={t('transactions.kind')}
        hideLabel
        size="sm"
        value={filters.kind ?? ''}
        placeholder={t('transactions.anyKind')}
        options={teamMovementKind.options.map((value) => ({ value, label: t(`movement.${value}`) }))}
        onChange={({ target }) =>
          onFilters({ kind: teamMovementKind.options.find((one) => one === target.value) ?? null })
        }
      />
      <CsvButton file={agentTransactionsFile} request={movementSelection(filters, today)} rows={total} />
    </div>
  );
}
