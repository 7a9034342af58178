import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { claimVipGift, inbox, type MemberId, type VipGiftKind, vipClub } from '@unisite/shared/contract';
import type { MarketVip } from '@unisite/shared/contract/operatorsMarketVip';
import { hashPassword } from '../../access/identity/index.ts';
import { addMember } from '../../testing/members.ts';
import { type CallOptions, type TestPlatform, testPlatform } from '../../testing/testPlatform.ts';
import { checkBonuses } from '../bonuses/index.ts';
import { clubStanding } from './clubStanding.ts';
import { reviewMember } from './reviewMember.ts';

const PASSWORD = 'Club-2026-gold';
const START = Date.parse('2026-03-10T08:00:00Z');
let now = START;
let platform: TestPlatform;
let hash: string;

const noBenefits = { rebate: 0, feeOff: 0, dailyLimit: 0 };
const rule: MarketVip = {
  levels: [
    { id: 'bronze', turnover: 0, deposits: 0, keep: 0, upgrade: 0, monthly: 0, birthday: 10_000, ...noBenefits },
    {
      id: 'silver1',
      turnover: 1_000_000,
      deposits: 0,
      keep: 0,
      upgrade: 88_000,
      monthly: 28_000,
      birthday: 58_000,
      ...noBenefits,
    },
    {
      id: 'gold1',
      turnover: 5_000_000,
      deposits: 2_000_000,
      keep: 500_000,
      upgrade: 388_000,
      monthly: 88_000,
      birthday: 0,
      ...noBenefits,
    },
  ],
};

beforeAll(async () => {
  platform = await testPlatform({ clock: () => new Date(now) });
  hash = await hashPassword(PASSWORD);
  await platform.owner.query(`UPDATE vip_rule SET levels = $1 WHERE market_code = 'VN'`, [JSON.stringify(rule.levels)]);
});
beforeEach(() => {
  now = START;
});
afterAll(() => platform?.close());

interface Member {
  readonly id: MemberId;
  readonly options: CallOptions;
}
let serial = 0;
async function member(level: string | null = null): Promise<Member> {
  serial += 1;
  const account = `club${process.pid}x${serial}`;
  const { id } = await addMember(platform.database, { account, passwordHash: hash, level });
  const { headers } = await platform.signIn(account, PASSWORD);
  return { id, options: { headers } };
}

/** Valid turnover and deposits of a day, VND. */
async function played({ id }: Member, day: string, turnover: number, deposits = 0): Promise<void> {
  await platform.owner.query(
    `INSERT INTO point_day (member_id, day, type, turnover, points) VALUES ($1, $2, 'rng', $3, 0)
     ON CONFLICT (member_id, day, type) DO UPDATE SET turnover = point_day.turnover + excluded.turnover`,
    [id, day, turnover * 100],
  );
  if (deposits > 0)
    await platform.owner.query(`INSERT INTO member_day (member_id, day, category, deposits) VALUES ($1, $2, '', $3)`, [
      id,
      day,
      deposits * 100,
    ]);
}
const club = async ({ options }: Member) => (await platform.call(vipClub, {}, options)).value.mine;
const claimed = async (
  who: Member,
  kind: VipGiftKind,
  level: 'bronze' | 'silver1' | 'gold1',
  key: string = crypto.randomUUID(),
) => {
  const { envelope } = await platform.call(
    claimVipGift,
    { kind, level },
    {
      ...who.options,
      headers: { ...who.options.headers, 'idempotency-key': key },
    },
  );
  return 'code' in envelope ? envelope.code : 'OK';
};
const told = async ({ options }: Member) =>
  (await platform.call(inbox, { page: 1, pageSize: 20 }, options)).value.rows.map(({ title }) => title);

test('turnover and deposits together reach a level, and the member is told', async () => {
  const who = await member();
  expect(await club(who)).toMatchObject({ level: 'bronze', turnover: 0 });
  await played(who, '2026-03-08', 5_000_000);
  expect(await club(who)).toMatchObject({ level: 'silver1', turnover: 5_000_000 });
  await played(who, '2026-03-09', 0, 2_000_000);
  expect(await club(who)).toMatchObject({ level: 'gold1', deposits: 2_000_000 });
  expect(await told(who)).toEqual(expect.arrayContaining(['Bạn đã lên Bạc I', 'Bạn đã lên Vàng I']));
  expect((await platform.call(vipClub, {})).value).toMatchObject({ mine: null, levels: [{ name: 'Đồng' }, {}, {}] });
});

