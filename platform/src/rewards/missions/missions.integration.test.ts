import { afterEach, beforeAll, expect, test } from '@jest/globals';
import {
  claimMission,
  inbox,
  type MissionGift,
  type MissionGoal,
  missionLeaders,
  missions,
  pointTransactions,
} from '@unisite/shared/contract';
import fc from 'fast-check';
import { hashPassword } from '../../access/identity/index.ts';
import { timeOut } from '../../access/protection/testing/protect.ts';
import { post } from '../../money/ledger/index.ts';
import { type BetBody, code, type Player, vendorTable } from '../../play/seamless/testing/vendorTable.ts';
import { deposit } from '../../testing/members.ts';
import { sealAll } from '../../testing/sealAll.ts';
import type { CallOptions } from '../../testing/testPlatform.ts';
import { checkRaffle } from '../raffle/index.ts';
import { checkMissions } from './checkMissions.ts';
import { countDueDays, readSealed } from './countMissions.ts';

const table = vendorTable();
const DAY = 86_400_000;
const PASSWORD = 'Missions-2026';
let passwordHash: string;

beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD);
});
afterEach(async () => {
  expect(await checkMissions(table.platform.database)).toEqual([]);
  expect(await checkRaffle(table.platform.database)).toEqual([]);
  // each test has its own missions
  await table.platform.owner.query(`UPDATE mission SET markets = '{}'`);
});

const now = () => new Date(table.now());

/** Seals, then counts with two processes at once until nothing is due. */
async function count(): Promise<void> {
  await sealAll(table.platform.owner);
  await Promise.all([1, 2].map(() => readSealed(table.platform.database, now())));
  await table.platform.owner.query('UPDATE mission_due SET due_at = least(due_at, $1)', [now()]);
  await Promise.all([1, 2].map(() => countDueDays({ ...table.platform.services, clock: now })));
}

interface Doer extends Player {
  readonly options: CallOptions;
}
async function doer(balance = 100_000_000n): Promise<Doer> {
  const who = await table.player(balance);
  const [row] = await table.platform.owner.query<{ account: string }>(
    'UPDATE member SET password_hash = $2, first_login = false WHERE id = $1 RETURNING account',
    [who.playerId, passwordHash],
  );
  const { headers } = await table.platform.signIn(row?.account ?? '', PASSWORD);
  return { ...who, options: { headers } };
}

interface Facts {
  readonly repeats?: 'daily' | 'weekly' | 'once';
  readonly goal?: MissionGoal;
  readonly gives?: MissionGift;
  readonly from?: string;
  readonly until?: string;
}
const rounds = (count: number): MissionGoal => ({ kind: 'rounds', categories: [], count });
const points = (amount: number): MissionGift => ({ kind: 'points', points: amount });
async function mission({ repeats = 'daily', goal = rounds(2), gives = points(100), from, until }: Facts = {}) {
  const id = table.fresh('mission');
  await table.platform.owner.query(
    `INSERT INTO mission (id, markets, repeats, title, goal, gives, from_day, until_day, position)
     VALUES ($1, '{VN}', $2, '{"vi": "Chơi", "en": "Play"}', $3, $4, $5, $6, 1)`,
    [id, repeats, JSON.stringify(goal), JSON.stringify(gives), from ?? '2026-02-23', until ?? null],
  );
  return id;
}

/** Plays a settled slots round; VND. */
async function play(who: Player, stake: number, win = 0): Promise<BetBody> {
  const body = await table.accepted(who, stake * 100);
  await table.win(body, win * 100);
  return body;
}
async function passPlaying({ playerId }: Player, milliseconds: number): Promise<void> {
  table.pass(milliseconds);
  await table.platform.owner.query('UPDATE play_session SET seen_at = $2, started_at = $2 WHERE member_id = $1', [
    playerId,
    now(),
  ]);
}
/** Signs in again, as sessions expire after about an hour. */
async function awake(who: Doer): Promise<Doer> {
  const [row] = await table.platform.owner.query<{ account: string }>('SELECT account FROM member WHERE id = $1', [
    who.playerId,
  ]);
  const { headers } = await table.platform.signIn(row?.account ?? '', PASSWORD);
  return { ...who, options: { headers } };
}

