import { afterEach, expect, test } from '@jest/globals';
import { hundredthsOf } from '@unisite/shared/contract';
import { seamlessPaths } from '@unisite/shared/contract/seamless';
import fc from 'fast-check';
import { balanceOf } from '../../money/ledger/index.ts';
import { type BetBody, code, type Player, vendorTable } from '../../play/seamless/testing/vendorTable.ts';
import { advanceBonuses } from './advanceBonuses.ts';
import { checkBonuses } from './checkBonuses.ts';
import { giveBonus } from './giveBonus.ts';

const table = vendorTable();
const DAY = 86_400_000;
afterEach(async () => expect(await checkBonuses(table.platform.database)).toEqual([]));

interface Terms {
  readonly amount?: bigint;
  readonly target?: bigint;
  readonly weights?: Readonly<Record<string, number>>;
  readonly largestBet?: bigint | null;
}

/** Grants a bonus of 200.00 with 10,000.00 to wager in slots unless `terms` say otherwise; hundredths. */
async function give({ playerId }: Player, terms: Terms = {}): Promise<void> {
  const { amount = 20_000n, target = 1_000_000n, weights = { RNG: 100 }, largestBet = null } = terms;
  const key = table.fresh('bonus');
  await giveBonus(
    table.platform.database,
    {
      memberId: playerId,
      currency: 'VND',
      source: 'test',
      key,
      title: { vi: 'Thử', en: 'Test' },
      amount: hundredthsOf(amount),
      wagering: {
        target: hundredthsOf(target),
        days: 3,
        weights,
        largestBet: largestBet === null ? null : hundredthsOf(largestBet),
      },
    },
    new Date(table.now()),
  );
}

interface Held {
  readonly state: string;
  readonly balance: number;
  readonly wagered: number;
  readonly closedWith: number | null;
}
const newest = async ({ playerId }: Player): Promise<Held | undefined> =>
  (
    await table.platform.database.query<Held>(
      `SELECT state, balance::float8 AS balance, wagered::float8 AS wagered, closed_with::float8 AS "closedWith"
       FROM bonus WHERE member_id = $1 ORDER BY id DESC LIMIT 1`,
      [playerId],
    )
  )[0];
const main = async ({ playerId }: Player) => Number(await balanceOf(table.platform.database, playerId));
const advance = ({ playerId }: Player) => advanceBonuses(table.platform.services, playerId);
const told = async ({ playerId, token }: Player) =>
  (await table.call(seamlessPaths.balance, { token, playerId })).body.balance;

/** A player with 100.00 in the main wallet and a bonus of 200.00. */
async function withBonus(terms?: Terms): Promise<Player> {
  const who = await table.player(10_000n);
  await give(who, terms);
  return who;
}

test('main money is staked first, then the bonus; wins follow what was staked', async () => {
  const who = await withBonus();
  expect(await told(who)).toBe(30_000);
  const first = table.betBody(who, 6_000);
  expect(await table.bet(first)).toMatchObject({ body: { balance: 24_000 } });
  // 40.00 from the main wallet, 20.00 from the bonus
  const second = table.betBody(who, 6_000);
  expect(await table.bet(second)).toMatchObject({ body: { balance: 18_000 } });
  expect(await newest(who)).toMatchObject({ balance: 18_000 });
  expect(await main(who)).toBe(0);
  // a third of the win belongs to the bonus, in whole hundredths
  expect(await table.win(second, 10_000)).toMatchObject({ body: { balance: 28_000 } });
  expect(await main(who)).toBe(6_667);
  expect(await newest(who)).toMatchObject({ balance: 21_333 });
  expect(await table.win(first, 100)).toMatchObject({ body: { balance: 28_100 } });
  expect(await main(who)).toBe(6_767);
  // a replay returns the first response and moves nothing
  expect(await table.bet(second)).toMatchObject({ body: { balance: 18_000 } });
  expect(await code(table.bet(table.betBody(who, 28_101)))).toBe('INSUFFICIENT_FUNDS');
});

test('released is what it holds by then, and what comes later of its stakes is the wallet’s', async () => {
  const who = await withBonus({ target: 10_000n });
  const open = table.betBody(who, 12_000);
  await table.bet(open);
  const lost = await table.accepted(who, 8_000);
  await table.win(lost, 0);
  const won = await table.accepted(who, 2_000);
  await table.win(won, 5_000);
  await advance(who);
  expect(await newest(who)).toMatchObject({ state: 'released', closedWith: 13_000, wagered: 10_000 });
  expect(await main(who)).toBe(13_000);
  await table.win(open, 6_000);
  expect(await main(who)).toBe(19_000);
});

