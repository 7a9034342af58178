import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { gameList, gameMenu, hotGames, vendorList, winnerBoard } from '@unisite/shared/contract';
import { type TestPlatform, testPlatform } from '../../testing/testPlatform.ts';

jest.setTimeout(120_000);

const hour = 3_600_000;
const played = 'deepwood-tiger';
const other = 'blazing-dragon-pearl';

/** Two instances on one database, sharing a clock that the test moves. */
let now = new Date('2027-03-01T12:00:00Z');
let first: TestPlatform;
let second: TestPlatform;

beforeAll(async () => {
  first = await testPlatform({ seed: true, clock: () => now });
  second = await testPlatform({ database: first, clock: () => now });
});
afterAll(async () => {
  await second.close();
  await first.close();
});

const both = () => [first, second];

describe('section 3: SPORTS cards of vendors of the esports list form ESPORTS', () => {
  it('in the menu, in the list of vendors and in the list of games', async () => {
    const [filed] = await first.database.query<{ games: number }>(
      `SELECT count(*)::int AS games FROM game WHERE vendor_code = 'TF' AND category = 'SPORTS'`,
    );
    expect(filed?.games).toBeGreaterThan(3);
    const { categories } = (await first.call(gameMenu, {})).value;
    const cards = (category: string) => categories.find((one) => one.category === category)?.cards ?? [];
    expect(cards('SPORTS').map(({ vassalage }) => vassalage)).not.toContain('TF');
    expect(cards('ESPORTS').find(({ vassalage }) => vassalage === 'TF')).toMatchObject({ games: filed?.games });
    const vendors = (await first.call(vendorList, { category: 'ESPORTS' })).value.rows;
    expect(vendors.map(({ vassalage }) => vassalage)).toContain('TF');
    const games = (await first.call(gameList, { category: 'ESPORTS', vendor: 'TF', pageSize: 100 })).value;
    expect(games.total).toBe(filed?.games);
    expect(games.rows.every(({ category }) => category === 'ESPORTS')).toBe(true);
    expect((await first.call(gameList, { category: 'SPORTS', vendor: 'TF' })).value.total).toBe(0);
  });
});

describe('section 4: a vendor whose type is a popup', () => {
  it('has a card among the games of its shelf that opens the list of them, and is found by its name', async () => {
    const all = (await first.call(gameList, { category: 'FISH', pageSize: 100 })).value.rows;
    const cards = all.filter(({ isGame }) => isGame === 'VASSALAGE');
    expect(cards).toMatchObject([
      {
        gameId: 'zappetti/FISH',
        name: 'Zappetti',
        vassalage: 'zappetti',
        icon: '/media/test/lists/zappetti-fish.svg',
        rtp: 0,
      },
    ]);
    const found = (await first.call(gameList, { category: 'FISH', text: 'zapetti' })).value.rows;
    expect(found.some(({ isGame }) => isGame === 'VASSALAGE')).toBe(true);
  });

  it('has none in the list it opens, among all games, or where games are asked for by their own traits', async () => {
    for (const request of [
      { category: 'FISH', vendor: 'zappetti' },
      { text: 'zappetti' },
      { category: 'FISH', flag: 'new' },
      { category: 'FISH', flag: 'demo' },
    ] as const) {
      const { rows } = (await first.call(gameList, { ...request, pageSize: 100 })).value;
      expect(rows.length).toBeGreaterThan(0);
      expect(rows.every(({ isGame }) => isGame === 'GAME')).toBe(true);
    }
  });

  it('is no game: nothing counts it', async () => {
    const { categories } = (await first.call(gameMenu, {})).value;
    const fish = categories.find(({ category }) => category === 'FISH');
    const { total } = (await first.call(gameList, { category: 'FISH' })).value;
    expect(total).toBe((fish?.games ?? 0) + 1);
  });
});

it('names the games that can be tried with play money', async () => {
  const { rows, total } = (await first.call(gameList, { flag: 'demo', pageSize: 100 })).value;
  expect(total).toBeGreaterThan(100);
  expect(rows.every(({ hasDemo }) => hasDemo)).toBe(true);
  const live = (await first.call(gameList, { category: 'LIVE', pageSize: 100 })).value.rows;
  expect(live.some(({ hasDemo }) => hasDemo)).toBe(false);
});

it('shows on every instance what is closed, once the catalogue has grown by a version', async () => {
  const state = async (platform: TestPlatform) =>
    (await platform.call(gameList, { text: 'Deepwood Tiger', category: 'RNG' })).value.rows[0]?.maintenance;
  for (const platform of both()) expect(await state(platform)).toBe(false);
  await first.database.query('UPDATE game SET maintenance = true WHERE id = $1', [played]);
  await new Promise((resolve) => setTimeout(resolve, 2_100));
  for (const platform of both()) expect(await state(platform)).toBe(true);
  await first.database.query('UPDATE game SET maintenance = false WHERE id = $1', [played]);
});

