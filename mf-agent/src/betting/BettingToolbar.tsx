import { useOperation } from '@unisite/shared/api';
import { agentBettingFile, bettingSort, MAX_FILE_ROUNDS } from '@unisite/shared/contract/agentBetting';
import { category, gameMenu } from '@unisite/shared/contract/games';
import { betState } from '@unisite/shared/contract/members';
import type { RequestOf } from '@unisite/shared/contract/operation';
import { useText } from '@unisite/shared/i18n';
import { Button, Select } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { CsvButton } from '../files/CsvButton.tsx';
import team from '../team/Team.module.css';
import { TeamSearch } from '../team/TeamSearch.tsx';
import styles from './Betting.module.css';
import type { BettingFilters } from './bettingFilters.ts';

interface BettingToolbarProps {
  filters: BettingFilters;
  onFilters: (to: Partial<BettingFilters>) => void;
  /** The request of the file. */
  request: RequestOf<typeof agentBettingFile>;
  rounds: number | undefined;
}

/** Filters of the rounds, and their export as a file. */
export function BettingToolbar({ filters, onFilters, request, rounds }: BettingToolbarProps): ReactElement {
  const t = useText();
  const { account, search, category: games, state, sort } = filters;
  const vendors = useVendors(filters);
  return (
    <div className={team.toolbar}>
      {account && (
        <Button
          className={styles.branch}
          size="sm"
          variant="outline"
          icon="close"
          onClick={() => onFilters({ account: null })}
        >
          {t('betting.branch', { account })}
        </Button>
      )}
      <div className={team.find}>
        <TeamSearch search={search} onSearch={(to) => onFilters({ search: to })} />
      </div>
      <Select
        label={t('betting.category')}
        hideLabel
        size="sm"
        value={games ?? ''}
        placeholder={t('betting.anyCategory')}
        options={category.options.map((value) => ({ value, label: t(`category.${value}`) }))}
        onChange={({ target }) =>
          onFilters({ category: category.options.find((one) => one === target.value) ?? null, vendor: null })
        }
      />
      <Select
        label={t('betting.vendor')}
        hideLabel
        size="sm"
        value={filters.vendor ?? ''}
        placeholder={t('betting.anyVendor')}
        options={vendors}
        onChange={({ target }) => onFilters({ vendor: target.value || null })}
      />
      <Select
        label={t('betting.state')}
        hideLabel
        size="sm"
        value={state ?? ''}
        placeholder={t('betting.anyState')}
        options={betState.options.map((value) => ({ value, label: t(`betState.${value}`) }))}
        onChange={({ target }) => onFilters({ state: betState.options.find((one) => one === target.value) ?? null })}
      />
      <div className={`only-phone ${team.sort}`}>
        <Select
          label={t('team.sort')}
          hideLabel
          size="sm"
          value={sort}
          options={bettingSort.options.map((value) => ({ value, label: t(`bettingSort.${value}`) }))}
          onChange={({ target }) =>
            onFilters({ sort: bettingSort.options.find((one) => one === target.value) ?? 'at', order: 'desc' })
          }
        />
      </div>
      <div className={styles.csv}>
        <CsvButton file={agentBettingFile} request={request} rows={rounds} most={MAX_FILE_ROUNDS} />
      </div>
    </div>
  );
}

/** The vendors of the chosen category, or all; the chosen one is included even if it is gone. */
function useVendors({ category: games, vendor }: BettingFilters) {
  const menu = useOperation(gameMenu, {}).data;
  const names = new Map<string, string>(vendor ? [[vendor, vendor]] : []);
  for (const { category: shelf, cards } of menu?.categories ?? []) {
    if (games !== null && shelf !== games) continue;
    for (const { vassalage, displayName } of cards) names.set(vassalage, displayName);
  }
  return [...names].map(([value, label]) => ({ value, label })).toSorted((a, b) => a.label.localeCompare(b.label));
}
