import { describe, expect, it } from '@jest/globals';
import { nothingHidden, type Placement, type Version } from './placement.ts';
import { resolveSnapshot } from './resolveSnapshot.ts';
import { builtManifest } from './testing/builtManifest.ts';

const games: Version = {
  remote: 'mf-games',
  digest: '1'.repeat(16),
  manifest: builtManifest({
    name: 'mf-games',
    routes: ['/live', '/lottery'],
    slots: [
      { slot: 'home.rail', module: './Hot', order: 20 },
      { slot: 'home.rail', module: './New', order: 30 },
      { slot: 'home.aside', module: './Hot', order: 1 },
    ],
    modals: ['notice'],
    navigation: ['/live', '/lottery', '/promotions', '/index'],
  }),
};
const gamesBefore: Version = { ...games, digest: '2'.repeat(16) };
const promo: Version = {
  remote: 'mf-promo',
  digest: '3'.repeat(16),
  manifest: builtManifest({ name: 'mf-promo', routes: ['/promotions'] }),
};

const placed = (version: Version, more: Partial<Placement> = {}): Placement => ({
  market: 'VN',
  remote: version.remote,
  enabled: true,
  digest: version.digest,
  lastKnownGood: null,
  position: 10,
  hidden: nothingHidden,
  revision: 1,
  ...more,
});
const paths = (items: readonly { to: string }[] | undefined): string[] => (items ?? []).map(({ to }) => to);

describe('resolving the snapshot of a market', () => {
  it('holds the enabled remotes of this market, in their order, with the hash of every file', () => {
    const snapshot = resolveSnapshot(
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
    expect(resolveSnapshot('VN', placements, [games, promo]).revision).toBe(7);
    expect(resolveSnapshot('XX', placements, [games, promo])).toEqual({ market: 'XX', revision: 0, remotes: [] });
  });

  it('falls back to the last known good version, and leaves the remote out when that is unusable as well', () => {
    const placement = placed(games, { lastKnownGood: gamesBefore.digest });
    expect(resolveSnapshot('VN', [placement], [gamesBefore]).remotes[0]?.digest).toBe(gamesBefore.digest);
    expect(resolveSnapshot('VN', [placement], [games, gamesBefore]).remotes[0]?.digest).toBe(games.digest);
    expect(resolveSnapshot('VN', [placement], []).remotes).toEqual([]);
  });

  it('leaves out what the market hides', () => {
    const hidden = {
      routes: ['/lottery'],
      slots: [{ slot: 'home.rail' as const, module: './New' }, { slot: 'home.aside' as const }],
      modals: ['notice'],
      navigation: ['/index'],
    };
    const [remote] = resolveSnapshot('VN', [placed(games, { hidden })], [games]).remotes;
    expect(remote?.routes.map(({ path }) => path)).toEqual(['/live']);
    expect(remote?.slots).toEqual([{ slot: 'home.rail', module: './Hot', order: 20 }]);
    expect(remote?.modals).toEqual([]);
    expect(paths(remote?.navigation)).toEqual(['/live']);
  });

  it('leaves out navigation to what nobody serves in this market', () => {
    const both = resolveSnapshot('VN', [placed(games), placed(promo)], [games, promo]);
    expect(paths(both.remotes[0]?.navigation)).toEqual(['/live', '/lottery', '/promotions', '/index']);
    const alone = resolveSnapshot('VN', [placed(games), placed(promo, { enabled: false })], [games, promo]);
    expect(paths(alone.remotes[0]?.navigation)).toEqual(['/live', '/lottery', '/index']);
  });
});
