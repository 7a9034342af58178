import { describe, expect, test } from '@jest/globals';
import type { PlacementState } from '@unisite/shared/contract/rollout';
import { compareVersions, consequences, type Intent, isPossible } from './consequence.ts';

const now: PlacementState = {
  enabled: true,
  version: '1.2.0',
  digest: 'aaaaaaaaaaaaaaaa',
  canary: null,
  lastKnownGood: { version: '1.1.0', digest: '9999999999999999' },
};
const trying: PlacementState = { ...now, canary: { version: '1.3.0', digest: 'bbbbbbbbbbbbbbbb', percent: 25 } };
const intent = (kind: Intent['kind'], more: Partial<Intent> = {}): Intent => ({
  kind,
  version: '1.3.0',
  digest: 'bbbbbbbbbbbbbbbb',
  percent: 10,
  ...more,
});
const said = (asked: Intent, state: PlacementState | null) => consequences(asked, state).map(({ text }) => text);

describe('a version for everyone', () => {
  test('takes the place of the one before, from the next visit on', () => {
    expect(consequences(intent('promote'), now)).toEqual([
      { text: 'words.promote', values: { version: '1.3.0', base: '1.2.0' } },
      { text: 'words.openTabs' },
    ]);
  });

  test('says that it is older, that the market is off, and which canary it ends', () => {
    const older = intent('promote', { version: '1.1.9', digest: 'cccccccccccccccc' });
    expect(said(older, { ...trying, enabled: false })).toEqual([
      'words.promote',
      'words.older',
      'words.endsCanary',
      'words.offStill',
      'words.openTabs',
    ]);
    expect(said(intent('promote'), trying)).not.toContain('words.endsCanary');
  });

  test('may be the first that a market has', () => {
    expect(said(intent('promote'), null)).toEqual(['words.first', 'words.atOnce']);
  });
});

describe('a canary', () => {
  test('begins, replaces another, is raised or lowered', () => {
    expect(said(intent('canary'), now)).toEqual(['words.canary', 'words.sameVisitors', 'words.watched']);
    expect(said(intent('canary', { digest: 'cccccccccccccccc' }), trying)).toContain('words.endsCanary');
    expect(consequences(intent('canary', { percent: 50 }), trying)[0]).toEqual({
      text: 'words.raise',
      values: { version: '1.3.0', base: '1.2.0' },
      percents: { from: 25, percent: 50 },
    });
    expect(said(intent('canary', { percent: 5 }), trying)[0]).toBe('words.lower');
    expect(said(intent('canary', { percent: 25 }), trying)[0]).toBe('words.sameShare');
  });

  test('ends for those who tried it', () => {
    expect(said(intent('endCanary'), trying)).toEqual(['words.endCanary']);
    expect(said(intent('endCanary'), now)).toEqual([]);
  });
});

test('a roll-back takes back the canary first, and then the version for everyone', () => {
  expect(said(intent('rollBack'), trying)).toEqual(['words.endCanary', 'words.baseStays']);
  expect(consequences(intent('rollBack'), now)).toEqual([
    { text: 'words.rollBack', values: { version: '1.1.0', base: '1.2.0' } },
    { text: 'words.openTabs' },
  ]);
});

test('what makes no sense cannot be asked for', () => {
  expect(isPossible('endCanary', now)).toBe(false);
  expect(isPossible('endCanary', trying)).toBe(true);
  expect(isPossible('rollBack', now)).toBe(true);
  const nothingBefore = { version: now.version, digest: now.digest };
  expect(isPossible('rollBack', { ...now, lastKnownGood: nothingBefore })).toBe(false);
  expect(isPossible('rollBack', { ...trying, lastKnownGood: nothingBefore })).toBe(true);
  expect(isPossible('rollBack', null)).toBe(false);
  expect(isPossible('enable', now)).toBe(false);
  expect(isPossible('disable', now)).toBe(true);
  expect(isPossible('canary', null)).toBe(false);
  expect(isPossible('promote', null)).toBe(true);
});

test('versions are compared as numbers', () => {
  expect(compareVersions('1.10.0', '1.9.9')).toBeGreaterThan(0);
  expect(compareVersions('1.0.0', '1.0.0')).toBe(0);
  expect(compareVersions('0.9.0', '1.0.0')).toBeLessThan(0);
});
