import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import {
  cancelLotteryBet,
  comingDraws,
  currentDraw,
  inbox,
  type LotteryPlan,
  lotteryPlans,
  placeLotteryPlan,
  type RequestOf,
  stopLotteryPlan,
  transactions,
} from '@unisite/shared/contract';
import { exclude, limitStakes } from '../../../access/protection/testing/protect.ts';
import { checkInvariants } from '../../../money/ledger/index.ts';
import { sealAll } from '../../../testing/sealAll.ts';
import { type TestPlatform, testPlatform } from '../../../testing/testPlatform.ts';
import { lotteryTable, type Player } from '../testing/lotteryTable.ts';
import { checkTickets } from '../tickets/checkTickets.ts';
import { checkPlans } from './checkPlans.ts';
import { createPlanTurns } from './planTurns.ts';

jest.setTimeout(120_000);

const GAME = 'SSC_1';
let platform: TestPlatform;
let turn: ReturnType<typeof createPlanTurns>;
let odds: number;

beforeAll(async () => {
  platform = await testPlatform();
  await platform.owner.query(
    `INSERT INTO market_category (market_code, category, position) VALUES ('VN', 'LOTT', 1), ('VN', 'ELOTT', 2)
     ON CONFLICT DO NOTHING`,
  );
});
beforeEach(async () => {
  turn = createPlanTurns(platform.services);
  await openAhead();
  const { offers } = (await platform.call(currentDraw, { code: GAME })).value;
  odds = offers.find(({ bet }) => bet === 'position')?.odds ?? 0;
});
afterAll(() => platform?.close());
afterEach(async () => {
  await platform.owner.query('UPDATE lottery_offer SET is_open = true; UPDATE market SET status = 0');
  for (const check of [checkInvariants, checkTickets, checkPlans]) expect(await check(platform.owner)).toEqual([]);
});

const { player, openDraw, insertDraw, draw, pass, settleAll, fundsOf } = lotteryTable(() => platform);

let hours = 0;
/** An open draw, each an hour after the previous one, so that the draws that follow differ. */
const openAhead = () => {
  hours += 1;
  return openDraw(GAME, 600 + hours * 3_600);
};

type Request = RequestOf<typeof placeLotteryPlan>;

/** The digit 7 in first place, 10,000 per draw, over the coming draws at these multiples. */
async function requestOf(times: readonly number[], over: Partial<Request> = {}): Promise<Request> {
  const { rows } = (await platform.call(comingDraws, { code: GAME })).value;
  return {
    code: GAME,
    lines: [{ bet: 'position', selection: [['7'], [], [], [], []], unitStake: 10_000, units: 1, odds: { all: odds } }],
    draws: times.map((own, place) => ({ numero: rows[place]?.numero ?? '', times: own })),
    stopsOnWin: true,
    ...over,
  };
}

async function place({ options }: Player, request: Request, key: string = randomUUID()) {
  const headers = { ...options.headers, 'idempotency-key': key };
  return (await platform.call(placeLotteryPlan, request, { ...options, headers })).envelope;
}

async function placed(who: Player, request: Request, key?: string): Promise<LotteryPlan> {
  const envelope = await place(who, request, key);
  if (!envelope.success) throw new Error(`${envelope.code}: ${JSON.stringify(envelope.fields)}`);
  return envelope.value;
}

const codeOf = (envelope: Awaited<ReturnType<typeof place>>) => (envelope.success ? 'placed' : envelope.code);
const stop = async ({ options }: Player, id: string) => {
  const { envelope } = await platform.call(stopLotteryPlan, { id }, options);
  return envelope.success ? 'stopped' : envelope.code;
};
const planOf = async ({ options }: Player): Promise<LotteryPlan> => {
  const [plan] = (await platform.call(lotteryPlans, {}, options)).value.rows;
  if (!plan) throw new Error('there is no plan');
  return plan;
};
const drawsOf = ({ draws }: LotteryPlan) => draws.map(({ state, times }) => `${state} ${times}`);
const numeroOf = ({ draws }: LotteryPlan, place: number): string => draws[place]?.numero ?? '';
const titles = async ({ options }: Player) =>
  (await platform.call(inbox, {}, options)).value.rows.map(({ content }) => content);
