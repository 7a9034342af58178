import { expect, it } from '@jest/globals';
import type { Queryable } from '../../../foundation/database/connect.ts';
import type { Version } from '../placements/placement.ts';
import { builtVersion } from '../testing/placed.ts';
import { performAct } from './performAct.ts';
import { RegistryError } from './registryError.ts';

const untouched: Queryable = {
  query: async () => {
    throw new Error('nothing was to be asked');
  },
};
const doing = { market: 'VN', remote: 'mf-games', who: 'operator:lan', why: 'a test', at: new Date() };
const version = builtVersion('1', { name: 'mf-games', routes: ['/live'] });
const needing = (shared: string) => ({
  ...version,
  manifest: { ...version.manifest, descriptor: { ...version.manifest.descriptor, needs: { shared } } },
});

const known = (version: Version | null) => ({ usable: () => version, learn: async () => undefined });

it.each(['^99.0.0', '<1.0.0'])('puts no version in place that was written for a contract of %s', async (range) => {
  for (const act of [
    { kind: 'promote', digest: version.digest },
    { kind: 'canary', digest: version.digest, percent: 1 },
  ] as const) {
    const failure: unknown = await performAct(untouched, doing, act, known(needing(range))).catch((error) => error);
    expect(failure).toBeInstanceOf(RegistryError);
    expect(failure).toMatchObject({ reasons: [{ code: 'CONTRACT_NOT_SERVED' }] });
  }
});

it('puts no version in place that is not whole or not signed', async () => {
  const act = { kind: 'promote', digest: version.digest } as const;
  await expect(performAct(untouched, doing, act, known(null))).rejects.toMatchObject({
    reasons: [{ code: 'VERSION_UNUSABLE' }],
  });
});
