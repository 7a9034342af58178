import { expect, test } from '@jest/globals';
import {
  activities,
  giveUpBonus,
  hundredthsOf,
  joinPromotion,
  type MemberId,
  memberBonuses,
  type PromotionOffer,
  promotionDetail,
  vnd,
} from '@unisite/shared/contract';
import { hashPassword } from '../../access/identity/index.ts';
import { balanceOf, placeHold, post } from '../../money/ledger/index.ts';
import { type Player, vendorTable } from '../../play/seamless/testing/vendorTable.ts';
import { addMember, deposit } from '../../testing/members.ts';
import { sealAll } from '../../testing/sealAll.ts';
import type { CallOptions } from '../../testing/testPlatform.ts';
import { checkBonuses } from '../bonuses/index.ts';
import { followDeposits } from './joins/followDeposits.ts';

const table = vendorTable();
const DAY = 86_400_000;

const doubled: PromotionOffer = {
  newWithinDays: 30,
  oncePerson: true,
  times: 'once',
  starts: { on: 'deposit', least: vnd(100), which: 'first', weekdays: [1, 2, 3, 4, 5, 6, 7] },
  gives: { kind: 'percent', percent: 100, most: vnd(500) },
  wagering: { times: 2, of: 'depositAndBonus', days: 30, weights: { RNG: 100 }, largestBet: null },
};

let serial = 0;
async function promotion(offer: PromotionOffer, more: { endsIn?: number } = {}): Promise<string> {
  serial += 1;
  const id = `promotion-${serial}`;
  await table.platform.owner.query(
    `INSERT INTO promotion (id, markets, kind, title, summary, terms, banner, leads_to, starts_at, ends_at, position, offer)
     VALUES ($1, '{VN}', 'deposit', $2, $2, '[]', 'b', '/rng', $3, $4, $5, $6)`,
    [
      id,
      JSON.stringify({ vi: `Thưởng ${id}`, en: `Bonus ${id}` }),
      new Date(table.now() - DAY),
      more.endsIn === undefined ? null : new Date(table.now() + more.endsIn),
      serial,
      JSON.stringify(offer),
    ],
  );
  return id;
}

interface Joiner extends Player {
  readonly options: CallOptions;
}

let passwordHash: Promise<string> | undefined;
/** A player signed in, with a play session and without a deposit. */
async function joiner(): Promise<Joiner> {
  const who = await table.player(0n);
  passwordHash ??= hashPassword('Bonus-2026');
  await table.platform.owner.query(
    'UPDATE member SET password_hash = $2, reg_date = $3, first_login = false WHERE id = $1',
    [who.playerId, await passwordHash, new Date(table.now() - 1)],
  );
  return signedIn(who);
}

async function signedIn(who: Player): Promise<Joiner> {
  const [row] = await table.platform.database.query<{ account: string }>('SELECT account FROM member WHERE id = $1', [
    who.playerId,
  ]);
  const { headers } = await table.platform.signIn(row?.account ?? '', 'Bonus-2026');
  return { ...who, options: { headers } };
}

const join = async ({ options }: Joiner, id: string, key = table.fresh('joining'), code?: string) =>
  (
    await table.platform.call(
      joinPromotion,
      { id, ...(code === undefined ? {} : { code }) },
      { ...options, headers: { ...options.headers, 'idempotency-key': key } },
    )
  ).envelope;
const stateOf = async ({ options }: Joiner, id: string) =>
  (await table.platform.call(promotionDetail, { id }, options)).value.claim?.state;
const bonuses = async ({ options }: Joiner, group: 'open' | 'released' | 'ended' = 'open') =>
  (await table.platform.call(memberBonuses, { group, page: 1, pageSize: 20 }, options)).value;

async function pay(memberId: MemberId, amount: bigint, reference = table.fresh('deposit')): Promise<string> {
  await deposit(table.platform.database, memberId, amount, { key: reference, reference, at: new Date(table.now()) });
  return reference;
}
async function follow(): Promise<void> {
  await sealAll(table.platform.owner);
  await followDeposits(table.platform.services);
}
const sound = async () => expect(await checkBonuses(table.platform.database)).toEqual([]);

/** A bonus of 200.00 with 800.00 to wager. */
async function withBonus(): Promise<Joiner> {
  const who = await joiner();
  expect(await join(who, await promotion(doubled))).toMatchObject({ value: { state: 'joined' } });
  await pay(who.playerId, 20_000n);
  await follow();
  return who;
}

