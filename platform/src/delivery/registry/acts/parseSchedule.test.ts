import { expect, it } from '@jest/globals';
import { parseSchedule } from './parseSchedule.ts';
import { RegistryError } from './registryError.ts';

const now = new Date('2026-11-20T10:00:00Z');

it('takes a time that is ahead, in any zone, and none for at once', () => {
  expect(parseSchedule(undefined, now)).toBeNull();
  expect(parseSchedule('2026-11-20T10:00:01Z', now)).toEqual(new Date('2026-11-20T10:00:01Z'));
  expect(parseSchedule('2026-11-20T18:00+07:00', now)).toEqual(new Date('2026-11-20T11:00:00Z'));
});

it.each([
  '2026-11-20T10:00:00Z',
  '2026-11-19T10:00:00Z',
  '2027-03-01T00:00:00Z',
  '2026-11-21',
  'tomorrow',
  '2026-13-40T10:00:00Z',
  '2026-11-21T10:00:00',
])('refuses %s', (at) => expect(() => parseSchedule(at, now)).toThrow(RegistryError));
