import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isLater, latestOf, nextPatch } from './isLater.ts';

const number = fc.oneof(fc.nat(12), fc.nat(), fc.bigInt({ min: 0n, max: 10n ** 25n }));
const version = fc.tuple(number, number, number).map((numbers) => numbers.join('.'));

describe('the order of versions', () => {
  it('goes by numbers, not by letters', () => {
    expect(isLater('1.10.0', '1.9.9')).toBe(true);
    expect(isLater('2.0.0', '1.99.99')).toBe(true);
    expect(isLater('1.0.9007199254740993', '1.0.9007199254740992')).toBe(true);
    expect(isLater('1.0.0', '1.0.0')).toBe(false);
  });

  it('is total: of two versions one is later, or they are the same', () => {
    fc.assert(
      fc.property(version, version, (a, b) => {
        expect([isLater(a, b), isLater(b, a), a === b].filter(Boolean)).toHaveLength(1);
      }),
    );
  });

  it('is transitive', () => {
    fc.assert(
      fc.property(version, version, version, (a, b, c) => {
        fc.pre(isLater(a, b) && isLater(b, c));
        expect(isLater(a, c)).toBe(true);
      }),
    );
  });

  it('has a latest and a next one', () => {
    expect(latestOf([])).toBeNull();
    fc.assert(
      fc.property(fc.array(version, { minLength: 1 }), (versions) => {
        const latest = latestOf(versions) ?? '';
        expect(versions.some((one) => isLater(one, latest))).toBe(false);
        expect(versions).toContain(latest);
        expect(isLater(nextPatch(latest), latest)).toBe(true);
      }),
    );
  });
});
