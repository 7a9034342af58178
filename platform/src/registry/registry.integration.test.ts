import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { LiveEvent } from '@unisite/shared/contract';
import { silentLog } from '../log.ts';
import { type TestDatabase, testDatabase } from '../testing/testDatabase.ts';
import { nothingHidden } from './placement.ts';
import { publishAtStart } from './publishAtStart.ts';
import { PublishRefused } from './publishing/problem.ts';
import { auditOf } from './records.ts';
import { openRegistry, type Registry } from './registry.ts';
import type { Offers } from './testing/builtManifest.ts';
import { temporaryFolder, writeRemote } from './testing/writeBuild.ts';

const games: Offers = { name: 'mf-games', routes: ['/live', '/lottery'], navigation: ['/live', '/lottery'] };
const promo: Offers = { name: 'mf-promo', routes: ['/promotions'] };
const reason = { who: 'lan', why: 'a test' };

let own: TestDatabase;
let folder = '';
let remove = async (): Promise<void> => undefined;
let announced: LiveEvent[] = [];
let faults: string[] = [];

beforeEach(async () => {
  ({ folder, remove } = await temporaryFolder());
  own = await testDatabase();
  announced = [];
  faults = [];
});
afterEach(async () => {
  await own.drop();
  await remove();
});

const open = (): Promise<Registry> =>
  openRegistry({
    database: own.database,
    artifactsFolder: path.join(folder, 'artifacts'),
    clock: () => new Date('2026-11-20T10:00:00Z'),
    log: { ...silentLog, error: (facts, message) => faults.push(`${message} ${JSON.stringify(facts)}`) },
    announce: (_market, event) => void announced.push(event),
  });
const build = (offers: Offers): Promise<string> =>
  writeRemote(path.join(folder, `${offers.name}${offers.content ?? ''}`), offers);
const shown = (registry: Registry, market = 'VN'): string[] =>
  registry.snapshot(market).remotes.map(({ name, digest }) => `${name} ${digest}`);
const stored = (name: string, digest: string, file: string): string =>
  path.join(folder, 'artifacts', name, digest, file);

async function damage(file: string): Promise<void> {
  const content = await readFile(file);
  content[3] = content[3] === 65 ? 66 : 65;
  await writeFile(file, content);
}

async function refusal(work: Promise<unknown>): Promise<string[]> {
  const failure: unknown = await work.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(failure instanceof PublishRefused)) throw new Error(`not refused: ${String(failure)}`);
  return failure.problems.map(({ code, what }) => `${code} ${what}`);
}

