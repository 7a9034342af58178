import { type DayRange, readRange, usualRange, writeRange } from '@unisite/shared/days';
import { readListPage, subPagePath, writeListPage } from '../../centre/subPage.ts';

/** Filters of a list of deposits or withdrawals, all kept in the address. */
export interface HistoryFilters<State extends string> {
  readonly state: State | null;
  readonly range: DayRange;
  readonly page: number;
}

/** The filters of an address; invalid values count as absent. */
export function readHistory<State extends string>(
  search: string,
  states: readonly State[],
  today: string,
): HistoryFilters<State> {
  const address = new URLSearchParams(search);
  const said = address.get('state');
  return {
    state: states.find((state) => state === said) ?? null,
    range: readRange(address, today),
    page: readListPage(address),
  };
}

export const historyPath = <State extends string>(
  of: 'deposit' | 'withdrawal',
  { state, range, page }: HistoryFilters<State>,
  today: string,
): string => subPagePath(of, { view: 'history', state, ...writeRange(range, today), p: writeListPage(page) });

/** The default days, unfiltered. */
export const noFilters = (today: string): HistoryFilters<never> => ({
  state: null,
  range: usualRange(today),
  page: 1,
});

/** Whether filters may hide rows. */
export const hasFilters = ({ state, range }: HistoryFilters<string>, today: string): boolean =>
  state !== null || Object.keys(writeRange(range, today)).length > 0;
