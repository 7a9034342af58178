import { beforeAll, expect, test } from '@jest/globals';
import { audit } from '@unisite/shared/contract/operators';
import type { MissionDraft } from '@unisite/shared/contract/operatorsMissionDraft';
import { endMission, missionDesk, rewardsGiven, saveMission } from '@unisite/shared/contract/operatorsMissions';
import { decideProposal, proposals } from '@unisite/shared/contract/operatorsProposals';
import { saveWheel, wheelDesk } from '@unisite/shared/contract/operatorsRaffle';
import type { WheelDraft } from '@unisite/shared/contract/operatorsWheelDraft';
import { addDays, dayOf } from '../../../foundation/calendar/days.ts';
import { cashOperators } from '../../../testing/cashOperators.ts';
import { addMember } from '../../../testing/members.ts';
import type { Browser } from '../../../testing/operatorClient.ts';
import { seededOperators } from '../../../testing/seededOperators.ts';

const at = seededOperators();
const why = 'The new year';
let opal: Browser;
let ruby: Browser;
let emma: Browser;

beforeAll(async () => {
  ({ opal, ruby, emma } = await cashOperators(at.operators));
});

const today = () => dayOf(at.now, 'Asia/Ho_Chi_Minh');
const draft = (values: Partial<MissionDraft> = {}): MissionDraft => ({
  markets: ['VN'],
  repeats: 'daily',
  title: { vi: 'Chơi', en: 'Play' },
  from: today(),
  until: null,
  goal: { kind: 'rounds', categories: [], count: 5 },
  gives: { kind: 'points', points: 100 },
  ...values,
});
const save = async (by: Browser, id: string, written: MissionDraft, revision: number | null = null) => {
  const { envelope } = await by.call(saveMission, { id, revision, draft: written, why });
  return envelope.success ? envelope.value.state : envelope.code;
};
const approve = async () => {
  const [waiting] = (await ruby.call(proposals, {})).value.proposals;
  const { envelope } = await ruby.call(decideProposal, { id: waiting?.id ?? '0', decision: 'approve', why });
  return envelope.success ? 'OK' : envelope.code;
};
const onDesk = async (id: string) => (await opal.call(missionDesk, {})).value.rows.find((row) => row.id === id);
async function made(id: string, written = draft()): Promise<void> {
  expect(await save(opal, id, written)).toBe('proposed');
  expect(await approve()).toBe('OK');
}

test('a mission is there once a second operator agreed, with its line in the audit', async () => {
  expect((await emma.call(missionDesk, {})).status).toBe(403);
  expect(await save(opal, 'first', draft())).toBe('proposed');
  expect(await onDesk('first')).toBeUndefined();
  expect(await approve()).toBe('OK');
  expect(await onDesk('first')).toMatchObject({ revision: 1, state: 'running', claimed: 0, draft: draft() });
  const [line] = (await opal.call(audit, { pageSize: 1 })).value.rows;
  expect(line).toMatchObject({ who: 'operator:ruby', act: 'missionSaved' });
});

test('who is halfway is not asked for more or given less; words are changed by one, more takes two', async () => {
  await made('begun');
  for (const harsher of [
    draft({ goal: { kind: 'rounds', categories: [], count: 6 } }),
    draft({ goal: { kind: 'rounds', categories: ['RNG'], count: 5 } }),
    draft({ gives: { kind: 'points', points: 99 } }),
    draft({ gives: { kind: 'tickets', count: 20 } }),
    draft({ repeats: 'weekly' }),
  ])
    expect(await save(opal, 'begun', harsher, 1)).toBe('MISSION_BEGUN');
  expect(await save(opal, 'begun', draft({ title: { vi: 'Chơi đi', en: 'Go' } }), 1)).toBe('done');
  expect(await save(opal, 'begun', draft(), 1)).toBe('MISSION_CHANGED');
  expect(await save(opal, 'begun', draft({ gives: { kind: 'points', points: 200 } }), 2)).toBe('proposed');
  expect(await save(ruby, 'begun', draft({ gives: { kind: 'points', points: 300 } }), 2)).toBe('PROPOSAL_WAITS');
  expect(await approve()).toBe('OK');
  expect(await onDesk('begun')).toMatchObject({ revision: 3, draft: { gives: { points: 200 } } });
});

test('what cannot be is refused: other markets, an end that passed, deposits every day, odd text', async () => {
  expect(await save(opal, 'odd', draft({ markets: ['XX'] }))).toBe('UNKNOWN_MARKET');
  const past = draft({ from: addDays(today(), -9), until: addDays(today(), -1) });
  expect(await save(opal, 'odd', past)).toBe('END_PASSED');
  for (const wrong of [
    draft({ goal: { kind: 'deposit', least: 100 } }),
    draft({ goal: { kind: 'days', count: 3 } }),
    draft({ goal: { kind: 'rounds', categories: [], count: 0 } }),
    draft({ title: { vi: 'a\0b', en: 'b' } }),
    draft({ title: { vi: 'x'.repeat(500), en: 'b' } }),
    draft({ from: '2026-02-30' }),
    draft({ markets: Array.from({ length: 500 }, () => 'VN') }),
  ])
    expect(await save(opal, 'odd', wrong)).toBe('BAD_REQUEST');
  for (const id of ['Ä', '../x', 'x'.repeat(500)]) expect(await save(opal, id, draft())).not.toBe('proposed');
});

