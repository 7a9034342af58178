import { expect, test } from '@jest/globals';
import type { Refusal } from '../../../foundation/http/refusal.ts';
import { type AgeRecord, type AskedAge, standingOf } from './ageRecord.ts';
import { nextRecord } from './nextRecord.ts';

const asked: AskedAge = { minAge: 18, terms: 3, today: '2026-11-26' };
const now = new Date('2026-11-26T03:00:00Z');
const later = new Date('2026-11-27T03:00:00Z');

const confirmed = (birthDate: string, terms = 3): AgeRecord => ({
  birthDate,
  at: now,
  answer: { state: 'confirmed', terms },
});
const tooYoung = (birthDate: string, tries: number): AgeRecord => ({
  birthDate,
  at: now,
  answer: { state: 'tooYoung', tries },
});
const refusal = (...given: Parameters<typeof nextRecord>): string => {
  try {
    nextRecord(...given);
    return 'OK';
  } catch (error) {
    return (error as Refusal).code; // any other error fails the test
  }
};

test('of age from the day itself on, and not the day before', () => {
  expect(nextRecord(null, '2008-11-26', asked, now)).toEqual(confirmed('2008-11-26'));
  expect(nextRecord(null, '2008-11-27', asked, now)).toEqual(tooYoung('2008-11-27', 1));
  expect(standingOf(tooYoung('2008-11-27', 1), asked)).toEqual({
    state: 'tooYoung',
    from: '2026-11-27',
    at: now.toISOString(),
    mayRetype: true,
  });
});

test('a date that is too young is typed anew once; then it is refused until the person is of age', () => {
  const first = nextRecord(null, '2010-01-01', asked, now);
  expect(nextRecord(first, '1990-01-01', asked, later)).toEqual({ ...confirmed('1990-01-01'), at: later });
  const second = nextRecord(first, '2009-01-01', asked, now);
  expect(second).toEqual(tooYoung('2009-01-01', 2));
  expect(refusal(second, '1990-01-01', asked, now)).toBe('AGE_REFUSED');
  const ofAge = { ...asked, today: '2027-01-01' };
  expect(standingOf(second, ofAge)).toEqual({ state: 'unconfirmed' });
  expect(nextRecord(second, '2009-01-01', ofAge, later)).toEqual({ ...confirmed('2009-01-01'), at: later });
});

test('the same date once more is no further try', () => {
  const first = tooYoung('2010-01-01', 1);
  expect(nextRecord(first, '2010-01-01', asked, later)).toBe(first);
});

test('a new version of the terms takes no date of birth where one is known', () => {
  expect(standingOf(confirmed('1990-01-01', 2), asked)).toEqual({ state: 'termsDue' });
  expect(nextRecord(confirmed('1990-01-01', 2), undefined, asked, later)).toEqual({
    ...confirmed('1990-01-01'),
    at: later,
  });
  expect(refusal(null, undefined, asked, now)).toBe('AGE_UNCONFIRMED');
  expect(refusal(tooYoung('2010-01-01', 1), undefined, asked, now)).toBe('AGE_UNCONFIRMED');
});

test('a higher age holds for who had confirmed the lower one, and no other date helps', () => {
  const raised = { ...asked, minAge: 21 };
  const known = confirmed('2006-01-01');
  expect(standingOf(known, raised)).toMatchObject({ state: 'tooYoung', from: '2027-01-01', mayRetype: false });
  expect(refusal(known, '1990-01-01', raised, now)).toBe('AGE_REFUSED');
});

test('nobody is born in the future', () => {
  expect(refusal(null, '2026-11-27', asked, now)).toBe('BAD_REQUEST');
  expect(nextRecord(null, '2026-11-26', asked, now)).toEqual(tooYoung('2026-11-26', 1));
});