/** Plays a settled round; VND. */
async function play(who: Joiner, stake: number, win = 0): Promise<void> {
  const body = await table.accepted(who, stake * 100);
  await table.win(body, win * 100);
}

test('a deposit gives what was joined before it, held until the wagering is complete', async () => {
  const who = await joiner();
  const id = await promotion(doubled);
  expect(await stateOf(who, id)).toBe('join');
  expect(await join(who, id)).toMatchObject({ success: true, value: { state: 'joined' } });
  expect(await stateOf(who, id)).toBe('joined');
  await pay(who.playerId, 20_000n);
  await follow();
  expect(await stateOf(who, id)).toBe('process');
  expect(await bonuses(who)).toMatchObject({
    held: 200,
    rows: [{ amount: 200, state: 'running', wagering: { target: 800, wagered: 0 } }],
  });
  expect(await balanceOf(table.platform.database, who.playerId)).toBe(20_000n);

  for (let round = 0; round < 7; round += 1) await play(who, 100, 100);
  expect((await bonuses(who)).rows).toMatchObject([{ wagering: { wagered: 700 } }]);
  // staked but not settled, so it may be returned
  const open = await table.accepted(who, 10_000);
  expect((await bonuses(who)).rows).toMatchObject([{ state: 'running', wagering: { wagered: 700 } }]);
  await table.win(open, 0);
  expect((await bonuses(who)).held).toBe(0);
  expect((await bonuses(who, 'released')).rows).toMatchObject([{ amount: 200, wagering: { wagered: 800 } }]);
  expect(await balanceOf(table.platform.database, who.playerId)).toBe(20_000n - 10_000n + 20_000n);
  expect(await stateOf(who, id)).toBe('issued');
  await sound();
});

test('a deposit before joining, below the least, or after another gives nothing', async () => {
  const id = await promotion(doubled);
  const [early, small] = [await joiner(), await joiner()];
  await pay(early.playerId, 20_000n);
  await follow();
  expect(await join(early, id)).toMatchObject({ success: false, code: 'PROMOTION_HAS_DEPOSITED' });
  await join(small, id);
  await pay(small.playerId, 9_999n);
  await pay(small.playerId, 20_000n);
  await follow();
  expect((await bonuses(small)).rows).toEqual([]);
});

test('joined from two tabs, with one key and with two, and followed by three at once: given once', async () => {
  const who = await joiner();
  const id = await promotion(doubled);
  const answers = await Promise.all([
    join(who, id, 'first-tab'),
    join(who, id, 'first-tab'),
    join(who, id, 'second-tab'),
    join(who, id),
  ]);
  for (const answer of answers)
    expect(answer.success ? answer.value.state : answer.code).toMatch(/^(joined|STILL_RUNNING)$/);
  await pay(who.playerId, 20_000n);
  await sealAll(table.platform.owner);
  await Promise.all([1, 2, 3].map(() => followDeposits(table.platform.services)));
  await table.platform.owner.query('UPDATE promotion_reading SET read_to = 0');
  await followDeposits(table.platform.services);
  expect((await bonuses(who)).rows).toHaveLength(1);
  await sound();
});

test('what is joined with a code: the right code only, and once however often it is sent', async () => {
  const id = await promotion({
    ...doubled,
    starts: { on: 'code', code: 'TET-2026' },
    gives: { kind: 'fixed', amount: vnd(50) },
    wagering: null,
  });
  const who = await joiner();
  expect(await join(who, id, undefined, 'TET-2025')).toMatchObject({ code: 'PROMOTION_CODE_WRONG' });
  expect(await join(who, id)).toMatchObject({ code: 'PROMOTION_CODE_WRONG' });
  const all = await Promise.all([1, 2, 3, 4].map((copy) => join(who, id, `with-code-${copy}`, ' tet-2026 ')));
  expect(all.map((one) => one.success && one.value.state)).toEqual(['issued', 'issued', 'issued', 'issued']);
  expect(await balanceOf(table.platform.database, who.playerId)).toBe(5_000n);
  await sound();
});

test('codes cannot be guessed', async () => {
  const who = await joiner();
  const id = await promotion({
    ...doubled,
    starts: { on: 'code', code: 'SECRET-1' },
    gives: { kind: 'fixed', amount: vnd(50) },
  });
  const answers: unknown[] = [];
  for (let guess = 0; guess < 11; guess += 1) {
    const answer = await join(who, id, undefined, `SECRET-${guess + 2}`);
    answers.push(!answer.success && answer.code);
  }
  expect(answers).toEqual([...Array<string>(10).fill('PROMOTION_CODE_WRONG'), 'TOO_MANY_REQUESTS']);
});

