import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { queryClient } from '@unisite/shared/api';
import { addFavourite, favourites, gameList, recentGames } from '@unisite/shared/contract/games';
import { card, resetSession, signIn } from '../testing/page.ts';
import { answer, forgetAll } from '../testing/platform.ts';

type Listener = (event: { data: unknown }) => void;

/** The page's only channel: what it posts, and how to send it a message. */
const posted: unknown[] = [];
let hear: Listener = () => {};
class Channel {
  addEventListener(_type: string, listener: Listener) {
    hear = listener;
  }
  postMessage(message: unknown) {
    posted.push(message);
  }
}

let setFavourite: typeof import('./setFavourite.ts').setFavourite;
const game = card('dragon');
const pagesKey = [gameList.name, '7', 'vi', { category: 'RNG' }];

beforeAll(async () => {
  Object.assign(globalThis, { BroadcastChannel: Channel });
  ({ setFavourite } = await import('./setFavourite.ts'));
});
afterAll(() => {
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
});
beforeEach(() => {
  forgetAll();
  resetSession();
  posted.length = 0;
  queryClient.setQueryData(pagesKey, { pages: [{ page: 1, pageSize: 40, total: 1, rows: [game] }], pageParams: [1] });
});

const shown = () =>
  (queryClient.getQueryData(pagesKey) as { pages: { rows: { favourite: boolean }[] }[] }).pages[0]?.rows[0]?.favourite;

test('a star that the platform has taken is told to the other tabs, with whose it is', async () => {
  signIn();
  answer(addFavourite, () => ({}));
  await setFavourite(game, true);
  expect(posted).toEqual([{ customerId: '7', game, favourite: true }]);
});

test('a star of another tab is shown here when it is the same member’s', () => {
  signIn();
  hear({ data: { customerId: '8', game, favourite: true } });
  expect(shown()).toBe(false);
  hear({ data: { customerId: '7', game, favourite: true } });
  expect(shown()).toBe(true);
});

test('nobody signed in tells nothing and hears nothing', () => {
  hear({ data: { customerId: '7', game, favourite: true } });
  expect(shown()).toBe(false);
  expect(posted).toEqual([]);
});

test('a tab that is looked at again asks for what was starred and played elsewhere', () => {
  signIn();
  const asked = jest.spyOn(queryClient, 'invalidateQueries');
  const clock = jest.spyOn(performance, 'now');
  const see = (state: 'hidden' | 'visible', at: number) => {
    clock.mockReturnValue(at);
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
    document.dispatchEvent(new Event('visibilitychange'));
  };
  see('hidden', 1_000);
  see('visible', 2_000);
  expect(asked).not.toHaveBeenCalled();
  see('hidden', 3_000);
  see('visible', 6_000);
  expect(asked).toHaveBeenCalledWith({ queryKey: [recentGames.name] });
  expect(asked).toHaveBeenCalledWith({ queryKey: [favourites.name] });
  clock.mockRestore();
  asked.mockRestore();
});
