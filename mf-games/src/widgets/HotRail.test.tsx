import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { hotGames } from '@unisite/shared/contract/games';
import { slotOffer } from '@unisite/shared/contract/registry';
import { currentLocation } from '@unisite/shared/navigation';
import * as z from '@unisite/shared/schema';
import { flush } from '@unisite/shared/testing';
import { act } from 'react';
import config from '../../remote.config.ts';
import { card, goTo, mountModule, resetSession, signIn } from '../testing/page.ts';
import { answer, callsOf, forgetAll } from '../testing/platform.ts';
import HotRail from './HotRail.tsx';

let page: Awaited<ReturnType<typeof mountModule>>;

beforeEach(() => {
  forgetAll();
  resetSession();
});
afterEach(() => page.unmount());

const open = async () => {
  await goTo('/index');
  page = await mountModule(HotRail, '/index');
  await flush();
};
const link = (name: string) =>
  [...page.element.querySelectorAll<HTMLElement>('a')].find((one) => one.textContent?.includes(name));

/** What is requested before the page's own code has loaded. */
const asked = () => {
  const rails = config.slots?.['home.rail'] ?? [];
  const { asks = [] } = [rails].flat().find(({ widget }) => widget.endsWith('/HotRail')) ?? {};
  return asks;
};

test('sections 3 and 9: the prefetch and the page make the same complete request', async () => {
  answer(hotGames, () => ({ rows: [card('carp')] }));
  await open();
  const request = { category: 'RNG', platform: 'flash,html5-desktop', isPlatform: '2', vassalage: '', count: '24' };
  expect(callsOf(hotGames).map((call) => call.request)).toEqual([request]);
  expect(asked().map((address) => [...new URL(address, location.href).searchParams])).toEqual([
    Object.entries(request),
  ]);
  const offer = { slot: 'home.rail', module: './widgets/HotRail', order: 20, asks: asked() };
  expect(z.safeParse(slotOffer, offer)).toMatchObject({ success: true });
});

test('section 4: a game of the lottery is opened on the lottery’s page', async () => {
  answer(hotGames, () => ({ rows: [card('MB', { vassalage: 'TCG_LOTTO_VN', category: 'LOTT' }), card('carp')] }));
  signIn();
  await open();
  expect(link('Game carp')?.getAttribute('href')).toBe('/game?id=carp');
  await act(async () => link('Game MB')?.click());
  const { pathname, search } = currentLocation().location;
  expect(pathname + search).toBe('/vnlottery?gameCode=MB');
});
