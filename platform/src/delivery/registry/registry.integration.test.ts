import { randomBytes } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { silentLog } from '../../foundation/log/log.ts';
import { noHidden } from './placements/placement.ts';
import type { Registry } from './registry.ts';
import type { Offers } from './testing/builtManifest.ts';
import { reason, refusal, type TestRegistry, testRegistry } from './testing/testRegistry.ts';
import { writeRemote } from './testing/writeBuild.ts';
import { publishAtStart } from './versions/publishAtStart.ts';

const games: Offers = { name: 'mf-games', routes: ['/live', '/lottery'], navigation: ['/live', '/lottery'] };
const promo: Offers = { name: 'mf-promo', routes: ['/promotions'] };
let own: TestRegistry;
beforeEach(async () => {
  own = await testRegistry();
});
afterEach(() => own.close());

const promote = (registry: Registry, remote: string, digest: string, market = 'VN') =>
  registry.acts.perform({ market, remote, act: { kind: 'promote', digest } }, reason);
const shown = (registry: Registry, market = 'VN'): string[] =>
  registry.snapshot(market).remotes.map(({ name, version }) => `${name} ${version}`);

async function damage(digest: string, file: string): Promise<void> {
  const at = path.join(own.folder, 'artifacts', 'mf-games', digest, file);
  const content = await readFile(at);
  content[3] = content[3] === 65 ? 66 : 65;
  await writeFile(at, content);
}

describe('starting again', () => {
  it('shows what was promoted before', async () => {
    await promote(own.registry, 'mf-games', await own.publish(games));
    expect(shown(await own.open())).toEqual(['mf-games 1.0.0']);
  });

  it.each(['pages-live.js', 'pages-live.js.br', 'mark.1.png'])(
    'refuses a version whose %s was changed, and shows the good one before it',
    async (file) => {
      const first = await own.publish(games);
      const second = await own.publish({ ...games, version: '1.1.0' });
      await promote(own.registry, 'mf-games', first);
      await promote(own.registry, 'mf-games', second);
      await damage(second, file);

      const after = await own.open();
      expect(shown(after)).toEqual(['mf-games 1.0.0']);
      expect(await after.versions.find('mf-games', second)).toBeNull();
      expect(own.faults.join()).toContain(second);
      expect(await refusal(promote(after, 'mf-games', second, 'INT'))).toBe('VERSION_UNUSABLE');

      // A third version falls back to the good one, not to its damaged predecessor.
      const third = await own.publish({ ...games, version: '1.2.0' });
      await promote(after, 'mf-games', third);
      await after.acts.perform({ market: 'VN', remote: 'mf-games', act: { kind: 'rollBack' } }, reason);
      expect(shown(after)).toEqual(['mf-games 1.0.0']);
    },
  );

  it('takes a version that was damaged back when it is published again', async () => {
    const first = await own.publish(games);
    await promote(own.registry, 'mf-games', first);
    await damage(first, 'pages-live.js');
    const after = await own.open();
    expect(shown(after)).toEqual([]);
    expect(await after.publish(await own.build(games), reason)).toMatchObject({ digest: first, isNew: false });
    expect(shown(after)).toEqual(['mf-games 1.0.0']);
    expect(shown(await own.open())).toEqual(['mf-games 1.0.0']);
  });

  it('shows no version whose signature does not hold, whoever wrote it down', async () => {
    const first = await own.publish(games);
    await promote(own.registry, 'mf-games', first);
    await own.owner.query('ALTER TABLE version_signature DISABLE TRIGGER ALL');
    await own.owner.query('UPDATE version_signature SET value = $1', [`${'A'.repeat(86)}==`]);
    expect(shown(await own.open())).toEqual([]);
    await own.owner.query('DELETE FROM version_signature');
    const after = await own.open();
    expect(shown(after)).toEqual([]);
    expect(await refusal(promote(after, 'mf-games', first, 'INT'))).toBe('VERSION_UNUSABLE');
  });

  it('leaves a remote out when none of its versions is whole', async () => {
    const first = await own.publish(games);
    await promote(own.registry, 'mf-games', first);
    await promote(own.registry, 'mf-promo', await own.publish(promo));
    await damage(first, 'pages-live.js');
    expect(shown(await own.open())).toEqual(['mf-promo 1.0.0']);
  });
});

