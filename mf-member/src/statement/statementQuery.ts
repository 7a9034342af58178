import { useOperation } from '@unisite/shared/api';
import type { ValueOf } from '@unisite/shared/contract/operation';
import { statement } from '@unisite/shared/contract/statement';
import { dayOf } from '@unisite/shared/days';
import { lastTwelve, totalsOf } from './years.ts';

export type Statement = ValueOf<typeof statement>;

/** All months since the account was opened. */
export const useStatement = () => useOperation(statement, {}, { staleTime: 0 });

/** Totals of the last twelve months, the current one included. */
export const lastYearOf = ({ months }: Statement, now: Date) => totalsOf(lastTwelve(months, dayOf(now).slice(0, 7)));
