import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { hashOf, newKeyPair, signManifest } from '@unisite/publishing';
import { auditEntry, problem, published, remoteView, teamPaths } from '@unisite/shared/contract/rollout';
import * as z from '@unisite/shared/schema';
import { type TestPlatform, testPlatform } from '../../../testing/testPlatform.ts';
import { type TeamReply, type TestBuild, type TestTeam, testTeam } from './testing/testTeam.ts';

let site: TestPlatform;
let team: TestTeam;
let rival: TestTeam;

beforeAll(async () => {
  site = await testPlatform();
  team = await testTeam(site, 'games', ['VN']);
  rival = await testTeam(site, 'rival', ['VN']);
});
afterAll(() => site.close());

const told = ({ failure }: TeamReply): string[] => [
  ...(failure?.problems ?? []).map(({ code, what }) => `${code} ${what}`),
];
const check = (build: Pick<TestBuild, 'manifest' | 'signature'>, by: TestTeam = team) =>
  by.call('POST', teamPaths.check, { manifest: build.manifest, signature: build.signature });
const act = (remote: string, kind: object, more: object = {}) =>
  team.call('POST', teamPaths.acts, { market: 'VN', remote, act: kind, why: 'a test', ...more });
const digestOf = ({ value, failure }: TeamReply): string => {
  const parsed = z.safeParse(published, value);
  if (!parsed.success) throw new Error(JSON.stringify(failure));
  return parsed.data.digest;
};
const versionsOf = async (remote: string) =>
  (
    await site.database.query<{ version: string }>('SELECT version FROM remote_version WHERE remote = $1', [remote])
  ).map(({ version }) => version);

describe('from a build to a page', () => {
  const remote = 'mf-first';
  let first = '';
  let second = '';

  it('a team checks, puts what is missing, and publishes', async () => {
    const build = team.build({ name: remote, routes: ['/first'] });
    const before = await check(build);
    expect(before.value).toEqual({ problems: [], missing: [...build.files.values()].map(hashOf) });
    await team.put(build.files.values());
    expect((await check(build)).value).toEqual({ problems: [], missing: [] });
    expect(await versionsOf(remote)).toEqual([]);
    const reply = await team.call('POST', teamPaths.versions, { ...build, files: undefined, why: 'the first one' });
    expect(reply.value).toMatchObject({ remote, version: '1.0.0', isNew: true });
    first = digestOf(reply);
    expect((await team.publish(build)).value).toMatchObject({ digest: first, isNew: false });
    second = digestOf(await team.publish(team.build({ name: remote, routes: ['/first'], content: 'second' }, '1.1.0')));
  });

  it('promotes it, and takes that back', async () => {
    expect((await act(remote, { kind: 'promote', digest: first })).value).toMatchObject({ state: 'done' });
    const shown = () => site.services.registry.snapshot('VN').remotes.find(({ name }) => name === remote)?.digest;
    expect(shown()).toBe(first);
    const promoted = await act(remote, { kind: 'promote', digest: second });
    expect(shown()).toBe(second);
    const { id } = z.safeParse(z.object({ id: z.string() }), promoted.value).data ?? { id: '' };
    expect((await team.call('POST', teamPaths.undo.replace(':id', id), { why: 'too early' })).status).toBe(200);
    expect(shown()).toBe(first);
  });

  it('sees its remote and its audit, and nobody else does', async () => {
    const view = await team.call('GET', teamPaths.remote.replace(':name', remote));
    expect(z.safeParse(remoteView, view.value).success).toBe(true);
    const audit = await team.call('GET', `${teamPaths.audit.replace(':name', remote)}?market=VN`);
    const lines = z.safeParse(z.array(auditEntry), audit.value).data ?? [];
    expect(lines.map(({ who, why }) => `${who} ${why}`)).toEqual([
      'team:games too early',
      'team:games a test',
      'team:games a test',
    ]);
    for (const path of [teamPaths.remote, teamPaths.audit]) {
      expect(told(await rival.call('GET', path.replace(':name', remote)))).toEqual([`NOT_YOURS ${remote}`]);
    }
    expect((await team.call('GET', teamPaths.remote.replace(':name', 'mf-nobody'))).status).toBe(404);
  });

  it('is told what others did meanwhile', async () => {
    await site.services.registry.acts.ask(
      { market: 'VN', remote, act: { kind: 'disable' }, why: 'an incident' },
      'operator:lan',
    );
    const reply = await act(remote, { kind: 'promote', digest: second }, { expected: 1 });
    expect(reply.status).toBe(409);
    expect(reply.failure).toMatchObject({ code: 'CHANGED' });
    expect(reply.failure?.since?.[0]).toMatchObject({ who: 'operator:lan', why: 'an incident' });
  });

  it('acts in the markets that are open to it, on its own remotes', async () => {
    expect(told(await act(remote, { kind: 'promote', digest: first }, { market: 'INT' }))).toEqual([
      'MARKET_NOT_OPEN INT',
    ]);
    const others = await rival.call('POST', teamPaths.acts, {
      market: 'VN',
      remote,
      act: { kind: 'disable' },
      why: 'to be mean',
    });
    expect(others.status).toBe(403);
    expect(told(others)).toEqual([`NOT_YOURS ${remote}`]);
    const { rows } = await site.services.registry.views.audit({ remote }, { page: 1, pageSize: 1 });
    const undo = await rival.call('POST', teamPaths.undo.replace(':id', rows[0]?.id ?? ''), { why: 'to be mean' });
    expect(told(undo)).toEqual([`NOT_YOURS ${remote}`]);
  });
});

