import { describe, expect, test } from '@jest/globals';
import { evaluate, totalOf, windowAt } from './evaluate.ts';
import { greatestWin, hitPercent, returnPercent } from './figures.ts';
import { lines } from './lines.ts';
import { measure } from './measure.ts';
import { drumPays, linePays } from './paytable.ts';
import { reels } from './reels.ts';

describe('the reels, every screen counted', () => {
  const counted = measure(reels);

  test('pay back what the rules say, of 87,910,758 equally likely screens', () => {
    expect(counted.screens).toBe(87_910_758);
    expect(counted.paid).toBe(1_700_857_920);
    const percent = (100 * counted.paid) / counted.screens / lines.length;
    expect(percent).toBeCloseTo(returnPercent, 2);
    expect((100 * counted.hits) / counted.screens).toBeCloseTo(hitPercent, 2);
  });

  test('are of medium volatility: a standard deviation of 5 to 8 stakes', () => {
    expect(counted.deviation).toBeGreaterThan(5);
    expect(counted.deviation).toBeLessThan(8);
  });

  test('never pay more than the greatest win, and can pay it', () => {
    expect(counted.most.pays).toBe(greatestWin * lines.length);
    expect(totalOf(evaluate(windowAt(reels, counted.most.stops), 2_000))).toBe(greatestWin * 2_000);
  });

  test('agree with the return worked out line by line from the strips alone', () => {
    // Each stop of a reel is equally likely on every line, so all lines have the same mean.
    const share = (reel: number, wanted: readonly string[]): number => {
      const strip = reels[reel] ?? [];
      return strip.filter((symbol) => wanted.includes(symbol)).length / strip.length;
    };
    let mean = 0;
    for (const [symbol, [three, four, five]] of Object.entries(linePays)) {
      const p = reels.map((_, reel) => share(reel, [symbol, 'wild']));
      const [a = 0, b = 0, c = 0, d = 0, e = 0] = p;
      mean += a * b * c * ((1 - d) * three + d * (1 - e) * four + d * e * five);
    }
    const drumChance = reels.map((_, reel) => 3 * share(reel, ['drum']));
    let byCount = [1];
    for (const chance of drumChance) {
      byCount = [...byCount, 0].map((at, count) => at * (1 - chance) + (byCount[count - 1] ?? 0) * chance);
    }
    mean += drumPays.reduce((sum, times, index) => sum + times * (byCount[index + 3] ?? 0), 0);
    expect(100 * mean).toBeCloseTo((100 * counted.paid) / counted.screens / lines.length, 9);
  });
});

describe('the strips', () => {
  test('have no wild on the first reel and never two drums in one window of a reel', () => {
    expect(reels[0]).not.toContain('wild');
    for (const strip of reels) {
      for (let stop = 0; stop < strip.length; stop += 1) {
        const shown = [0, 1, 2].map((row) => strip[(stop + row) % strip.length]);
        expect(shown.filter((symbol) => symbol === 'drum').length).toBeLessThanOrEqual(1);
      }
    }
  });

  test('twenty different lines', () => {
    expect(new Set(lines.map(String)).size).toBe(20);
  });
});
