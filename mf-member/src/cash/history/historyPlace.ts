import { type DayRange, readRange, usualRange, writeRange } from '@unisite/shared/days';
import { readListPage, subPagePath, writeListPage } from '../../centre/subPage.ts';

/** The filters of a list of deposits or withdrawals. All of them are in the address. */
export interface HistoryFilters<State extends string> {
  readonly state: State | null;
  readonly range: DayRange;
  readonly page: number;
}

/** The filters an address stands for; what it says wrongly counts as not said. */
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

/** Everything of the usual days. */
export const noFilters = (today: string): HistoryFilters<never> => ({
  state: null,
  range: usualRange(today),
  page: 1,
});

/** Whether there may be more rows than the filters let through. */
export const hasFilters = ({ state, range }: HistoryFilters<string>, today: string): boolean =>
  state !== null || Object.keys(writeRange(range, today)).length > 0;
