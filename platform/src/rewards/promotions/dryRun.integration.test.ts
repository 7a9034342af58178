import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type MemberId, type PromotionOffer, vnd } from '@unisite/shared/contract';
import { dayOf } from '../../foundation/calendar/days.ts';
import { addMember, deposit } from '../../testing/members.ts';
import { type TestPlatform, testPlatform } from '../../testing/testPlatform.ts';
import { dryRun } from './dryRun/dryRun.ts';

// a Wednesday; the thirty days are 1 to 30 June
const NOW = new Date('2026-07-01T05:00:00Z');
const at = (day: string) => new Date(`${day}T12:00:00+07:00`);
let platform: TestPlatform;
let serial = 0;

beforeAll(async () => {
  platform = await testPlatform({ clock: () => NOW });
});
afterAll(() => platform?.close());

const base: PromotionOffer = {
  newWithinDays: null,
  oncePerson: false,
  times: 'once',
  starts: { on: 'claim' },
  wagering: null,
  gives: { kind: 'fixed', amount: vnd(1_000) },
};
const share: PromotionOffer = {
  ...base,
  starts: { on: 'deposit', least: vnd(1_000), which: 'any', weekdays: [1, 2, 3, 4, 5, 6, 7] },
  gives: { kind: 'percent', percent: 50, most: vnd(5_000) },
};
const run = (offer: PromotionOffer, markets = ['VN']) => dryRun(platform.database, { markets, offer }, NOW);

/** A member with this registration, level and labels. */
async function member(level: string | null = null, labels: string[] = []): Promise<MemberId> {
  const { id } = await addMember(platform.database);
  await platform.owner.query(`UPDATE member SET reg_date = '2026-06-01', level = $2, labels = $3 WHERE id = $1`, [
    id,
    level,
    labels,
  ]);
  return id;
}
/** A day's figures, VND. */
const played = (id: MemberId, day: string, staked: number, won = 0) =>
  platform.owner.query(
    `INSERT INTO member_day (member_id, day, category, staked, won, bets) VALUES ($1, $2, 'RNG', $3, $4, 1)`,
    [id, day, staked * 100, won * 100],
  );
async function paid(id: MemberId, day: string, amount: number): Promise<void> {
  serial += 1;
  await deposit(platform.database, id, BigInt(amount) * 100n, {
    key: `d-${serial}`,
    reference: `d-${serial}`,
    at: at(day),
  });
  await platform.owner.query(
    `INSERT INTO member_day (member_id, day, category, deposits) VALUES ($1, $2, '', $3)
     ON CONFLICT (member_id, day, category) DO UPDATE SET deposits = member_day.deposits + excluded.deposits`,
    [id, day, amount * 100],
  );
}
const emptied = () => platform.owner.query('DELETE FROM member_day');

test('nobody did anything: it would have cost nothing', async () => {
  expect(await run(share)).toMatchObject({
    from: '2026-06-01',
    to: '2026-06-30',
    active: 0,
    reached: 0,
    given: 0,
    cost: 0,
    median: null,
    spentOn: null,
    byDay: [],
    byLevel: [],
    assumes: ['joined'],
  });
});

test('deposits that match give their share, by their day, once or each day; those before and taken back do not', async () => {
  const [one, two, early] = [await member('gold1'), await member(), await member()];
  await paid(early, '2026-05-31', 9_000);
  await paid(one, '2026-06-02', 4_000);
  await paid(one, '2026-06-02', 90_000);
  await paid(one, '2026-06-05', 90_000);
  await paid(two, '2026-06-05', 500);
  await paid(two, '2026-06-06', 1_000);
  expect(await run(share)).toMatchObject({
    active: 2,
    meant: 2,
    reached: 2,
    given: 2,
    times: 2,
    cost: 2_500,
    median: 500,
    largest: 2_000,
    byDay: [
      { day: '2026-06-02', members: 1, times: 1, amount: 2_000 },
      { day: '2026-06-06', members: 1, times: 1, amount: 500 },
    ],
    byLevel: [
      { level: 'gold1', members: 1, amount: 2_000 },
      { level: null, members: 1, amount: 500 },
    ],
  });
  expect(await run({ ...share, times: 'day' })).toMatchObject({ given: 2, times: 3, cost: 7_500 });
  const on = (more: object) => ({ ...share, starts: { ...share.starts, ...more } }) as PromotionOffer;
  expect(await run(on({ which: 'first' }))).toMatchObject({ times: 1, cost: 2_000 });
  // 6 June is a Saturday
  expect(await run(on({ weekdays: [6] }))).toMatchObject({ times: 1, cost: 500 });
  expect(await run(share, ['INT'])).toMatchObject({ active: 0, cost: 0 });
  await emptied();
});