test('operators see how far a member is, and their look changes nothing', async () => {
  const who = await member();
  await club(who);
  await played(who, '2026-03-08', 5_000_000, 500_000);
  const standing = () => clubStanding(platform.database, who.id, new Date(now));
  const month = { turnover: 5_000_000, deposits: 500_000, monthTurnover: 5_000_000 };
  // bronze until reviewed, and the lowest level is never lost
  const next = { level: 'silver1', turnover: 1_000_000, deposits: 0 };
  expect([await standing(), await standing()]).toEqual(Array(2).fill({ ...month, keep: null, next }));
  await club(who);
  expect(await standing()).toEqual({
    ...month,
    keep: 0,
    next: { level: 'gold1', turnover: 5_000_000, deposits: 2_000_000 },
  });
  await played(who, '2026-03-09', 0, 2_000_000);
  await club(who);
  expect(await standing()).toMatchObject({ keep: 500_000, next: null });
});

test('nobody on a break is told of levels; the level is there all the same', async () => {
  const who = await member();
  await club(who);
  await platform.owner.query(
    `INSERT INTO play_break (member_id, kind, length, started_at, until, source)
     VALUES ($1, 'timeOut', 'sixWeeks', '2026-01-01', '2027-01-01', 'member')`,
    [who.id],
  );
  await played(who, '2026-03-08', 5_000_000);
  expect(await club(who)).toMatchObject({ level: 'silver1' });
  expect(await told(who)).not.toContain('Bạn đã lên Bạc I');
});

test('a level that was there before counts as reached, without its gift', async () => {
  const who = await member('silver1');
  expect(await club(who)).toMatchObject({ level: 'silver1' });
  expect(await claimed(who, 'upgrade', 'silver1')).toBe('GIFT_NOT_READY');
  expect(await told(who)).toEqual([]);
});

test('a gift is given once, whatever is sent at once, and only of a level that was reached', async () => {
  const who = await member();
  await played(who, '2026-03-08', 1_000_000);
  expect(await claimed(who, 'upgrade', 'gold1')).toBe('GIFT_NOT_READY');
  const answers = await Promise.all([1, 2, 3].map(() => claimed(who, 'upgrade', 'silver1')));
  expect(answers).toEqual(['OK', 'OK', 'OK']);
  expect(await claimed(who, 'monthly', 'silver1')).toBe('OK');
  const given = await platform.database.query('SELECT key, amount::int FROM bonus WHERE member_id = $1 ORDER BY id', [
    who.id,
  ]);
  expect(given).toEqual([
    { key: 'vip/upgrade/silver1', amount: 8_800_000 },
    { key: 'vip/monthly/2026-03', amount: 2_800_000 },
  ]);
  expect((await club(who))?.gifts.filter(({ state }) => state === 'had')).toHaveLength(2);
  expect(await checkBonuses(platform.database)).toEqual([]);
});

test('a month that did not keep the level costs it once its last day is counted; a month that would brings it back', async () => {
  const who = await member();
  await played(who, '2026-03-08', 5_000_000, 2_000_000);
  expect(await club(who)).toMatchObject({ level: 'gold1' });
  expect(await levelAt(who, '2026-05-01T05:59:00Z')).toBe('gold1');
  expect(await levelAt(who, '2026-05-01T06:00:00Z')).toBe('silver1');
  await played(who, '2026-05-02', 500_000);
  expect(await levelAt(who, '2026-05-03T06:00:00Z')).toBe('gold1');
});

test('a birthday’s gift can be claimed for a week', async () => {
  const who = await member();
  const [stated] = await platform.database.query<{ day: string }>(
    'SELECT birth_date AS day FROM age_statement WHERE member_id = $1',
    [who.id],
  );
  if (!stated) throw new Error('nobody stated an age');
  const gift = (await club(who))?.gifts.find(({ kind }) => kind === 'birthday');
  expect(gift).toMatchObject({ amount: 10_000 });
  expect(['ready', 'waiting']).toContain(gift?.state);
});

async function levelAt({ id }: Member, at: string): Promise<string | null> {
  now = Date.parse(at);
  await reviewMember(platform.services, id);
  const [row] = await platform.database.query<{ level: string | null }>('SELECT level FROM member WHERE id = $1', [id]);
  return row?.level ?? null;
}