describe('what real play says', () => {
  let members: string[] = [];
  let rounds = 0;

  beforeAll(async () => {
    const rows = await first.database.query<{ id: string }>(
      `SELECT id FROM member WHERE customer_type = 0 AND market_code = 'VN' ORDER BY id LIMIT 3`,
    );
    const [guest] = await first.database.query<{ id: string }>(
      `INSERT INTO member (account, nickname, password_hash, customer_type, market_code)
       VALUES ('guest77', 'Khách', 'none', 4, 'VN') RETURNING id`,
    );
    members = [...rows.map(({ id }) => id), guest?.id ?? ''];
  });
  beforeEach(() => {
    now = new Date(now.getTime() + 30 * 24 * hour);
  });

  const round = async (member: number, gameId: string, at: Date, won = 0, staked = 1_000_000) => {
    rounds += 1;
    await first.owner.query(
      `INSERT INTO game_round (vendor_code, round_id, member_id, game_id, staked, won, state, opened_at, closed_at)
       SELECT vendor_code, $1, $2, id, $4, $5, 'settled', $6, $6 FROM game WHERE id = $3`,
      [`T-${rounds}`, members[member], gameId, staked, won, at],
    );
  };
  const playersOf = async (platform: TestPlatform, gameId: string) =>
    (await platform.call(gameList, { category: 'RNG', pageSize: 100 })).value.rows.find((row) => row.gameId === gameId)
      ?.players ?? 0;
  const most = async (platform: TestPlatform) => (await platform.call(gameList, { pageSize: 1 })).value.rows[0]?.gameId;

  it('orders games alike on both instances, counts a member once, and forgets after 24 hours', async () => {
    await round(0, played, new Date(now.getTime() - 23 * hour));
    await round(0, played, new Date(now.getTime() - 22 * hour));
    await round(1, played, new Date(now.getTime() - hour));
    await round(2, other, new Date(now.getTime() - 2 * hour));
    for (const platform of both()) {
      expect([await playersOf(platform, played), await playersOf(platform, other)]).toEqual([2, 1]);
      expect(await most(platform)).toBe(played);
    }
    now = new Date(now.getTime() + 2 * hour);
    for (const platform of both()) expect(await playersOf(platform, played)).toBe(1);
    now = new Date(now.getTime() + 24 * hour);
    for (const platform of both()) expect(await playersOf(platform, played)).toBe(0);
  });

  it('puts a game that members play before every game that an operator marked; the mark leads among those nobody plays', async () => {
    const popular = async (platform: TestPlatform) =>
      (await platform.call(hotGames, { count: 100, category: 'RNG' })).value.rows;
    const [plain] = await first.database.query<{ id: string }>(
      `SELECT id FROM game WHERE category = 'RNG' AND NOT hot AND NOT maintenance ORDER BY popularity, id DESC LIMIT 1`,
    );
    const gameId = plain?.id ?? '';
    for (const platform of both()) expect((await popular(platform))[0]).toMatchObject({ isHot: true, players: 0 });
    await round(0, gameId, new Date(now.getTime() - hour));
    now = new Date(now.getTime() + 60_000);
    for (const platform of both()) {
      const rows = await popular(platform);
      expect(rows[0]).toMatchObject({ gameId, isHot: false, players: 1 });
      const marks = rows.slice(1).map(({ isHot }) => isHot);
      expect(marks).toEqual(marks.toSorted((a, b) => Number(b) - Number(a)));
    }
  });

  it('counts no guest, and nothing that is still to come', async () => {
    await round(3, played, new Date(now.getTime() - hour));
    await round(0, played, new Date(now.getTime() + hour));
    for (const platform of both()) expect(await playersOf(platform, played)).toBe(0);
    const [rng] = (await first.call(gameMenu, {})).value.categories.filter(({ category }) => category === 'RNG');
    expect(rng?.players).toBe(0);
    const hot = (await first.call(hotGames, { count: 24 })).value.rows;
    expect(hot.every(({ players }) => players === 0)).toBe(true);
  });

  it('makes the winners’ board, masked, of members alone, and of the last seven days', async () => {
    const at = new Date(now.getTime() - 3 * hour);
    await round(0, played, at, 500_000_000);
    await round(3, played, at, 900_000_000);
    for (const platform of [await testPlatform({ database: first, clock: () => now }), second]) {
      const { latest, top } = (await platform.call(winnerBoard, {})).value;
      expect(latest[0]).toMatchObject({ at: at.toISOString(), amount: 5_000_000, multiplier: 500 });
      expect(top).toHaveLength(1);
      expect(top[0]).toMatchObject({ amount: 5_000_000, account: latest[0]?.account });
      expect(latest[0]?.account).toMatch(/^\w{2,3}\*{3}\w{0,2}$/);
      expect(latest.some(({ amount }) => amount === 9_000_000)).toBe(false);
      if (platform !== second) await platform.close();
    }
    now = new Date(now.getTime() + 8 * 24 * hour);
    const later = await testPlatform({ database: first, clock: () => now });
    expect((await later.call(winnerBoard, {})).value.top).toEqual([]);
    await later.close();
  });
});
