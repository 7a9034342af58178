import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  answerCheck,
  answerRaise,
  askToReturn,
  createDeposit,
  declineLimit,
  excludeSelf,
  keepPlaying,
  type MemberId,
  type PlayLimitKind,
  type PlayPeriod,
  type Protection,
  protection,
  setCheckInterval,
  setPlayLimit,
  takeTimeOut,
} from '@unisite/shared/contract';
import { addMember } from '../../testing/members.ts';
import { type CallOptions, type TestPlatform, testPlatform } from '../../testing/testPlatform.ts';
import { hashPassword } from '../identity/index.ts';
import { noteBankAccount } from './index.ts';

const PASSWORD = 'ngua chay 2026';
const HOUR = 3_600_000;
const START = Date.parse('2026-03-02T03:20:00Z');

let platform: TestPlatform;
let now = START;
let serial = 0;
beforeAll(async () => {
  platform = await testPlatform({ clock: () => new Date(now) });
});
afterAll(() => platform.close());

interface Who {
  readonly id: MemberId;
  readonly account: string;
  readonly signedIn: CallOptions;
}

async function newMember(): Promise<Who> {
  serial += 1;
  const account = `careful${serial}`;
  const { id } = await addMember(platform.database, { account, passwordHash: await hashPassword(PASSWORD) });
  return { id, account, signedIn: await signIn(account) };
}

async function signIn(account: string): Promise<CallOptions> {
  const { headers } = await platform.signIn(account, PASSWORD);
  return { headers: { ...headers, 'x-language': 'en' } };
}

const codeOf = ({ envelope }: { readonly envelope: object }): string =>
  'code' in envelope ? String(envelope.code) : 'OK';

const limitIn = ({ limits }: Protection, kind: PlayLimitKind, period: PlayPeriod) =>
  limits.find((one) => one.kind === kind && one.period === period);

const set = async (
  { signedIn }: Who,
  value: number | null,
  kind: PlayLimitKind = 'stake',
  period: PlayPeriod = 'day',
) => limitIn((await platform.call(setPlayLimit, { kind, period, value }, signedIn)).value, kind, period);

const look = async ({ signedIn }: Who): Promise<Protection> => (await platform.call(protection, {}, signedIn)).value;

