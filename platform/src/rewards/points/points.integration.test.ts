import { afterEach, beforeAll, expect, test } from '@jest/globals';
import {
  convertPoints,
  type Delivery,
  pointBalance,
  pointRewards,
  pointTransactions,
  redeem,
  redeemList,
  setWithdrawalPin,
  vnd,
} from '@unisite/shared/contract';
import type { PointGift } from '@unisite/shared/contract/operatorsPoints';
import fc from 'fast-check';
import { hashPassword } from '../../access/identity/index.ts';
import { post } from '../../money/ledger/index.ts';
import { type BetBody, code, type Player, vendorTable } from '../../play/seamless/testing/vendorTable.ts';
import { deposit } from '../../testing/members.ts';
import { sealAll } from '../../testing/sealAll.ts';
import type { CallOptions } from '../../testing/testPlatform.ts';
import { checkPoints } from './checkPoints.ts';
import { countDueDays, readSealed } from './countPoints.ts';
import { closeRedemption } from './redemptionDesk.ts';

const table = vendorTable();
const DAY = 86_400_000;
const PIN = '246813';
const PASSWORD = 'Points-2026';

beforeAll(async () => {
  await table.platform.owner.query(
    `INSERT INTO point_rule (market_code, from_day, rule) VALUES ('VN', '2026-03-01', $1)`,
    [
      JSON.stringify({
        earn: { lott: 1_000, rng: 1_000, live: 1_000, sports: 1_000, pvp: null, deposit: 10_000 },
        conversion: { per100: 2_000, most: 1_000, wagering: 0 },
      }),
    ],
  );
});
afterEach(async () => expect(await checkPoints(table.platform.database)).toEqual([]));

const now = () => new Date(table.now());

/** Seals, then reads and counts with two processes at once. */
async function count(): Promise<void> {
  await sealAll(table.platform.owner);
  await readSealed(table.platform.database, now());
  await Promise.all([1, 2].map(() => countDueDays(table.platform.database, now())));
}

const pointsIn = async ({ playerId }: Player): Promise<number> => {
  const [row] = await table.platform.database.query<{ balance: number }>(
    `SELECT balance::float8 AS balance FROM account WHERE kind = 'points' AND owner = $1`,
    [playerId],
  );
  return row?.balance ?? 0;
};

/** Points from play alone: a player's opening balance is a deposit, which earns points too. */
const ofPlay = async ({ playerId }: Player): Promise<number> => {
  const [row] = await table.platform.database.query<{ points: number }>(
    `SELECT coalesce(sum(p.amount), 0)::float8 AS points FROM account a JOIN posting p ON p.account_id = a.id
     JOIN transfer t ON t.id = p.transfer_id WHERE a.kind = 'points' AND a.owner = $1 AND t.reference = 'rng'`,
    [playerId],
  );
  return row?.points ?? 0;
};

/** Plays a settled slots round; VND. */
async function play(who: Player, stake: number, win = 0): Promise<BetBody> {
  const body = await table.accepted(who, stake * 100);
  await table.win(body, win * 100);
  return body;
}

/** Lets time pass, with the play session kept alive. */
async function passPlaying({ playerId }: Player, milliseconds: number): Promise<void> {
  table.pass(milliseconds);
  await table.platform.owner.query('UPDATE play_session SET seen_at = $2, started_at = $2 WHERE member_id = $1', [
    playerId,
    now(),
  ]);
}

interface Shopper extends Player {
  readonly options: CallOptions;
}

let passwordHash: Promise<string> | undefined;
/** A member signed in, with a withdrawal PIN and this many points from a deposit. */
async function shopper(points: number): Promise<Shopper> {
  const who = await table.player(0n);
  passwordHash ??= hashPassword(PASSWORD);
  const [row] = await table.platform.owner.query<{ account: string }>(
    'UPDATE member SET password_hash = $2, first_login = false WHERE id = $1 RETURNING account',
    [who.playerId, await passwordHash],
  );
  const { headers } = await table.platform.signIn(row?.account ?? '', PASSWORD);
  const options = { headers };
  await table.platform.call(setWithdrawalPin, { password: PASSWORD, withdrawalPin: PIN }, options);
  const key = table.fresh('deposit');
  if (points > 0)
    await deposit(table.platform.owner, who.playerId, BigInt(points) * 1_000_000n, { key, reference: key, at: now() });
  await count();
  return { ...who, options };
}

