import { expect, test } from '@jest/globals';
import { hundredthsOf, type PromotionOffer, promotions, vnd } from '@unisite/shared/contract';
import fc from 'fast-check';
import { post } from '../../money/ledger/index.ts';
import { giveBonus, wageredAnywhere } from '../bonuses/index.ts';
import { promotionTable } from './testing/promotionTable.ts';

const at = promotionTable();
const { promotion, claimant, claim, claimOf, bonusesOf, later, play } = at;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

// the test starts on Monday, 2 March 2026, 10:00 in Vietnam
const base = { newWithinDays: null, oncePerson: false, wagering: null } as const;
const fixed = { kind: 'fixed', amount: vnd(10_000) } as const;
const onDays = (more: Partial<Extract<PromotionOffer['starts'], { on: 'day' }>>): PromotionOffer => ({
  ...base,
  times: 'day',
  starts: { on: 'day', weekdays: [], monthDays: [], dates: [], ...more },
  gives: fixed,
});
const birthday: PromotionOffer = { ...base, times: 'year', starts: { on: 'birthday' }, gives: fixed };
const cashback = (of: 'day' | 'week', percent = 10, more: Partial<PromotionOffer> = {}): PromotionOffer => ({
  ...base,
  times: of,
  starts: { on: 'loss', of, least: vnd(100), categories: ['RNG'] },
  gives: { kind: 'percent', percent, most: vnd(5_000) },
  ...more,
});

test('what is for certain days is had on those alone, once each', async () => {
  const id = await promotion(onDays({ weekdays: [1, 3] }));
  const who = await claimant();
  expect(await claimOf(who, id)).toMatchObject({ state: 'claim', opensAt: null });
  expect(
    await Promise.all([claim(who, id, 'one-tab-of-two'), claim(who, id, 'one-tab-of-two'), claim(who, id)]),
  ).toEqual(['claimed', 'claimed', 'claimed']);
  expect(await claimOf(who, id)).toMatchObject({ state: 'claimed' });
  await later(DAY, who);
  expect(await claimOf(who, id)).toMatchObject({ state: 'soon', opensAt: '2026-03-03T17:00:00.000Z' });
  expect(await claim(who, id)).toBe('PROMOTION_NOT_TODAY');
  await later(DAY, who);
  expect(await claim(who, id)).toBe('claimed');
  expect(await bonusesOf(who)).toEqual([10_000, 10_000]);
});

test('a visitor sees when it can be had, and nothing more once its dates are over', async () => {
  const [ahead, over] = [
    await promotion(onDays({ dates: ['2026-03-05'] })),
    await promotion(onDays({ dates: ['2026-03-01'] })),
  ];
  const { rows } = (await at.table.platform.call(promotions, {})).value;
  const stateOf = (id: string) => rows.find((row) => row.id === id)?.claim;
  expect(stateOf(ahead)).toMatchObject({ state: 'soon', opensAt: '2026-03-04T17:00:00.000Z' });
  expect(stateOf(over)).toMatchObject({ state: 'close', opensAt: null });
});

test('a birthday is had in its week, once a year', async () => {
  const id = await promotion(birthday);
  const who = await claimant();
  expect(await claimOf(who, id)).toMatchObject({ state: 'soon', opensAt: '2026-05-16T17:00:00.000Z' });
  expect(await claim(who, id)).toBe('PROMOTION_NOT_TODAY');
  // 17 May
  await later(76 * DAY, who);
  expect(await claimOf(who, id)).toMatchObject({ state: 'claim', opensAt: null });
  expect(await Promise.all([claim(who, id), claim(who, id)])).toEqual(['claimed', 'claimed']);
  await later(6 * DAY, who);
  expect(await claim(who, id)).toBe('claimed');
  await later(DAY, who);
  expect(await claimOf(who, id)).toMatchObject({ state: 'soon', opensAt: '2027-05-16T17:00:00.000Z' });
  await later(358 * DAY, who);
  expect(await claim(who, id)).toBe('claimed');
  expect(await bonusesOf(who)).toEqual([10_000, 10_000]);
});

