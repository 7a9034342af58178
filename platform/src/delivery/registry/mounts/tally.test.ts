import { expect, it } from '@jest/globals';
import type { MountReport } from '@unisite/shared/contract';
import { type FindVersion, tally } from './tally.ts';

const find: FindVersion = (remote, digest) => {
  if (remote !== 'mf-a') return null;
  if (digest === 'a'.repeat(16)) return { version: '1.0.0', isCanary: false };
  return digest === 'b'.repeat(16) ? { version: '1.1.0', isCanary: true } : null;
};
const ready: MountReport = {
  remote: 'mf-a',
  digest: 'a'.repeat(16),
  module: './Page',
  canary: false,
  outcome: { state: 'ready', milliseconds: 100 },
  weight: 1,
};
const failed: MountReport = { ...ready, outcome: { state: 'failed', code: 'MISSING', detail: '404' } };
const ofCanary = { digest: 'b'.repeat(16), canary: true };

const kept = (...reports: MountReport[]) => tally(reports, find, () => true);

it('adds reports of the same version and outcome up', () => {
  const { outcomes, kept: count } = kept(ready, { ...ready, weight: 4 }, failed, { ...ready, ...ofCanary });
  expect(count).toBe(4);
  expect(
    outcomes.map(({ version, canary, code, mounts, milliseconds }) => [version, canary, code, mounts, milliseconds]),
  ).toEqual([
    ['1.0.0', false, 'MISSING', 1, 0],
    ['1.0.0', false, 'READY', 5, 500],
    ['1.1.0', true, 'READY', 1, 100],
  ]);
});

it.each([
  ['an unknown remote', { ...ready, remote: 'mf-x' }],
  ['an unknown version', { ...ready, digest: 'c'.repeat(16) }],
  ['a canary that there is none of', { ...ready, canary: true }],
  ['a failure that stands for many', { ...failed, weight: 2 }],
  ['a canary’s mount that stands for many', { ...ready, ...ofCanary, weight: 2 }],
  ['a mount that stands for more than any page samples', { ...ready, weight: 11 }],
] satisfies [string, MountReport][])('leaves out %s', (_what, report) => {
  expect(kept(report)).toEqual({ outcomes: [], attempts: [], kept: 0 });
});

it('asks whether each may still be counted', () => {
  let allowance = 2;
  expect(tally([failed, failed, failed], find, () => allowance-- > 0).kept).toBe(2);
});

it('keeps a cause as one line without the parameters of addresses', () => {
  const detail = 'no /remotes/a.js?token=abc#x\n\u0000here\u202e';
  const { outcomes } = kept({ ...failed, outcome: { state: 'failed', code: 'MISSING', detail } });
  expect([...(outcomes[0]?.details.keys() ?? [])]).toEqual(['no /remotes/a.js here']);
});