describe('publishing is refused', () => {
  const offers = { name: 'mf-refused', routes: ['/refused'] };

  it('without the files, and with a tampered one', async () => {
    const build = team.build({ ...offers, content: 'never put' });
    const reply = await team.call('POST', teamPaths.versions, { manifest: build.manifest, signature: build.signature });
    expect(told(reply)).toContain('MISSING remoteEntry.0a1b2c3d.js');
    // Content that does not match its hash is not even stored.
    const wanted = build.files.get('remoteEntry.0a1b2c3d.js') ?? Buffer.alloc(0);
    const path = teamPaths.file.replace(':hash', hashOf(wanted));
    expect((await team.call('PUT', path, Buffer.from('tampered'))).failure?.code).toBe('FILE_HASH_DIFFERS');
    expect(await versionsOf(offers.name)).toEqual([]);
  });

  it('with a deleted hash, and with one that was changed after signing', async () => {
    const { manifest, signature, files } = team.build(offers);
    await team.put(files.values());
    const { 'pages-refused.js': _deleted, ...rest } = manifest.files;
    const without = { ...manifest, files: rest };
    expect(told(await team.call('POST', teamPaths.versions, { manifest: without, signature }))).toContain(
      'NOT_LISTED pages-refused.js',
    );
    const unhashed = { ...manifest, files: { ...rest, 'pages-refused.js': { bytes: 1 } } };
    const reply = await team.call('POST', teamPaths.versions, { manifest: unhashed, signature });
    expect(told(reply)).toEqual(['MANIFEST_MALFORMED files.pages-refused.js.integrity']);
    const other = { ...manifest, builtWith: { webpack: 'another' } };
    expect(told(await team.call('POST', teamPaths.versions, { manifest: other, signature }))).toEqual([
      `SIGNATURE_WRONG ${offers.name}`,
    ]);
  });

  it('with another team’s key, or a key that nobody registered', async () => {
    const { manifest, files } = team.build(offers);
    await team.put(files.values());
    const signedBy = (privateKey: string) => ({ manifest, signature: signManifest(manifest, privateKey) });
    expect(told(await team.call('POST', teamPaths.versions, signedBy(rival.pair.privateKey)))).toEqual([
      `KEY_OF_ANOTHER_TEAM ${rival.keyId}`,
    ]);
    const unknown = signedBy(newKeyPair().privateKey);
    expect(told(await team.call('POST', teamPaths.versions, unknown))).toEqual([
      `KEY_UNKNOWN ${unknown.signature.key}`,
    ]);
  });

  it('under a name that is another team’s', async () => {
    const theirs = rival.build({ name: 'mf-first', routes: ['/theirs'] }, '2.0.0');
    expect(told(await rival.publish(theirs))).toEqual(['NAME_TAKEN mf-first']);
    const mine = { ...theirs.manifest, descriptor: { ...theirs.manifest.descriptor, team: 'games' } };
    const signature = signManifest(mine, rival.pair.privateKey);
    expect(told(await rival.call('POST', teamPaths.versions, { manifest: mine, signature }))).toEqual([
      'NOT_YOURS mf-first',
    ]);
  });

  it('when an old manifest is replayed as something new', async () => {
    const name = 'mf-old';
    const old = team.build({ name, routes: ['/old'] }, '1.0.0');
    const neverPublished = team.build({ name, routes: ['/old'], content: 'another' }, '1.0.5');
    expect((await team.publish(old)).status).toBe(200);
    expect((await team.publish(team.build({ name, routes: ['/old'], content: 'new' }, '1.1.0'))).status).toBe(200);
    const [first] = told(await team.publish(neverPublished));
    expect(first).toMatch(/^VERSION_NOT_GREATER 1\.0\.5/);
    // Publishing an identical version changes nothing, and brings nothing back to a market.
    expect((await team.publish(old)).value).toMatchObject({ isNew: false });
    expect(await versionsOf(name)).toHaveLength(2);
  });

  it('for every rule that it breaks, with number and what to do, and nothing is kept', async () => {
    const { manifest, files } = team.build({ name: 'mf-rules', routes: ['/index'] });
    const broken = { ...manifest, container: 'mf_first' };
    await team.put(files.values());
    const signature = signManifest(broken, team.pair.privateKey);
    const reply = await team.call('POST', teamPaths.versions, { manifest: broken, signature });
    expect(told(reply)).toEqual(['CONTAINER_NOT_OWN mf_first', 'ROUTE_NOT_FREE /index']);
    const checked = await check({ manifest: broken, signature });
    const { problems } = z.safeParse(z.object({ problems: z.array(problem) }), checked.value).data ?? {};
    expect(problems).toEqual(reply.failure?.problems);
    expect(reply.failure?.problems?.[0]).toMatchObject({ number: 104 });
    const vi = await team.call(
      'POST',
      teamPaths.versions,
      { manifest: broken, signature },
      {
        headers: { 'accept-language': 'vi' },
      },
    );
    expect(vi.failure?.problems?.[0]?.todo).toMatch(/^Tên container/);
    expect(await versionsOf('mf-rules')).toEqual([]);
  });
});

it('publishes one version when the same is handed in twice at once', async () => {
  const build = team.build({ name: 'mf-twice', routes: ['/twice'] });
  const both = await Promise.all([team.publish(build), team.publish(build)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const values = both.map(({ value }) => z.safeParse(published, value).data);
  expect(values.filter((value) => value?.isNew)).toHaveLength(1);
  expect(values[0]?.digest).toBe(values[1]?.digest);
  expect(await versionsOf('mf-twice')).toEqual(['1.0.0']);
});

it('keeps calls and files no longer than they are of use', async () => {
  const { forgetOldTeamCalls } = await import('./teamCalls.ts');
  await forgetOldTeamCalls(site.database, new Date(Date.now() + 2 * 60 * 60_000));
  for (const table of ['team_call', 'staged_file']) {
    expect(await site.database.query(`SELECT 1 FROM ${table}`)).toEqual([]);
  }
});
