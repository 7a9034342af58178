import { describe, expect, it } from '@jest/globals';
import type { Act } from '@unisite/shared/contract/rollout';
import type { Placement } from '../placements/placement.ts';
import { placed } from '../testing/placed.ts';
import { applyAct, firstPlacement } from './applyAct.ts';
import { RegistryError } from './registryError.ts';

const [one, two, three] = ['1', '2', '3'].map((digit) => digit.repeat(16)) as [string, string, string];
const since = new Date('2026-11-20T10:00:00Z');
const soon = new Date('2026-11-20T10:09:59Z');
const later = new Date('2026-11-20T10:10:00Z');
const standing = (more: Partial<Placement> = {}): Placement =>
  placed({ remote: 'mf-games', digest: one }, { digestSince: since, ...more });
const canary = (digest: string, share = 100) => ({ digest, share, since });

const after = (before: Placement | null, act: Act, at: Date = later, unusable: readonly string[] = []) =>
  applyAct(before, act, {
    at,
    isUsable: (digest) => !unusable.includes(digest),
    fresh: (digest) => firstPlacement({ market: 'VN', remote: 'mf-games', digest, at, position: 10 }),
  });
const refusal = (work: () => unknown): string => {
  try {
    work();
  } catch (failure) {
    if (failure instanceof RegistryError) return failure.reasons.map(({ code }) => code).join();
    throw failure;
  }
  return 'not refused';
};

describe('promoting', () => {
  it('brings a remote that is new in the market, switched on', () => {
    expect(after(null, { kind: 'promote', digest: one })).toMatchObject({
      digest: one,
      enabled: true,
      canary: null,
      lastKnownGood: null,
      digestSince: later,
    });
  });

  it('gives everyone the version, ends a canary, and keeps a remote that is off switched off', () => {
    const before = standing({ canary: canary(three), enabled: false });
    expect(after(before, { kind: 'promote', digest: two })).toMatchObject({
      digest: two,
      digestSince: later,
      canary: null,
      enabled: false,
      lastKnownGood: one,
    });
  });

  it('changes nothing when everyone has got it, but ends a canary then', () => {
    expect(after(standing(), { kind: 'promote', digest: one })).toBeNull();
    expect(after(standing({ canary: canary(two) }), { kind: 'promote', digest: one })).toMatchObject({
      digest: one,
      digestSince: since,
      canary: null,
    });
  });

  it('takes a version for good once it has settled, and before that only when there is no other', () => {
    const promote: Act = { kind: 'promote', digest: three };
    const before = standing({ lastKnownGood: two });
    expect(after(before, promote, soon)?.lastKnownGood).toBe(two);
    expect(after(before, promote, later)?.lastKnownGood).toBe(one);
    expect(after(standing(), promote, soon)?.lastKnownGood).toBe(one);
  });

  it('never falls back to a version that cannot be used', () => {
    const promote: Act = { kind: 'promote', digest: three };
    const before = standing({ lastKnownGood: two });
    expect(after(before, promote, later, [one])?.lastKnownGood).toBe(two);
    expect(after(before, promote, soon, [two])?.lastKnownGood).toBe(one);
    expect(after(before, promote, later, [one, two])?.lastKnownGood).toBeNull();
  });
});

describe('a canary', () => {
  const act = (digest: string, percent: number): Act => ({ kind: 'canary', digest, percent });

  it('begins, gets more visitors and keeps its beginning, and begins anew with another version', () => {
    const begun = after(standing(), act(two, 0.01));
    expect(begun?.canary).toEqual({ digest: two, share: 1, since: later });
    const at = new Date('2026-11-20T12:00:00Z');
    expect(after(begun, act(two, 99.99), at)?.canary).toEqual({ digest: two, share: 9_999, since: later });
    expect(after(begun, act(three, 1), at)?.canary).toEqual({ digest: three, share: 100, since: at });
    expect(after(begun, act(two, 0.01), at)).toBeNull();
  });

  it('counts hundredths of a percent without rounding them away', () => {
    for (const percent of [0.29, 0.57, 1.13, 4.35, 8.2, 33.33]) {
      expect(after(standing(), act(two, percent))?.canary?.share).toBe(Math.round(percent * 100));
    }
  });

  it('is measured against another version that stands', () => {
    expect(refusal(() => after(null, act(one, 5)))).toBe('NOT_PLACED');
    expect(refusal(() => after(standing(), act(one, 5)))).toBe('CANARY_IS_LIVE');
  });

  it('ends', () => {
    expect(after(standing({ canary: canary(two) }), { kind: 'endCanary' })).toMatchObject({
      digest: one,
      canary: null,
    });
    expect(refusal(() => after(standing(), { kind: 'endCanary' }))).toBe('NO_CANARY');
  });
});

describe('rolling back', () => {
  it('goes back to the last known good version', () => {
    expect(after(standing({ lastKnownGood: two }), { kind: 'rollBack' })).toMatchObject({
      digest: two,
      digestSince: later,
      lastKnownGood: two,
    });
  });

  it('only ends a canary, if there is one', () => {
    expect(after(standing({ canary: canary(three), lastKnownGood: two }), { kind: 'rollBack' })).toMatchObject({
      digest: one,
      canary: null,
      lastKnownGood: two,
    });
  });

  it('needs a good version that is another one and can be used', () => {
    for (const lastKnownGood of [null, one])
      expect(refusal(() => after(standing({ lastKnownGood }), { kind: 'rollBack' }))).toBe('NO_LAST_GOOD');
    expect(refusal(() => after(standing({ lastKnownGood: two }), { kind: 'rollBack' }, later, [two]))).toBe(
      'NO_LAST_GOOD',
    );
  });
});

describe('switching', () => {
  it('changes the switch and nothing else, or nothing when it stands so', () => {
    const before = standing({ canary: canary(two), lastKnownGood: three });
    expect(after(before, { kind: 'disable' })).toEqual({ ...before, enabled: false });
    expect(after(before, { kind: 'enable' })).toBeNull();
    expect(after({ ...before, enabled: false }, { kind: 'enable' })).toEqual(before);
    expect(refusal(() => after(null, { kind: 'disable' }))).toBe('NOT_PLACED');
  });
});