/** Rolls a settled round back: its win, then its bet. */
async function undo(who: Player, bet: BetBody): Promise<void> {
  const [won] = await table.platform.database.query<{ id: string }>(
    `SELECT transaction_id AS id FROM vendor_transaction WHERE round_id = $1 AND kind = 'win'`,
    [bet.roundId],
  );
  expect(await code(table.rollback(who, won?.id ?? ''))).toBe('OK');
  expect(await code(table.rollback(who, bet.transactionId))).toBe('OK');
}

const listed = async (who: Doer) => (await table.platform.call(missions, {}, who.options)).value;
const keyed = ({ options }: Doer, key: string): CallOptions => ({
  ...options,
  headers: { ...options.headers, 'idempotency-key': key },
});
const claimed = async (who: Doer, id: string, period: string, key = table.fresh('claiming')) =>
  (await table.platform.call(claimMission, { id, period }, keyed(who, key))).envelope;
const codeOf = (envelope: Awaited<ReturnType<typeof claimed>>) => ('code' in envelope ? envelope.code : 'OK');

const pointsOf = async ({ playerId }: Player): Promise<number> => {
  const [row] = await table.platform.database.query<{ points: number }>(
    `SELECT coalesce(sum(p.amount), 0)::float8 AS points FROM account a JOIN posting p ON p.account_id = a.id
     JOIN transfer t ON t.id = p.transfer_id WHERE a.kind = 'points' AND a.owner = $1 AND t.reference = 'mission'`,
    [playerId],
  );
  return row?.points ?? 0;
};
const TODAY = '2026-03-02';

test('rounds count once they are sealed, and the reward is claimed once, by whichever tab is first', async () => {
  const id = await mission();
  const who = await doer();
  await play(who, 1_000);
  await count();
  expect(await listed(who)).toMatchObject({ available: 0, rows: [{ id, progress: 1, target: 2, state: 'open' }] });
  expect(codeOf(await claimed(who, id, TODAY))).toBe('MISSION_NOT_REACHED');
  await play(who, 1_000);
  await count();
  expect(await listed(who)).toMatchObject({ available: 1, rows: [{ progress: 2, state: 'ready', lastDay: TODAY }] });
  const key = table.fresh('the-same-key');
  const answers = await Promise.all([claimed(who, id, TODAY, key), claimed(who, id, TODAY), claimed(who, id, TODAY)]);
  expect(answers.map(codeOf)).toEqual(['OK', 'OK', 'OK']);
  expect(await claimed(who, id, TODAY, key)).toEqual(answers[0]);
  expect(await pointsOf(who)).toBe(100);
  expect(await listed(who)).toMatchObject({ available: 0, rows: [{ state: 'claimed' }] });
  const { rows } = (await table.platform.call(pointTransactions, { type: 'mission' }, who.options)).value;
  expect(rows).toMatchObject([{ points: 100, about: { kind: 'reward', title: 'Chơi' } }]);
});

test('a claim counts what no process has counted yet', async () => {
  const id = await mission({ goal: { kind: 'turnover', categories: ['RNG'], amount: 3_000 } });
  const other = await mission({ goal: { kind: 'turnover', categories: ['LIVE'], amount: 1 } });
  const who = await doer();
  await play(who, 3_000, 500);
  expect((await claimed(who, id, TODAY)).success).toBe(true);
  expect(codeOf(await claimed(who, other, TODAY))).toBe('MISSION_NOT_REACHED');
  expect(await pointsOf(who)).toBe(100);
});

test('a day ends at midnight in Vietnam; what was reached can be claimed for three days more', async () => {
  const id = await mission({ goal: rounds(1) });
  const who = await doer();
  await play(who, 1_000);
  // it is 10:00 in the market; 23:59:59 is still the same day
  await passPlaying(who, 14 * 3_600_000 - 1_000);
  await play(who, 1_000);
  await passPlaying(who, 2_000);
  await count();
  const next = await awake(who);
  expect(await listed(next)).toMatchObject({
    available: 1,
    rows: [
      { period: TODAY, state: 'ready', isOver: true },
      { period: '2026-03-03', progress: 0, isOver: false },
    ],
  });
  await passPlaying(who, 2 * DAY);
  const third = await awake(who);
  expect(codeOf(await claimed(third, id, TODAY))).toBe('OK');
  expect((await listed(third)).rows).toMatchObject([{ period: '2026-03-05', state: 'open' }]);
  await play(who, 1_000);
  await passPlaying(who, 4 * DAY);
  await count();
  const late = await awake(who);
  expect(codeOf(await claimed(late, id, '2026-03-05'))).toBe('MISSION_OVER');
  for (const period of ['2026-03-20', 'once', '2026-02-31'])
    expect(codeOf(await claimed(late, id, period))).toBe('MISSION_OVER');
  expect(await pointsOf(who)).toBe(100);
});