/** Runs until nothing is left to do. */
async function turns(): Promise<void> {
  for (let left = 20; left > 0; left -= 1) {
    const { advanced, failed } = await turn();
    expect(failed).toEqual([]);
    if (advanced.length === 0) return;
  }
}
/** Draws a draw of the plan with this first digit, and settles its tickets. */
async function drawn(plan: LotteryPlan, at: number, digit: string): Promise<void> {
  await draw(GAME, numeroOf(plan, at), [{ rank: 'BALLS', numbers: [digit, '0', '0', '0', '1'] }]);
  await settleAll();
}

test('the coming draws are the one that takes bets and those of the timetable after it, twenty in all', async () => {
  const { rows } = (await platform.call(comingDraws, { code: GAME })).value;
  expect(rows).toHaveLength(20);
  expect(rows[0]?.numero).toMatch(/^20990101-/);
  expect(rows.map(({ drawsAt }) => drawsAt)).toEqual(rows.map(({ drawsAt }) => drawsAt).toSorted());
  expect(Date.parse(rows[2]?.drawsAt ?? '') - Date.parse(rows[1]?.drawsAt ?? '')).toBe(60_000);
});

describe('opening', () => {
  test('sets the whole sum aside and buys the first draw’s ticket from it, once however often it is sent', async () => {
    const who = await player(1_000_000);
    const request = await requestOf([1, 1, 2]);
    const plans = await Promise.all(
      [placed(who, request, 'a'.repeat(36)), placed(who, request, 'a'.repeat(36))].map((one) => one.catch(() => null)),
    );
    const plan = plans.find((one) => one !== null);
    expect(plan).toMatchObject({ state: 'running', reserved: 40_000, bought: 10_000, left: 30_000, returned: 0 });
    expect(await placed(who, request, 'a'.repeat(36))).toEqual(plan);
    expect(await fundsOf(who)).toBe(960_000);
    expect(plan?.id).toMatch(/^P-20990101-[0-9A-Z]{8}$/);
    expect(drawsOf(await planOf(who))).toEqual(['bought 1', 'waiting 1', 'waiting 2']);
    const { rows } = (await platform.call(transactions, { kind: 'plan' }, who.options)).value;
    expect(rows.map(({ amount }) => amount)).toEqual([-40_000]);
  });

  test.each([
    ['more than the wallet holds', { money: 39_999 }, {}, 'INSUFFICIENT_BALANCE'],
    ['other draws than those that come', {}, { draws: [{ numero: '20990101-0999', times: 1 }] }, 'DRAW_CLOSED'],
    ['no draw', {}, { draws: [] }, 'BAD_REQUEST'],
    ['six times', {}, { draws: [{ numero: '20990101-0001', times: 6 }] }, 'BAD_REQUEST'],
    ['half a time', {}, { draws: [{ numero: '20990101-0001', times: 1.5 }] }, 'BAD_REQUEST'],
    ['no lines', {}, { lines: [] }, 'BAD_REQUEST'],
    ['an unknown game', {}, { code: 'NONE' }, 'LOTTERY_UNKNOWN'],
  ] as const)(
    'of %s is refused, and nothing moves',
    async (_, { money = 1_000_000 }: { money?: number }, over, code) => {
      const who = await player(money);
      const request = { ...(await requestOf([1, 1, 2])), ...(over as Partial<Request>) };
      expect(codeOf(await place(who, request))).toBe(code);
      expect(await fundsOf(who)).toBe(money);
      expect((await platform.call(lotteryPlans, {}, who.options)).value.total).toBe(0);
    },
  );

  test('of what was sent nothing is kept but what was priced', async () => {
    const who = await player();
    const request = await requestOf([1, 1]);
    const odd = (over: object) => ({ ...request, lines: request.lines.map((line) => ({ ...line, ...over })) });
    expect(codeOf(await place(who, odd({ odds: { all: odds, other: 1 } })))).toBe('placed');
    expect(codeOf(await place(who, odd({ odds: { all: odds, '\u0000\ud800': 1 } })))).toBe('BAD_REQUEST');
    expect(codeOf(await place(who, odd({ selection: [['\u0000'], ['\ud800'], [], [], []] })))).toBe('BAD_REQUEST');
    expect(codeOf(await place(who, odd({ bet: 'none' })))).toBe('SLIP_INVALID');
    const [kept] = await platform.owner.query<{ lines: unknown }>(
      'SELECT lines FROM lottery_plan WHERE member_id = $1',
      [who.id],
    );
    expect(kept?.lines).toEqual(request.lines);
  });

  test('draws have to follow each other', async () => {
    const who = await player();
    const request = await requestOf([1, 1, 1]);
    expect(codeOf(await place(who, { ...request, draws: request.draws.toReversed() }))).toBe('DRAW_CLOSED');
    expect(codeOf(await place(who, { ...request, draws: request.draws.filter((__, at) => at !== 1) }))).toBe(
      'DRAW_CLOSED',
    );
  });

  test('a draw’s stake has to be within what its bet takes, though the slip’s is', async () => {
    const who = await player(500_000_000);
    const { offers } = (await platform.call(currentDraw, { code: GAME })).value;
    const most = offers.find(({ bet }) => bet === 'position')?.most ?? 0;
    const request = await requestOf([1, 2]);
    const lines = request.lines.map((line) => ({ ...line, unitStake: most }));
    expect(codeOf(await place(who, { ...request, lines }))).toBe('SLIP_INVALID');
  });

  test('a member has at most five running, however many are sent at once', async () => {
    const who = await player();
    const request = await requestOf([1, 1]);
    const answers = await Promise.all(Array.from({ length: 8 }, () => place(who, request)));
    expect(answers.map(codeOf).sort()).toEqual([...Array(3).fill('PLAN_LIMIT'), ...Array(5).fill('placed')]);
  });
});