describe('limits', () => {
  test('without any, every kind and period is there and nothing is used', async () => {
    const { limits, session, break: none, check } = await look(await newMember());
    expect(limits).toHaveLength(12);
    expect(limits.every(({ limit, own, used, raise }) => limit === null && own === null && used === 0 && !raise)).toBe(
      true,
    );
    expect([session, none, check]).toEqual([null, null, { minutes: 60, choices: [15, 30, 60, 120] }]);
  });

  test('are asked for until one is set or none is wanted, and not again', async () => {
    const [sets, declines] = [await newMember(), await newMember()];
    expect([await look(sets), await look(declines)].map(({ asksForLimit }) => asksForLimit)).toEqual([true, true]);
    await set(sets, 500_000, 'deposit');
    const answers = await Promise.all([1, 2, 3].map(() => platform.call(declineLimit, {}, declines.signedIn)));
    expect(answers.map(({ value }) => value.asksForLimit)).toEqual([false, false, false]);
    expect([await look(sets), await look(declines)].map(({ asksForLimit }) => asksForLimit)).toEqual([false, false]);
    const noted = await platform.database.query(
      `SELECT act, who FROM play_event WHERE member_id = ANY ($1) AND act IN ('limitSet', 'limitDeclined') ORDER BY id`,
      [[sets.id, declines.id]],
    );
    expect(noted).toEqual([
      { act: 'limitSet', who: 'member' },
      { act: 'limitDeclined', who: 'member' },
    ]);
  });

  test('a first and a lower one count at once, a higher one after 24 hours and a confirmation', async () => {
    const who = await newMember();
    expect(await set(who, 500_000)).toMatchObject({
      limit: { value: 500_000, source: 'member' },
      own: 500_000,
      raise: null,
    });
    expect(await set(who, 300_000.5)).toMatchObject({ own: 300_000.5, raise: null });
    const asked = await set(who, 400_000);
    const raise = {
      value: 400_000,
      confirmFrom: new Date(now + 24 * HOUR).toISOString(),
      confirmUntil: new Date(now + 48 * HOUR).toISOString(),
    };
    expect(asked).toMatchObject({ own: 300_000.5, limit: { value: 300_000.5 }, raise });
    const confirm = () => platform.call(answerRaise, { kind: 'stake', period: 'day', answer: 'confirm' }, who.signedIn);
    expect(codeOf(await confirm())).toBe('TOO_EARLY');
    now += 23 * HOUR;
    const later = { ...who, signedIn: await signIn(who.account) };
    // repeating the request keeps its time
    expect((await set(later, 400_000))?.raise).toEqual(raise);
    now += HOUR;
    const fresh = { ...who, signedIn: await signIn(who.account) };
    const confirmed = await platform.call(
      answerRaise,
      { kind: 'stake', period: 'day', answer: 'confirm' },
      fresh.signedIn,
    );
    expect(limitIn(confirmed.value, 'stake', 'day')).toMatchObject({ own: 400_000, raise: null });
    now = START;
  });

  test('a wish lapses when it is not confirmed in time, and a lower limit takes it back', async () => {
    const who = await newMember();
    await set(who, 100_000);
    await set(who, null);
    expect((await set(who, 90_000))?.raise).toBeNull();
    await set(who, null);
    now += 48 * HOUR;
    const signedIn = await signIn(who.account);
    const answer = await platform.call(answerRaise, { kind: 'stake', period: 'day', answer: 'confirm' }, signedIn);
    expect(codeOf(answer)).toBe('NOT_FOUND');
    expect(limitIn(await look({ ...who, signedIn }), 'stake', 'day')).toMatchObject({ own: 90_000, raise: null });
    now = START;
  });

  test('the lowest of member, agent, operator and market counts, and is named', async () => {
    const who = await newMember();
    await set(who, 500_000, 'loss', 'week');
    const { database } = platform;
    for (const [source, amount] of [
      ['operator', 400_000_00],
      ['agent', 450_000_00],
    ] as const) {
      await database.query(
        `INSERT INTO play_limit (member_id, kind, period, source, amount, set_at) VALUES ($1, 'loss', 'week', $2, $3, now())`,
        [who.id, source, amount],
      );
    }
    const lowest = async () => limitIn(await look(who), 'loss', 'week');
    expect(await lowest()).toMatchObject({ limit: { value: 400_000, source: 'operator' }, own: 500_000 });
    await database.query(`UPDATE market_protection SET loss_limits = '{NULL,30000000,NULL}' WHERE market_code = 'VN'`);
    expect(await lowest()).toMatchObject({ limit: { value: 300_000, source: 'market' } });
    await database.query(`UPDATE market_protection SET loss_limits = DEFAULT WHERE market_code = 'VN'`);
    expect(await set(who, 400_000, 'loss', 'week')).toMatchObject({ limit: { value: 400_000, source: 'member' } });
  });

  test('nobody sets another’s, and nothing but amounts of whole hundredths and whole minutes', async () => {
    const who = await newMember();
    for (const value of [-1, 0.001, 100_000_000_001]) {
      const answer = await platform.call(setPlayLimit, { kind: 'stake', period: 'day', value }, who.signedIn);
      expect(codeOf(answer)).toBe('BAD_REQUEST');
    }
    for (const value of [0.2, 1.5, 31 * 24 * 60 + 1]) {
      const answer = await platform.call(setPlayLimit, { kind: 'time', period: 'day', value }, who.signedIn);
      expect(answer.envelope).toMatchObject({ code: 'BAD_REQUEST', fields: { value: expect.any(String) } });
    }
    expect(codeOf(await platform.call(setPlayLimit, { kind: 'stake', period: 'day', value: 1 }))).toBe(
      'UNAUTHENTICATED',
    );
  });
});

