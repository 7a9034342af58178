import { downlineKind, downlineState } from '@unisite/shared/contract/agentTeam';
import { useText } from '@unisite/shared/i18n';
import { Select } from '@unisite/shared/ui';
import type { ReactElement, ReactNode } from 'react';
import styles from './Team.module.css';
import { TeamSearch } from './TeamSearch.tsx';
import { type TeamFilters, teamSorts } from './teamFilters.ts';

interface TeamToolbarProps {
  filters: TeamFilters;
  onFilters: (to: Partial<TeamFilters>) => void;
  /** The level's position in the tree. */
  children: ReactNode;
}

/** A level's position in the tree, its filters, and its order where there are no column heads. */
export function TeamToolbar({ filters, onFilters, children }: TeamToolbarProps): ReactElement {
  const t = useText();
  const { account, search, kind, state, sort } = filters;
  return (
    <div className={styles.toolbar}>
      {children}
      <div className={styles.find}>
        <TeamSearch key={account} search={search} onSearch={(to) => onFilters({ search: to })} />
      </div>
      <Select
        label={t('team.kind')}
        hideLabel
        size="sm"
        value={kind ?? ''}
        placeholder={t('team.anyKind')}
        options={downlineKind.options.map((value) => ({ value, label: t(`kind.${value}`) }))}
        onChange={({ target }) => onFilters({ kind: downlineKind.options.find((one) => one === target.value) ?? null })}
      />
      <Select
        label={t('team.state')}
        hideLabel
        size="sm"
        value={state ?? ''}
        placeholder={t('team.anyState')}
        options={downlineState.options.map((value) => ({ value, label: t(`state.${value}`) }))}
        onChange={({ target }) =>
          onFilters({ state: downlineState.options.find((one) => one === target.value) ?? null })
        }
      />
      <div className={`only-phone ${styles.sort}`}>
        <Select
          label={t('team.sort')}
          hideLabel
          size="sm"
          value={sort}
          options={teamSorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
          onChange={({ target }) => {
            const chosen = teamSorts.find((one) => one === target.value) ?? 'turnover';
            onFilters({ sort: chosen, order: chosen === 'account' ? 'asc' : 'desc' });
          }}
        />
      </div>
    </div>
  );
}