test('once a person: another account with the same bank account is refused, at the same moment too', async () => {
  const offer: PromotionOffer = {
    ...doubled,
    starts: { on: 'code', code: 'ONCE-2026' },
    gives: { kind: 'fixed', amount: vnd(7) },
  };
  const id = await promotion(offer);
  const people = [await joiner(), await joiner(), await joiner()];
  for (const { playerId } of people)
    await table.platform.owner.query(
      `INSERT INTO play_person_fact (member_id, kind, digest) VALUES ($1, 'bankAccount', $2)`,
      [playerId, Buffer.from(id)],
    );
  const answers = await Promise.all(people.map((who) => join(who, id, undefined, 'ONCE-2026')));
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  expect(answers.filter((one) => !one.success && one.code === 'PROMOTION_SAME_PERSON')).toHaveLength(2);
});

test('a budget is never passed, whoever claims at the same moment, and what was given is found again', async () => {
  const id = await promotion({
    ...doubled,
    oncePerson: false,
    starts: { on: 'code', code: 'TET-2026' },
    gives: { kind: 'fixed', amount: vnd(50) },
    budget: vnd(120),
  });
  const all = [await joiner(), await joiner(), await joiner()];
  const key = table.fresh('joining');
  const answers = await Promise.all(all.map((who) => join(who, id, `${key}-${who.playerId}`, 'TET-2026')));
  const isGiven = answers.map(({ success }) => success);
  expect(isGiven.filter(Boolean)).toHaveLength(2);
  const [given, left] = [all[isGiven.indexOf(true)], all[isGiven.indexOf(false)]];
  if (!given || !left) throw new Error('two of three are given it');
  expect(await stateOf(left, id)).toBe('join');
  expect(await join(left, id, undefined, 'TET-2026')).toMatchObject({ code: 'PROMOTION_SPENT' });
  expect(await join(given, id, undefined, 'TET-2026')).toMatchObject({ value: { state: 'process' } });
  await sound();
});

test('a promotion that is over, unknown, or of another market cannot be joined', async () => {
  const who = await joiner();
  const over = await promotion(doubled, { endsIn: -1 });
  for (const id of [over, 'no-such', '\u0000', '\ud800'])
    expect(await join(who, id)).toMatchObject({
      success: false,
      code: expect.stringMatching(/PROMOTION_OVER|BAD_REQUEST/),
    });
  const abroad = await promotion(doubled);
  await table.platform.owner.query(`UPDATE promotion SET markets = '{INT}' WHERE id = $1`, [abroad]);
  expect(await join(who, abroad)).toMatchObject({ code: 'PROMOTION_OVER' });
});

test('closed while a deposit is on its way: the deposit that came in time still counts, a later one does not', async () => {
  const [early, late] = [await joiner(), await joiner()];
  const id = await promotion(doubled, { endsIn: 60_000 });
  await join(early, id);
  await join(late, id);
  await pay(early.playerId, 20_000n);
  table.pass(120_000);
  await pay(late.playerId, 20_000n);
  await follow();
  expect((await bonuses(early)).rows).toHaveLength(1);
  expect((await bonuses(late)).rows).toEqual([]);
});

test('a deposit that is taken back takes a held bonus along; a released one stays', async () => {
  const who = await joiner();
  await join(who, await promotion(doubled));
  const reference = await pay(who.playerId, 20_000n);
  await follow();
  await post(table.platform.database, {
    key: `${reference}/back`,
    kind: 'depositReversal',
    amount: hundredthsOf(20_000),
    reference,
    from: { kind: 'debt', owner: who.playerId },
    to: { kind: 'bank', owner: 'BANK' },
    subject: { vi: 'Nạp tiền', en: 'Deposit' },
    at: new Date(table.now()),
  });
  const next: PromotionOffer = {
    ...doubled,
    starts: { on: 'code', code: 'NEXT-2026' },
    gives: { kind: 'fixed', amount: vnd(10) },
  };
  await join(who, await promotion(next), undefined, 'NEXT-2026');
  await follow();
  // the waiting bonus starts without a call by the member
  const states = await table.platform.owner.query('SELECT state FROM bonus WHERE member_id = $1 ORDER BY id', [
    who.playerId,
  ]);
  expect(states).toEqual([{ state: 'takenBack' }, { state: 'running' }]);
  expect(await bonuses(who, 'ended')).toMatchObject({ held: 10, rows: [{ state: 'takenBack' }] });
  await sound();
});