describe('reminders', () => {
  test('a session begins with the first sign of play, and is stopped at each interval until the member answers', async () => {
    const who = await newMember();
    await platform.call(setCheckInterval, { minutes: 15 }, who.signedIn);
    const sign = async () => (await platform.call(keepPlaying, {}, who.signedIn)).value;
    const first = await sign();
    expect(first).toMatchObject({ stopped: null, session: { since: new Date(now).toISOString(), staked: 0, won: 0 } });
    expect(first.session?.checkDue).toBe(new Date(now + 15 * 60_000).toISOString());
    // answered before it is due: no effect
    await platform.call(answerCheck, {}, who.signedIn);
    for (let minute = 0; minute < 15; minute += 3) {
      now += 3 * 60_000;
      expect((await sign()).stopped).toBe(minute < 12 ? null : 'check');
    }
    const { value } = await platform.call(answerCheck, {}, who.signedIn);
    expect(value.session?.checkDue).toBe(new Date(now + 15 * 60_000).toISOString());
    expect((await sign()).stopped).toBeNull();
    expect(limitIn(await look(who), 'time', 'day')?.used).toBe(12);
    now = START;
  });

  test('half an hour without play ends a session, whatever reminder waited', async () => {
    const who = await newMember();
    const sign = async () => (await platform.call(keepPlaying, {}, who.signedIn)).value;
    await platform.call(setCheckInterval, { minutes: 15 }, who.signedIn);
    await sign();
    now += 16 * 60_000;
    expect((await sign()).stopped).toBe('check');
    now += 14 * 60_000;
    expect(await sign()).toMatchObject({ stopped: null, session: { since: new Date(now).toISOString() } });
    now = START;
  });

  test('guests on free play are not reminded', async () => {
    const who = await newMember();
    await platform.database.query('UPDATE member SET customer_type = 4 WHERE id = $1', [who.id]);
    const sign = async () =>
      (
        await platform.owner.query<{ said: string | null }>('SELECT play_sign($1, $2) AS said', [who.id, new Date(now)])
      )[0]?.said;
    await sign();
    for (let minute = 0; minute < 80; minute += 20) {
      now += 20 * 60_000;
      expect(await sign()).toBeNull();
    }
    now = START;
  });

  test('an interval that the market does not allow cannot be chosen', async () => {
    const who = await newMember();
    expect(codeOf(await platform.call(setCheckInterval, { minutes: 45 }, who.signedIn))).toBe('BAD_REQUEST');
    await platform.database.query(`UPDATE market_protection SET most_check_minutes = 60 WHERE market_code = 'VN'`);
    expect((await look(who)).check).toEqual({ minutes: 60, choices: [15, 30, 60] });
    expect(codeOf(await platform.call(setCheckInterval, { minutes: 120 }, who.signedIn))).toBe('BAD_REQUEST');
    await platform.database.query(`UPDATE market_protection SET most_check_minutes = DEFAULT WHERE market_code = 'VN'`);
  });

  test('a limit of time stops play once it is used up', async () => {
    const who = await newMember();
    await set(who, 10, 'time');
    const sign = async () => (await platform.call(keepPlaying, {}, who.signedIn)).value.stopped;
    const stops = [];
    for (let minute = 0; minute <= 12; minute += 4) {
      stops.push(await sign());
      now += 4 * 60_000;
    }
    expect(stops).toEqual([null, null, null, 'limit']);
    now = START;
  });
});