test('one operator ends it with the day or week that runs, and the same call again finds it done', async () => {
  await made('daily');
  await made('weekly', draft({ repeats: 'weekly' }));
  await made('once', draft({ repeats: 'once' }));
  const sunday = addDays(today(), (7 - new Date(`${today()}T00:00:00Z`).getUTCDay()) % 7);
  for (const [id, until] of [
    ['daily', today()],
    ['weekly', sunday],
    ['once', addDays(today(), 7)],
  ] as const) {
    for (const _again of [1, 2]) expect((await opal.call(endMission, { id, why })).value).toEqual({ until });
    expect(await onDesk(id)).toMatchObject({ revision: 2, draft: { until } });
  }
  expect((await opal.call(endMission, { id: 'no-such-one', why })).status).toBe(404);
});

const wheel = (rare: number | null, more: Partial<WheelDraft> = {}): WheelDraft => ({
  isOpen: true,
  consolation: 'few',
  price: 500,
  perDay: 10,
  fields: [
    { id: 'few', title: { vi: '50', en: '50' }, gives: { kind: 'points', points: 50 }, chance: 600, stock: null },
    { id: 'luck', title: { vi: 'May', en: 'Luck' }, gives: { kind: 'nothing' }, chance: 300, stock: null },
    { id: 'again', title: { vi: 'Thêm', en: 'Again' }, gives: { kind: 'ticket' }, chance: 50, stock: null },
    {
      id: 'rare',
      title: { vi: '888', en: '888' },
      gives: { kind: 'bonus', amount: 888, wagering: 1 },
      chance: 50,
      stock: rare,
    },
  ],
  ...more,
});
const turned = async (written: WheelDraft, revision: number | null, seen: number | null = 10) => {
  const seenStock = revision === null ? {} : { rare: seen };
  const { envelope } = await opal.call(saveWheel, { market: 'VN', revision, seenStock, draft: written, why });
  return envelope.success ? envelope.value.state : envelope.code;
};
const rareLeft = async () => {
  const [row] = (await opal.call(wheelDesk, {})).value.rows.filter(({ market }) => market === 'VN');
  return row?.wheel?.draft.fields.find(({ id }) => id === 'rare')?.stock;
};

test('a wheel takes two, its stock counts what was won meanwhile, and one closes it', async () => {
  expect(await turned(wheel(10), null)).toBe('proposed');
  expect((await opal.call(wheelDesk, {})).value.rows.find(({ market }) => market === 'VN')?.wheel).toBeNull();
  expect(await approve()).toBe('OK');
  expect(await turned(wheel(20), 1)).toBe('proposed');
  // two are won before the second operator decides
  await at.platform.owner.query(`UPDATE raffle_stock SET left_over = 8 WHERE field_id = 'rare'`);
  expect(await approve()).toBe('OK');
  expect(await rareLeft()).toBe(18);
  expect(await turned(wheel(5), 2, 18)).toBe('done');
  expect(await rareLeft()).toBe(5);
  expect(await turned(wheel(5), 2, 5)).toBe('RAFFLE_CHANGED');
  expect(await turned(wheel(null), 3, 5)).toBe('proposed');
  expect(await turned(wheel(5, { isOpen: false }), 3, 5)).toBe('done');
});

test('what one operator claims to have seen does not make a wheel give more', async () => {
  expect(await turned(wheel(5), 4, 5)).toBe('proposed');
  expect(await approve()).toBe('OK');
  for (const written of [wheel(null), wheel(1_000_000), wheel(5)]) {
    expect(await turned(written, 5, null)).toBe('RAFFLE_CHANGED'); // the stock is limited, whatever the call says
  }
  expect(await turned(wheel(1_000), 5, 0)).toBe('proposed');
  expect(await turned(wheel(1_000_000), 5, 1_000_000)).toBe('done'); // written equals seen: no piece is added
  expect(await rareLeft()).toBe(5);
  expect(await turned(wheel(5, { isOpen: false }), 6, 5)).toBe('done');
});

test('chances add up to a thousand, and what takes the place of others has no limit', async () => {
  const [first, ...others] = wheel(5).fields;
  if (!first) throw new Error('the wheel has no field');
  for (const wrong of [
    { ...wheel(5), fields: [{ ...first, chance: 599 }, ...others] },
    { ...wheel(5), fields: [{ ...first, id: 'rare' }, ...others] },
    wheel(5, { consolation: 'rare' }),
    wheel(5, { consolation: 'none' }),
    wheel(5, { perDay: 11 }),
    { ...wheel(5), fields: [] },
  ])
    expect(await turned(wrong, 7, 5)).toBe('BAD_REQUEST');
});

test('what was given is counted by day and market', async () => {
  await made('counted');
  const { id } = await addMember(at.platform.owner);
  await at.platform.owner.query(
    `INSERT INTO mission_claim (member_id, mission_id, period, market_code, goal, gives, first_day, last_day, at, taken_back_at)
     SELECT $1, 'counted', p, 'VN', '{"kind": "phone"}', '{"kind": "points", "points": 100}', $2, $2, $3, b
     FROM (VALUES ('2026-01-01', NULL), ('2026-01-02', $3::timestamptz)) AS v (p, b)`,
    [id, today(), new Date(at.now)],
  );
  const { rows } = (await opal.call(rewardsGiven, { market: 'VN' })).value;
  expect(rows).toMatchObject([{ day: today(), claims: 2, takenBack: 1, points: 200, spins: 0 }]);
  expect((await opal.call(rewardsGiven, { market: 'INT' })).value.rows).toEqual([]);
});
