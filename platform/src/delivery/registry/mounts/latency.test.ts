import { expect, it } from '@jest/globals';
import { bounds, bucketOf, emptyHistogram, type Histogram, quantile } from './latency.ts';

const histogramOf = (times: readonly number[]): Histogram => {
  const histogram = emptyHistogram();
  for (const time of times) {
    const bucket = bucketOf(time);
    histogram[bucket] = (histogram[bucket] ?? 0) + 1;
  }
  return histogram;
};

it('has a bucket for every time', () => {
  expect(bucketOf(0)).toBe(0);
  expect(bucketOf(32)).toBe(0);
  expect(bucketOf(33)).toBe(1);
  expect(bucketOf(600_000)).toBe(bounds.length);
  expect(emptyHistogram()).toHaveLength(bounds.length + 1);
});

it('knows no percentile of nothing', () => {
  expect(quantile(emptyHistogram(), 0.75)).toBeNull();
});

it('reads percentiles to a fifth, whatever the times', () => {
  let seed = 7;
  const random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  for (let round = 0; round < 50; round++) {
    const centre = 60 + 4_000 * random();
    const times = Array.from({ length: 400 }, () => centre * (0.6 + 2 * random() ** 2)).sort((a, b) => a - b);
    for (const share of [0.5, 0.75, 0.95]) {
      const exact = times[Math.ceil(share * times.length) - 1] ?? 0;
      const read = quantile(histogramOf(times), share) ?? 0;
      expect(Math.abs(read - exact) / exact).toBeLessThan(0.2);
    }
  }
});

it('stays within the last bound for what took longer', () => {
  expect(quantile(histogramOf([500_000]), 0.75)).toBe(65_536);
});
