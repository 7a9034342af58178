import { setTimeout as wait } from 'node:timers/promises';
import { cancelLotteryBet, placeLotteryBets } from '@unisite/shared/contract';
import { enterDrawResult, voidDraw } from '@unisite/shared/contract/operatorsLottery';
import { decideProposal } from '@unisite/shared/contract/operatorsProposals';
import { rankTables } from '@unisite/shared/lottery';
import type { Operator } from '../plan/cashStep.ts';
import { ODDS, type TicketEnd, type TicketStep } from '../plan/ticketStep.ts';
import { CURRENCY, LOTTERY } from '../player.ts';
import { retryOnDatabase } from '../retryUntilAnswered.ts';
import { type Attempted, attempted, closingCodesDiffer, codesDiffer, copiesOf } from './attempts.ts';
import { decided, WHY } from './operatorStep.ts';
import { CUT_AFTER_MS, codeOf, compare, namedBy, type StepContext, valueIn } from './stepContext.ts';

type Of<Do extends TicketStep['do']> = Extract<TicketStep, { do: Do }>;

/** Does it, and looks at how the draw's tickets stand afterwards and at what the member has. */
export async function ticketStep(step: TicketStep, context: StepContext): Promise<string | null> {
  const wrong = await act(step, context);
  if (wrong !== null) return wrong;
  if (step.revision !== null) {
    const late = await settled(step, context);
    if (late !== null) return late;
  }
  const { main, hold, debt, tickets } = await standing(step, context);
  const { after } = step;
  const shown = { hold, main: after.main === null ? null : main, debt: after.debt === null ? null : debt, tickets };
  return compare(shown, { hold: after.hold, main: after.main, debt: after.debt, tickets: step.tickets });
}

function act(step: TicketStep, context: StepContext): Promise<string | null> {
  switch (step.do) {
    case 'openDraw':
      return openDraw(step, context);
    case 'buyTicket':
      return buy(step, context);
    case 'cancelTicket':
      return cancel(step, context);
    case 'drawResult':
      return result(step, context);
    case 'voidDraw':
      return voided(step, context);
  }
}

/** Every wallet's draws are its own: the day is the wallet, the number its draw. */
const numeroOf = ({ draw }: Pick<TicketStep, 'draw'>): string => {
  const [, place, serial] = draw.split('-').map(Number);
  const day = new Date(Date.UTC(2040, 0, 1 + (place ?? 0) * 10 + Math.floor((serial ?? 0) / 10_000)));
  return `${day.toISOString().slice(0, 10).replaceAll('-', '')}-${String((serial ?? 0) % 10_000).padStart(4, '0')}`;
};

async function openDraw(step: TicketStep, { database, tally }: StepContext): Promise<null> {
  await retryOnDatabase(tally, () =>
    database.query(
      `INSERT INTO draw (station_code, numero, closes_at, drawn_at) VALUES ($1, $2, now() + interval '1 day', now() + interval '1 day')
       ON CONFLICT DO NOTHING`,
      [LOTTERY, numeroOf(step)],
    ),
  );
  return null;
}

async function buy(step: Of<'buyTicket'>, context: StepContext): Promise<string | null> {
  const { calls, player, named } = context;
  const { key, number, amount, code, copies, cut } = step;
  const line = { bet: 'deSpecial', selection: [[number]], unitStake: amount / 100, units: 1, odds: { all: ODDS } };
  const slip = { code: LOTTERY, numero: numeroOf(step), lines: [line] };
  const once = { key, cutAfter: cut ? CUT_AFTER_MS : undefined };
  const all = await copiesOf(copies, () =>
    attempted((onTry) => calls.page(placeLotteryBets, placeLotteryBets.path, slip, player, { ...once, onTry })),
  );
  const wrong = codesDiffer(all, code);
  if (wrong !== null || code !== null) return wrong;
  const ids = new Set(all.map(({ answer }) => String(valueIn(answer).id)));
  const [id] = ids;
  if (ids.size !== 1 || id === undefined) return `one slip became the tickets ${[...ids].join(', ')}`;
  named.set(key, { id, reference: id });
  return null;
}

async function cancel(step: Of<'cancelTicket'>, context: StepContext): Promise<string | null> {
  const { calls, player } = context;
  const { key, code, copies, cut } = step;
  const path = cancelLotteryBet.path.replace(':id', namedBy(context, key).id);
  const all = await copiesOf(copies, () =>
    attempted((onTry) =>
      calls.page(cancelLotteryBet, path, {}, player, { cutAfter: cut ? CUT_AFTER_MS : undefined, onTry }),
    ),
  );
  return closingCodesDiffer(all, code);
}

