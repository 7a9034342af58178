import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { hundredthsOf } from '@unisite/shared/contract';
import fc from 'fast-check';
import { checkBonuses } from '../../rewards/bonuses/index.ts';
import { checkFreeRoundCalls } from '../seamless/index.ts';
import { type BetBody, code, type Player, vendorTable } from '../seamless/testing/vendorTable.ts';
import { checkFreeRounds } from './checkFreeRounds.ts';
import { closeFreeRounds } from './closeFreeRounds.ts';
import { playableFreeRounds } from './freeRoundsRows.ts';
import { giveFreeRounds, type NewFreeRounds } from './giveFreeRounds.ts';

const GAME = 'jade-claw';
const DAY = 86_400_000;
const table = vendorTable();
const db = () => table.platform.database;

beforeAll(() => table.platform.owner.query('UPDATE market SET single_wallet = true'));
afterEach(async () => {
  for (const check of [checkFreeRounds, checkFreeRoundCalls, checkBonuses]) expect(await check(db())).toEqual([]);
});

/** Grants five rounds at 20.00, valid for three days; returns the id. */
async function give({ playerId }: Player, more: Partial<NewFreeRounds> = {}): Promise<string> {
  const { id } = await giveFreeRounds(
    db(),
    {
      memberId: playerId,
      currency: 'VND',
      source: 'test',
      key: table.fresh('free'),
      title: { vi: 'Thử', en: 'Test' },
      gameId: GAME,
      stake: hundredthsOf(2_000n),
      rounds: 5,
      most: null,
      wagering: null,
      endsAt: new Date(table.now() + 3 * DAY),
      ...more,
    },
    new Date(table.now()),
  );
  return id;
}

/** Bets on a free round. */
const freeBet = (who: Player, id: string, more: object = {}): BetBody =>
  table.betBody(who, 0, { freeRounds: id, ...more });
async function played(who: Player, id: string, won: number): Promise<BetBody> {
  const body = freeBet(who, id);
  expect(await code(table.bet(body))).toBe('OK');
  expect(await code(winOf(body, won))).toBe('OK');
  return body;
}
/** A win does not refer to free rounds. */
const winOf = ({ freeRounds: _none, ...body }: BetBody & { freeRounds?: string }, won: number, more: object = {}) =>
  table.win(body, won, more);

interface Kept {
  readonly state: string;
  readonly used: number;
  readonly won: number;
  readonly given: number | null;
}
const kept = async (id: string): Promise<Kept | undefined> =>
  (
    await db().query<Kept>(
      `SELECT g.state, g.used, g.won::float8 AS won, b.amount::float8 AS given
       FROM free_rounds g LEFT JOIN bonus b ON b.id = g.bonus_id WHERE g.id = $1`,
      [id],
    )
  )[0];
const close = ({ playerId }: Player) => closeFreeRounds(table.platform.services, playerId);
const left = async ({ playerId }: Player) =>
  (await playableFreeRounds(db(), playerId, { gameId: GAME, now: new Date(table.now()) })).map((one) => one.left);

test('rounds cost nothing, what they win is kept and given once all are over', async () => {
  const who = await table.player(10_000n);
  const id = await give(who);
  expect(await left(who)).toEqual([5]);
  for (const won of [0, 3_000, 0, 0]) await played(who, id, won);
  expect(await left(who)).toEqual([1]);
  expect(await table.balance(who)).toBe(10_000n);
  await close(who);
  expect(await kept(id)).toEqual({ state: 'open', used: 4, won: 3_000, given: null });
  const last = freeBet(who, id);
  expect(await table.bet(last)).toMatchObject({ body: { balance: 10_000 } });
  await close(who);
  expect(await kept(id)).toMatchObject({ state: 'open', used: 5 });
  // the vendor gets the balance unchanged: it excludes winnings of free rounds
  expect(await winOf(last, 500)).toMatchObject({ body: { balance: 10_000 } });
  await Promise.all([close(who), close(who), close(who)]);
  expect(await kept(id)).toEqual({ state: 'over', used: 5, won: 3_500, given: 3_500 });
  expect(await table.balance(who)).toBe(13_500n);
});

test('what they won is a bonus where it is to be wagered, and never more than their most', async () => {
  const who = await table.player(0n);
  const wagering = { times: 3, days: 7, weights: { RNG: 100 }, largestBet: hundredthsOf(5_000n) };
  const id = await give(who, { rounds: 1, most: hundredthsOf(2_500n), wagering });
  await played(who, id, 9_000);
  await close(who);
  expect(await kept(id)).toMatchObject({ state: 'over', won: 9_000, given: 2_500 });
  expect(await table.balance(who)).toBe(0n);
  const rows = await db().query(
    `SELECT state, target::int, days, weights, largest_bet::int AS "largestBet" FROM bonus WHERE member_id = $1`,
    [who.playerId],
  );
  expect(rows).toEqual([{ state: 'running', target: 7_500, days: 7, weights: { RNG: 100 }, largestBet: 5_000 }]);
});

