import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { agent, player } from '@unisite/demonstration/seed/people';
import {
  addFavourite,
  favourites,
  gameList,
  gameMenu,
  hotGames,
  lotteryMenus,
  memberIdOf,
  newGames,
  recentGames,
  removeFavourite,
  vendorList,
  winnerBoard,
} from '@unisite/shared/contract';
import { type TestPlatform, testPlatform } from '../../testing/testPlatform.ts';
import { gameNames, playable, playSummary } from './games.ts';

jest.setTimeout(120_000);

const international = { host: 'int.localhost' };
let platform: TestPlatform;
let own: { headers: Record<string, string> };

beforeAll(async () => {
  platform = await testPlatform({ seed: true });
  own = await platform.signIn(player.account, player.password);
});
afterAll(async () => {
  await platform.close();
});

describe('the menu', () => {
  it('has every category with its vendors', async () => {
    const { categories } = (await platform.call(gameMenu, {})).value;
    expect(categories.map(({ category }) => category)).toEqual([
      'LOTT',
      'LIVE',
      'SPORTS',
      'FISH',
      'RNG',
      'PVP',
      'ESPORTS',
      'ELOTT',
      'EGAME',
    ]);
    expect(categories.reduce((sum, { games }) => sum + games, 0)).toBe(533);
    for (const { category, games, cards } of categories) {
      if (category === 'LOTT') expect(cards.map(({ vassalage }) => vassalage)).toEqual(['TCG_LOTTO_VN', 'octavane']);
      else if (category === 'ELOTT') expect(cards.map(({ vassalage }) => vassalage)).toEqual(['TCG_SEA', 'octavane']);
      else expect(cards.length).toBeGreaterThan(2);
      expect(cards.reduce((sum, card) => sum + card.games, 0)).toBe(games);
    }
  });

  it('counts under the lotteries the draws that their pages have, one game each', async () => {
    for (const options of [{}, international]) {
      const { categories } = (await platform.call(gameMenu, {}, options)).value;
      const { menus } = (await platform.call(lotteryMenus, {}, options)).value;
      for (const [category, electronic] of [
        ['LOTT', false],
        ['ELOTT', true],
      ] as const) {
        const codes = menus
          .filter(({ prizeMode }) => (prizeMode === 'Elott') === electronic)
          .flatMap(({ gameMenus }) => gameMenus.map(({ code }) => code));
        const games = (await platform.call(gameList, { category, pageSize: 100 }, options)).value.rows;
        const draws = games.filter(({ lotto }) => lotto === undefined); // a partner lottery's games are the vendor's
        expect(draws.map(({ gameId }) => gameId).sort()).toEqual(codes.sort());
        expect(categories.find((one) => one.category === category)?.games ?? 0).toBe(games.length);
      }
    }
  });

  it('has no Vietnamese lottery in the international market', async () => {
    const { categories } = (await platform.call(gameMenu, {}, international)).value;
    expect(categories.map(({ category }) => category)).not.toContain('LOTT');
    const { total } = (await platform.call(gameList, { category: 'LOTT' }, international)).value;
    expect(total).toBe(0);
  });

  it('answers the vendors of a category, and all of them', async () => {
    const rows = (await platform.call(vendorList, { category: 'FISH' })).value.rows;
    expect(rows.map(({ vassalage }) => vassalage).sort()).toEqual([
      'bathyral',
      'kim-hac-phuong',
      'mossgate-nine',
      'pippaloo',
      'zappetti',
    ]);
    expect((await platform.call(vendorList, {})).value.rows).toHaveLength(16);
  });
});