/** A result that ends in this number, and in which it does not stand elsewhere. */
const prizesWith = (number: string) =>
  rankTables.north.map(({ rank, numbers, digits }) => ({
    rank,
    numbers: Array.from({ length: numbers }, () => (rank === 'DB' ? number.padStart(digits, '1') : '1'.repeat(digits))),
  }));

function operate(
  { calls, consoles, player }: StepContext,
  by: Operator,
  { call, draw, body }: { call: typeof enterDrawResult | typeof voidDraw; draw: string; body: object },
): Promise<Attempted> {
  const from = { address: player.address, cookie: consoles[by] ?? '' };
  const path = call.path.replace(':code', LOTTERY).replace(':numero', draw);
  return attempted((onTry) => calls.operator(call, path, { ...body, why: WHY }, from, { onTry }));
}

/** One operator alone, however often, makes nothing; the second makes it, and whoever comes after finds it made. */
async function result(step: Of<'drawResult'>, context: StepContext): Promise<string | null> {
  const { database, tally } = context;
  const draw = numeroOf(step);
  if (!step.corrects)
    await retryOnDatabase(tally, () =>
      database.query(
        `UPDATE draw SET closes_at = now() - interval '1 minute', drawn_at = now() - interval '1 minute'
         WHERE station_code = $1 AND numero = $2 AND prizes IS NULL`,
        [LOTTERY, draw],
      ),
    );
  const body = { prizes: prizesWith(step.number) };
  const enter = (by: Operator) => operate(context, by, { call: enterDrawResult, draw, body });
  const alone = codesDiffer(await copiesOf(step.copies, () => enter(0)), null);
  if (alone !== null) return alone;
  const seconds = await copiesOf(step.copies, () => enter(1));
  const codes = seconds.map(({ answer }) => codeOf(answer));
  const isMade = codes.includes(null) || seconds.some(({ tries }) => tries > 1);
  return isMade && codes.every((code) => code === null || code === 'RESULT_UNCHANGED')
    ? null
    : `answered ${JSON.stringify(codes)}, and should be made once`;
}

async function voided(step: Of<'voidDraw'>, context: StepContext): Promise<string | null> {
  const proposed = await operate(context, 0, { call: voidDraw, draw: numeroOf(step), body: {} });
  const wrong = codesDiffer([proposed], null);
  if (wrong !== null) return wrong;
  const shown = valueIn(proposed.answer).draw;
  const proposal = typeof shown === 'object' && shown !== null && 'voiding' in shown ? String(shown.voiding) : '';
  return decided(context, { call: decideProposal, id: proposal, body: {}, refused: [0], decides: 1 });
}

const SETTLED_WITHIN_MS = 60_000;

/** The platforms settle it, whichever of them lives. */
async function settled(step: TicketStep, { database, tally }: StepContext): Promise<string | null> {
  for (const until = Date.now() + SETTLED_WITHIN_MS; ; await wait(50)) {
    const [row] = await retryOnDatabase(tally, () =>
      database.query<{ revision: number; isSettled: boolean }>(
        `SELECT revision, settled_at IS NOT NULL AS "isSettled" FROM draw WHERE station_code = $1 AND numero = $2`,
        [LOTTERY, numeroOf(step)],
      ),
    );
    if (row?.revision === step.revision && row.isSettled) return null;
    if (Date.now() > until) return `the draw was not settled: ${JSON.stringify(row)}`;
  }
}

interface Standing {
  readonly main: number;
  readonly hold: number;
  readonly debt: number;
  readonly tickets: readonly TicketEnd[];
}

/** How things stand in the database. */
async function standing(step: TicketStep, { database, tally, player, named }: StepContext): Promise<Standing> {
  const balance = (kind: string) =>
    `coalesce((SELECT balance FROM account WHERE kind = '${kind}' AND owner = $1::text AND currency = $2), 0)::float8`;
  const keys = new Map([...named].map(([key, { id }]) => [id, key]));
  const [row] = await retryOnDatabase(tally, () =>
    database.query<Omit<Standing, 'tickets'> & { tickets: { code: string; state: TicketEnd['state']; won: number }[] }>(
      `SELECT ${balance('member')} AS main, ${balance('hold')} AS hold, 0 - ${balance('debt')} AS debt,
         coalesce((SELECT jsonb_agg(jsonb_build_object('code', t.code, 'state', t.state, 'won', t.won) ORDER BY t.id)
           FROM lottery_ticket t JOIN draw d ON d.id = t.draw_id
           WHERE t.member_id = $1::bigint AND d.station_code = $3 AND d.numero = $4), '[]') AS tickets`,
      [player.memberId, CURRENCY, LOTTERY, numeroOf(step)],
    ),
  );
  if (!row) throw new Error('the database does not say how it stands');
  return {
    ...row,
    tickets: row.tickets.map(({ code, state, won }) => ({ key: keys.get(code) ?? code, state, won })),
  };
}