describe('going on', () => {
  test('each draw’s ticket is bought once, by whichever of several processes, when its draw opens', async () => {
    const who = await player(1_000_000);
    const plan = await placed(who, await requestOf([1, 3], { stopsOnWin: false }));
    await turns();
    expect(drawsOf(await planOf(who))).toEqual(['bought 1', 'waiting 3']);
    await insertDraw(GAME, numeroOf(plan, 1), 300);
    const others = Array.from({ length: 4 }, () => createPlanTurns(platform.services)());
    await Promise.all(others);
    await turns();
    expect(drawsOf(await planOf(who))).toEqual(['bought 1', 'bought 3']);
    expect(await fundsOf(who)).toBe(960_000);
    await drawn(plan, 0, '1');
    await drawn(plan, 1, '7');
    await turns();
    expect(await planOf(who)).toMatchObject({ state: 'finished', bought: 40_000, left: 0, returned: 0 });
    expect((await planOf(who)).won).toBe(30_000 * odds);
  });

  test('at a lower series each draw’s rebate comes to the wallet as its ticket is bought, and days count its stakes', async () => {
    const who = await player(1_000_000);
    const request = await requestOf([1, 3], { stopsOnWin: false, series: 1940 });
    const lines = request.lines.map((line) => ({ ...line, odds: { all: 9.7 } }));
    const plan = await placed(who, { ...request, lines });
    expect(await fundsOf(who)).toBe(960_000 + 100);
    await insertDraw(GAME, numeroOf(plan, 1), 300);
    await turns();
    expect(await fundsOf(who)).toBe(960_000 + 100 + 300);
    await sealAll(platform.owner);
    await platform.owner.query('SELECT figures_roll(100000)');
    const [day] = await platform.owner.query(
      'SELECT sum(staked)::float8 AS staked, sum(rebate)::float8 AS rebate, sum(bets)::int AS bets FROM member_day WHERE member_id = $1',
      [who.id],
    );
    expect(day).toEqual({ staked: 40_000_00, rebate: 400_00, bets: 2 });
  });

  test('one that stops at a win buys nothing before the draw before is settled', async () => {
    const who = await player(1_000_000);
    const plan = await placed(who, await requestOf([1, 1, 5]));
    await draw(GAME, numeroOf(plan, 0), [{ rank: 'BALLS', numbers: ['7', '0', '0', '0', '1'] }]);
    await insertDraw(GAME, numeroOf(plan, 1), 300);
    await turns();
    expect(drawsOf(await planOf(who))).toEqual(['bought 1', 'waiting 1', 'waiting 5']);
    await settleAll();
    await turns();
    expect(await planOf(who)).toMatchObject({ state: 'won', bought: 10_000, returned: 60_000, left: 0 });
    expect(await fundsOf(who)).toBe(990_000 + 10_000 * odds);
    expect(await titles(who)).toEqual([expect.stringContaining('60.000 VND')]);
  });

  test('a loss goes on to the next draw, and a correction later brings no plan back', async () => {
    const who = await player(1_000_000);
    const plan = await placed(who, await requestOf([1, 1, 1]));
    await drawn(plan, 0, '1');
    await insertDraw(GAME, numeroOf(plan, 1), 300);
    await turns();
    await drawn(plan, 1, '7');
    // what is left returns before the next draw opens
    await turns();
    expect((await planOf(who)).state).toBe('won');
    await insertDraw(GAME, numeroOf(plan, 2), 300);
    await platform.owner.query(
      `UPDATE draw SET prizes = '[{"rank": "BALLS", "numbers": ["1", "0", "0", "0", "1"]}]', revision = 1,
         settled_at = NULL, settled_to = 0 WHERE station_code = $1 AND numero = $2`,
      [GAME, numeroOf(plan, 1)],
    );
    await settleAll();
    await turns();
    expect(await planOf(who)).toMatchObject({ state: 'won', bought: 20_000, returned: 10_000, won: 0 });
    expect(await fundsOf(who)).toBe(980_000);
  });

  test.each([
    [
      'missed',
      (plan: LotteryPlan) => insertDraw(GAME, numeroOf(plan, 1), 300).then(() => pass(GAME, numeroOf(plan, 1))),
    ],
    [
      'voided before it was sold',
      async (plan: LotteryPlan) => {
        await insertDraw(GAME, numeroOf(plan, 1), 300);
        await platform.owner.query('UPDATE draw SET voided_at = now() WHERE numero = $1 AND station_code = $2', [
          numeroOf(plan, 1),
          GAME,
        ]);
      },
    ],
    [
      'not opened in its time',
      (plan: LotteryPlan) =>
        platform.owner.query(
          `UPDATE lottery_plan_draw d SET drawn_at = now() - interval '1 second' FROM lottery_plan p
           WHERE p.id = d.plan_id AND p.code = $1 AND d.place = 1`,
          [plan.id],
        ),
    ],
  ] as const)('the stake of a draw that was %s returns, and the plan goes on', async (_, miss) => {
    const who = await player(1_000_000);
    const plan = await placed(who, await requestOf([1, 2, 1], { stopsOnWin: false }));
    await miss(plan);
    await turns();
    expect(await planOf(who)).toMatchObject({ state: 'running', returned: 20_000, left: 10_000 });
    await insertDraw(GAME, numeroOf(plan, 2), 300);
    await turns();
    expect(drawsOf(await planOf(who))).toEqual(['bought 1', 'skipped 2', 'bought 1']);
    expect(await fundsOf(who)).toBe(980_000);
  });

  test('a ticket of it is cancelled like any other, and its stake goes to the wallet', async () => {
    const who = await player(1_000_000);
    const plan = await placed(who, await requestOf([2, 1]));
    const id = plan.draws[0]?.ticket?.id ?? '';
    expect((await platform.call(cancelLotteryBet, { id }, who.options)).envelope.success).toBe(true);
    expect(await fundsOf(who)).toBe(990_000);
    expect(await stop(who, plan.id)).toBe('stopped');
    expect(await fundsOf(who)).toBe(1_000_000);
  });
});