interface ItemFacts {
  readonly stock?: number | null;
  readonly level?: string;
  readonly perMonth?: number;
  readonly gives?: PointGift;
}
async function item({ stock = null, level, perMonth, gives = { kind: 'code' } }: ItemFacts = {}): Promise<string> {
  const id = table.fresh('item');
  await table.platform.owner.query(
    `INSERT INTO point_item (id, markets, category, name, summary, picture, price, stock, level, per_month, gives, position)
     VALUES ($1, '{VN}', 'cards', '{"vi": "Thẻ", "en": "Card"}', '{"vi": "Thẻ", "en": "Card"}', 'card', 100, $2, $3, $4, $5, 1)`,
    [id, stock, level ?? null, perMonth ?? null, JSON.stringify(gives)],
  );
  return id;
}
const keyed = ({ options }: Shopper, key: string): CallOptions => ({
  ...options,
  headers: { ...options.headers, 'idempotency-key': key },
});
const redeemed = async (
  who: Shopper,
  id: string,
  more: { price?: number; pin?: string; key?: string; delivery?: Delivery } = {},
) =>
  (
    await table.platform.call(
      redeem,
      {
        item: id,
        price: more.price ?? 100,
        withdrawalPin: more.pin ?? PIN,
        ...(more.delivery ? { delivery: more.delivery } : {}),
      },
      keyed(who, more.key ?? table.fresh('redeeming')),
    )
  ).envelope;
const converted = async (who: Shopper, points: number, key = table.fresh('converting')) =>
  (await table.platform.call(convertPoints, { points, per100: vnd(2_000), withdrawalPin: PIN }, keyed(who, key)))
    .envelope;

test('a day of play gives its points at noon after it, once', async () => {
  const who = await table.player();
  await play(who, 100, 300);
  await play(who, 901, 0);
  await count();
  expect(await pointsIn(who)).toBe(0);
  table.pass(DAY);
  await count();
  expect(await pointsIn(who)).toBe(0);
  table.pass(DAY / 6);
  await count();
  await count();
  expect(await pointsIn(who)).toBe(1);
});

test('an open round is counted on its own day when it is closed, and what returns takes its points back', async () => {
  const who = await table.player(10_000_000n);
  const open = await table.accepted(who, 500_000);
  await passPlaying(who, 2 * DAY);
  await count();
  expect(await ofPlay(who)).toBe(0);
  await table.win(open, 0); // moves no money
  await passPlaying(who, DAY);
  await count();
  expect(await ofPlay(who)).toBe(5);
  const second = await table.accepted(who, 300_000);
  const paid = table.fresh('win');
  await table.win(second, 100, { transactionId: paid });
  table.pass(2 * DAY);
  await count();
  expect(await ofPlay(who)).toBe(8);
  expect(await code(table.rollback(who, paid))).toBe('OK');
  expect(await code(table.rollback(who, second.transactionId))).toBe('OK');
  await count();
  expect(await ofPlay(who)).toBe(5);
});

test('whatever bets, wins and rollbacks come in which order, points are those of the rounds', async () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('bet' as const), amount: fc.integer({ min: 50_000, max: 900_000 }) }),
    fc.record({ kind: fc.constant('win' as const), amount: fc.integer({ min: 0, max: 900_000 }), of: fc.nat(5) }),
    fc.record({ kind: fc.constant('undo' as const), of: fc.nat(5) }),
    fc.record({ kind: fc.constant('pass' as const), hours: fc.integer({ min: 1, max: 30 }) }),
    fc.record({ kind: fc.constant('count' as const) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      const who = await table.player(100_000_000n);
      const bets: BetBody[] = [];
      for (const one of steps) {
        if (one.kind === 'bet') bets.push(await table.accepted(who, one.amount));
        if (one.kind === 'pass') await passPlaying(who, one.hours * 3_600_000);
        if (one.kind === 'count') await count();
        const of = 'of' in one ? bets[one.of] : undefined;
        if (one.kind === 'win' && of) await table.win(of, one.amount);
        if (one.kind === 'undo' && of) await table.rollback(who, of.transactionId);
      }
      table.pass(3 * DAY);
      await count();
      // whole points of each day
      const [days] = await table.platform.database.query<{ points: number }>(
        `SELECT coalesce(sum(x.points), 0)::float8 AS points FROM (
           SELECT div(sum(staked), 100000) AS points FROM game_round WHERE member_id = $1 AND state = 'settled'
           GROUP BY (opened_at AT TIME ZONE 'Asia/Ho_Chi_Minh')::date) x`,
        [who.playerId],
      );
      expect(await ofPlay(who)).toBe(days?.points);
      expect(await checkPoints(table.platform.database)).toEqual([]);
    }),
    { numRuns: 12 },
  );
});

