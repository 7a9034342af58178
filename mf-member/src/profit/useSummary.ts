import { useOperation } from '@unisite/shared/api';
import { memberSummary } from '@unisite/shared/contract/members';
import type { ValueOf } from '@unisite/shared/contract/operation';
import { navigate, useLocation } from '@unisite/shared/navigation';
import { type SubPage, subPagePath } from '../centre/subPage.ts';
import { readSummaryLength, type SummaryLength, writeSummaryLength } from './summaryDays.ts';

export type Summary = ValueOf<typeof memberSummary>;

/** Stakes and results of recent days; the page's address has their number. */
export function useSummary(page: SubPage) {
  const length = readSummaryLength(useLocation().search);
  const query = useOperation(memberSummary, { days: length }, { keepPrevious: true });
  const choose = (to: SummaryLength) =>
    navigate(subPagePath(page, { days: writeSummaryLength(to) }), { replace: true });
  return { length, query, choose };
}
export type SummaryQuery = ReturnType<typeof useSummary>;