test('money that left again before the bonus came brings none', async () => {
  const who = await joiner();
  const id = await promotion(doubled);
  await join(who, id);
  await pay(who.playerId, 20_000n);
  await placeHold(table.platform.database, {
    memberId: who.playerId,
    currency: 'VND',
    amount: hundredthsOf(100),
    key: table.fresh('out'),
    reference: 'out',
    subject: { vi: 'Rút tiền', en: 'Withdrawal' },
  });
  await follow();
  expect(await stateOf(who, id)).toBe('rejected');
  expect((await bonuses(who)).rows).toEqual([]);
});

test('time that is over ends it, after the rounds that were begun in it; a round begun later counts nothing', async () => {
  const before = await withBonus();
  await play(before, 100, 100);
  const open = await table.accepted(before, 5_000);
  table.pass(30 * DAY + 1);
  const who = await signedIn(before);
  expect((await bonuses(who)).rows).toMatchObject([{ state: 'running' }]);
  await table.win(open, 0);
  expect(await bonuses(who)).toMatchObject({ held: 0, rows: [] });
  expect((await bonuses(who, 'ended')).rows).toMatchObject([{ state: 'expired', wagering: { wagered: 150 } }]);
  await sound();
});

test('given up: the money returns to the house once, and somebody else’s bonus is not found', async () => {
  const [who, other] = [await withBonus(), await withBonus()];
  const id = (await bonuses(who)).rows[0]?.id ?? '';
  expect((await table.platform.call(giveUpBonus, { id }, other.options)).envelope).toMatchObject({ code: 'NOT_FOUND' });
  const ends = await Promise.all([1, 2, 3].map(() => table.platform.call(giveUpBonus, { id }, who.options)));
  expect(ends.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await bonuses(who, 'ended')).toMatchObject({ held: 0, rows: [{ state: 'givenUp' }] });
  expect(await stateOf(who, `promotion-${serial - 1}`)).toBe('close');
  await sound();
});

test('of two bonuses one runs, and the next begins when it ends', async () => {
  const who = await withBonus();
  const code: PromotionOffer = {
    ...doubled,
    starts: { on: 'code', code: 'NEXT-2026' },
    gives: { kind: 'fixed', amount: vnd(10) },
  };
  await join(who, await promotion(code), undefined, 'NEXT-2026');
  expect((await bonuses(who)).rows.map(({ state }) => state)).toEqual(['running', 'waiting']);
  const first = (await bonuses(who)).rows[0]?.id ?? '';
  await play(who, 10, 10);
  table.pass(1_000);
  await table.platform.call(giveUpBonus, { id: first }, who.options);
  expect((await bonuses(who)).rows).toMatchObject([{ state: 'running', amount: 10, wagering: { wagered: 0 } }]);
  await sound();
});

test('what is not as the ledger has it is noticed', async () => {
  const { owner, database } = table.platform;
  const who = await withBonus();
  const id = (await bonuses(who)).rows[0]?.id;
  const brokenBy = async (change: string, back: string) => {
    await owner.query(`UPDATE bonus SET ${change} WHERE id = $1`, [id]);
    const found = (await checkBonuses(database)).map(({ invariant }) => invariant);
    await owner.query(`UPDATE bonus SET ${back} WHERE id = $1`, [id]);
    return found;
  };
  expect(await brokenBy('amount = amount + 1', 'amount = amount - 1')).toEqual([
    'a bonus was given as it says',
    'a bonus holds what was given, less what is staked of it, with what came back',
  ]);
  expect(await brokenBy('balance = balance + 1', 'balance = balance - 1')).toEqual([
    'a bonus holds what was given, less what is staked of it, with what came back',
    'a member holds the bonuses that are open',
  ]);
  expect(
    await brokenBy(
      `state = 'released', wagered = target, closed_at = now(), closed_with = balance, balance = 0`,
      `state = 'running', wagered = 0, closed_at = NULL, balance = closed_with, closed_with = NULL`,
    ),
  ).toEqual(['a bonus that ended went where its end says, no other did', 'a member holds the bonuses that are open']);
  await expect(database.query('UPDATE bonus SET wagered = target')).rejects.toThrow('permission denied');
  await sound();
});