describe('in demonstration mode', () => {
  const build = (offers: Offers): Promise<string> =>
    writeRemote(path.join(own.folder, `${offers.name}${offers.content ?? ''}`), offers);
  const house = async (offers: readonly Offers[], markets: readonly string[] = ['VN', 'INT']) => ({
    folders: await Promise.all(offers.map(build)),
    keys: path.join(own.folder, 'team-keys'),
    markets,
    log: { ...silentLog, error: (_facts: unknown, message: string) => void own.faults.push(message) },
  });

  it('signs, publishes and promotes what was built, without the Vietnamese lottery in the international market', async () => {
    const { folders, ...rest } = await house([games, promo]);
    await publishAtStart(own.registry, { ...rest, folders: [...folders, path.join(own.folder, 'never-built')] });
    expect(own.shown()).toEqual(['mf-games 1.0.0', 'mf-promo 1.0.0']);
    expect(own.registry.snapshot('VN').remotes[0]?.routes.map((route) => route.path)).toEqual(['/live', '/lottery']);
    expect(own.registry.snapshot('INT').remotes[0]?.routes.map((route) => route.path)).toEqual(['/live']);
    expect(own.registry.snapshot('INT').remotes[0]?.navigation.map(({ to }) => to)).toEqual(['/live']);
    expect(Object.keys(own.registry.snapshot('VN').teams)).toEqual(['testers']);
    const { rows } = await own.registry.views.audit({ remote: 'mf-games' }, { page: 1, pageSize: 20 });
    expect(rows.every(({ who }) => who === 'startup')).toBe(true);
    expect(own.faults).toEqual(['a built remote could not be published']);
  });

  it('publishes versions of one remote in the order of their folders, whichever is read first', async () => {
    const versions = ['1.0.0', '1.1.0', '1.2.0'];
    const builds = versions.map((version, at) => ({
      ...games,
      version,
      content: version,
      server: `/* ${randomBytes(at === 0 ? 200_000 : 10).toString('hex')} */`,
    }));
    await publishAtStart(own.registry, await house(builds));
    expect(own.shown()).toEqual(['mf-games 1.2.0']);
    expect([...(await own.registry.publishedVersions('mf-games')).values()].sort()).toEqual(versions);
    expect(own.faults).toEqual([]);
  });

  it('follows a route that moved from one remote to another', async () => {
    await publishAtStart(own.registry, await house([promo, games], ['VN']));
    const gained = { ...promo, routes: ['/promotions', '/live'], content: 'gained' };
    const lost = { ...games, routes: ['/lottery'], content: 'lost' };
    await publishAtStart(own.registry, await house([gained, lost], ['VN']));
    const routes = own.registry.snapshot('VN').remotes.map((remote) => remote.routes.map((route) => route.path));
    expect(routes).toEqual([['/promotions', '/live'], ['/lottery']]);
  });

  it('changes nothing at a later start with the same builds, and keeps what an operator did', async () => {
    await publishAtStart(own.registry, await house([games]));
    await own.registry.hide('INT', 'mf-games', noHidden, reason);
    own.announced.length = 0;
    const again = await own.open();
    await publishAtStart(again, await house([games]));
    expect(own.announced).toEqual([]);
    await publishAtStart(again, await house([{ ...games, content: 'second' }]));
    expect(again.snapshot('INT').remotes[0]?.routes).toHaveLength(2);
    expect(shown(again)).toEqual(['mf-games 1.0.1']);
    await again.acts.perform({ market: 'VN', remote: 'mf-games', act: { kind: 'rollBack' } }, reason);
    const third = await own.open();
    await publishAtStart(third, await house([{ ...games, content: 'second' }]));
    expect(shown(third)).toEqual(['mf-games 1.0.0']);
    expect(shown(third, 'INT')).toEqual(['mf-games 1.0.1']);
  });

  it('signs anew what was published before versions were signed, and puts back what is missing from the store', async () => {
    await publishAtStart(own.registry, await house([games]));
    await own.owner.query('ALTER TABLE version_signature DISABLE TRIGGER ALL');
    await own.owner.query('DELETE FROM version_signature');
    await rm(path.join(own.folder, 'artifacts'), { recursive: true });
    const after = await own.open();
    expect(shown(after)).toEqual([]);
    await publishAtStart(after, await house([games]));
    expect(shown(after)).toEqual(['mf-games 1.0.0']);
    expect(shown(await own.open())).toEqual(['mf-games 1.0.0']);
  });
});
