import { expect, test } from '@jest/globals';
import { angleOf, turnTo } from './turn.ts';

test('the wheel stands with the middle of a field under the pointer, wherever it began', () => {
  for (const count of [4, 7, 8, 12])
    for (let place = 0; place < count; place += 1) {
      const to = angleOf(place, count);
      // the field's middle is at this angle from the first one's
      expect(Math.cos(((to + (place * 360) / count) * Math.PI) / 180)).toBeCloseTo(1);
      for (const from of [0, 90, 315]) {
        const end = turnTo(from, to);
        expect(end - from).toBeGreaterThanOrEqual(4 * 360);
        expect(end - from).toBeLessThan(5 * 360);
        expect(Math.cos(((end - to) * Math.PI) / 180)).toBeCloseTo(1);
      }
    }
});