describe('ending', () => {
  test('stopped by its member, what is left returns at once; by nobody else, and once', async () => {
    const [who, other] = [await player(1_000_000), await player()];
    const plan = await placed(who, await requestOf([1, 1, 1]));
    expect(await stop(other, plan.id)).toBe('NOT_FOUND');
    const answers = await Promise.all([stop(who, plan.id), stop(who, plan.id), stop(who, plan.id)]);
    expect(answers.toSorted()).toEqual(['ALREADY_CLOSED', 'ALREADY_CLOSED', 'stopped']);
    expect(await planOf(who)).toMatchObject({ state: 'stopped', bought: 10_000, returned: 20_000, left: 0 });
    expect(await fundsOf(who)).toBe(990_000);
    expect(await titles(who)).toEqual([]);
  });

  test('a stop and the next purchase at once: one of them comes first, and the sums are right', async () => {
    const who = await player();
    for (let round = 0; round < 5; round += 1) {
      await openAhead();
      const plan = await placed(who, await requestOf([1, 1, 1], { stopsOnWin: false }));
      await insertDraw(GAME, numeroOf(plan, 1), 300);
      await Promise.all([stop(who, plan.id), turn(), stop(who, plan.id), createPlanTurns(platform.services)()]);
      expect(await planOf(who)).toMatchObject({ state: 'stopped', left: 0 });
      await platform.owner.query('UPDATE draw SET voided_at = now() WHERE station_code = $1 AND prizes IS NULL', [
        GAME,
      ]);
      await settleAll();
    }
  });

  test.each([
    ['odds', () => platform.owner.query(`UPDATE lottery_market SET series = 1800 WHERE market_code = 'VN'`)],
    ['offer', () => platform.owner.query(`UPDATE lottery_offer SET is_open = false WHERE bet = 'position'`)],
    ['offer', () => platform.owner.query('UPDATE market SET status = 1')],
    ['full', () => platform.owner.query(`UPDATE lottery_offer SET exposure = 100 WHERE bet = 'position'`)],
    ['limit', (who: Player) => limitStakes(platform.owner, who.id, 15_000_00, new Date())],
    ['break', (who: Player) => exclude(platform.owner, who.id, new Date())],
    ['closed', (who: Player) => platform.owner.query(`UPDATE member SET state = 'closed' WHERE id = $1`, [who.id])],
    [
      'reminder',
      (who: Player) =>
        platform.owner.query(
          `UPDATE play_state SET reminded = true, check_due = now() - interval '1 minute', played_at = now() WHERE member_id = $1`,
          [who.id],
        ),
    ],
  ] as const)('the platform ends it for %s, returns what is left, and says why', async (reason, change) => {
    const who = await player(1_000_000);
    const before = await platform.owner.query<{ series: number; exposure: string }>(
      `SELECT m.series, o.exposure FROM lottery_market m JOIN lottery_offer o USING (market_code)
       WHERE m.market_code = 'VN' AND o.bet = 'position' AND o.form = 'SSC'`,
    );
    const plan = await placed(who, await requestOf([1, 1, 1], { stopsOnWin: false }));
    await change(who);
    turn = createPlanTurns(platform.services);
    await insertDraw(GAME, numeroOf(plan, 1), 300);
    await turns();
    await platform.owner.query(`UPDATE lottery_market SET series = $1 WHERE market_code = 'VN'`, [before[0]?.series]);
    await platform.owner.query(`UPDATE lottery_offer SET exposure = $1 WHERE bet = 'position'`, [before[0]?.exposure]);
    const [row] = await platform.owner.query<{ state: string; reason: string; balance: string; told: number }>(
      `SELECT p.state, p.reason, a.balance, (SELECT count(*)::int FROM message m WHERE m.member_id = p.member_id) AS told
       FROM lottery_plan p JOIN account a ON a.kind = 'member' AND a.owner = p.member_id::text WHERE p.code = $1`,
      [plan.id],
    );
    expect(row).toEqual({ state: 'ended', reason, balance: '99000000', told: 1 });
  });

  test('a break ends it before its next draw opens', async () => {
    const who = await player(1_000_000);
    const plan = await placed(who, await requestOf([1, 1]));
    await exclude(platform.owner, who.id, new Date());
    await turns();
    const [row] = await platform.owner.query('SELECT reason FROM lottery_plan WHERE code = $1', [plan.id]);
    expect(row).toEqual({ reason: 'break' });
  });
});