describe('a bet is refused', () => {
  const over = 'FREE_ROUNDS_OVER';
  test('when the rounds are used up, another’s, of another game, unknown, or over', async () => {
    const [who, other] = [await table.player(), await table.player()];
    const id = await give(who, { rounds: 1 });
    expect(await code(table.bet(freeBet(other, id)))).toBe(over);
    expect(await code(table.bet(freeBet(who, id, { gameId: 'roulette-nha' })))).not.toBe('OK');
    expect(await code(table.bet(freeBet(who, '999999999999')))).toBe(over);
    await played(who, id, 0);
    expect(await code(table.bet(freeBet(who, id)))).toBe(over);
    const late = await give(who);
    table.pass(3 * DAY);
    expect(await left(who)).toEqual([]);
    expect(await code(table.bet(freeBet({ ...who }, late)))).not.toBe('OK');
  });

  test('when it costs something, or its round has begun', async () => {
    const who = await table.player();
    const id = await give(who);
    expect(await code(table.bet({ ...freeBet(who, id), amount: 1 }))).toBe('BAD_REQUEST');
    const paid = await table.accepted(who, 500);
    expect(await code(table.bet(freeBet(who, id, { roundId: paid.roundId })))).toBe(over);
    const free = await played(who, id, 0);
    expect(await code(table.bet(freeBet(who, id, { roundId: free.roundId })))).not.toBe('OK');
    expect(await kept(id)).toMatchObject({ used: 1 });
  });
});

test('the last round is played once, whoever asks for it at the same moment, and a copy gets its answer', async () => {
  const who = await table.player();
  const id = await give(who, { rounds: 3 });
  const bodies = Array.from({ length: 12 }, () => freeBet(who, id));
  const codes = await Promise.all([...bodies, ...bodies].map((body) => code(table.bet(body))));
  expect(codes.slice(0, 12).filter((one) => one === 'OK')).toHaveLength(3);
  expect(codes.slice(12)).toEqual(codes.slice(0, 12));
  expect(await kept(id)).toMatchObject({ used: 3 });
});

test('a bet that is taken back gives its round back; a win that is taken back counts nothing', async () => {
  const who = await table.player();
  const id = await give(who, { rounds: 1 });
  const body = freeBet(who, id);
  await table.bet(body);
  expect(await code(table.rollback(who, body.transactionId))).toBe('OK');
  expect(await left(who)).toEqual([1]);
  // also under the same round id
  const again = freeBet(who, id, { roundId: body.roundId });
  expect(await code(table.bet(again))).toBe('OK');
  const wrong = table.fresh('win');
  expect(await code(winOf(again, 7_000, { transactionId: wrong }))).toBe('OK');
  expect(await code(table.rollback(who, wrong))).toBe('OK');
  expect(await code(winOf(again, 700))).toBe('OK');
  await close(who);
  expect(await kept(id)).toMatchObject({ state: 'over', won: 700, given: 700 });
  expect(await table.balance(who)).toBe(100_700n);
});

test('once it was given, a win is not taken back; a rollback that came before its bet stops it', async () => {
  const who = await table.player();
  const id = await give(who, { rounds: 1 });
  const body = freeBet(who, id);
  expect(await code(table.rollback(who, body.transactionId))).toBe('OK');
  await table.bet(body);
  expect(await left(who)).toEqual([1]);
  const next = freeBet(who, id);
  await table.bet(next);
  const paid = table.fresh('win');
  await winOf(next, 700, { transactionId: paid });
  await close(who);
  expect(await code(table.rollback(who, paid))).toBe('WIN_SPENT');
  expect(await table.balance(who)).toBe(100_700n);
});

test('time ends them: a round that is open is waited for, a day at most', async () => {
  const who = await table.player();
  const id = await give(who);
  await played(who, id, 1_000);
  const open = freeBet(who, id);
  await table.bet(open);
  table.pass(3 * DAY);
  await close(who);
  expect(await kept(id)).toMatchObject({ state: 'open' });
  await winOf(open, 250);
  await close(who);
  expect(await kept(id)).toMatchObject({ state: 'over', used: 2, given: 1_250 });

  const another = await give(who);
  const stuck = freeBet({ ...who, token: who.token }, another);
  await db().query('SELECT 1');
  expect(await code(table.bet(stuck))).not.toBe('OK'); // the play session has ended by now
  table.pass(4 * DAY);
  await close(who);
  expect(await kept(another)).toEqual({ state: 'over', used: 0, won: 0, given: null });
});

