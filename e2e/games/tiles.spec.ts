import { type Category, demoGame, type GameCard, gameList } from '@unisite/shared/contract/games';
import { games } from '../../demonstration/src/art/catalogue.ts';
import { gameFor } from '../../vendor-sandbox/src/games/names.ts';
import { sportOf } from '../../vendor-sandbox/src/games/sports/engine/sport.ts';
import { callPlatform } from '../fixtures/platformCall.ts';
import { expect, test } from '../fixtures/site.ts';

const EACH = 3;
const categories: readonly Category[] = ['LIVE', 'RNG', 'FISH', 'SPORTS', 'ESPORTS', 'PVP', 'LOTT', 'ELOTT', 'EGAME'];

/** An address for each category, because launches are rate-limited by address. */
const networkOf = (category: Category) => ({ 'x-forwarded-for': `10.77.0.${categories.indexOf(category) + 1}` });

/** A random selection of cards. */
const anyOf = (cards: readonly GameCard[]): GameCard[] =>
  cards
    .map((card) => ({ card, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .slice(0, EACH)
    .map(({ card }) => card);

test('a tile of every shelf opens the game that it shows', async ({ page: { request }, site }) => {
  const wrong: string[] = [];
  for (const category of categories) {
    const { rows } = await callPlatform(request, gameList, { category, pageSize: '100', flag: 'demo' });
    let opened = 0;
    for (const { gameId, name } of anyOf(rows.filter(({ maintenance }) => !maintenance))) {
      const title = games.find(({ id }) => id === gameId);
      if (!title) continue; // a lottery, which is a page of this site
      const { game_url } = await callPlatform(request, demoGame, { gameId }, undefined, networkOf(category));
      expect(game_url).toContain(site.sandbox);
      const page = await (await request.get(game_url)).text();
      const kind = /<html[^>]* data-game-kind="(\w+)"/.exec(page)?.[1];
      const sport = /<html[^>]* data-sport="(\w+)"/.exec(page)?.[1];
      opened += 1;
      if (kind !== gameFor(title.category, title.variant, gameId)) wrong.push(`${name}: ${kind}`);
      if (kind === 'sports' && sport !== sportOf(title.category, title.variant)) wrong.push(`${name}: ${sport}`);
    }
    expect(opened, category).toBeGreaterThan(0);
  }
  expect(wrong).toEqual([]);
});