test('a deposit gives its points once, and its reversal takes them back, spent or not', async () => {
  const who = await shopper(0);
  const reference = table.fresh('deposit');
  await deposit(table.platform.owner, who.playerId, 100_500_000n, { key: reference, reference, at: now() });
  await count();
  await count();
  expect(await pointsIn(who)).toBe(100);
  expect(await redeemed(who, await item())).toMatchObject({ success: true });
  await post(table.platform.owner, {
    key: `${reference}/back`,
    kind: 'depositReversal',
    reference,
    at: now(),
    from: { kind: 'debt', owner: who.playerId },
    to: { kind: 'bank', owner: 'BANK' },
    amount: 100_500_000n as never,
    subject: { vi: 'Nạp', en: 'Deposit' },
  });
  await count();
  await count();
  expect(await pointsIn(who)).toBe(-100);
  expect(await redeemed(who, await item())).toMatchObject({ code: 'POINTS_SHORT' });
});

test('the last piece goes to one of many, who pays once; the same call again has the same answer', async () => {
  const id = await item({ stock: 1 });
  const many = await Promise.all(Array.from({ length: 5 }, () => shopper(150)));
  const answers = await Promise.all(many.map((who, index) => redeemed(who, id, { key: `the-last-piece-${index}` })));
  expect(answers.map((answer) => ('code' in answer ? answer.code : 'OK')).sort()).toEqual([
    'ITEM_OUT',
    'ITEM_OUT',
    'ITEM_OUT',
    'ITEM_OUT',
    'OK',
  ]);
  const winner = answers.findIndex(({ success }) => success);
  const [first] = [many[winner]];
  if (!first) throw new Error('nobody has it');
  expect(await redeemed(first, id, { key: `the-last-piece-${winner}` })).toEqual(answers[winner]);
  expect(await Promise.all(many.map(pointsIn))).toEqual(many.map((_who, index) => (index === winner ? 50 : 150)));
  const { rows, waiting } = (await table.platform.call(redeemList, {}, first.options)).value;
  expect([rows.map(({ state, points }) => [state, points]), waiting]).toEqual([[['process', 100]], 1]);
});

test('one member cannot spend the same points twice, nor redeem more often than a month allows', async () => {
  const who = await shopper(150);
  const id = await item({ stock: 9 });
  const answers = await Promise.all([1, 2, 3].map(() => redeemed(who, id)));
  expect(answers.map((answer) => ('code' in answer ? answer.code : 'OK')).sort()).toEqual([
    'OK',
    'POINTS_SHORT',
    'POINTS_SHORT',
  ]);
  const [left] = await table.platform.database.query('SELECT stock FROM point_item WHERE id = $1', [id]);
  expect(left).toEqual({ stock: 8 });
  const rich = await shopper(1_000);
  const monthly = await item({ perMonth: 2 });
  const times = await Promise.all([1, 2, 3, 4].map(() => redeemed(rich, monthly)));
  expect(times.filter(({ success }) => success)).toHaveLength(2);
  expect(
    (await table.platform.call(pointRewards, {}, rich.options)).value.rows.find((row) => row.id === monthly),
  ).toMatchObject({
    barred: 'month',
  });
});

test('price, level, address and withdrawal password are asked for, and what is refused takes nothing', async () => {
  const who = await shopper(500);
  expect(await redeemed(who, await item(), { price: 99 })).toMatchObject({ code: 'ITEM_CHANGED' });
  expect(await redeemed(who, await item({ level: 'gold1' }))).toMatchObject({ code: 'ITEM_LEVEL' });
  expect(await redeemed(who, 'no-such-item')).toMatchObject({ code: 'ITEM_CLOSED' });
  const parcel = await item({ gives: { kind: 'parcel' } });
  expect(await redeemed(who, parcel)).toMatchObject({ code: 'BAD_REQUEST' });
  const to = { name: 'Minh Anh', phone: '0901234567', address: '12 Hàng Bài, Hà Nội' };
  expect(await redeemed(who, parcel, { delivery: { ...to, address: 'a\0b' } })).toMatchObject({ code: 'BAD_REQUEST' });
  expect(await redeemed(who, parcel, { pin: '135792', delivery: to })).toMatchObject({ code: 'WRONG_WITHDRAWAL_PIN' });
  expect(await pointsIn(who)).toBe(500);
  expect(await redeemed(who, parcel, { delivery: to })).toMatchObject({ value: { state: 'process' } });
  await table.platform.owner.query(`UPDATE member SET level = 'gold2' WHERE id = $1`, [who.playerId]);
  expect(await redeemed(who, await item({ level: 'gold1' }))).toMatchObject({ success: true });
  const { total, rows } = (await table.platform.call(pointTransactions, { type: 'redeem' }, who.options)).value;
  expect([total, rows.map(({ balanceAfter }) => balanceAfter)]).toEqual([2, [300, 400]]);
});