test('what fails goes to the house, and so does its share of rounds that are still open', async () => {
  const who = await withBonus();
  const open = table.betBody(who, 20_000);
  await table.bet(open);
  expect(await newest(who)).toMatchObject({ balance: 10_000 });
  table.pass(5 * DAY);
  await advance(who);
  expect(await newest(who)).toMatchObject({ state: 'expired', closedWith: 10_000 });
  expect(await told(who)).toBeUndefined();
  const paid = table.fresh('win');
  await table.win(open, 40_000, { transactionId: paid });
  expect(await main(who)).toBe(20_000);
  // rolling back the win returns the bonus's share from the house
  expect(await code(table.rollback(who, paid))).toBe('OK');
  expect(await main(who)).toBe(0);
});

test('a bet that is taken back returns to where it came from; a win that is taken back leaves both', async () => {
  const who = await withBonus();
  const body = table.betBody(who, 15_000);
  await table.bet(body);
  expect(await table.rollback(who, body.transactionId)).toMatchObject({ body: { balance: 30_000 } });
  expect([await main(who), (await newest(who))?.balance]).toEqual([10_000, 20_000]);

  const again = table.betBody(who, 20_000);
  await table.bet(again);
  const paid = table.fresh('win');
  await table.win(again, 30_000, { transactionId: paid });
  expect([await main(who), (await newest(who))?.balance]).toEqual([15_000, 25_000]);
  expect(await table.rollback(who, paid)).toMatchObject({ body: { balance: 10_000 } });
  expect([await main(who), (await newest(who))?.balance]).toEqual([0, 10_000]);
  // the corrected win closes the round again
  await table.win(again, 1);
  expect([await main(who), (await newest(who))?.balance]).toEqual([1, 10_000]);
});

test('a win of which the bonus has lost its share since is the wallet’s to give back, where it can', async () => {
  const who = await withBonus();
  const body = table.betBody(who, 30_000);
  await table.bet(body);
  const paid = table.fresh('win');
  await table.win(body, 9_000, { transactionId: paid });
  expect([await main(who), (await newest(who))?.balance]).toEqual([3_000, 6_000]);
  await table.win(await table.accepted(who, 9_000), 0);
  expect(await code(table.rollback(who, paid))).toBe('WIN_SPENT');
});

test('a bonus with nothing left, and no round that is open, is spent, and the next one runs', async () => {
  const who = await withBonus();
  await give(who, { amount: 5_000n });
  const all = await table.accepted(who, 30_000);
  await advance(who);
  expect(await newest(who)).toMatchObject({ state: 'waiting', balance: 5_000 });
  expect(await code(table.bet(table.betBody(who, 1)))).toBe('INSUFFICIENT_FUNDS');
  await table.win(all, 0);
  await advance(who);
  expect(await newest(who)).toMatchObject({ state: 'running' });
  await table.accepted(who, 5_000);
});

test('games that do not count for it and bets above its largest are not staked from it', async () => {
  const who = await withBonus({ largestBet: 12_000n });
  expect(await code(table.bet(table.betBody(who, 12_001)))).toBe('LIMIT_REACHED');
  // the limit applies to the round as a whole
  const body = table.betBody(who, 11_000);
  await table.bet(body);
  const more = table.betBody(who, 1_001, { roundId: body.roundId });
  expect(await code(table.bet(more))).toBe('LIMIT_REACHED');
  expect(await code(table.bet({ ...more, amount: 1_000, transactionId: table.fresh('bet') }))).toBe('OK');

  const other = await withBonus({ weights: { LIVE: 100, RNG: 0 } });
  expect(await told(other)).toBe(10_000);
  expect(await code(table.bet(table.betBody(other, 10_001)))).toBe('INSUFFICIENT_FUNDS');
});

test('no more is to be wagered than the market allows, whatever was asked for', async () => {
  const targetOf = async ({ playerId }: Player) =>
    (
      await table.platform.database.query<{ target: number }>(
        'SELECT target::float8 AS target FROM bonus WHERE member_id = $1 ORDER BY id DESC LIMIT 1',
        [playerId],
      )
    )[0]?.target;
  const who = await table.player(0n);
  await table.platform.owner.query('UPDATE market_protection SET most_wagering = 10');
  await give(who);
  expect(await targetOf(who)).toBe(200_000);
  await give(who, { target: 30_000n });
  expect(await targetOf(who)).toBe(30_000);
  await table.platform.owner.query('UPDATE market_protection SET most_wagering = NULL');
  await give(who);
  expect(await targetOf(who)).toBe(1_000_000);
});