test('a share of a day’s loss is paid back once the day is over, once, up to the most', async () => {
  const id = await promotion(cashback('day'));
  const who = await claimant(1_000_000_00n);
  await play(who, 20_000, 5_000);
  expect(await claimOf(who, id)).toMatchObject({ state: 'soon', opensAt: '2026-03-02T17:05:00.000Z', brings: null });
  expect(await claim(who, id)).toBe('PROMOTION_NO_LOSS');
  await later(DAY, who);
  expect(await claimOf(who, id)).toMatchObject({ state: 'claim', brings: 1_500 });
  expect(
    await Promise.all([claim(who, id), claim(who, id, 'one-tab-of-two'), claim(who, id, 'one-tab-of-two')]),
  ).toEqual(['claimed', 'claimed', 'claimed']);
  expect(await bonusesOf(who)).toEqual([1_500]);
  await play(who, 90_000);
  await later(DAY, who);
  expect(await claim(who, id)).toBe('claimed');
  expect(await bonusesOf(who)).toEqual([5_000, 1_500]);
  // nobody played
  await later(DAY, who);
  expect(await claim(who, id)).toBe('PROMOTION_NO_LOSS');
});

test('what is settled anew after it was paid back changes nothing', async () => {
  const id = await promotion(cashback('day'));
  const who = await claimant(1_000_000_00n);
  const bet = await at.table.accepted(who, 20_000_00);
  await at.table.win(bet, 0);
  await later(DAY, who);
  expect(await claim(who, id)).toBe('claimed');
  await at.table.platform.owner.query('UPDATE game_round SET won = staked WHERE round_id = $1', [bet.roundId]);
  expect(await claim(who, id)).toBe('claimed');
  expect(await bonusesOf(who)).toEqual([2_000]);
  await at.table.platform.owner.query('UPDATE game_round SET won = 0 WHERE round_id = $1', [bet.roundId]);
});

test('rounds that a bonus has a part in do not count, nor days that were paid back for under another period', async () => {
  const id = await promotion(cashback('day'));
  const who = await claimant(5_000_00n);
  const grant = {
    memberId: who.playerId,
    currency: 'VND',
    source: 'test',
    key: 'test',
    title: { vi: 'Thử', en: 'Test' },
  };
  await giveBonus(
    at.table.platform.database,
    { ...grant, amount: hundredthsOf(10_000_00), wagering: wageredAnywhere(hundredthsOf(10n ** 10n)) },
    new Date(at.table.now()),
  );
  await play(who, 6_000);
  await later(DAY, who);
  expect(await claim(who, id)).toBe('PROMOTION_NO_LOSS');

  const other = await claimant(100_000_00n);
  await play(other, 10_000);
  await later(DAY, other);
  expect(await claim(other, id)).toBe('claimed');
  await at.table.platform.owner.query('UPDATE promotion SET offer = $2 WHERE id = $1', [
    id,
    JSON.stringify(cashback('week')),
  ]);
  await later(5 * DAY, other);
  expect(await claim(other, id)).toBe('PROMOTION_NO_LOSS');
  expect(await bonusesOf(other)).toEqual([1_000]);
});

test('points and tickets are given once a key, and go back with their deposit', async () => {
  const points = await promotion({
    ...base,
    times: 'once',
    gives: { kind: 'points', points: 500 },
    starts: { on: 'deposit', least: vnd(100), which: 'any', weekdays: [1, 2, 3, 4, 5, 6, 7] },
  });
  const tickets = await promotion({ ...onDays({ weekdays: [1] }), gives: { kind: 'tickets', count: 3 } });
  const who = await claimant();
  expect(await Promise.all([claim(who, tickets), claim(who, tickets)])).toEqual(['claimed', 'claimed']);
  expect(await at.ticketsOf(who)).toBe(3);
  expect(await claim(who, points)).toBe('joined');
  const reference = await at.pay(who.playerId, 1_000);
  await Promise.all([at.follow(), at.follow()]);
  expect(await at.pointsOf(who)).toBe(500);
  expect(await claimOf(who, points)).toMatchObject({ state: 'issued' });
  expect(await at.activitiesOf(who)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: points, state: 'issued' }),
      expect.objectContaining({ id: tickets, state: 'claimed' }),
    ]),
  );
  await post(at.table.platform.database, {
    key: `${reference}/back`,
    kind: 'depositReversal',
    amount: hundredthsOf(1_000_00),
    reference,
    from: { kind: 'debt', owner: who.playerId },
    to: { kind: 'bank', owner: 'BANK' },
    subject: { vi: 'Nạp tiền', en: 'Deposit' },
    at: new Date(at.table.now()),
  });
  await at.follow();
  expect(await at.pointsOf(who)).toBe(0);
  expect(await claimOf(who, points)).toMatchObject({ state: 'close' });
});