test('points become money at the rate that was seen, up to the month’s most, whatever comes at once', async () => {
  const who = await shopper(1_500);
  const answers = await Promise.all([600, 600].map((points) => converted(who, points)));
  expect(answers.map((answer) => ('code' in answer ? answer.code : 'OK')).sort()).toEqual(['CONVERSION_LIMIT', 'OK']);
  const key = table.fresh('converting');
  const [one, again] = [await converted(who, 400, key), await converted(who, 400, key)];
  expect(one).toMatchObject({ value: { state: 'approved', amount: 8_000, points: 400 } });
  expect(again).toEqual(one);
  expect(await table.balance(who)).toBe(1_500_000_000n + 2_000_000n);
  expect((await table.platform.call(pointBalance, {}, who.options)).value).toMatchObject({
    balance: 500,
    converted: 1_000,
  });
});

test('a redemption is decided once; rejected, its points and the piece go back and the member is told', async () => {
  const who = await shopper(300);
  const id = await item({ stock: 3, gives: { kind: 'parcel' } });
  const to = { name: 'Minh Anh', phone: '0901234567', address: '12 Hàng Bài, Hà Nội' };
  await redeemed(who, id, { delivery: to });
  await redeemed(who, id, { delivery: to });
  const listed = async () => (await table.platform.call(redeemList, {}, who.options)).value.rows;
  const [second, first] = (await listed()).map((row) => row.id);
  const decide = (one: string | undefined, decision: 'approve' | 'reject', by = 'opal') =>
    table.platform.database.transaction((q) =>
      closeRedemption(q, { id: one ?? '', decision, note: 'Giao ngày mai', by }, now()),
    );
  const outcomes = await Promise.allSettled([
    decide(first, 'reject'),
    decide(first, 'approve', 'ruby'),
    decide(first, 'reject'),
  ]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBeLessThan(3);
  const rejected = (await listed()).find((row) => row.id === first)?.state === 'rejected';
  expect(await pointsIn(who)).toBe(rejected ? 200 : 100);
  await decide(second, 'reject');
  await decide(second, 'reject');
  await expect(decide(second, 'approve')).rejects.toMatchObject({ code: 'ALREADY_CLOSED' });
  expect(await pointsIn(who)).toBe(rejected ? 300 : 200);
  const [kept] = await table.platform.database.query(
    `SELECT i.stock, r.delivery
     FROM point_item i, point_redemption r WHERE i.id = $1 AND r.id = $2`,
    [id, second],
  );
  expect(kept).toMatchObject({ stock: rejected ? 3 : 2, delivery: null });
});

test('a bonus for points is given at once', async () => {
  const who = await shopper(100);
  const id = await item({ gives: { kind: 'bonus', amount: 200_000, wagering: 1 } });
  expect(await redeemed(who, id)).toMatchObject({ value: { state: 'approved', amount: 200_000 } });
  const [bonus] = await table.platform.database.query(
    'SELECT amount::int, target::int, state FROM bonus WHERE member_id = $1',
    [who.playerId],
  );
  expect(bonus).toEqual({ amount: 20_000_000, target: 20_000_000, state: 'running' });
});

test.each([
  [
    'points that were not given',
    'UPDATE point_day SET points = points + 1 WHERE ctid = (SELECT ctid FROM point_day LIMIT 1)',
  ],
  [
    'a redemption that took nothing',
    'DELETE FROM point_redemption WHERE ctid = (SELECT ctid FROM point_redemption LIMIT 1)',
  ],
  ['a deposit without its points', 'DELETE FROM point_deposit WHERE ctid = (SELECT ctid FROM point_deposit LIMIT 1)'],
])('%s are noticed', async (_what, sql) => {
  const undo = new Error('only looked at');
  const tampered = table.platform.owner.transaction(async (q) => {
    await q.query(sql);
    expect(await checkPoints(q)).not.toEqual([]);
    throw undo;
  });
  await expect(tampered).rejects.toBe(undo);
});
