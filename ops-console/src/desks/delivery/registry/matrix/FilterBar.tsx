import { useText } from '@unisite/shared/i18n';
import { SearchField, Select } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { searchId } from '../../../../frame/shell/searchId.ts';
import { type Filters, stateFilters } from './filters.ts';
import styles from './Matrix.module.css';

interface FilterBarProps {
  filters: Filters;
  teams: readonly string[];
  onChange: (filters: Filters) => void;
}

/** Filters of the matrix. */
export function FilterBar({ filters, teams, onChange }: FilterBarProps): ReactElement {
  const t = useText();
  return (
    <search className={styles.filters}>
      <SearchField
        id={searchId}
        label={t('matrix.search')}
        aria-keyshortcuts="/"
        value={filters.text}
        onValue={(text) => onChange({ ...filters, text })}
      />
      <Select
        label={t('matrix.team')}
        hideLabel
        value={filters.team}
        onChange={({ target }) => onChange({ ...filters, team: target.value })}
        options={[{ value: '', label: t('matrix.allTeams') }, ...teams.map((team) => ({ value: team, label: team }))]}
      />
      <Select
        label={t('matrix.state')}
        hideLabel
        value={filters.state}
        onChange={({ target }) =>
          onChange({ ...filters, state: stateFilters.find((state) => state === target.value) ?? 'all' })
        }
        options={stateFilters.map((state) => ({ value: state, label: t(`filter.${state}`) }))}
      />
    </search>
  );
}