test('bets at the same moment stake no hundredth twice', async () => {
  const who = await withBonus();
  const bodies = Array.from({ length: 24 }, () => table.betBody(who, 2_500));
  const replies = await Promise.all([...bodies, ...bodies].map((body) => table.bet(body)));
  expect(replies.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(12);
  expect([await main(who), (await newest(who))?.balance]).toEqual([0, 0]);
  const [bets] = await table.platform.database.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM vendor_transaction WHERE member_id = $1 AND kind = 'bet' AND outcome = 'done'`,
    [who.playerId],
  );
  expect(bets?.n).toBe(12);
});

test('parts that say what did not happen are noticed', async () => {
  const { owner, database } = table.platform;
  const who = await withBonus();
  await table.win(await table.accepted(who, 20_000), 500);
  const undo = new Error('only looked at');
  for (const change of [
    'UPDATE bonus_part SET amount = amount + 1 WHERE member_id = $1 AND kind = $2',
    'DELETE FROM bonus_part WHERE member_id = $1 AND kind = $2',
    `UPDATE bonus_part SET beside = 'wallet' WHERE member_id = $1 AND kind = $2`,
    `UPDATE bonus_part SET round_id = 'another' WHERE member_id = $1 AND kind = $2`,
  ])
    for (const kind of ['stake', 'win']) {
      const tampered = owner.transaction(async (q) => {
        await q.query(change, [who.playerId, kind]);
        expect(await checkBonuses(q)).not.toEqual([]);
        throw undo;
      });
      await expect(tampered).rejects.toBe(undo);
    }
  await expect(database.query('DELETE FROM bonus_part')).rejects.toThrow('permission denied');
});

interface Round {
  readonly body: BetBody;
  readonly staked: number;
  /** The bonus's part of the stake. */
  readonly part: number;
  isBack: boolean;
  win: { readonly id: string; readonly amount: number; readonly part: number } | null;
}

/** Expected balances of a player, hundredths. */
interface Model {
  main: number;
  bonus: number;
  target: number;
  state: 'running' | 'released' | 'spent';
  readonly rounds: Round[];
}

/** Vendor calls on a player's last round, each with its effect on the model. */
const deeds = {
  async bet(who: Player, model: Model, amount: number) {
    const body = table.betBody(who, amount);
    const fits = amount <= model.main + (model.state === 'running' ? model.bonus : 0);
    expect((await table.bet(body)).status === 200).toBe(fits);
    if (!fits) return;
    const part = Math.max(0, amount - model.main);
    model.main -= amount - part;
    model.bonus -= part;
    model.rounds.push({ body, staked: amount, part, isBack: false, win: null });
  },
  async win(_who: Player, model: Model, amount: number) {
    const last = model.rounds.at(-1);
    if (!last || last.win !== null || last.isBack) return;
    const id = table.fresh('win');
    expect((await table.win(last.body, amount, { transactionId: id })).status).toBe(200);
    const part = model.state === 'running' ? Math.floor((amount * last.part) / last.staked) : 0;
    model.main += amount - part;
    model.bonus += part;
    last.win = { id, amount, part };
  },
  async undoBet(who: Player, model: Model) {
    const last = model.rounds.at(-1);
    if (!last || last.isBack) return;
    const isDone = (await table.rollback(who, last.body.transactionId)).status === 200;
    expect(isDone).toBe(last.win === null);
    if (!isDone) return;
    const part = model.state === 'running' ? last.part : 0;
    model.main += last.staked - part;
    model.bonus += part;
    last.isBack = true;
  },
  async undoWin(who: Player, model: Model) {
    const last = model.rounds.at(-1);
    if (!last?.win) return;
    const { id, amount, part } = last.win;
    const comesBack = model.state === 'running' ? Math.min(part, model.bonus) : 0;
    const isDone = (await table.rollback(who, id)).status === 200;
    expect(isDone).toBe(model.main + comesBack >= amount);
    if (!isDone) return;
    model.main -= amount - comesBack;
    model.bonus -= comesBack;
    last.win = null;
  },
  async look(who: Player, model: Model) {
    await advance(who);
    if (model.state !== 'running') return;
    const hasOpen = model.rounds.some(({ part, win, isBack }) => part > 0 && win === null && !isBack);
    const wagered = model.rounds.reduce((sum, { staked, win }) => sum + (win === null ? 0 : staked), 0);
    if (model.bonus === 0 && !hasOpen) model.state = 'spent';
    else if (wagered >= model.target) {
      model.state = 'released';
      model.main += model.bonus;
      model.bonus = 0;
    }
  },
} as const;

test('whatever the order of events, no hundredth is lost, no bonus is released early, and each wallet has what it should', async () => {
  const act = fc.record({
    do: fc.constantFrom<keyof typeof deeds>('bet', 'bet', 'bet', 'win', 'win', 'win', 'undoBet', 'undoWin', 'look'),
    amount: fc.integer({ min: 1, max: 12_000 }),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(act, { minLength: 8, maxLength: 40 }),
      fc.integer({ min: 10_000, max: 120_000 }),
      async (acts, target) => {
        const who = await withBonus({ target: BigInt(target) });
        const model: Model = { main: 10_000, bonus: 20_000, target, state: 'running', rounds: [] };
        for (const one of acts) {
          await deeds[one.do](who, model, one.amount);
          const found = await newest(who);
          expect([await main(who), found?.balance, found?.state]).toEqual([model.main, model.bonus, model.state]);
        }
        expect(await checkBonuses(table.platform.database)).toEqual([]);
      },
    ),
    { numRuns: 40 },
  );
});