test('who it is for: a level, a label; and so many of all', async () => {
  const level = await promotion({ ...onDays({ weekdays: [1] }), levels: ['gold1', 'gold2'] });
  const label = await promotion({ ...onDays({ weekdays: [1] }), labels: ['Khách quý'] });
  const places = await promotion({ ...onDays({ weekdays: [1] }), places: 2, gives: { kind: 'points', points: 7 } });
  const [gold, plain, third] = [await claimant(), await claimant(), await claimant()];
  await at.table.platform.owner.query(`UPDATE member SET level = 'gold2', labels = '{"Khách quý"}' WHERE id = $1`, [
    gold.playerId,
  ]);
  expect([await claim(gold, level), await claim(gold, label)]).toEqual(['claimed', 'claimed']);
  expect([await claim(plain, level), await claim(plain, label)]).toEqual(['PROMOTION_LEVEL', 'PROMOTION_LABEL']);
  expect(await claimOf(plain, level)).toMatchObject({ state: 'rejected' });
  const all = await Promise.all([gold, plain, third].map((who) => claim(who, places)));
  expect(all.toSorted()).toEqual(['PROMOTION_SPENT', 'claimed', 'claimed']);
});

test('no order of play, claims, days and retries pays a day or a week back twice', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('day' as const, 'week' as const),
      fc.array(fc.constantFrom('lose', 'win', 'claim', 'twice', 'day'), { minLength: 4, maxLength: 10 }),
      async (of, steps) => {
        const id = await promotion(cashback(of, 10, { gives: { kind: 'percent', percent: 10, most: vnd(1_000_000) } }));
        const who = await claimant(10_000_000_00n);
        let lost = 0;
        for (const step of [...steps, 'day', 'claim'] as const) {
          if (step === 'lose') await play(who, 10_000);
          if (step === 'win') await play(who, 10_000, 12_000);
          if (step === 'lose') lost += 10_000;
          if (step === 'claim') await claim(who, id);
          if (step === 'twice') await Promise.all([claim(who, id), claim(who, id)]);
          if (step === 'day') await later(DAY, who);
        }
        const paid = (await bonusesOf(who)).reduce((sum, amount) => sum + amount, 0);
        expect(paid).toBeLessThanOrEqual(lost / 10);
        const rows = await at.table.platform.database.query<{ first: string; lost: string; counted: string }>(
          `SELECT first_day::text AS first, lost, promotion_loss($2, first_day, last_day, '{RNG}') AS counted
           FROM promotion_cashback WHERE promotion_id = $1`,
          [id, who.playerId],
        );
        expect(new Set(rows.map(({ first }) => first)).size).toBe(rows.length);
        expect(rows.map((row) => row.lost)).toEqual(rows.map((row) => row.counted));
        expect(rows.reduce((sum, row) => sum + Number(row.lost) / 1000, 0)).toBe(paid);
      },
    ),
    { numRuns: 12 },
  );
}, 60_000);

test('no order of deposits, claims, days and retries gives points or tickets twice a day', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom('deposit', 'claim', 'twice', 'follow', 'day'), { minLength: 4, maxLength: 12 }),
      async (steps) => {
        const points = await promotion({
          ...base,
          times: 'day',
          gives: { kind: 'points', points: 5 },
          starts: { on: 'deposit', least: vnd(100), which: 'any', weekdays: [1, 2, 3, 4, 5, 6, 7] },
        });
        const tickets = await promotion({
          ...onDays({ weekdays: [1, 2, 3, 4, 5, 6, 7] }),
          gives: { kind: 'tickets', count: 2 },
        });
        const who = await claimant();
        await claim(who, points);
        const [deposited, claimed] = [new Set<number>(), new Set<number>()];
        let day = 0;
        const does = {
          async deposit() {
            await at.pay(who.playerId, 1_000);
            deposited.add(day);
          },
          async claim() {
            await claim(who, tickets);
            claimed.add(day);
          },
          async twice() {
            await Promise.all([claim(who, tickets), claim(who, tickets)]);
            claimed.add(day);
          },
          follow: () => Promise.all([at.follow(), at.follow()]),
          async day() {
            await later(DAY, who);
            day += 1;
          },
        } as const;
        for (const step of [...steps, 'follow'] as const) await does[step]();
        expect(await at.ticketsOf(who)).toBe(2 * claimed.size);
        expect(await at.pointsOf(who)).toBe(5 * deposited.size);
      },
    ),
    { numRuns: 12 },
  );
}, 60_000);
