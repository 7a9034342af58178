import { describe, expect, it } from '@jest/globals';
import { builtVersion, placed } from '../testing/placed.ts';
import type { Placement, Version } from './placement.ts';
import { resolveSnapshot } from './resolveSnapshot.ts';

const games = builtVersion('1', {
  name: 'mf-games',
  team: 'games',
  routes: ['/live', '/lottery'],
  slots: [
    { slot: 'home.rail', module: './Hot', order: 20 },
    { slot: 'home.rail', module: './New', order: 30 },
    { slot: 'home.aside', module: './Hot', order: 1 },
  ],
  modals: ['notice'],
  navigation: ['/live', '/lottery', '/promotions', '/index'],
});
const gamesBefore: Version = { ...games, digest: '2'.repeat(16) };
const gamesTried: Version = { ...games, digest: '4'.repeat(16) };
const promo = builtVersion('3', { name: 'mf-promo', team: 'promo', routes: ['/promotions'] });
const teams = new Map([
  ['games', ['key of games', 'other key of games']],
  ['promo', ['key of promo']],
  ['nobody', ['key of nobody']],
]);
const resolve = (
  market: string,
  placements: readonly Placement[],
  versions: readonly Version[],
  tried: string[] = [],
) => resolveSnapshot(market, placements, { versions, teams, canaries: new Set(tried) });

const paths = (items: readonly { to: string }[] | undefined): string[] => (items ?? []).map(({ to }) => to);

describe('resolving the snapshot of a market', () => {
  it('holds the enabled remotes of this market, in their order, with the hash of every file', () => {
    const snapshot = resolve(
      'VN',
      [
        placed(promo, { position: 20 }),
        placed(games, { position: 10 }),
        placed(promo, { market: 'INT' }),
        placed({ ...promo, remote: 'mf-off' }, { enabled: false }),
      ],
      [games, promo],
    );
    expect(snapshot.remotes.map(({ name }) => name)).toEqual(['mf-games', 'mf-promo']);
    const [first] = snapshot.remotes;
    expect(first?.base).toBe(`/remotes/mf-games/${games.digest}/`);
    expect(Object.keys(first?.integrity ?? {}).sort()).toEqual(Object.keys(games.manifest.files).sort());
  });

  it('takes the market’s latest change for its revision, a switched off remote’s too', () => {
    const placements = [
      placed(games, { revision: 4 }),
      placed(promo, { revision: 7, enabled: false }),
      placed(promo, { market: 'INT', revision: 9 }),
    ];
    expect(resolve('VN', placements, [games, promo]).revision).toBe(7);
    expect(resolve('XX', placements, [games, promo])).toEqual({
      market: 'XX',
      revision: 0,
      remotes: [],
      teams: {},
    });
  });

  it('falls back to the last known good version, and leaves the remote out when that is unusable as well', () => {
    const placement = placed(games, { lastKnownGood: gamesBefore.digest });
    expect(resolve('VN', [placement], [gamesBefore]).remotes[0]?.digest).toBe(gamesBefore.digest);
    expect(resolve('VN', [placement], [games, gamesBefore]).remotes[0]?.digest).toBe(games.digest);
    expect(resolve('VN', [placement], []).remotes).toEqual([]);
  });

  it('leaves out what the market hides', () => {
    const hidden = {
      routes: ['/lottery'],
      slots: [{ slot: 'home.rail' as const, module: './New' }, { slot: 'home.aside' as const }],
      modals: ['notice'],
      navigation: ['/index'],
    };
    const [remote] = resolve('VN', [placed(games, { hidden })], [games]).remotes;
    expect(remote?.routes.map(({ path }) => path)).toEqual(['/live']);
    expect(remote?.slots).toEqual([{ slot: 'home.rail', module: './Hot', order: 20 }]);
    expect(remote?.modals).toEqual([]);
    expect(paths(remote?.navigation)).toEqual(['/live']);
  });

  it('leaves out navigation to what nobody serves in this market', () => {
    const both = resolve('VN', [placed(games), placed(promo)], [games, promo]);
    expect(paths(both.remotes[0]?.navigation)).toEqual(['/live', '/lottery', '/promotions', '/index']);
    const alone = resolve('VN', [placed(games), placed(promo, { enabled: false })], [games, promo]);
    expect(paths(alone.remotes[0]?.navigation)).toEqual(['/live', '/lottery', '/index']);
  });

  it('names the keys of the teams whose remotes stand there, and of no other', () => {
    expect(resolve('VN', [placed(games), placed(promo, { enabled: false })], [games, promo]).teams).toEqual({
      games: ['key of games', 'other key of games'],
    });
  });

  it('gives the last known good version whole, as long as it is another one', () => {
    const placement = placed(games, { lastKnownGood: gamesBefore.digest });
    const [remote] = resolve('VN', [placement], [games, gamesBefore]).remotes;
    expect(remote?.lastKnownGood).toMatchObject({
      digest: gamesBefore.digest,
      base: `/remotes/mf-games/${gamesBefore.digest}/`,
      signature: gamesBefore.signature,
    });
    expect(Object.keys(remote?.lastKnownGood?.integrity ?? {})).toHaveLength(Object.keys(games.manifest.files).length);
    expect(resolve('VN', [placement], [games]).remotes[0]?.lastKnownGood).toBeUndefined();
    const same = placed(games, { lastKnownGood: games.digest });
    expect(resolve('VN', [same], [games]).remotes[0]?.lastKnownGood).toBeUndefined();
  });

  it('shows the canary to whom it is for, who falls back to what everyone else gets', () => {
    const canary = { digest: gamesTried.digest, share: 100, since: new Date() };
    const placement = placed(games, { canary, lastKnownGood: gamesBefore.digest });
    const versions = [games, gamesBefore, gamesTried];
    const [tried] = resolve('VN', [placement], versions, ['mf-games']).remotes;
    expect(tried).toMatchObject({ digest: gamesTried.digest, canary: true, lastKnownGood: { digest: games.digest } });
    const [common] = resolve('VN', [placement], versions).remotes;
    expect(common).toMatchObject({ digest: games.digest, lastKnownGood: { digest: gamesBefore.digest } });
    expect(common?.canary).toBeUndefined();
    const [unusable] = resolve('VN', [placement], [games], ['mf-games']).remotes;
    expect(unusable).toMatchObject({ digest: games.digest });
    expect(unusable?.canary).toBeUndefined();
  });
});