test('both sides of a bet count nothing, and each category counts by its weight', async () => {
  const who = await joiner();
  const code: PromotionOffer = {
    ...doubled,
    starts: { on: 'code', code: 'SIDES-2026' },
    gives: { kind: 'fixed', amount: vnd(1_000) },
    wagering: { times: 10, of: 'bonus', days: 30, weights: { LIVE: 50, ELOTT: 100 }, largestBet: vnd(500) },
  };
  await join(who, await promotion(code), undefined, 'SIDES-2026');
  const round = (game: string, id: string, staked: number, won: number, vendor = 'ACME') =>
    table.platform.owner.query(
      `INSERT INTO game_round (vendor_code, round_id, member_id, game_id, staked, won, state, opened_at, closed_at)
       VALUES ($1, $2, $3, $4, $5, $6, 'settled', $7, $7)`,
      [vendor, id, who.playerId, game, staked, won, new Date(table.now())],
    );
  const wagered = async () => (await bonuses(who)).rows[0]?.wagering?.wagered;
  await table.platform.owner.query(`UPDATE game SET category = 'LIVE' WHERE id = 'onyx-sea'`);
  // player and banker for 100.00 each: 200.00 staked, 200.00 or 195.00 back
  await round('onyx-sea', 'even', 20_000, 20_000);
  expect(await wagered()).toBe(0);
  await round('onyx-sea', 'sides', 20_000, 19_500);
  expect(await wagered()).toBe(2.5);
  // lost, or won by more than the stake: the whole stake was at risk
  await round('onyx-sea', 'lost', 20_000, 0);
  await round('onyx-sea', 'won', 20_000, 60_000);
  expect(await wagered()).toBe(2.5 + 100 + 100);
  // above the largest bet, and in a category without a weight
  await round('onyx-sea', 'large', 50_001, 0);
  await round('jade-claw', 'slot', 20_000, 0);
  expect(await wagered()).toBe(202.5);
});

test('the activity centre has what can be joined, what goes on, what is to come, and what brought something', async () => {
  const who = await joiner();
  const [open, going, over] = [
    await promotion(doubled),
    await promotion({ ...doubled, starts: { on: 'code', code: 'LIXI-66' }, gives: { kind: 'fixed', amount: vnd(50) } }),
    await promotion(doubled, { endsIn: 60_000 }),
  ];
  const [later, left] = [await promotion(doubled), await promotion(doubled, { endsIn: 120_000 })];
  await table.platform.owner.query('UPDATE promotion SET starts_at = $2 WHERE id = $1', [
    later,
    new Date(table.now() + DAY),
  ]);
  await join(who, going, undefined, 'LIXI-66');
  await join(who, over);
  await pay(who.playerId, 20_000n);
  await follow();
  table.pass(180_000);
  const { rows } = (await table.platform.call(activities, {}, who.options)).value;
  const states = Object.fromEntries(rows.map(({ id, state }) => [id, state]));
  expect([states[open], states[going], states[over], states[later], states[left]]).toEqual([
    // it has already made its first deposit
    'rejected',
    'process',
    'process',
    'soon',
    undefined,
  ]);
  expect(rows.find(({ id }) => id === over)).toMatchObject({ bonus: { amount: 200, wagered: 0, target: 800 } });
  expect(rows.find(({ id }) => id === open)?.reason).toContain('lần nạp đầu tiên');
  const shown = rows.map(({ state }) => state);
  expect(shown.indexOf('soon')).toBeGreaterThan(shown.lastIndexOf('process'));
  const other = await joiner();
  expect((await table.platform.call(activities, {}, other.options)).value.rows.some(({ id }) => id === over)).toBe(
    false,
  );
});

test('a player of free play joins nothing', async () => {
  const guest = await addMember(table.platform.owner, {
    customerType: 4,
    passwordHash: await hashPassword('Bonus-2026'),
  });
  await table.platform.owner.query('UPDATE member SET first_login = false WHERE id = $1', [guest.id]);
  // sign-ins are rate-limited by address
  table.pass(5 * 60_000);
  const { headers } = await table.platform.signIn(guest.account, 'Bonus-2026');
  const { envelope } = await table.platform.call(
    joinPromotion,
    { id: await promotion(doubled) },
    { headers: { ...headers, 'idempotency-key': 'of-a-guest' } },
  );
  expect(envelope).toMatchObject({ code: 'GUEST_NOT_ALLOWED' });
});
