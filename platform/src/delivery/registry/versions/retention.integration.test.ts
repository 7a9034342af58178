import { access } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Act } from '@unisite/shared/contract/rollout';
import type { Offers } from '../testing/builtManifest.ts';
import { reason, refusal, type TestRegistry, testRegistry } from '../testing/testRegistry.ts';
import { removeOldVersions } from './retention.ts';

const games: Offers = { name: 'mf-games', routes: ['/live'] };
let own: TestRegistry;
let digests: string[] = [];
beforeEach(async () => {
  own = await testRegistry();
  digests = [];
  for (const patch of [0, 1, 2, 3]) {
    digests.push(await own.publish({ ...games, version: `1.0.${patch}` }));
    own.pass({ minutes: 1 });
  }
});
afterEach(() => own.close());

const perform = (act: Act) => own.registry.acts.perform({ market: 'VN', remote: 'mf-games', act }, reason);
const at = (index: number): string => digests[index] ?? '';
const clean = async (days: number) => {
  await removeOldVersions(own.database, own.pass({ days }));
  await own.registry.reload();
};
/** Patch numbers of the versions that are served. */
const served = async (): Promise<number[]> => {
  const found = await Promise.all(digests.map((digest) => own.registry.versions.find('mf-games', digest)));
  return found.flatMap((version, patch) => (version ? [patch] : []));
};

describe('what no market shows any more', () => {
  it('is served for seven days after it was shown last, and then removed with its files', async () => {
    await perform({ kind: 'promote', digest: at(0) });
    own.pass({ days: 30 });
    await perform({ kind: 'promote', digest: at(1) });
    own.pass({ days: 30 });
    await perform({ kind: 'promote', digest: at(2) });
    // The first version has just stopped being a fallback; the second one is.
    await clean(6);
    expect(await served()).toEqual([0, 1, 2, 3]);
    await clean(2);
    expect(await served()).toEqual([1, 2, 3]);
    await expect(access(path.join(own.folder, 'artifacts', 'mf-games', at(0)))).rejects.toThrow();
    const { rows } = await own.registry.views.audit({}, { page: 1, pageSize: 1 });
    expect(rows[0]).toMatchObject({ act: 'remove', who: 'platform', remote: 'mf-games', subject: '1.0.0' });
    expect(await refusal(perform({ kind: 'promote', digest: at(0) }))).toBe('VERSION_UNUSABLE');
    expect((await own.registry.views.remote('mf-games'))?.versions).toHaveLength(4);
  });

  it('stays while it is a canary, waits for its time, or is the latest', async () => {
    await perform({ kind: 'promote', digest: at(0) });
    await perform({ kind: 'canary', digest: at(1), percent: 1 });
    const when = own.pass({ days: 60 });
    await own.registry.acts.ask(
      {
        market: 'VN',
        remote: 'mf-games',
        act: { kind: 'promote', digest: at(2) },
        why: 'a test',
        at: new Date(when.getTime() + 20 * 24 * 3_600_000).toISOString(),
      },
      reason.who,
    );
    await clean(10);
    expect(await served()).toEqual([0, 1, 2, 3]);
    await perform({ kind: 'endCanary' });
    await clean(6);
    expect(await served()).toEqual([0, 1, 2, 3]);
    await clean(2);
    expect(await served()).toEqual([0, 2, 3]);
  });

  it('comes back when the same content is published again, for seven days at least', async () => {
    await perform({ kind: 'promote', digest: at(3) });
    await clean(8);
    expect(await served()).toEqual([3]);
    const build = await own.build({ ...games, version: '1.0.1' });
    expect(await own.registry.publish(build, reason)).toMatchObject({ digest: at(1), isNew: false });
    expect(await served()).toEqual([1, 3]);
    await clean(6);
    expect(await served()).toEqual([1, 3]);
    await clean(2);
    expect(await served()).toEqual([3]);
    expect(await served()).toEqual([3]);
  });

  it('is gone for other processes, too, and nothing is removed twice', async () => {
    await perform({ kind: 'promote', digest: at(3) });
    const second = await own.open();
    await clean(8);
    await Promise.all([removeOldVersions(own.database, own.pass({})), removeOldVersions(own.database, own.pass({}))]);
    await second.reload();
    expect(await second.versions.find('mf-games', at(0))).toBeNull();
    expect((await own.audit()).filter((line) => line === 'remove mf-games')).toHaveLength(3);
    expect((await own.open()).versions.known().map(({ digest }) => digest)).toEqual([at(3)]);
  });
});
