import { expect, test } from '@jest/globals';
import { slideTrail } from './slideTrail.ts';

test('a way of very many points is sent as fewer, with its beginning and its end', () => {
  const trail = slideTrail();
  trail.begin({ x: 0, y: 0, t: 0 });
  for (let i = 1; i <= 20_000; i += 1) trail.add({ x: i / 100, y: 0, t: i });
  const points = trail.points();
  expect(points.length).toBeLessThanOrEqual(1000);
  expect(points[0]).toEqual({ x: 0, y: 0, t: 0 });
  expect(points.at(-1)).toEqual({ x: 200, y: 0, t: 20_000 });
});

test('another beginning forgets the way before', () => {
  const trail = slideTrail();
  trail.begin({ x: 0, y: 0, t: 0 });
  trail.add({ x: 9, y: 0, t: 50 });
  trail.begin({ x: 9, y: 0, t: 90 });
  expect(trail.points()).toEqual([{ x: 9, y: 0, t: 90 }]);
});
