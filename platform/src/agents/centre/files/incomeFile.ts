import { type Language, toWire } from '@unisite/shared/contract';
import { BYTE_ORDER_MARK, csvLines } from '@unisite/shared/contract/csv';
import type { IncomeDay } from '../reports/incomeDays.ts';
import { headsOf, incomeNames } from './heads.ts';

/** An agent's income as CSV, a line per day and source, for at most ninety days. */
export async function* incomeFile(
  days: readonly IncomeDay[],
  { language, timeZone }: { readonly language: Language; readonly timeZone: string },
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLines([headsOf(['day', 'source', 'earned', 'paid', 'given'], language, timeZone)]);
  yield csvLines(
    days.map(({ day, kind, earned, paid, given }) => [
      day,
      incomeNames[kind][language],
      toWire(earned),
      toWire(paid),
      toWire(given),
    ]),
  );
}
