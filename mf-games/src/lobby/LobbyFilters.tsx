import type { Category } from '@unisite/shared/contract/games';
import { useFormat, useText } from '@unisite/shared/i18n';
import { useSession } from '@unisite/shared/session';
import { type ChipOption, Chips, IconButton, SearchField, Select } from '@unisite/shared/ui';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { type Filters, type Flag, maxSearchTextLength, noFilters, sorts } from './filters.ts';
import styles from './LobbyFilters.module.css';
import type { ChangeFilters } from './useFilters.ts';
import { useFlagCounts } from './useFlagCounts.ts';
import { useSearchInput } from './useSearchInput.ts';
import type { Shelf } from './useShelf.ts';

const FilterSheet = lazy(() => import('./FilterSheet.tsx'));

interface LobbyFiltersProps {
  category: Category;
  shelf: Shelf;
  filters: Filters;
  /** Number of filtered games; null until known. */
  found: number | null;
  onChange: ChangeFilters;
}

const icons = { hot: 'hot', new: 'spark', demo: 'play', favourite: 'star' } as const;

/** Chips, search and order; on the phone order and vendors are in a sheet. */
export function LobbyFilters({ category, shelf, filters, found, onChange }: LobbyFiltersProps): ReactElement {
  const t = useText();
  const [typed, type] = useSearchInput(filters.text, (text) => onChange({ text }));
  const [sheet, setSheet] = useState(false);
  return (
    <div className="filters">
      <FlagChips category={category} shelf={shelf} filters={filters} onChange={onChange} />
      <div className={`filters__search ${styles.search}`}>
        <SearchField
          label={t('filters.search')}
          value={typed}
          maxLength={maxSearchTextLength}
          enterKeyHint="search"
          onValue={type}
        />
        <span className="only-phone">
          <IconButton icon="filter" variant="outline" label={t('filters.more')} onClick={() => setSheet(true)} />
        </span>
      </div>
      <div className="not-phone">
        <Select
          label={t('filters.sort')}
          hideLabel
          options={sorts.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
          value={filters.sort}
          onChange={({ target }) => onChange({ sort: sorts.find((sort) => sort === target.value) ?? 'popular' })}
        />
      </div>
      {sheet && (
        <Suspense>
          <FilterSheet
            vendors={shelf.state === 'here' ? shelf.cards : []}
            filters={filters}
            found={found}
            onChange={onChange}
            onReset={() => onChange({ vendor: null, sort: noFilters.sort })}
            onClose={() => setSheet(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

function FlagChips({ category, shelf, filters, onChange }: Omit<LobbyFiltersProps, 'found'>): ReactElement {
  const t = useText();
  const format = useFormat();
  const { status } = useSession();
  const counts = useFlagCounts(category, filters.vendor);
  const all =
    shelf.state === 'here'
      ? filters.vendor === null
        ? shelf.games
        : shelf.cards.find(({ vassalage }) => vassalage === filters.vendor)?.games
      : undefined;
  // without games for play money the flag is hidden, unless the address uses it
  const demo = filters.flag === 'demo' || (counts.demo ?? 0) > 0;
  const offered: readonly Flag[] = [
    'hot',
    'new',
    ...(demo ? (['demo'] as const) : []),
    ...(status === 'in' ? (['favourite'] as const) : []),
  ];
  const written = (count: number | undefined) => (count === undefined ? undefined : format.number(count));
  const options: ChipOption[] = [
    { id: 'all', label: t('flag.all'), icon: 'grid', count: written(all) },
    ...offered.map((flag) => ({ id: flag, label: t(`flag.${flag}`), icon: icons[flag], count: written(counts[flag]) })),
  ];
  return (
    <Chips
      bleed
      label={t('filters.label')}
      options={options}
      value={filters.flag ?? 'all'}
      onChange={(id) => onChange({ flag: offered.find((flag) => flag === id) ?? null })}
    />
  );
}
