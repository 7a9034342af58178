import { useOperation } from '@unisite/shared/api';
import type { ValueOf } from '@unisite/shared/contract/operation';
import { statement } from '@unisite/shared/contract/statement';
import { dayOf } from '@unisite/shared/days';
import { lastTwelve, totalsOf } from './years.ts';

export type Statement = ValueOf<typeof statement>;

/** Every month since the account was opened. */
export const useStatement = () => useOperation(statement, {}, { staleTime: 0 });

/** What the last twelve months came to, this one with them. */
export const lastYearOf = ({ months }: Statement, now: Date) => totalsOf(lastTwelve(months, dayOf(now).slice(0, 7)));
