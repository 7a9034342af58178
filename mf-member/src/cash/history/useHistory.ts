import { type DayRange, dayOf } from '@unisite/shared/days';
import { useLocation } from '@unisite/shared/navigation';
import { type HistoryFilters, readHistory } from './historyPlace.ts';

export const pageSize = 10;

/** A list of deposits or withdrawals: its states, the filters in the address, and the request for them. */
export interface History<State extends string> {
  readonly of: 'deposit' | 'withdrawal';
  readonly states: readonly State[];
  readonly today: string;
  readonly filters: HistoryFilters<State>;
  readonly request: DayRange & { readonly page: number; readonly pageSize: number; readonly state?: State };
}

export function useHistory<State extends string>(of: History<State>['of'], states: readonly State[]): History<State> {
  const today = dayOf(new Date());
  const filters = readHistory(useLocation().search, states, today);
  const { state, range, page } = filters;
  const request = { page, pageSize, ...range, ...(state === null ? {} : { state }) };
  return { of, states, today, filters, request };
}
