import { navigate, useLocation } from '@unisite/shared/navigation';
import { useMemo } from 'react';
import { type Filters, readFilters, writeFilters } from './filters.ts';

export type ChangeFilters = (change: Partial<Filters>) => void;

/** The filters in the address, and how to change them; a change replaces the history entry. */
export function useFilters(): {
  filters: Filters;
  change: ChangeFilters;
  addressOf: (change: Partial<Filters>) => string;
} {
  const { pathname, search } = useLocation();
  return useMemo(() => {
    const filters = readFilters(search);
    const addressOf = (change: Partial<Filters>) => pathname + writeFilters(search, { ...filters, ...change });
    return { filters, addressOf, change: (wanted) => navigate(addressOf(wanted), { replace: true }) };
  }, [pathname, search]);
}