describe('breaks', () => {
  const deposit = async ({ signedIn }: Who) =>
    codeOf(await platform.call(createDeposit, { method: 'bankTransfer', amount: 100_000 }, signedIn));

  test('a time-out holds at once and ends by itself; another cannot shorten it', async () => {
    const who = await newMember();
    const taken = await platform.call(takeTimeOut, { length: 'week' }, who.signedIn);
    const until = new Date(now + 7 * 24 * HOUR).toISOString();
    expect(taken.value.break).toMatchObject({ kind: 'timeOut', until, canAskForEnd: false });
    await platform.call(takeTimeOut, { length: 'day' }, who.signedIn);
    expect((await look(who)).break).toMatchObject({ until });
    expect(await deposit(who)).toBe('TIME_OUT');
    expect((await platform.call(keepPlaying, {}, who.signedIn)).value.stopped).toBe('break');
    expect(codeOf(await platform.call(askToReturn, {}, who.signedIn))).toBe('NOT_FOUND');
    now += 7 * 24 * HOUR;
    const back = { ...who, signedIn: await signIn(who.account) };
    expect((await look(back)).break).toBeNull();
    expect(await deposit(back)).not.toBe('TIME_OUT');
    now = START;
  });

  test('while one is on limits are only lowered: nothing higher is wished for, and nothing confirmed', async () => {
    now = START;
    const who = await newMember();
    await set(who, 1_000_000);
    await set(who, 2_000_000);
    await platform.call(takeTimeOut, { length: 'week' }, who.signedIn);
    const wish = async (value: number | null) =>
      codeOf(await platform.call(setPlayLimit, { kind: 'stake', period: 'day', value }, who.signedIn));
    expect([await wish(3_000_000), await wish(null)]).toEqual(['TIME_OUT', 'TIME_OUT']);
    now += 25 * HOUR;
    const later = { ...who, signedIn: await signIn(who.account) };
    const answerWith = async (answer: 'confirm' | 'withdraw') =>
      codeOf(await platform.call(answerRaise, { kind: 'stake', period: 'day', answer }, later.signedIn));
    expect(await answerWith('confirm')).toBe('TIME_OUT');
    expect((await set(later, 500_000))?.own).toBe(500_000);
    expect(await answerWith('withdraw')).toBe('OK');
  });

  test('an exclusion takes the password, ends every session, and does not end by itself', async () => {
    const who = await newMember();
    const elsewhere = await signIn(who.account);
    const exclude = (password: string) => platform.call(excludeSelf, { length: 'sixMonths', password }, who.signedIn);
    expect(codeOf(await exclude('wrong password'))).toBe('WRONG_PASSWORD');
    expect((await look(who)).break).toBeNull();
    expect(codeOf(await exclude(PASSWORD))).toBe('OK');
    for (const signedIn of [who.signedIn, elsewhere])
      expect(codeOf(await platform.call(protection, {}, signedIn))).toMatch(/^SESSION_EXPIRED$|^UNAUTHENTICATED$/);
    const again = { ...who, signedIn: await signIn(who.account) };
    expect(await deposit(again)).toBe('SELF_EXCLUDED');
    expect((await look(again)).break).toMatchObject({ kind: 'exclusion', endsAt: null, canAskForEnd: false });
    expect(codeOf(await platform.call(askToReturn, {}, again.signedIn))).toBe('TOO_EARLY');

    now += 190 * 24 * HOUR;
    const later = { ...who, signedIn: await signIn(who.account) };
    expect(await deposit(later)).toBe('SELF_EXCLUDED');
    expect((await look(later)).break).toMatchObject({ canAskForEnd: true });
    const endsAt = new Date(now + 7 * 24 * HOUR).toISOString();
    expect((await platform.call(askToReturn, {}, later.signedIn)).value.break).toMatchObject({ endsAt });
    now += 60_000;
    expect((await platform.call(askToReturn, {}, later.signedIn)).value.break).toMatchObject({ endsAt });
    expect(await deposit(later)).toBe('SELF_EXCLUDED');
    now += 7 * 24 * HOUR;
    const returned = { ...who, signedIn: await signIn(who.account) };
    expect((await look(returned)).break).toBeNull();
    expect(await deposit(returned)).not.toBe('SELF_EXCLUDED');
    now = START;
  });

  test('an exclusion follows the person to other accounts, of today and of tomorrow, and ends with theirs', async () => {
    const who = await newMember();
    const [sameNumber, samePayee, sameName, stranger] = [
      await newMember(),
      await newMember(),
      await newMember(),
      await newMember(),
    ];
    const { database } = platform;
    await database.query(`UPDATE member SET mobile = '+84900000001' WHERE id = $1`, [who.id]);
    await database.query(`UPDATE member SET mobile = '+84900000001', market_code = 'INT' WHERE id = $1`, [
      sameNumber.id,
    ]);
    await database.query(`UPDATE member SET payee_name = 'TRAN MINH ANH' WHERE id IN ($1, $2)`, [who.id, sameName.id]);
    const account = { bank: 'HAIVAN', number: '12345678' };
    for (const { id } of [who, samePayee]) await noteBankAccount(database, id, account);
    await platform.call(excludeSelf, { length: 'sixMonths', password: PASSWORD }, who.signedIn);
    expect(codeOf(await platform.call(protection, {}, samePayee.signedIn))).toMatch(
      /^SESSION_EXPIRED$|^UNAUTHENTICATED$/,
    );
    const signedIn = await signIn(samePayee.account);
    expect(await deposit({ ...samePayee, signedIn })).toBe('SELF_EXCLUDED');
    const breaks = async (id: string) =>
      (
        await database.query<{ ends: Date | null }>('SELECT ends_at AS ends FROM play_break WHERE member_id = $1', [id])
      ).map(({ ends }) => ends?.toISOString() ?? null);
    expect(await breaks(sameNumber.id)).toEqual([null]);
    expect([await breaks(sameName.id), await breaks(stranger.id)]).toEqual([[], []]);
    // a new account of the same person, after a payout to the same bank account
    const late = await newMember();
    expect(await deposit(late)).not.toBe('SELF_EXCLUDED');
    await noteBankAccount(database, late.id, account);
    expect(await deposit(late)).toBe('SELF_EXCLUDED');

    // a second step after so long is not what this test is about
    await database.query('UPDATE member SET mobile = NULL, payee_name = NULL WHERE id = $1', [who.id]);
    now += 190 * 24 * HOUR;
    await platform.call(askToReturn, {}, await signIn(who.account));
    const ends = new Date(now + 7 * 24 * HOUR).toISOString();
    expect([await breaks(samePayee.id), await breaks(late.id)]).toEqual([[ends], [ends]]);
    now = START;
  });

  test('one without end never ends', async () => {
    const who = await newMember();
    await platform.call(excludeSelf, { length: 'forever', password: PASSWORD }, who.signedIn);
    now += 20 * 366 * 24 * HOUR;
    const again = { ...who, signedIn: await signIn(who.account) };
    expect((await look(again)).break).toMatchObject({ kind: 'exclusion', until: null });
    expect(codeOf(await platform.call(askToReturn, {}, again.signedIn))).toBe('TOO_EARLY');
    now = START;
  });

  test('what was set, asked and begun is kept, and stays as it is', async () => {
    const who = await newMember();
    await set(who, 100);
    await set(who, 200);
    await platform.call(takeTimeOut, { length: 'day' }, who.signedIn);
    const rows = await platform.database.query<{ act: string; who: string }>(
      'SELECT act, who FROM play_event WHERE member_id = $1 ORDER BY id',
      [who.id],
    );
    expect(rows).toEqual(['limitSet', 'raiseAsked', 'breakStarted'].map((act) => ({ act, who: 'member' })));
    for (const sql of ['UPDATE play_event SET who = $1', 'DELETE FROM play_event WHERE who = $1'])
      await expect(platform.owner.query(sql, ['nobody'])).rejects.toThrow('play_event keeps what it holds');
    await expect(platform.database.query('UPDATE play_state SET blocked_until = NULL')).rejects.toThrow(
      /permission denied/,
    );
  });
});