test('a stake into a free round makes its wins the wallet’s', async () => {
  const who = await table.player(10_000n);
  const id = await give(who);
  const free = freeBet(who, id);
  await table.bet(free);
  await table.bet(table.betBody(who, 1_000, { roundId: free.roundId }));
  await winOf(free, 4_000);
  expect(await table.balance(who)).toBe(13_000n);
  expect(await kept(id)).toMatchObject({ won: 0 });
});

test('what does not fit is noticed', async () => {
  const { owner } = table.platform;
  const who = await table.player();
  const id = await give(who, { rounds: 2 });
  await played(who, id, 900);
  const undo = new Error('only looked at');
  for (const change of [
    'UPDATE free_rounds SET used = 0 WHERE id = $1',
    'UPDATE free_rounds SET won = won + 1 WHERE id = $1',
    'UPDATE free_round SET won = won - 1 WHERE grant_id = $1',
    'DELETE FROM free_round WHERE grant_id = $1',
  ]) {
    const tampered = owner.transaction(async (q) => {
      await q.query(change, [id]);
      expect([...(await checkFreeRounds(q)), ...(await checkFreeRoundCalls(q))]).not.toEqual([]);
      throw undo;
    });
    await expect(tampered).rejects.toBe(undo);
  }
  await expect(db().query('UPDATE free_rounds SET rounds = 400')).rejects.toThrow('permission denied');
});

interface Round {
  readonly body: BetBody;
  win: { readonly id: string; readonly won: number } | null;
  isBack: boolean;
}
/** Expected state of four free rounds, in hundredths. */
interface Model {
  readonly id: string;
  readonly rounds: Round[];
  isOver: boolean;
}
const standing = ({ rounds }: Model) => rounds.filter(({ isBack }) => !isBack);
const wonBy = (model: Model) => standing(model).reduce((sum, { win }) => sum + (win?.won ?? 0), 0);

/** What a vendor does to a player's last round, and the expected effect. */
const deeds = {
  async bet(who: Player, model: Model) {
    const body = freeBet(who, model.id);
    const fits = standing(model).length < 4 && !model.isOver;
    expect(await code(table.bet(body))).toBe(fits ? 'OK' : 'FREE_ROUNDS_OVER');
    if (fits) model.rounds.push({ body, win: null, isBack: false });
  },
  async win(_who: Player, model: Model, won: number) {
    const last = model.rounds.at(-1);
    if (!last || last.win || last.isBack) return;
    last.win = { id: table.fresh('win'), won };
    expect(await code(winOf(last.body, won, { transactionId: last.win.id }))).toBe('OK');
  },
  async undoBet(who: Player, model: Model) {
    const last = model.rounds.at(-1);
    if (!last || last.win || last.isBack) return;
    expect(await code(table.rollback(who, last.body.transactionId))).toBe('OK');
    last.isBack = true;
  },
  async undoWin(who: Player, model: Model) {
    const last = model.rounds.at(-1);
    if (!last?.win) return;
    const isGiven = model.isOver && last.win.won > 0;
    expect(await code(table.rollback(who, last.win.id))).toBe(isGiven ? 'WIN_SPENT' : 'OK');
    if (!isGiven) last.win = null;
  },
  async close(who: Player, model: Model) {
    await close(who);
    const rounds = standing(model);
    model.isOver ||= rounds.length === 4 && rounds.every(({ win }) => win !== null);
  },
} as const;

test('whatever the order of events, a round is played once, and all that was won is given once', async () => {
  const act = fc.record({
    do: fc.constantFrom<keyof typeof deeds>('bet', 'bet', 'win', 'win', 'undoBet', 'undoWin', 'close'),
    won: fc.integer({ min: 0, max: 9_000 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 6, maxLength: 30 }), async (acts) => {
      const who = await table.player(10_000n);
      const id = await give(who, { rounds: 4, most: hundredthsOf(12_000n) });
      const model: Model = { id, rounds: [], isOver: false };
      for (const one of acts) {
        await deeds[one.do](who, model, one.won);
        if (!model.isOver) expect(await kept(id)).toMatchObject({ used: standing(model).length, won: wonBy(model) });
        const given = model.isOver ? Math.min(wonBy(model), 12_000) : 0;
        expect(Number(await table.balance(who))).toBe(10_000 + given);
      }
      for (const check of [checkFreeRounds, checkFreeRoundCalls]) expect(await check(db())).toEqual([]);
    }),
    { numRuns: 40 },
  );
});
