import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { keyIdOf, newKeyPair } from '@unisite/publishing';
import type { Offers } from '../testing/builtManifest.ts';
import { reason, refusal, type TestRegistry, testRegistry } from '../testing/testRegistry.ts';

const games: Offers = { name: 'mf-games', routes: ['/live'] };
let own: TestRegistry;
beforeEach(async () => {
  own = await testRegistry();
});
afterEach(() => own.close());

describe('a team’s key', () => {
  it('is registered with the markets that are open to the team, which the next one says anew', async () => {
    const [first, second] = [newKeyPair(), newKeyPair()];
    const { teams } = own.registry;
    await teams.addKey({ team: 'games', publicKey: first.publicKey, markets: ['VN', 'INT'] }, reason);
    const view = await teams.addKey({ team: 'games', publicKey: second.publicKey, markets: ['VN'] }, reason);
    expect(view).toMatchObject({ team: 'games', markets: ['VN'], remotes: [] });
    expect(view.keys.map(({ publicKey }) => publicKey).sort()).toEqual([first.publicKey, second.publicKey].sort());
    expect(await teams.markets('games')).toEqual(['VN']);
    expect(await teams.key(keyIdOf(first.publicKey))).toMatchObject({ team: 'games', revokedAt: null });
    expect(await teams.key('0'.repeat(16))).toBeNull();
    expect(own.operatorEvents).toContainEqual({ type: 'teams' });
    expect((await own.audit()).filter((line) => /Key|Markets/.test(line))).toEqual([
      'openMarkets',
      'addKey',
      'openMarkets',
      'addKey',
    ]);
  });

  it('is one team’s only, for good', async () => {
    const { publicKey } = await own.team('games');
    const { teams } = own.registry;
    const add = (team: string, key: string, markets: string[] = []) =>
      teams.addKey({ team, publicKey: key, markets }, reason);
    expect(await refusal(add('others', publicKey))).toBe('KEY_TAKEN');
    expect(await refusal(add('others', 'abc'))).toBe('KEY_MALFORMED');
    expect(await refusal(add('games', publicKey, ['XX']))).toBe('MARKET_UNKNOWN');
    await teams.revokeKey('games', keyIdOf(publicKey), reason);
    expect(await refusal(add('games', publicKey))).toBe('KEY_TAKEN');
    expect(await refusal(teams.revokeKey('games', keyIdOf(publicKey), reason))).toBe('KEY_UNKNOWN');
  });
});

const rendered = { routes: ['/live'], server: 'module.exports = { default: { modules: {} } };' };

describe('a team’s right to be rendered on the server', () => {
  it('is given and taken by an operator, in the audit, for whatever it has published', async () => {
    const { registry } = own;
    const pair = newKeyPair();
    await registry.teams.addKey({ team: 'guests', publicKey: pair.publicKey, markets: [] }, reason);
    const build = await own.build({ ...rendered, name: 'mf-guest', team: 'guests' }, pair);
    const { digest } = await registry.publish(build, reason);
    expect(registry.serverBuild('mf-guest', digest)).toBeNull();
    const second = await own.open();

    const given = await registry.teams.setRendering({ team: 'guests', isRendered: true }, reason);
    expect(given).toMatchObject({ team: 'guests', isRendered: true, isHouse: false });
    expect(registry.serverBuild('mf-guest', digest)).toMatchObject({
      isHouse: false,
      base: `/remotes/mf-guest/${digest}/`,
      modules: ['./pages/live'],
    });
    expect(own.operatorEvents.at(-1)).toEqual({ type: 'teams' });
    await second.reload();
    expect(second.serverBuild('mf-guest', digest)).not.toBeNull();
    expect(registry.serverBuild('mf-guest', '0'.repeat(16))).toBeNull();

    await registry.teams.setRendering({ team: 'guests', isRendered: true }, reason);
    await registry.teams.setRendering({ team: 'guests', isRendered: false }, reason);
    expect(registry.serverBuild('mf-guest', digest)).toBeNull();
    expect((await own.audit()).filter((line) => /Rendering/.test(line))).toEqual(['endRendering', 'allowRendering']);
    expect(await refusal(registry.teams.setRendering({ team: 'nobody', isRendered: true }, reason))).toBe(
      'TEAM_UNKNOWN',
    );
  });

  it('is the house’s own from the start, and stays as an operator left it', async () => {
    const { registry } = own;
    const { publicKey } = await own.team('ours');
    const rendering = async () => (await registry.teams.list()).find(({ team }) => team === 'ours');
    expect(await rendering()).toMatchObject({ isRendered: true, isHouse: true });
    await registry.teams.setRendering({ team: 'ours', isRendered: false }, reason);
    await registry.teams.admitKey('ours', publicKey, reason);
    expect(await rendering()).toMatchObject({ isRendered: false, isHouse: true });
  });

  it('ends with the key that signed the version', async () => {
    const { registry } = own;
    const pair = await own.team('ours');
    const { digest } = await registry.publish(await own.build({ ...rendered, name: 'mf-own', team: 'ours' }), reason);
    expect(registry.serverBuild('mf-own', digest)).toMatchObject({ isHouse: true });
    await registry.teams.revokeKey('ours', keyIdOf(pair.publicKey), reason);
    expect(registry.serverBuild('mf-own', digest)).toBeNull();
  });
});

describe('a revoked key', () => {
  it('takes what it signed off every page at once, names where, and lets the good version stand in', async () => {
    const { registry } = own;
    const first = await own.publish(games);
    const pair = newKeyPair();
    await registry.teams.admitKey('testers', pair.publicKey, reason);
    const { digest: second } = await registry.publish(await own.build({ ...games, version: '1.1.0' }, pair), reason);
    for (const [market, digest] of [
      ['VN', first],
      ['VN', second],
      ['INT', second],
    ] as const) {
      await registry.acts.perform({ market, remote: 'mf-games', act: { kind: 'promote', digest } }, reason);
    }
    const before = registry.snapshot('VN').revision;
    own.announced.length = 0;

    const key = keyIdOf(pair.publicKey);
    const { team, affected } = await registry.teams.revokeKey('testers', key, reason);
    expect(team.keys.find((one) => one.key === key)?.revokedAt).toBe('2026-11-20T10:00:00.000Z');
    expect(affected).toEqual([
      { market: 'INT', remote: 'mf-games', digest: second },
      { market: 'VN', remote: 'mf-games', digest: second },
    ]);
    expect(own.shown('VN')).toEqual(['mf-games 1.0.0']);
    expect(own.shown('INT')).toEqual([]);
    expect(registry.snapshot('VN').revision).toBeGreaterThan(before);
    expect(own.announced).toHaveLength(2);
    const act = { kind: 'promote', digest: second } as const;
    expect(await refusal(registry.acts.perform({ market: 'VN', remote: 'mf-games', act }, reason))).toBe(
      'VERSION_UNUSABLE',
    );
    expect((await own.audit()).slice(0, 3)).toEqual(['revokeKey mf-games VN', 'revokeKey mf-games INT', 'revokeKey']);
  });
});
