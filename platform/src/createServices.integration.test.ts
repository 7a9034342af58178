import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { player } from '@unisite/demonstration/seed/people';
import { newKeyPair } from '@unisite/publishing';
import { addFavourite, favourites, gameList, gameMenu, vendorList } from '@unisite/shared/contract';
import type { Act } from '@unisite/shared/contract/rollout';
import type { Offers } from './delivery/registry/testing/builtManifest.ts';
import { signedBuild } from './delivery/registry/testing/signedBuild.ts';
import { type TestPlatform, testPlatform } from './testing/testPlatform.ts';

jest.setTimeout(120_000);

const remotes: readonly Offers[] = [
  { name: 'mf-games', routes: ['/live', '/sports', '/fish', '/rng', '/pvp', '/esports', '/seamless', '/game'] },
  { name: 'mf-lottery', routes: ['/vnlottery', '/elott'] },
];
const ofGames = ['LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'EGAME'];
const reason = { who: 'operator:lan', why: 'a test' };
let platform: TestPlatform;

const act = (remote: string, wanted: Act) =>
  platform.services.registry.acts.perform({ market: 'VN', remote, act: wanted }, reason);
const categories = async () => (await platform.call(gameMenu, {})).value.categories.map(({ category }) => category);

beforeAll(async () => {
  platform = await testPlatform({ seed: true });
  const { registry } = platform.services;
  const keys = newKeyPair();
  await registry.teams.admitKey('testers', keys.publicKey, reason);
  for (const offers of remotes) {
    const { digest } = await registry.publish(signedBuild(offers, keys), reason);
    await act(offers.name, { kind: 'promote', digest });
  }
});
afterAll(() => platform.close());

it('what a remote has the page of leaves the market’s menu, lists and search with it, at once, and comes back', async () => {
  const { headers } = await platform.signIn(player.account, player.password);
  const [lottery] = (await platform.call(gameList, { vendor: 'TCG_SEA' })).value.rows;
  const found = async () => ({
    menu: await categories(),
    vendor: (await platform.call(vendorList, {})).value.rows.some(({ vassalage }) => vassalage === 'TCG_SEA'),
    list: (await platform.call(gameList, { category: 'ELOTT' })).value.total > 0,
    search: (await platform.call(gameList, { text: lottery?.name ?? '' })).value.rows.some(
      ({ gameId }) => gameId === lottery?.gameId,
    ),
    starred: (await platform.call(favourites, {}, { headers })).value.rows.some(
      ({ gameId }) => gameId === lottery?.gameId,
    ),
  });
  await platform.call(addFavourite, { gameId: lottery?.gameId ?? '' }, { headers });

  const before = await found();
  expect(before.menu.toSorted()).toEqual([...ofGames, 'LOTT', 'ELOTT'].sort());
  expect(before).toMatchObject({ vendor: true, list: true, search: true, starred: true });

  await act('mf-lottery', { kind: 'disable' });
  const without = await found();
  expect(without.menu.toSorted()).toEqual(ofGames.toSorted());
  expect(without).toMatchObject({ vendor: false, list: false, search: false, starred: false });

  await act('mf-lottery', { kind: 'enable' });
  expect(await found()).toEqual(before);
});

it('a page that the market leaves out takes its category along, and no other', async () => {
  const hidden = { routes: ['/vnlottery', '/fish'], slots: [], modals: [], navigation: [] };
  for (const { name } of remotes) await platform.services.registry.hide('VN', name, hidden, reason);
  const left = await categories();
  expect(left).toContain('ELOTT');
  expect(left).toContain('RNG');
  expect(left).not.toContain('LOTT');
  expect(left).not.toContain('FISH');
});