test('a week is from Monday to Sunday, and days of play are counted once each', async () => {
  const id = await mission({ repeats: 'weekly', goal: { kind: 'days', count: 2 } });
  const who = await doer();
  await play(who, 1_000);
  await play(who, 1_000);
  await count();
  expect((await listed(who)).rows).toMatchObject([{ period: TODAY, progress: 1, lastDay: '2026-03-08' }]);
  await passPlaying(who, 6 * DAY + 13 * 3_600_000);
  await play(who, 1_000);
  await count();
  expect(codeOf(await claimed(await awake(who), id, TODAY))).toBe('OK');
  await passPlaying(who, 2 * 3_600_000);
  await count();
  expect((await listed(await awake(who))).rows).toMatchObject([{ period: '2026-03-09', progress: 0 }]);
});

test('what is rolled back after the claim takes the reward back and says so, and it can be earned again', async () => {
  const id = await mission({ goal: rounds(1) });
  const who = await doer();
  const bet = await play(who, 1_000, 500);
  await count();
  await claimed(who, id, TODAY);
  await undo(who, bet);
  await count();
  await count();
  expect(await pointsOf(who)).toBe(0);
  expect(await listed(who)).toMatchObject({ available: 0, rows: [{ state: 'open', progress: 0 }] });
  const { rows } = (await table.platform.call(inbox, {}, who.options)).value;
  expect(rows.filter(({ title }) => title.includes('Tính lại nhiệm vụ'))).toHaveLength(1);
  await play(who, 1_000);
  await count();
  expect(codeOf(await claimed(who, id, TODAY))).toBe('OK');
  expect(await pointsOf(who)).toBe(100);
});

test('one deposit is enough, another changes nothing, and its reversal takes the bonus back', async () => {
  const id = await mission({
    repeats: 'weekly',
    goal: { kind: 'deposit', least: 200_000 },
    gives: { kind: 'bonus', amount: 20_000, wagering: 3 },
  });
  const who = await doer(0n);
  const reference = table.fresh('deposit');
  await deposit(table.platform.owner, who.playerId, 19_999_900n, {
    key: `${reference}/small`,
    reference: `${reference}s`,
    at: now(),
  });
  await count();
  expect((await listed(who)).rows).toMatchObject([{ progress: 0, target: 1 }]);
  for (const one of ['a', 'b'])
    await deposit(table.platform.owner, who.playerId, 20_000_000n, {
      key: `${reference}${one}`,
      reference: `${reference}${one}`,
      at: now(),
    });
  await count();
  expect((await listed(who)).rows).toMatchObject([{ progress: 1, state: 'ready' }]);
  expect(codeOf(await claimed(who, id, TODAY))).toBe('OK');
  const bonusState = async () =>
    table.platform.database.query(
      `SELECT amount::int, target::int, state FROM bonus WHERE member_id = $1 AND source = 'mission'`,
      [who.playerId],
    );
  expect(await bonusState()).toEqual([{ amount: 2_000_000, target: 6_000_000, state: 'running' }]);
  const reverse = (one: string) =>
    post(table.platform.owner, {
      key: `${reference}${one}/back`,
      kind: 'depositReversal',
      reference: `${reference}${one}`,
      at: now(),
      from: { kind: 'debt', owner: who.playerId },
      to: { kind: 'bank', owner: 'BANK' },
      amount: 20_000_000n as never,
      subject: { vi: 'Nạp', en: 'Deposit' },
    });
  await reverse('a');
  await count();
  expect(await bonusState()).toMatchObject([{ state: 'running' }]);
  await reverse('b');
  await count();
  expect(await bonusState()).toMatchObject([{ state: 'takenBack' }]);
});

