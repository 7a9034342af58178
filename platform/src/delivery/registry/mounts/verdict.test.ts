import { describe, expect, it } from '@jest/globals';
import { probabilityByChance, type Tally } from './fisher.ts';
import { judgeVersion, type MountCounts, type Rule } from './verdict.ts';

const rule: Rule = { minimumVisits: 20, minimumReporters: 3, margin: 0.05 };

/** Pseudo-random numbers, the same in each run. */
function randomFrom(start: number): () => number {
  let seed = start;
  return () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
}

const drawn = (random: () => number, visits: number, rate: number): number => {
  let failures = 0;
  for (let visit = 0; visit < visits; visit++) if (random() < rate) failures += 1;
  return failures;
};

const isTakenBack = (tried: Tally, baseline: Tally, reporters = 50): boolean =>
  judgeVersion({ ...tried, reporters }, baseline, rule).kind === 'takeBack';

describe('Fisher’s exact test', () => {
  it('agrees with tables', () => {
    // the lady tasting tea: 3 of 4 right and 4 of 4 right
    expect(probabilityByChance({ visits: 4, failures: 3 }, { visits: 4, failures: 1 })).toBeCloseTo(0.242857, 5);
    expect(probabilityByChance({ visits: 4, failures: 4 }, { visits: 4, failures: 0 })).toBeCloseTo(0.0142857, 6);
    expect(probabilityByChance({ visits: 10, failures: 0 }, { visits: 10, failures: 5 })).toBe(1);
  });

  it('is a probability, and falls as failures are added', () => {
    const random = randomFrom(3);
    for (let round = 0; round < 300; round++) {
      const visits = 1 + Math.floor(random() * 300);
      const others = 1 + Math.floor(random() * 30_000);
      const reference = { visits: others, failures: Math.floor(random() * others) };
      let before = 1 + 1e-9;
      for (let failures = 0; failures <= visits; failures += 1 + Math.floor(visits / 7)) {
        const now = probabilityByChance({ visits, failures }, reference);
        expect(now).toBeGreaterThanOrEqual(0);
        expect(now).toBeLessThanOrEqual(before + 1e-9);
        before = now;
      }
    }
  });
});

describe('the rule', () => {
  it('never acts before the minimum of visits, nor on what few addresses say', () => {
    const random = randomFrom(11);
    for (let round = 0; round < 500; round++) {
      const visits = Math.floor(random() * rule.minimumVisits);
      expect(isTakenBack({ visits, failures: visits }, { visits: 1000, failures: 0 })).toBe(false);
      const many = 20 + Math.floor(random() * 2000);
      expect(isTakenBack({ visits: many, failures: many }, { visits: 1000, failures: 0 }, 2)).toBe(false);
    }
  });

  it('never acts within the margin, however many visits prove the difference', () => {
    const random = randomFrom(17);
    for (let round = 0; round < 300; round++) {
      const rate = random() * 0.5;
      const visits = 20_000;
      const baseline = { visits: 1_000_000, failures: Math.round(1_000_000 * rate) };
      expect(isTakenBack({ visits, failures: Math.floor(visits * (rate + 0.049)) }, baseline)).toBe(false);
    }
  });

  it('goes on acting when failures are added, and does not begin when the baseline gets worse', () => {
    const random = randomFrom(23);
    for (let round = 0; round < 500; round++) {
      const visits = 20 + Math.floor(random() * 300);
      const failures = Math.floor(random() * visits);
      const baseline = { visits: 50 + Math.floor(random() * 5000), failures: Math.floor(random() * 40) };
      const acted = isTakenBack({ visits, failures }, baseline);
      if (acted) expect(isTakenBack({ visits, failures: failures + 1 }, baseline)).toBe(true);
      else expect(isTakenBack({ visits, failures }, { ...baseline, failures: baseline.failures + 5 })).toBe(false);
    }
  });

  it('ends a canary that fails for everyone at the minimum of visits, even where nothing is known of the other version', () => {
    expect(isTakenBack({ visits: 20, failures: 20 }, { visits: 0, failures: 0 })).toBe(true);
    expect(isTakenBack({ visits: 20, failures: 8 }, { visits: 0, failures: 0 })).toBe(true);
  });

  it('leaves a canary that is no worse alone, though it is asked at every tenth visit', () => {
    const random = randomFrom(31);
    for (const rate of [0, 0.01, 0.05, 0.2]) {
      let ended = 0;
      for (let canary = 0; canary < 200; canary++) {
        let tried: Tally = { visits: 0, failures: 0 };
        let baseline: Tally = { visits: 0, failures: 0 };
        for (let look = 0; look < 60; look++) {
          tried = { visits: tried.visits + 10, failures: tried.failures + drawn(random, 10, rate) };
          baseline = { visits: baseline.visits + 30, failures: baseline.failures + drawn(random, 30, rate) };
          if (isTakenBack(tried, baseline)) {
            ended += 1;
            break;
          }
        }
      }
      expect({ rate, ended: ended <= 4 }).toEqual({ rate, ended: true });
    }
  });

  it('ends nearly every canary that fails one time in five within 150 visits', () => {
    const random = randomFrom(41);
    let ended = 0;
    for (let canary = 0; canary < 200; canary++) {
      const tried = { visits: 150, failures: drawn(random, 150, 0.2) };
      if (isTakenBack(tried, { visits: 600, failures: drawn(random, 600, 0.01) })) ended += 1;
    }
    expect(ended).toBeGreaterThanOrEqual(198);
  });

  it('says the figures it acted on', () => {
    const tried: MountCounts = { visits: 40, failures: 30, reporters: 7 };
    expect(judgeVersion(tried, { visits: 200, failures: 2 }, rule)).toEqual({
      kind: 'takeBack',
      why: 'failed 30 of 40 mounts (75.0 %), reported from 7 addresses; the version it is compared with failed 2 of 200 (1.0 %)',
    });
  });
});