describe('the list of games', () => {
  it('comes in pages, most played first', async () => {
    const first = (await platform.call(gameList, { pageSize: 50 })).value;
    const second = (await platform.call(gameList, { pageSize: 50, page: 2 })).value;
    expect(first.total).toBe(533);
    const players = [...first.rows, ...second.rows].map((game) => game.players);
    expect(players).toEqual(players.toSorted((a, b) => b - a));
    expect(players[0]).toBeGreaterThan(5);
    expect(new Set([...first.rows, ...second.rows].map(({ gameId }) => gameId)).size).toBe(100);
  });

  it('counts as players the members of the last 24 hours', async () => {
    const [top] = (await platform.call(gameList, { pageSize: 1 })).value.rows;
    const [row] = await platform.database.query<{ n: number }>(
      `SELECT count(DISTINCT member_id)::int AS n FROM game_round WHERE game_id = $1 AND closed_at > now() - interval '24 hours'`,
      [top?.gameId],
    );
    expect(top?.players).toBe(row?.n);
  });

  it('takes category, vendor, flag and order', async () => {
    const rows = (await platform.call(gameList, { category: 'RNG', vendor: 'lumivolta', sort: 'rtp' })).value.rows;
    expect(rows.length).toBeGreaterThan(5);
    for (const row of rows) expect([row.category, row.vassalage]).toEqual(['RNG', 'lumivolta']);
    expect(rows.map(({ rtp }) => rtp)).toEqual(rows.map(({ rtp }) => rtp).toSorted((a, b) => b - a));
    const hot = (await platform.call(gameList, { flag: 'hot', pageSize: 100 })).value;
    expect(hot.rows.every(({ isHot }) => isHot)).toBe(true);
    const byName = (await platform.call(gameList, { category: 'LIVE', sort: 'name', pageSize: 100 })).value.rows;
    const names = byName.map(({ name }) => name);
    expect(names).toEqual(names.toSorted(new Intl.Collator('vi-VN').compare));
  });

  it('finds titles without diacritics and with a slip of the finger, in the language asked for', async () => {
    const texts = ['long chau ruc lua', 'Long Châu', 'blazing dragon', 'blazng dragon pearl'];
    for (const text of texts) {
      const rows = (await platform.call(gameList, { text })).value.rows;
      expect(rows[0]).toMatchObject({ gameId: 'blazing-dragon-pearl', name: 'Long Châu Rực Lửa' });
    }
    const english = (await platform.call(gameList, { text: 'long chau' }, international)).value.rows;
    expect(english[0]).toMatchObject({
      name: 'Blazing Dragon Pearl',
      icon: '/media/test/games/blazing-dragon-pearl.en.svg',
    });
    expect((await platform.call(gameList, { text: 'qqqqzzzz' })).value.total).toBe(0);
  });

  it('refuses what the schema refuses', async () => {
    for (const request of [{ page: 0 }, { pageSize: 101 }, { text: 'x'.repeat(61) }])
      expect((await platform.call(gameList, request)).status).toBe(400);
  });

  it('names popular games by those who play them, whether they are marked as hot or not', async () => {
    const { rows } = (await platform.call(hotGames, { count: 24, category: 'RNG' })).value;
    const shelf = (await platform.call(gameList, { category: 'RNG', pageSize: 24 })).value.rows;
    expect(rows.map(({ gameId }) => gameId)).toEqual(shelf.map(({ gameId }) => gameId));
    const players = rows.map((game) => game.players);
    expect(players).toEqual(players.toSorted((a, b) => b - a));
    expect(rows.every(({ category }) => category === 'RNG')).toBe(true);
    expect(rows.some(({ isHot }) => !isHot)).toBe(true);
  });

  it('names no vendor’s card among popular games', async () => {
    const { rows } = (await platform.call(hotGames, { count: 100, category: 'FISH' })).value;
    expect(rows.filter(({ isGame }) => isGame !== 'GAME')).toEqual([]);
  });

  it('names new games', async () => {
    const fresh = (await platform.call(newGames, { count: 8 })).value.rows;
    expect(fresh).toHaveLength(8);
    expect(fresh.every(({ isNew }) => isNew)).toBe(true);
  });
});