test('who it is for, how many have it and what there is are as the offer says', async () => {
  const gold = await member('gold1', ['tet']);
  const other = await member('weird level');
  for (const [id, day] of [
    [gold, '2026-06-01'],
    [other, '2026-06-02'],
    [other, '2026-06-10'],
  ] as const)
    await played(id, day, 100);
  expect(await run(base)).toMatchObject({ active: 2, meant: 2, given: 2, times: 2, cost: 2_000, assumes: ['claimed'] });
  expect(await run({ ...base, times: 'day' })).toMatchObject({ given: 2, times: 3 });
  expect(await run({ ...base, levels: ['gold1'] })).toMatchObject({ active: 2, meant: 1, given: 1 });
  expect(await run({ ...base, labels: ['tet', 'x'] })).toMatchObject({ meant: 1, given: 1 });
  expect(await run({ ...base, times: 'day', newWithinDays: 2 })).toMatchObject({ given: 2, times: 2 });
  expect(await run({ ...base, places: 1 })).toMatchObject({ reached: 2, given: 1, spentOn: '2026-06-02' });
  expect(await run({ ...base, budget: vnd(1_999) })).toMatchObject({ given: 1, spentOn: '2026-06-02' });
  expect(await run({ ...base, gives: { kind: 'points', points: 7 } })).toMatchObject({
    cost: 0,
    points: 14,
    median: null,
  });
  await emptied();
});

test('losses of days and weeks, birthdays and certain days', async () => {
  const who = await member();
  await played(who, '2026-06-01', 10_000);
  await played(who, '2026-06-03', 10_000, 16_000);
  await played(who, '2026-06-30', 10_000);
  const back = (of: 'day' | 'week'): PromotionOffer => ({
    ...base,
    times: of,
    gives: { kind: 'percent', percent: 10, most: vnd(900) },
    starts: { on: 'loss', of, least: vnd(1_000), categories: ['RNG'] },
  });
  // the loss of 30 June would be claimed on 1 July
  expect(await run(back('day'))).toMatchObject({ times: 1, cost: 900, byDay: [{ day: '2026-06-02' }] });
  expect(await run(back('week'))).toMatchObject({ times: 1, cost: 400, byDay: [{ day: '2026-06-08' }] });
  const birthday: PromotionOffer = { ...base, times: 'year', starts: { on: 'birthday' } };
  expect(await run(birthday)).toMatchObject({ times: 0 });
  const days = { on: 'day', weekdays: [], monthDays: [3], dates: ['2026-06-30', '2026-06-29'] } as const;
  expect(
    await run({ ...base, times: 'day', starts: { ...days, weekdays: [], monthDays: [3], dates: [...days.dates] } }),
  ).toMatchObject({
    times: 2,
  });
  await emptied();
});

test('two accounts at one browser count once where it is once a person', async () => {
  const [first, second] = [await member(), await member()];
  await played(first, '2026-06-01', 1);
  await played(second, '2026-06-02', 1);
  await platform.owner.query(
    `INSERT INTO member_device (member_id, mark_hash, address, user_agent, first_at, last_at)
     SELECT id, sha256('mark'), '192.0.2.1', '', now(), now() FROM unnest($1::bigint[]) AS id`,
    [[first, second]],
  );
  expect(await run({ ...base, oncePerson: true })).toMatchObject({ reached: 2, given: 1, shared: 1 });
  expect(await run(base)).toMatchObject({ given: 2, shared: 0 });
  await emptied();
});

test('it writes nothing, and one goes on at a time', async () => {
  const held = await platform.database.transaction(async (q) => {
    await q.query('SELECT pg_advisory_xact_lock(7013061)');
    return run(base).catch((error: { code: string }) => error.code);
  });
  expect(held).toBe('DRY_RUN_BUSY');
  expect(dayOf(NOW, 'Asia/Ho_Chi_Minh')).toBe('2026-07-01');
});
