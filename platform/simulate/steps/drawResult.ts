import { setTimeout as wait } from 'node:timers/promises';
import { enterDrawResult, type voidDraw } from '@unisite/shared/contract/operatorsLottery';
import { rankTables } from '@unisite/shared/lottery';
import type { Operator } from '../plan/cashStep.ts';
import { retryOnDatabase } from '../retryUntilAnswered.ts';
import { type Attempted, attempted, codesDiffer, copiesOf } from './attempts.ts';
import { WHY } from './operatorStep.ts';
import { codeOf, type StepContext } from './stepContext.ts';

/** A draw by its station and its number. */
export interface DrawName {
  readonly station: string;
  readonly numero: string;
}

/** An operator's call about a draw. */
export function operateDraw(
  { calls, consoles, player }: StepContext,
  by: Operator,
  {
    call,
    draw: { station, numero },
    body,
  }: { call: typeof enterDrawResult | typeof voidDraw; draw: DrawName; body: object },
): Promise<Attempted> {
  const from = { address: player.address, cookie: consoles[by] ?? '' };
  const path = call.path.replace(':code', station).replace(':numero', numero);
  return attempted((onTry) => calls.operator(call, path, { ...body, why: WHY }, from, { onTry }));
}

/** A result that ends in this number, which does not occur elsewhere in it. */
const prizesWith = (number: string) =>
  rankTables.north.map(({ rank, numbers, digits }) => ({
    rank,
    numbers: Array.from({ length: numbers }, () => (rank === 'DB' ? number.padStart(digits, '1') : '1'.repeat(digits))),
  }));

/**
 * Gives a draw its result, or a correction. One operator alone, however often, has no effect; the second one sets it,
 * and later ones find it set.
 */
export async function giveResult(
  context: StepContext,
  draw: DrawName,
  { number, corrects, copies }: { readonly number: string; readonly corrects: boolean; readonly copies: number },
): Promise<string | null> {
  const { database, tally } = context;
  if (!corrects)
    await retryOnDatabase(tally, () =>
      database.query(
        `UPDATE draw SET closes_at = now() - interval '1 minute', drawn_at = now() - interval '1 minute'
         WHERE station_code = $1 AND numero = $2 AND prizes IS NULL`,
        [draw.station, draw.numero],
      ),
    );
  const body = { prizes: prizesWith(number) };
  const enter = (by: Operator) => operateDraw(context, by, { call: enterDrawResult, draw, body });
  const alone = codesDiffer(await copiesOf(copies, () => enter(0)), null);
  if (alone !== null) return alone;
  const seconds = await copiesOf(copies, () => enter(1));
  const codes = seconds.map(({ answer }) => codeOf(answer));
  const isMade = codes.includes(null) || seconds.some(({ tries }) => tries > 1);
  return isMade && codes.every((code) => code === null || code === 'RESULT_UNCHANGED')
    ? null
    : `answered ${JSON.stringify(codes)}, and should be made once`;
}

const SETTLED_WITHIN_MS = 60_000;

/** Waits until the platforms have settled a draw by this revision, whichever of them is alive. */
export async function awaitSettled(
  { database, tally }: StepContext,
  { station, numero }: DrawName,
  revision: number,
): Promise<string | null> {
  for (const until = Date.now() + SETTLED_WITHIN_MS; ; await wait(50)) {
    const [row] = await retryOnDatabase(tally, () =>
      database.query<{ revision: number; isSettled: boolean }>(
        `SELECT revision, settled_at IS NOT NULL AS "isSettled" FROM draw WHERE station_code = $1 AND numero = $2`,
        [station, numero],
      ),
    );
    if (row?.revision === revision && row.isSettled) return null;
    if (Date.now() > until) return `the draw was not settled: ${JSON.stringify(row)}`;
  }
}