describe('favourites', () => {
  it('are the member’s own, and starring twice is starring once', async () => {
    const gameId = 'deepwood-tiger';
    await platform.call(addFavourite, { gameId }, own);
    await platform.call(addFavourite, { gameId }, own);
    const rows = (await platform.call(favourites, {}, own)).value.rows;
    expect(rows[0]).toMatchObject({ gameId, favourite: true });
    expect(rows.filter((row) => row.gameId === gameId)).toHaveLength(1);
    const listed = (await platform.call(gameList, { flag: 'favourite', pageSize: 100 }, own)).value;
    expect(listed.total).toBe(rows.length);
    expect((await platform.call(gameList, { flag: 'favourite' })).value.total).toBe(0);
    await platform.call(removeFavourite, { gameId }, own);
    const after = (await platform.call(favourites, {}, own)).value.rows;
    expect(after.map((row) => row.gameId)).not.toContain(gameId);
  });

  it('need a session and a game', async () => {
    expect((await platform.call(addFavourite, { gameId: 'deepwood-tiger' })).envelope).toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    expect((await platform.call(addFavourite, { gameId: 'no-such-game' }, own)).status).toBe(404);
    expect((await platform.call(removeFavourite, { gameId: 'no-such-game' }, own)).status).toBe(200);
  });
});

describe('the winners', () => {
  it('are masked and sorted', async () => {
    const { latest, top } = (await platform.call(winnerBoard, {})).value;
    expect(latest.length).toBeGreaterThan(5);
    for (const win of latest) {
      expect(win.account).toMatch(/^\w{2,3}\*\*\*\w{0,2}$/);
      expect(win.amount).toBeGreaterThanOrEqual(2_000_000);
      expect(win.multiplier).toBeGreaterThanOrEqual(5);
    }
    const times = latest.map(({ at }) => at);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(top).toHaveLength(20);
    const amounts = top.map(({ amount }) => amount);
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
    expect(top[0]?.avatar).toMatch(/^\/media\/test\/avatars\/\d+\.svg$/);
  });
});

describe('what other domains ask', () => {
  it('names games and says whether they are open', async () => {
    const q = platform.database;
    expect(await gameNames(q, ['deepwood-tiger', 'nothing'], 'vi')).toEqual(
      new Map([['deepwood-tiger', 'Hổ Vằn Rừng Thẳm']]),
    );
    expect(await playable(q, 'deepwood-tiger', 'en')).toEqual({
      gameId: 'deepwood-tiger',
      vendorCode: 'kim-hac-phuong',
      lotto: null,
      category: 'RNG',
      variant: 'tiger',
      name: 'Deepwood Tiger',
      icon: 'games/deepwood-tiger.en.svg',
      state: 'open',
    });
    expect(await playable(q, 'nothing', 'en')).toBeNull();
  });

  it('sums a member’s play by day and category', async () => {
    const q = platform.database;
    const [member] = await q.query<{ id: string }>('SELECT id FROM member WHERE account = $1', [player.account]);
    const [range] = await q.query<{ from: string; to: string }>(
      `SELECT market_day(now(), 'VN') - 29 AS from, market_day(now(), 'VN') AS to`,
    );
    const { days, categories } = await playSummary(q, memberIdOf(member?.id ?? 0), {
      fromDay: range?.from ?? '',
      toDay: range?.to ?? '',
      timeZone: 'Asia/Ho_Chi_Minh',
    });
    expect(days).toHaveLength(30);
    expect([days[0]?.day, days.at(-1)?.day]).toEqual([range?.from, range?.to]);
    const sum = (rows: readonly { staked: bigint }[]) => rows.reduce((total, row) => total + row.staked, 0n);
    expect(sum(days)).toBe(sum(categories));
    expect(sum(days)).toBeGreaterThan(0n);
    const [whole] = await q.query<{ staked: string; bets: number }>(
      `SELECT sum(staked) AS staked, count(*)::int AS bets FROM game_round
        WHERE member_id = $1 AND market_day(opened_at, 'VN') >= $2`,
      [member?.id, range?.from],
    );
    expect(sum(days)).toBe(BigInt(whole?.staked ?? 0));
    expect(days.reduce((total, { bets }) => total + bets, 0)).toBe(whole?.bets);
  });

  it('agents are members too', async () => {
    const signedIn = await platform.signIn(agent.account, agent.password);
    expect((await platform.call(recentGames, {}, signedIn)).status).toBe(200);
  });
});