test('tickets of a mission that is taken back go while they are unused', async () => {
  const id = await mission({ goal: rounds(1), gives: { kind: 'tickets', count: 3 } });
  const who = await doer();
  const bet = await table.accepted(who, 100_000);
  await table.win(bet, 0);
  await count();
  expect(codeOf(await claimed(who, id, TODAY))).toBe('OK');
  const unused = async () =>
    table.platform.database.query(
      'SELECT count(*)::int AS n FROM raffle_ticket WHERE member_id = $1 AND spin_id IS NULL AND taken_back_at IS NULL',
      [who.playerId],
    );
  expect(await unused()).toEqual([{ n: 3 }]);
  await undo(who, bet);
  await count();
  expect(await unused()).toEqual([{ n: 0 }]);
});

test('a number, a limit and an identity check count once they are there', async () => {
  for (const kind of ['phone', 'limit', 'identity'] as const) await mission({ repeats: 'once', goal: { kind } });
  const who = await doer();
  const ready = async () =>
    (await listed(who)).rows.filter(({ state }) => state === 'ready').map(({ goal }) => goal.kind);
  expect(await ready()).toEqual([]);
  await table.platform.owner.query('UPDATE member SET mobile = $2 WHERE id = $1', [
    who.playerId,
    `+8491${1_000_000 + Number(who.playerId)}`,
  ]);
  await table.platform.owner.query(
    `INSERT INTO play_event (at, member_id, who, act, facts) VALUES ($2, $1, 'member', 'limitSet', '{}')`,
    [who.playerId, now()],
  );
  expect((await ready()).toSorted()).toEqual(['limit', 'phone']);
});

test('nobody on a break is shown a mission or given one, and the board leaves it out', async () => {
  const id = await mission({ goal: rounds(1) });
  const [who, other] = [await doer(), await doer()];
  for (const one of [who, other]) {
    await play(one, 1_000);
    expect(codeOf(await claimed(one, id, TODAY))).toBe('OK');
  }
  const board = async (of: Doer) => (await table.platform.call(missionLeaders, {}, of.options)).value;
  const { rows, mine, from, to } = await board(who);
  expect([from, to]).toEqual([TODAY, '2026-03-08']);
  expect(mine).toEqual({ place: 1, points: 100 });
  expect(rows.filter(({ isMe }) => isMe)).toHaveLength(1);
  expect(rows.filter(({ isMe, name }) => !isMe && !name.includes('***'))).toEqual([]);
  const before = rows.length;
  await timeOut(table.platform.owner, other.playerId, now(), new Date(table.now() + DAY));
  expect((await board(who)).rows).toHaveLength(before - 1);
  expect(await board(other)).toMatchObject({ rows: [], mine: null });
  expect(await listed(other)).toEqual({ onBreak: true, available: 0, rows: [] });
  const second = await mission({ goal: rounds(1) });
  expect(codeOf(await claimed(other, second, TODAY))).toBe('TIME_OUT');
});

test('another account of the same person does not get it again', async () => {
  const id = await mission({ goal: rounds(1) });
  const [who, same] = [await doer(), await doer()];
  for (const one of [who, same]) await play(one, 1_000);
  await table.platform.owner.query(
    `INSERT INTO play_person_fact (member_id, kind, digest) SELECT m, 'bankAccount', $2 FROM unnest($1::bigint[]) m`,
    [[who.playerId, same.playerId], 'd'.repeat(64)],
  );
  expect((await Promise.all([claimed(who, id, TODAY), claimed(same, id, TODAY)])).map(codeOf).toSorted()).toEqual([
    'OK',
    'PROMOTION_SAME_PERSON',
  ]);
});

test('odd requests are refused with a sentence', async () => {
  const who = await doer();
  for (const [id, period] of [
    ...(['a\0b', 'no-such-mission', 'x'.repeat(500), '../claim'] as const).map((one) => [one, TODAY] as const),
    ...(['2026-13-45', 'x'.repeat(500), '\ud800', 'on\0ce', ''] as const).map(
      (one) => ['no-such-mission', one] as const,
    ),
  ]) {
    const answer = await claimed(who, id, period);
    expect(['BAD_REQUEST', 'MISSION_OVER', 'NOT_FOUND']).toContain(codeOf(answer));
  }
});

const steps = fc.oneof(
  fc.record({ kind: fc.constant('play' as const) }),
  fc.record({ kind: fc.constant('bet' as const) }),
  fc.record({ kind: fc.constant('win' as const), of: fc.nat(5) }),
  fc.record({ kind: fc.constant('undo' as const), of: fc.nat(5) }),
  fc.record({ kind: fc.constant('count' as const) }),
  fc.record({ kind: fc.constant('claim' as const), tabs: fc.integer({ min: 1, max: 3 }) }),
);
type Step = typeof steps extends fc.Arbitrary<infer One> ? One : never;

