import { describe, expect, it } from '@jest/globals';
import type { Act } from '@unisite/shared/contract/rollout';
import fc from 'fast-check';
import { type Placement, stateOf } from '../placements/placement.ts';
import { placed } from '../testing/placed.ts';
import { applyAct, firstPlacement } from './applyAct.ts';
import { RegistryError } from './registryError.ts';
import { nearestAct, undoOf } from './undoing.ts';

const digests = ['1', '2', '3', '4'].map((digit) => digit.repeat(16));
const at = new Date('2026-11-20T12:00:00Z');
const state = (placement: Placement) => stateOf(placement, (digest) => `1.0.${digest[0]}`);
const digest = fc.constantFrom(...digests);
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ kind: fc.constant('promote' as const), digest }),
  fc.record({
    kind: fc.constant('canary' as const),
    digest,
    percent: fc.integer({ min: 1, max: 9_999 }).map((n) => n / 100),
  }),
  fc.constantFrom<Act>({ kind: 'endCanary' }, { kind: 'rollBack' }, { kind: 'enable' }, { kind: 'disable' }),
);

/** The placements that a series of acts produces, leaving out acts that are refused or change nothing. */
function history(acts: readonly Act[]): Placement[] {
  const steps = [placed({ remote: 'mf-games', digest: digests[0] ?? '' })];
  for (const [hours, wanted] of acts.entries()) {
    const when = new Date(at.getTime() + hours * 3_600_000);
    try {
      const next = applyAct(steps.at(-1) ?? null, wanted, {
        at: when,
        isUsable: () => true,
        fresh: (shown) => firstPlacement({ market: 'VN', remote: 'mf-games', digest: shown, at: when, position: 1 }),
      });
      if (next) steps.push(next);
    } catch (failure) {
      if (!(failure instanceof RegistryError)) throw failure;
    }
  }
  return steps;
}

describe('taking a change back', () => {
  it('brings the state before it back, whatever was done, and can itself be taken back', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 12 }), (acts) => {
        const [now, before] = history(acts).reverse();
        fc.pre(now !== undefined && before !== undefined);
        if (!now || !before) return;
        const undone = undoOf(now, state(before), at);
        expect(state(undone)).toEqual(state(before));
        expect(state(undoOf(undone, state(now), at))).toEqual(state(now));
      }),
    );
  });

  it('switches off what was new', () => {
    const now = placed({ remote: 'mf-games', digest: digests[0] ?? '' });
    expect(undoOf(now, null, at)).toEqual({ ...now, enabled: false });
    expect(nearestAct(null, state(now))).toEqual({ kind: 'disable' });
  });

  it('keeps since when a version has stood, if it stands on', () => {
    const now = placed({ remote: 'mf-games', digest: digests[0] ?? '' }, { enabled: false });
    expect(undoOf(now, { ...state(now), enabled: true }, at).digestSince).toEqual(now.digestSince);
  });

  it('is told as the act that it amounts to', () => {
    const [one = '', two = ''] = digests;
    const standing = placed({ remote: 'mf-games', digest: one });
    const tried = { ...standing, canary: { digest: two, share: 50, since: at } };
    const cases: [Placement, Placement, Act][] = [
      [standing, { ...standing, digest: two }, { kind: 'promote', digest: one }],
      [standing, { ...standing, enabled: false }, { kind: 'enable' }],
      [{ ...standing, enabled: false }, standing, { kind: 'disable' }],
      [standing, tried, { kind: 'endCanary' }],
      [tried, standing, { kind: 'canary', digest: two, percent: 0.5 }],
    ];
    for (const [from, to, told] of cases) expect(nearestAct(state(from), state(to))).toEqual(told);
  });
});
