import { expect, test } from '@jest/globals';
import { fishingGame } from '../server.ts';
import { engine } from './engine.ts';
import { bossNames, fishPays, mostShots, returnPercent } from './fish.ts';
import { bossPlace, greatestOf, quarryAt, quarryNames, seaNames, seaOf, seas } from './seas.ts';

const everywhere = [undefined, ...seaNames].flatMap((sea) =>
  quarryNames(sea).map((name, place) => ({ sea, name, place })),
);

test.each(everywhere)(
  'every shot returns exactly the promised share ($sea, $name): all lots are counted',
  async (at) => {
    const { sea, place } = at;
    const lots = quarryAt(sea, place)?.lots ?? 0;
    let won = 0;
    for (let lot = 0; lot < lots; lot += 1) {
      const drawn = await engine.play({ ...(sea && { sea }), cannon: 1, shots: [place] }, async (bound) => {
        if (bound !== lots) throw new Error(`drawn below ${bound}`);
        return lot;
      });
      won += drawn.won;
    }
    expect(won * 100).toBe(lots * returnPercent);
  },
);

test('lots are whole, and the prizes of a boss are in order, each with a quarter of what comes back', () => {
  for (const { sea, place } of everywhere) {
    const { lots, prizes } = quarryAt(sea, place) ?? { lots: 0, prizes: [] };
    expect(prizes.every((prize) => Number.isInteger(prize.lots) && prize.lots > 0)).toBe(true);
    expect(new Set(prizes.map((prize) => prize.lots * prize.pays))).toEqual(
      new Set([(lots * returnPercent) / 100 / prizes.length]),
    );
  }
  for (const sea of seaNames) {
    const { pays } = seas[sea].boss;
    expect([...pays].sort((a, b) => b - a)).toEqual([...pays]);
    expect(greatestOf(sea)).toBe(pays[0]);
  }
});

test('a boss is drawn once a shot: the great prize from the first lots, nothing from the last', async () => {
  const lots = [0, 7, 8, 87, 88, 487, 488, 1_687, 1_688, 9_999];
  const shots = lots.map(() => bossPlace('reef'));
  const drawn = await engine.play({ sea: 'reef', cannon: 500, shots }, async () => lots.shift() ?? 0);
  expect(drawn.result.pays).toEqual([300, 300, 30, 30, 6, 6, 2, 2, 0, 0]);
  expect(drawn.won).toBe(500 * 676);
});

test('a round from before there were several seas still reads the same: eleven fish, no payout per shot', async () => {
  const lots = [95, 96, 0];
  const drawn = await engine.play({ cannon: 500, shots: [0, 0, 10] }, async () => lots.shift() ?? 0);
  expect(drawn).toEqual({ result: { caught: [true, false, true] }, won: 500 * (2 + 200) });
  expect(quarryAt(undefined, 11)).toBeNull();
});

test('every sea has fish from small to great, and a boss that is in no other', () => {
  for (const sea of seaNames) {
    const pays = seas[sea].fish.map((name) => fishPays[name]);
    expect([...pays].sort((a, b) => a - b)).toEqual(pays);
  }
  expect(new Set(seaNames.map((sea) => seas[sea].boss.name))).toEqual(new Set(bossNames));
});

test.each(['', 'constructor', 'unheard-of'])('a title whose scene is %j opens the reef', (scene) => {
  expect(seaOf(scene)).toBe('reef');
});

test('a round is of at most so many shots of one cannon that there is, at what swims in the sea of the title', () => {
  const wager = (choice: unknown, scene = 'octopus') =>
    fishingGame.wager(choice, { currency: 'VND', prizeMode: null, scene, gameId: '' });
  const good = { sea: 'trench', cannon: 50_000, shots: [0, 3, bossPlace('trench')] };
  expect(wager(good)?.stake).toBe(150_000);
  expect(wager(good, 'reef')).toBeNull();
  for (const choice of [
    { ...good, cannon: 50_001 },
    { ...good, shots: [] },
    { ...good, shots: [bossPlace('trench') + 1] },
    { ...good, shots: [-1] },
    { ...good, shots: new Array(mostShots + 1).fill(0) },
    { ...good, sea: 'pond' },
    { cannon: 50_000, shots: [0] },
    null,
  ]) {
    expect(wager(choice)).toBeNull();
  }
});