async function take(step: Step, who: Doer, id: string, bets: BetBody[]): Promise<void> {
  const of = 'of' in step ? bets[step.of] : undefined;
  switch (step.kind) {
    case 'play':
      bets.push(await play(who, 1_000));
      return;
    case 'bet':
      bets.push(await table.accepted(who, 100_000));
      return;
    case 'count':
      return count();
    case 'claim':
      await Promise.all(Array.from({ length: step.tabs }, () => claimed(who, id, TODAY)));
      return;
    case 'win':
      if (of) await table.win(of, 100);
      return;
    case 'undo':
      if (of) await table.rollback(who, of.transactionId);
  }
}

test('whatever is played, undone, counted and claimed in which order, a period pays once and only what is reached', async () => {
  const id = await mission({ goal: rounds(2), gives: points(100) });
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 5, maxLength: 20 }), async (steps) => {
      const who = await doer();
      const bets: BetBody[] = [];
      for (const one of steps) {
        await take(one, who, id, bets);
        expect([0, 100]).toContain(await pointsOf(who));
      }
      await count();
      const [settled] = await table.platform.database.query<{ n: number }>(
        `SELECT count(*)::int AS n FROM game_round WHERE member_id = $1 AND state = 'settled'`,
        [who.playerId],
      );
      const had = await pointsOf(who);
      if ((settled?.n ?? 0) < 2) expect(had).toBe(0);
      await claimed(who, id, TODAY);
      expect(await pointsOf(who)).toBe((settled?.n ?? 0) < 2 ? 0 : 100);
      expect(await checkMissions(table.platform.database)).toEqual([]);
    }),
    { numRuns: 12 },
  );
});

test.each([
  [
    'points that were not given',
    `UPDATE mission_claim SET gives = '{"kind": "points", "points": 999}'
     WHERE ctid = (SELECT ctid FROM mission_claim WHERE gives ->> 'kind' = 'points' LIMIT 1)`,
  ],
  [
    'points without a claim',
    `DELETE FROM mission_claim WHERE ctid = (SELECT ctid FROM mission_claim WHERE gives ->> 'kind' = 'points' LIMIT 1)`,
  ],
  ['a bonus without a claim', `DELETE FROM mission_claim WHERE gives ->> 'kind' = 'bonus'`],
  [
    'a bonus that is another',
    `UPDATE mission_claim SET gives = gives || '{"amount": 1}' WHERE gives ->> 'kind' = 'bonus'`,
  ],
  [
    'tickets that nobody gave',
    `INSERT INTO raffle_ticket (member_id, source, place, given_at)
     SELECT member_id, source, 9, given_at FROM raffle_ticket WHERE source LIKE 'mission/%' LIMIT 1`,
  ],
  [
    'a claim that was only said to be taken back',
    `UPDATE mission_claim SET taken_back_at = now() WHERE ctid = (
       SELECT ctid FROM mission_claim WHERE gives ->> 'kind' = 'points' AND taken_back_at IS NULL LIMIT 1)`,
  ],
  [
    'days of another period',
    `UPDATE mission_claim SET last_day = last_day + 30 WHERE ctid = (SELECT ctid FROM mission_claim WHERE period <> 'once' LIMIT 1)`,
  ],
])('%s are noticed', async (_what, sql) => {
  const undo = new Error('only looked at');
  const tampered = table.platform.owner.transaction(async (q) => {
    await q.query(sql);
    expect(await checkMissions(q)).not.toEqual([]);
    throw undo;
  });
  await expect(tampered).rejects.toBe(undo);
});

test('the platform writes no claim, day or ticket by itself', async () => {
  for (const name of [
    'mission_claim',
    'mission_day',
    'mission_due',
    'mission_deposit',
    'raffle_ticket',
    'raffle_spin',
  ]) {
    const [row] = await table.platform.database.query<{ may: boolean }>(
      `SELECT has_table_privilege($1, 'INSERT') OR has_table_privilege($1, 'UPDATE') OR has_table_privilege($1, 'DELETE') AS may`,
      [name],
    );
    expect([name, row?.may]).toEqual([name, false]);
  }
});