describe('publishing', () => {
  it('stores a build with its compressed forms, and shows it nowhere before it is promoted', async () => {
    const registry = await open();
    const { name, version, digest, isNew } = await registry.publish(await build(games), reason);
    expect({ name, version, isNew }).toEqual({ name: 'mf-games', version: '1.0.0', isNew: true });
    const whole = await readFile(stored(name, digest, 'pages-live.js'));
    const small = await readFile(stored(name, digest, 'pages-live.js.br'));
    expect(small.length).toBeLessThan(whole.length);
    await expect(readFile(stored(name, digest, 'mark.1.png.br'))).rejects.toThrow();
    expect(shown(registry)).toEqual([]);
    expect(announced).toEqual([]);
  });

  it('is done once: the same content again changes nothing, two at a time neither', async () => {
    const registry = await open();
    const built = await build(games);
    const both = await Promise.all([registry.publish(built, reason), registry.publish(built, reason)]);
    expect(both.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(await registry.publish(built, reason)).toMatchObject({ isNew: false });
    expect(await own.database.query('SELECT 1 FROM remote_version')).toHaveLength(1);
    expect(await auditOf(own.database, 'mf-games')).toHaveLength(1);
  });

  it('refuses a tampered file and stores nothing of the build', async () => {
    const registry = await open();
    const built = await build(games);
    await damage(path.join(built, 'pages-live.js'));
    expect(await refusal(registry.publish(built, reason))).toEqual(['HASH_DIFFERS pages-live.js']);
    expect(await own.database.query('SELECT 1 FROM remote_version')).toEqual([]);
  });

  it('never changes what was published, nor the audit', async () => {
    const registry = await open();
    await registry.publish(await build(games), reason);
    for (const table of ['remote_version', 'registry_audit']) {
      await expect(own.database.query(`DELETE FROM ${table}`)).rejects.toThrow('keeps what it holds');
      await expect(own.database.query(`TRUNCATE ${table} CASCADE`)).rejects.toThrow('keeps what it holds');
    }
    await expect(own.database.query(`UPDATE remote_version SET manifest = '{}'`)).rejects.toThrow(
      'keeps what it holds',
    );
    await expect(own.database.query(`UPDATE registry_audit SET who = 'nobody'`)).rejects.toThrow('keeps what it holds');
  });
});

describe('promoting', () => {
  it('shows the version in this market only, counts the revision up, tells the market, and is written down', async () => {
    const registry = await open();
    const first = await registry.publish(await build(games), reason);
    const second = await registry.publish(await build({ ...games, content: 'second' }), reason);
    await registry.promote('VN', 'mf-games', first.digest, reason);
    expect(shown(registry)).toEqual([`mf-games ${first.digest}`]);
    expect(shown(registry, 'INT')).toEqual([]);
    await registry.promote('VN', 'mf-games', second.digest, reason);
    await registry.promote('VN', 'mf-games', second.digest, reason);
    expect(registry.snapshot('VN').revision).toBe(2);
    expect(announced).toEqual([
      { type: 'registry', market: 'VN', revision: 1 },
      { type: 'registry', market: 'VN', revision: 2 },
    ]);
    const [latest] = await auditOf(own.database, 'mf-games');
    expect(latest).toMatchObject({
      who: 'lan',
      why: 'a test',
      act: 'promote',
      market: 'VN',
      digest: second.digest,
      previousDigest: first.digest,
    });

    await registry.rollBack('VN', 'mf-games', reason);
    expect(shown(registry)).toEqual([`mf-games ${first.digest}`]);
    expect((await auditOf(own.database, 'mf-games'))[0]?.act).toBe('rollback');
  });

  it('keeps giving the same snapshot until something changes', async () => {
    const registry = await open();
    const { digest } = await registry.publish(await build(games), reason);
    await registry.promote('VN', 'mf-games', digest, reason);
    const before = registry.snapshot('VN');
    expect(registry.snapshot('VN')).toBe(before);
    await registry.setEnabled('VN', 'mf-games', false, reason);
    expect(registry.snapshot('VN')).toMatchObject({ revision: 2, remotes: [] });
    await registry.setEnabled('VN', 'mf-games', true, reason);
    await registry.hide('VN', 'mf-games', { ...nothingHidden, routes: ['/lottery'] }, reason);
    const [remote] = registry.snapshot('VN').remotes;
    expect(remote?.routes.map((route) => route.path)).toEqual(['/live']);
    expect(remote?.navigation.map(({ to }) => to)).toEqual(['/live']);
    expect((await auditOf(own.database, 'mf-games')).map(({ act }) => act)).toEqual([
      'hide',
      'enable',
      'disable',
      'promote',
      'publish',
    ]);
  });

  it('refuses an unknown version, and a route that another remote of the market offers', async () => {
    const registry = await open();
    expect((await refusal(registry.promote('VN', 'mf-games', 'f'.repeat(16), reason)))[0]).toMatch(/^MISSING/);
    const first = await registry.publish(await build(games), reason);
    const rival = await registry.publish(await build({ name: 'mf-rival', routes: ['/live', '/rival'] }), reason);
    await registry.promote('VN', 'mf-games', first.digest, reason);
    expect(await refusal(registry.promote('VN', 'mf-rival', rival.digest, reason))).toEqual([
      'ROUTE_CLASH /live (mf-games)',
    ]);
    await registry.promote('INT', 'mf-rival', rival.digest, reason);
    await registry.setEnabled('VN', 'mf-games', false, reason);
    await registry.promote('VN', 'mf-rival', rival.digest, reason);
    expect(await refusal(registry.setEnabled('VN', 'mf-games', true, reason))).toEqual([
      'ROUTE_CLASH /live (mf-rival)',
    ]);
  });

  it('gives every change of a market its own revision, however many come at once', async () => {
    const registry = await open();
    const names = ['mf-a1', 'mf-a2', 'mf-a3', 'mf-a4'];
    const published = await Promise.all(
      names.map(async (name) => registry.publish(await build({ name, routes: [`/${name}`] }), reason)),
    );
    await Promise.all(published.map(({ name, digest }) => registry.promote('VN', name, digest, reason)));
    expect(registry.snapshot('VN')).toMatchObject({ revision: 4 });
    expect(announced.map((event) => (event.type === 'registry' ? event.revision : 0)).sort()).toEqual([1, 2, 3, 4]);
  });
});

describe('starting again', () => {
  it('shows what was promoted before', async () => {
    const before = await open();
    const { digest } = await before.publish(await build(games), reason);
    await before.promote('VN', 'mf-games', digest, reason);
    expect(shown(await open())).toEqual([`mf-games ${digest}`]);
  });

  it.each(['pages-live.js', 'pages-live.js.br', 'mark.1.png'])(
    'refuses a version whose %s was changed, and shows the good one before it',
    async (file) => {
      const before = await open();
      const first = await before.publish(await build(games), reason);
      const second = await before.publish(await build({ ...games, content: 'second' }), reason);
      await before.promote('VN', 'mf-games', first.digest, reason);
      await before.promote('VN', 'mf-games', second.digest, reason);
      await damage(stored('mf-games', second.digest, file));

      const after = await open();
      expect(shown(after)).toEqual([`mf-games ${first.digest}`]);
      expect(await after.versions.find('mf-games', second.digest)).toBeNull();
      expect(faults.join()).toContain(second.digest);
      expect((await refusal(after.promote('INT', 'mf-games', second.digest, reason)))[0]).toMatch(/^MISSING/);

      // A third version falls back to the good one, not to the damaged one that it follows.
      const third = await after.publish(await build({ ...games, content: 'third' }), reason);
      await after.promote('VN', 'mf-games', third.digest, reason);
      await after.rollBack('VN', 'mf-games', reason);
      expect(shown(after)).toEqual([`mf-games ${first.digest}`]);
    },
  );

  it('leaves a remote out when none of its versions is whole', async () => {
    const before = await open();
    const first = await before.publish(await build(games), reason);
    const other = await before.publish(await build(promo), reason);
    await before.promote('VN', 'mf-games', first.digest, reason);
    await before.promote('VN', 'mf-promo', other.digest, reason);
    await damage(stored('mf-games', first.digest, 'pages-live.js'));
    expect(shown(await open())).toEqual([`mf-promo ${other.digest}`]);
  });

  it('puts a version back that is missing from the store, when it is published again', async () => {
    const before = await open();
    const built = await build(games);
    const { digest } = await before.publish(built, reason);
    await before.promote('VN', 'mf-games', digest, reason);
    await rm(path.join(folder, 'artifacts'), { recursive: true });
    const after = await open();
    expect(shown(after)).toEqual([]);
    await publishAtStart(after, { folders: [built], markets: ['VN', 'INT'], log: silentLog });
    expect(shown(await open())).toEqual([`mf-games ${digest}`]);
  });
});

describe('in demonstration mode', () => {
  it('publishes and promotes what was built, without the Vietnamese lottery in the international market', async () => {
    const registry = await open();
    const folders = [await build(games), await build(promo), path.join(folder, 'never-built')];
    await publishAtStart(registry, {
      folders,
      markets: ['VN', 'INT'],
      log: { ...silentLog, error: (_facts, message) => faults.push(message) },
    });
    expect(registry.snapshot('VN').remotes.map(({ name }) => name)).toEqual(['mf-games', 'mf-promo']);
    expect(registry.snapshot('VN').remotes[0]?.routes.map((route) => route.path)).toEqual(['/live', '/lottery']);
    expect(registry.snapshot('INT').remotes[0]?.routes.map((route) => route.path)).toEqual(['/live']);
    expect(registry.snapshot('INT').remotes[0]?.navigation.map(({ to }) => to)).toEqual(['/live']);
    expect((await auditOf(own.database, 'mf-games')).every(({ who }) => who === 'startup')).toBe(true);
    expect(faults).toEqual(['a built remote could not be published']);
  });

  it('follows a route that moved from one remote to another', async () => {
    const registry = await open();
    const options = { markets: ['VN'], log: silentLog };
    await publishAtStart(registry, { ...options, folders: [await build(promo), await build(games)] });
    const gained = await build({ ...promo, routes: ['/promotions', '/live'], content: 'gained' });
    const lost = await build({ ...games, routes: ['/lottery'], content: 'lost' });
    await publishAtStart(registry, { ...options, folders: [gained, lost] });
    const routes = registry.snapshot('VN').remotes.map((remote) => remote.routes.map((route) => route.path));
    expect(routes).toEqual([['/promotions', '/live'], ['/lottery']]);
  });

  it('changes nothing at a later start with the same builds, and keeps what an operator hid', async () => {
    const registry = await open();
    const options = { folders: [await build(games)], markets: ['VN', 'INT'], log: silentLog };
    await publishAtStart(registry, options);
    await registry.hide('INT', 'mf-games', nothingHidden, reason);
    announced = [];
    const again = await open();
    await publishAtStart(again, options);
    expect(announced).toEqual([]);
    await publishAtStart(again, { ...options, folders: [await build({ ...games, content: 'second' })] });
    expect(again.snapshot('INT').remotes[0]?.routes).toHaveLength(2);
  });
});
