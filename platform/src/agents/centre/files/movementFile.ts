import { type Language, toWire } from '@unisite/shared/contract';
import { BYTE_ORDER_MARK, csvLines } from '@unisite/shared/contract/csv';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { type Movement, type MovementSelection, movementsOf } from '../reports/movements.ts';
import { fileTime } from './fileTime.ts';
import { headsOf, movementNames } from './heads.ts';

const PAGE = 2_000;

const columns = ['account', 'nickname', 'at', 'kind', 'reference', 'amount', 'balanceAfter'] as const;

/** A selection's movements as CSV, newest first, with at most one page in memory. */
export async function* movementFile(
  q: Queryable,
  selection: MovementSelection,
  language: Language,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLines([headsOf(columns, language, selection.top.timeZone)]);
  let after: readonly string[] | null = null;
  do {
    const rows: Movement[] = await movementsOf(q, selection, { after, limit: PAGE, offset: 0 });
    if (rows.length > 0)
      yield csvLines(
        rows.map(({ account, nickname, at, kind, reference, amount, balanceAfter }) => [
          account,
          nickname,
          fileTime(at, selection.top.timeZone),
          movementNames[kind][language],
          reference,
          toWire(amount),
          toWire(balanceAfter),
        ]),
      );
    after = rows.length === PAGE ? (rows.at(-1)?.key ?? null) : null;
  } while (after);
}
