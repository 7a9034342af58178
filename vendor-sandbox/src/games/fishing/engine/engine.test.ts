import { expect, test } from '@jest/globals';
import { fishingGame } from '../server.ts';
import { engine } from './engine.ts';
import { catchPercent, fishKinds, lotsOf, mostShots, returnPercent } from './fish.ts';

test('every fish returns exactly the promised share: all lots of each are counted', async () => {
  for (const [kind, { pays }] of fishKinds.entries()) {
    let won = 0;
    const lots = lotsOf(pays);
    for (let lot = 0; lot < lots; lot += 1) {
      const drawn = await engine.play({ cannon: 100, shots: [kind] }, async (bound) => {
        expect(bound).toBe(lots);
        return lot;
      });
      won += drawn.won;
      expect(drawn.won).toBe(drawn.result.caught[0] ? 100 * pays : 0);
    }
    expect((won / lots / 100) * 100).toBeCloseTo(returnPercent, 9);
    expect((catchPercent(pays) / 100) * pays * 100).toBeCloseTo(returnPercent, 9);
  }
});

test('shots are drawn one by one, in the order of their hits', async () => {
  const lots = [95, 96, 0];
  const drawn = await engine.play({ cannon: 500, shots: [0, 0, 10] }, async () => lots.shift() ?? 0);
  expect(drawn).toEqual({ result: { caught: [true, false, true] }, won: 500 * (2 + 200) });
});

test('a round is of at most so many shots of one cannon that there is', () => {
  const wager = (choice: unknown) =>
    fishingGame.wager(choice, { currency: 'VND', prizeMode: null, scene: '', gameId: '' });
  expect(wager({ cannon: 50_000, shots: [0, 3, 3] })?.stake).toBe(150_000);
  for (const choice of [
    { cannon: 50_001, shots: [0] },
    { cannon: 50_000, shots: [] },
    { cannon: 50_000, shots: [fishKinds.length] },
    { cannon: 50_000, shots: [-1] },
    { cannon: 50_000, shots: new Array(mostShots + 1).fill(0) },
    null,
  ]) {
    expect(wager(choice)).toBeNull();
  }
});
