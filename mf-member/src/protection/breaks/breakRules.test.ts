import { expect, test } from '@jest/globals';
import { breakEnd, exclusionLengths, timeOutLengths } from './breakEnds.ts';
import { breakStage } from './breakStage.ts';

const ends = (lengths: readonly Parameters<typeof breakEnd>[0][], from: string) =>
  lengths.map((length) => breakEnd(length, Date.parse(from))?.toISOString().slice(0, 16) ?? null);

test('each break ends as the platform ends it', () => {
  expect(ends(timeOutLengths, '2026-11-20T10:42:00Z')).toEqual([
    '2026-11-21T10:42',
    '2026-11-27T10:42',
    '2026-12-20T10:42',
    '2027-01-01T10:42',
  ]);
  expect(ends(exclusionLengths, '2026-11-20T10:42:00Z')).toEqual([
    '2027-05-20T10:42',
    '2027-11-20T10:42',
    '2031-11-20T10:42',
    null,
  ]);
});

test('where the other month is shorter its last day is the end', () => {
  expect(ends(['month'], '2027-01-31T10:00:00Z')).toEqual(['2027-02-28T10:00']);
  expect(ends(['sixMonths'], '2026-08-31T10:00:00Z')).toEqual(['2027-02-28T10:00']);
  expect(ends(['year'], '2028-02-29T10:00:00Z')).toEqual(['2029-02-28T10:00']);
});

test('a break’s stage follows what the platform says of it', () => {
  const since = '2026-01-01T00:00:00.000Z';
  const exclusion = { kind: 'exclusion', startedAt: since, until: since, endsAt: null, canAskForEnd: false } as const;
  expect(breakStage({ ...exclusion, kind: 'timeOut' })).toBe('timeOut');
  expect(breakStage(exclusion)).toBe('excluded');
  expect(breakStage({ ...exclusion, until: null })).toBe('forever');
  expect(breakStage({ ...exclusion, canAskForEnd: true })).toBe('passed');
  expect(breakStage({ ...exclusion, endsAt: since })).toBe('ending');
});
