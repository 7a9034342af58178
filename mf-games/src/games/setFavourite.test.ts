import { beforeEach, expect, test } from '@jest/globals';
import { queryClient } from '@unisite/shared/api';
import { addFavourite, favourites, gameList, removeFavourite } from '@unisite/shared/contract/games';
import { card, resetSession, signIn } from '../testing/page.ts';
import { answer, callsOf, forgetAll, refuse } from '../testing/platform.ts';
import { cachedCard } from './cards.ts';
import { setFavourite } from './setFavourite.ts';

const game = card('dragon');
const pagesKey = [gameList.name, '7', 'vi', { category: 'RNG' }];
const starsKey = [favourites.name, '7', 'vi', {}];

beforeEach(() => {
  forgetAll();
  resetSession();
  signIn();
  queryClient.setQueryData(pagesKey, {
    pages: [{ page: 1, pageSize: 40, total: 2, rows: [card('phoenix'), game] }],
    pageParams: [1],
  });
  queryClient.setQueryData(starsKey, { rows: [] });
});

const starred = () =>
  (queryClient.getQueryData(starsKey) as { rows: { gameId: string }[] }).rows.map((row) => row.gameId);

test('a star is on every list at once, before the platform has answered', async () => {
  let let_through = () => {};
  answer(addFavourite, () => new Promise((resolve) => (let_through = () => resolve({}))));
  const done = setFavourite(game, true);
  expect(cachedCard('dragon')?.favourite).toBe(true);
  expect(starred()).toEqual(['dragon']);
  expect(cachedCard('phoenix')?.favourite).toBe(false);
  await new Promise((resolve) => setTimeout(resolve, 5));
  let_through();
  await done;
  expect(callsOf(addFavourite)[0]?.request).toEqual({ gameId: 'dragon' });
});

test('a star that was refused is taken back', async () => {
  refuse(addFavourite, 'CONFLICT');
  await expect(setFavourite(game, true)).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(cachedCard('dragon')?.favourite).toBe(false);
  expect(starred()).toEqual([]);
});

test('undone at once, the last wish is the last call and the one that shows', async () => {
  const order: string[] = [];
  answer(addFavourite, async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    order.push('added');
    return {};
  });
  answer(removeFavourite, () => {
    order.push('removed');
    return {};
  });
  await Promise.all([setFavourite(game, true), setFavourite({ ...game, favourite: true }, false)]);
  expect(order).toEqual(['added', 'removed']);
  expect(cachedCard('dragon')?.favourite).toBe(false);
});

test('how fresh a list is does not change with a star', async () => {
  const before = queryClient.getQueryState(pagesKey)?.dataUpdatedAt;
  answer(addFavourite, () => ({}));
  await new Promise((resolve) => setTimeout(resolve, 5));
  await setFavourite(game, true);
  expect(queryClient.getQueryState(pagesKey)?.dataUpdatedAt).toBe(before);
});
