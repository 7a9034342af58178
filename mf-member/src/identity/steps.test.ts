import { expect, test } from '@jest/globals';
import type { IdentityCheck, IdentityPictureKind } from '@unisite/shared/contract/identityChecks';
import { firstStep, isComplete, missingOf } from './steps.ts';

const check = (kinds: IdentityPictureKind[], more: Partial<IdentityCheck> = {}): IdentityCheck => ({
  id: '1',
  state: 'asked',
  document: 'idCard',
  validUntil: null,
  triesLeft: 3,
  sentAt: null,
  decidedAt: null,
  reason: null,
  again: [],
  acceptedUntil: null,
  pictures: kinds.map((kind) => ({ kind, bytes: 1, at: '2026-11-20T01:00:00.000Z' })),
  ...more,
});

test('a member goes on where something is missing', () => {
  expect(firstStep(null)).toBe('facts');
  expect(firstStep(check([], { document: null }))).toBe('facts');
  expect(firstStep(check(['documentFront']))).toBe('document');
  expect(missingOf('document', check(['documentFront']))).toEqual(['documentBack']);
  expect(firstStep(check(['documentFront', 'documentBack']))).toBe('selfie');
  expect(firstStep(check(['documentFront', 'documentBack', 'selfie']))).toBe('address');
});

test('a passport has no back', () => {
  const passport = check(['documentFront', 'selfie', 'address'], { document: 'passport' });
  expect([firstStep(passport), isComplete(passport)]).toEqual(['address', true]);
});

test('what was refused comes first: a picture that is missing now, or what was said', () => {
  const whole: IdentityPictureKind[] = ['documentFront', 'documentBack', 'selfie', 'address'];
  const without = whole.filter((kind) => kind !== 'selfie');
  expect(firstStep(check(without, { state: 'refused', reason: 'faceDiffers', again: ['selfie'] }))).toBe('selfie');
  expect(firstStep(check(whole, { state: 'refused', reason: 'numberDiffers' }))).toBe('facts');
});
