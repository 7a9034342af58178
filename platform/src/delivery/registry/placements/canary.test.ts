import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { isInCanary } from './canary.ts';

const VISITORS = 100_000;
const visitors = Array.from({ length: VISITORS }, () => randomBytes(16).toString('base64url'));
const digest = 'a1b2c3d4e5f60718';

const some = visitors.slice(0, 20_000);

const trying = (remote: string, share: number, of = digest, among = visitors): Set<string> =>
  new Set(among.filter((visitor) => isInCanary(visitor, remote, { digest: of, share })));

/**
 * Allowed deviation of a count from its expectation: five standard deviations, exceeded by chance once in 1.7 million
 * runs.
 */
const allowed = (probability: number, of: number = VISITORS): number =>
  5 * Math.sqrt(of * probability * (1 - probability));

describe('who tries a version', () => {
  it.each([1, 100, 5_000, 9_900, 9_999])('are %d in 10,000 visitors', (share) => {
    const probability = share / 10_000;
    expect(Math.abs(trying('mf-games', share).size - VISITORS * probability)).toBeLessThan(allowed(probability));
  });

  it('are the same at each visit, and stay so when more are to try it', () => {
    let fewer = new Set<string>();
    for (const share of [100, 101, 1_000, 5_000, 9_900]) {
      const more = trying('mf-games', share, digest, some);
      const again = trying('mf-games', share, digest, some);
      expect(some.every((visitor) => again.has(visitor) === more.has(visitor))).toBe(true);
      expect([...fewer].every((visitor) => more.has(visitor))).toBe(true);
      fewer = more;
    }
  });

  it('are drawn anew for each remote and each version', () => {
    const share = 1_000;
    const games = trying('mf-games', share);
    for (const other of [trying('mf-promo', share), trying('mf-games', share, 'ffffffffffffffff')]) {
      const both = [...games].filter((visitor) => other.has(visitor)).length;
      expect(Math.abs(both - VISITORS * 0.01)).toBeLessThan(allowed(0.01));
    }
  });
});
