import { cancelLotteryBet, placeLotteryBets } from '@unisite/shared/contract';
import { voidDraw } from '@unisite/shared/contract/operatorsLottery';
import { decideProposal } from '@unisite/shared/contract/operatorsProposals';
import { ODDS, type TicketEnd, type TicketStep } from '../plan/ticketStep.ts';
import { CURRENCY, LOTTERY } from '../player.ts';
import { retryOnDatabase } from '../retryUntilAnswered.ts';
import { attempted, closingCodesDiffer, codesDiffer, copiesOf } from './attempts.ts';
import { awaitSettled, type DrawName, giveResult, operateDraw } from './drawResult.ts';
import { decided } from './operatorStep.ts';
import { CUT_AFTER_MS, compare, namedBy, type StepContext, valueIn } from './stepContext.ts';

type Of<Do extends TicketStep['do']> = Extract<TicketStep, { do: Do }>;

/** Performs the step, and checks the draw's tickets and the member's money. */
export async function ticketStep(step: TicketStep, context: StepContext): Promise<string | null> {
  const wrong = await act(step, context);
  if (wrong !== null) return wrong;
  if (step.revision !== null) {
    const late = await awaitSettled(context, nameOf(step), step.revision);
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
      return giveResult(context, nameOf(step), step);
    case 'voidDraw':
      return voided(step, context);
  }
}

/** Every wallet has its own draws: the day encodes the wallet, the number its draw. */
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

const nameOf = (step: Pick<TicketStep, 'draw'>): DrawName => ({ station: LOTTERY, numero: numeroOf(step) });

async function voided(step: Of<'voidDraw'>, context: StepContext): Promise<string | null> {
  const proposed = await operateDraw(context, 0, { call: voidDraw, draw: nameOf(step), body: {} });
  const wrong = codesDiffer([proposed], null);
  if (wrong !== null) return wrong;
  const shown = valueIn(proposed.answer).draw;
  const proposal = typeof shown === 'object' && shown !== null && 'voiding' in shown ? String(shown.voiding) : '';
  return decided(context, { call: decideProposal, id: proposal, body: {}, refused: [0], decides: 1 });
}

interface Standing {
  readonly main: number;
  readonly hold: number;
  readonly debt: number;
  readonly tickets: readonly TicketEnd[];
}

/** The state in the database. */
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
