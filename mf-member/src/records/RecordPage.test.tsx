import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { securityEvents } from '@unisite/shared/contract/memberSecurity';
import { bets } from '@unisite/shared/contract/members';
import type { ReactElement } from 'react';
import { EventsPanel } from '../security/events/EventsPanel.tsx';
import { button, eventually, goTo, mountModule, press, resetSession, signIn } from '../testing/page.ts';
import { answer, forgetAll } from '../testing/platform.ts';
import BetsPage from './BetsPage.tsx';

let page: Awaited<ReturnType<typeof mountModule>>;
let scrolledTo: Element[] = [];
const { scrollIntoView } = Element.prototype;

beforeEach(() => {
  forgetAll();
  resetSession();
  signIn();
  scrolledTo = [];
  Element.prototype.scrollIntoView = function into() {
    scrolledTo.push(this);
  };
  const game = { gameId: 'claw', name: 'Vuốt Ngọc', icon: '/media/claw.webp', vendorName: 'Jade' };
  answer(bets, ({ page: asked = 1 }) => ({
    page: Number(asked),
    pageSize: 20,
    total: 45,
    totals: { staked: 0, won: 0, net: 0 },
    rows: Array.from({ length: 20 }, (_, id) => ({
      id: `${asked}-${id}`,
      reference: `R${id}`,
      at: '2026-11-20T03:00:00.000Z',
      game,
      category: 'RNG' as const,
      staked: 1,
      won: 0,
      net: -1,
      state: 'settled' as const,
    })),
  }));
  answer(securityEvents, ({ page: asked = 1 }) => ({
    page: Number(asked),
    pageSize: 10,
    total: 25,
    rows: Array.from({ length: 10 }, (_, id) => ({
      at: `2026-11-20T03:00:0${id}.000Z`,
      kind: 'signedIn',
      ip: '203.0.113.7',
      browser: 'Chrome',
    })),
  }));
});
afterEach(async () => {
  Element.prototype.scrollIntoView = scrollIntoView;
  await page.unmount();
});

test.each<[string, string, () => ReactElement]>([
  ['a record', '/member?page=personalHistoryCopy', BetsPage],
  ['what happened around the sign-ins', '/member?page=securityCenter&view=security', EventsPanel],
])('another page of %s begins at its head, a place that stays clear of the header', async (_, address, component) => {
  await goTo(address);
  page = await mountModule(component, '/member');
  await press(await eventually(() => button(page.element, 'Trang 2')));
  expect(scrolledTo.map((place) => place.classList.contains('scroll-place'))).toEqual([true]);
  expect(scrolledTo[0]?.querySelector('table')).not.toBeNull();
});
