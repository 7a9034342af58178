import { setTimeout as wait } from 'node:timers/promises';
import { placeLotteryPlan, stopLotteryPlan } from '@unisite/shared/contract';
import type { DrawPlanStep } from '../plan/drawPlanStep.ts';
import { ODDS } from '../plan/ticketStep.ts';
import { CURRENCY, FIRST_PLAN_DAY, planStation } from '../player.ts';
import { retryOnDatabase } from '../retryUntilAnswered.ts';
import { attempted, closingCodesDiffer, codesDiffer, copiesOf } from './attempts.ts';
import { awaitSettled, giveResult } from './drawResult.ts';
import { CUT_AFTER_MS, compare, namedBy, type StepContext, valueIn } from './stepContext.ts';

type Of<Do extends DrawPlanStep['do']> = Extract<DrawPlanStep, { do: Do }>;

/** Performs the step, and waits until the plan and the member's money are as expected. */
export async function drawPlanStep(step: DrawPlanStep, context: StepContext): Promise<string | null> {
  const wrong = await act(step, context);
  return wrong ?? standing(step, context);
}

function act(step: DrawPlanStep, context: StepContext): Promise<string | null> {
  switch (step.do) {
    case 'placePlan':
      return place(step, context);
    case 'drawPlan':
      return draw(step, context);
    case 'stopPlan':
      return stop(step, context);
  }
}

const drawAt = (day: number): Date => new Date(Date.parse(FIRST_PLAN_DAY) + day * 86_400_000);
const numeroOf = (day: number): string => drawAt(day).toISOString().slice(0, 10).replaceAll('-', '');

/** Opens a draw directly, since the timetable is decades ahead; normally the platform opens the next one. */
const openDraw = ({ database, tally, player }: StepContext, day: number): Promise<unknown> =>
  retryOnDatabase(tally, () =>
    database.query(
      `INSERT INTO draw (station_code, numero, closes_at, drawn_at) VALUES ($1, $2, $3::timestamptz - interval '5 minutes', $3)
       ON CONFLICT DO NOTHING`,
      [planStation(player.place), numeroOf(day), drawAt(day)],
    ),
  );

async function place(step: Of<'placePlan'>, context: StepContext): Promise<string | null> {
  const { calls, player, named } = context;
  const { key, day, number, amount, times, stopsOnWin, code, copies, cut } = step;
  await openDraw(context, day);
  const line = { bet: 'deSpecial', selection: [[number]], unitStake: amount / 100, units: 1, odds: { all: ODDS } };
  const draws = times.map((own, at) => ({ numero: numeroOf(day + at), times: own }));
  const body = { code: planStation(player.place), lines: [line], draws, stopsOnWin };
  const once = { key, cutAfter: cut ? CUT_AFTER_MS : undefined };
  const all = await copiesOf(copies, () =>
    attempted((onTry) => calls.page(placeLotteryPlan, placeLotteryPlan.path, body, player, { ...once, onTry })),
  );
  const wrong = codesDiffer(all, code);
  if (wrong !== null || code !== null) return wrong;
  const ids = new Set(all.map(({ answer }) => String(valueIn(answer).id)));
  const [id] = ids;
  if (ids.size !== 1 || id === undefined) return `one plan became the plans ${[...ids].join(', ')}`;
  named.set(key, { id, reference: id });
  return null;
}

async function draw(step: Of<'drawPlan'>, context: StepContext): Promise<string | null> {
  const { day, number, opens } = step;
  const name = { station: planStation(context.player.place), numero: numeroOf(day) };
  const wrong = await giveResult(context, name, { number, corrects: false, copies: 1 });
  if (wrong !== null) return wrong;
  const late = await awaitSettled(context, name, 0);
  if (late !== null) return late;
  if (opens) await openDraw(context, day + 1);
  return null;
}

async function stop({ key, code, copies, cut }: Of<'stopPlan'>, context: StepContext): Promise<string | null> {
  const { calls, player } = context;
  const path = stopLotteryPlan.path.replace(':id', namedBy(context, key).id);
  const all = await copiesOf(copies, () =>
    attempted((onTry) =>
      calls.page(stopLotteryPlan, path, {}, player, { cutAfter: cut ? CUT_AFTER_MS : undefined, onTry }),
    ),
  );
  return closingCodesDiffer(all, code);
}

const DONE_WITHIN_MS = 60_000;

/** The platforms buy and close on their own, whichever of them is alive. */
async function standing(step: DrawPlanStep, context: StepContext): Promise<string | null> {
  const { after, plan } = step;
  const wanted = { plan, hold: after.hold, main: after.main, debt: after.debt };
  for (const until = Date.now() + DONE_WITHIN_MS; ; await wait(50)) {
    const { main, debt, ...rest } = await readStanding(step, context);
    const shown = { ...rest, main: after.main === null ? null : main, debt: after.debt === null ? null : debt };
    const { plan: found, hold, main: own, debt: owed } = shown;
    const wrong = compare({ plan: found, hold, main: own, debt: owed }, wanted);
    if (wrong === null || Date.now() > until) return wrong;
  }
}

async function readStanding({ key, plan }: DrawPlanStep, context: StepContext) {
  const { database, tally, player } = context;
  const balance = (kind: string) =>
    `coalesce((SELECT balance FROM account WHERE kind = '${kind}' AND owner = $1 AND currency = $2), 0)::float8`;
  const sum = (...states: readonly string[]) =>
    `(p.price * coalesce(sum(d.times) FILTER (WHERE d.state IN ('${states.join("', '")}')), 0))::float8`;
  const [row] = await retryOnDatabase(tally, () =>
    database.query<{ plan: DrawPlanStep['plan']; hold: number; main: number; debt: number }>(
      `SELECT ${balance('member')} AS main, ${balance('hold')} AS hold, 0 - ${balance('debt')} AS debt,
         (SELECT json_build_object('state', p.state, 'reason', p.reason, 'bought', ${sum('bought')},
            'returned', ${sum('returned', 'skipped')}, 'left', ${sum('waiting')})
          FROM lottery_plan p JOIN lottery_plan_draw d ON d.plan_id = p.id WHERE p.code = $3 GROUP BY p.id) AS plan`,
      [player.memberId, CURRENCY, plan === null ? '' : namedBy(context, key).id],
    ),
  );
  if (!row) throw new Error('the database does not say how it stands');
  return row;
}
