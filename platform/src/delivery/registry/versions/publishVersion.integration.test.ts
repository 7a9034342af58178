import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { newKeyPair, signManifest } from '@unisite/publishing';
import type { Offers } from '../testing/builtManifest.ts';
import { reason, refusal, type TestRegistry, testRegistry } from '../testing/testRegistry.ts';
import type { Build } from './publishVersion.ts';

const games: Offers = { name: 'mf-games', routes: ['/live'] };
let own: TestRegistry;
beforeEach(async () => {
  own = await testRegistry();
});
afterEach(() => own.close());

const publish = (build: Build) => own.registry.publish(build, reason);
const stored = (digest: string, file: string): string => path.join(own.folder, 'artifacts', 'mf-games', digest, file);
const published = async () => (await own.database.query('SELECT 1 FROM remote_version')).length;

describe('publishing', () => {
  it('keeps a build with its compressed forms, and shows it nowhere before it is promoted', async () => {
    const { remote, version, digest, isNew } = await publish(await own.build(games));
    expect({ remote, version, isNew }).toEqual({ remote: 'mf-games', version: '1.0.0', isNew: true });
    const whole = await readFile(stored(digest, 'pages-live.js'));
    expect((await readFile(stored(digest, 'pages-live.js.br'))).length).toBeLessThan(whole.length);
    await expect(readFile(stored(digest, 'mark.1.png.br'))).rejects.toThrow();
    expect(own.shown()).toEqual([]);
    expect(own.announced).toEqual([]);
    expect((await own.audit())[0]).toBe('publish mf-games');
  });

  it('is done once: the same content again changes nothing, two at a time neither', async () => {
    const build = await own.build(games);
    const both = await Promise.all([publish(build), publish(build)]);
    expect(both.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(await publish(build)).toMatchObject({ isNew: false });
    expect(await published()).toBe(1);
    expect((await own.audit()).filter((line) => line === 'publish mf-games')).toHaveLength(1);
  });

  it('refuses a tampered file, and a hash that was deleted, and keeps nothing of the build', async () => {
    const build = await own.build(games);
    const file = build.files.get('pages-live.js') ?? Buffer.alloc(0);
    const changed = Buffer.from(file);
    changed[3] = changed[3] === 65 ? 66 : 65;
    expect(await refusal(publish({ ...build, files: new Map([...build.files, ['pages-live.js', changed]]) }))).toBe(
      'HASH_DIFFERS',
    );
    const { 'pages-live.js': _left, ...files } = build.manifest.files;
    const manifest = { ...build.manifest, files };
    const signature = signManifest(manifest, (await own.team()).privateKey);
    expect(await refusal(publish({ ...build, manifest, signature }))).toContain('NOT_LISTED');
    expect(await published()).toBe(0);
  });

  it('never changes what was published, nor the audit', async () => {
    await publish(await own.build(games));
    for (const table of ['remote_version', 'registry_audit', 'version_signature']) {
      await expect(own.owner.query(`DELETE FROM ${table}`)).rejects.toThrow('keeps what it holds');
      await expect(own.owner.query(`TRUNCATE ${table} CASCADE`)).rejects.toThrow('keeps what it holds');
    }
    await expect(own.owner.query(`UPDATE remote_version SET manifest = '{}'`)).rejects.toThrow('keeps what it holds');
    await expect(own.owner.query(`UPDATE registry_audit SET who = 'nobody'`)).rejects.toThrow('keeps what it holds');
  });
});

describe('a signature', () => {
  it('is refused from a key that nobody registered, or that was revoked', async () => {
    expect(await refusal(publish(await own.build(games, newKeyPair())))).toBe('KEY_UNKNOWN');
    const build = await own.build(games);
    await own.registry.teams.revokeKey('testers', build.signature.key, reason);
    expect(await refusal(publish(build))).toBe('KEY_REVOKED');
  });

  it('is refused from another team, also when that team publishes under its own name', async () => {
    const theirs = await own.team('others');
    expect(await refusal(publish(await own.build(games, theirs)))).toBe('KEY_OF_ANOTHER_TEAM');
    await publish(await own.build(games));
    expect(await refusal(publish(await own.build({ ...games, team: 'others', version: '1.1.0' })))).toBe('NAME_TAKEN');
  });

  it('is over this manifest: whatever is changed in it afterwards is refused', async () => {
    const { manifest, ...build } = await own.build(games);
    const { descriptor } = manifest;
    for (const changed of [
      { ...manifest, descriptor: { ...descriptor, version: '1.0.1' } },
      { ...manifest, descriptor: { ...descriptor, needs: { shared: '^1' } } },
      { ...manifest, builtWith: { webpack: '1.0.0' } },
    ]) {
      expect(await refusal(publish({ ...build, manifest: changed }))).toBe('SIGNATURE_WRONG');
    }
  });

  it('of another key of the team may be added to what was published', async () => {
    const first = await own.build(games);
    const { digest } = await publish(first);
    await own.registry.acts.perform({ market: 'VN', remote: 'mf-games', act: { kind: 'promote', digest } }, reason);
    const pair = newKeyPair();
    await own.registry.teams.admitKey('testers', pair.publicKey, reason);
    expect(await publish(await own.build(games, pair))).toMatchObject({ digest, isNew: false });
    await own.registry.teams.revokeKey('testers', first.signature.key, reason);
    expect(own.shown()).toEqual(['mf-games 1.0.0']);
    expect(own.registry.snapshot('VN').teams).toEqual({ testers: [pair.publicKey] });
  });
});

describe('versions', () => {
  it('only grow: an old signed manifest is not taken for something new', async () => {
    const old = await own.build({ ...games, version: '1.9.0', content: 'never published' });
    await own.publish({ ...games, version: '1.10.0' });
    expect(await refusal(publish(old))).toBe('VERSION_NOT_GREATER');
    const same = await own.build({ ...games, version: '1.10.0', content: 'other' });
    expect(await refusal(publish(same))).toBe('VERSION_NOT_GREATER');
    await own.publish({ ...games, version: '1.10.1', content: 'third' });
    expect(await published()).toBe(2);
  });

  it('of two that come at once, both above all others, the greater one stays in any case', async () => {
    const [low, high] = await Promise.all(['1.1.0', '1.2.0'].map((version) => own.build({ ...games, version })));
    if (!low || !high) return;
    const [, kept] = await Promise.allSettled([publish(low), publish(high)]);
    expect(kept.status).toBe('fulfilled');
    expect((await own.registry.views.remotes())[0]?.latest).toBe('1.2.0');
  });
});
