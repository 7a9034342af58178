import { expect, test } from '@jest/globals';
import { findModal, matchRoute, navigationEntries, slotOffers } from './offers.ts';
import { placed, snapshotOf } from './testing.ts';

const visitor = { signedIn: false, guest: false, memberCentre: false, agentCentre: false, onBreak: false };
const title = { vi: 'Trang', en: 'Page' };

test('the longest route that a path lies under is the one that is taken', () => {
  const snapshot = snapshotOf(
    placed('mf-a', { routes: [{ path: '/live', module: './pages/Live', title }] }),
    placed('mf-b', { routes: [{ path: '/live/vip', module: './pages/Vip', title }] }),
  );
  expect(matchRoute(snapshot, '/live')?.module).toBe('./pages/Live');
  expect(matchRoute(snapshot, '/live/vip/3')?.module).toBe('./pages/Vip');
  expect(matchRoute(snapshot, '/lively')).toBeNull();
});

test('a route with a parameter is found as the platform finds it', () => {
  const snapshot = snapshotOf(placed('mf-a', { routes: [{ path: '/promo/:id', module: './pages/Promo', title }] }));
  expect(matchRoute(snapshot, '/promo/7')?.module).toBe('./pages/Promo');
  expect(matchRoute(snapshot, '/promo')).toBeNull();
});

test('widgets of a slot stand in order, whichever remote brings them', () => {
  const snapshot = snapshotOf(
    placed('mf-a', {
      slots: [
        { slot: 'home.rail', module: './widgets/Second', order: 20 },
        { slot: 'home.hero', module: './widgets/Hero', order: 1 },
      ],
    }),
    placed('mf-b', { slots: [{ slot: 'home.rail', module: './widgets/First', order: 10 }] }),
  );
  expect(slotOffers(snapshot, 'home.rail', visitor).map(({ module }) => module)).toEqual([
    './widgets/First',
    './widgets/Second',
  ]);
});

test('a widget that asks for a member stands there for members only', () => {
  const snapshot = snapshotOf(
    placed('mf-a', { slots: [{ slot: 'home.rail', module: './widgets/Mine', order: 1, requires: 'member' }] }),
  );
  expect(slotOffers(snapshot, 'home.rail', visitor)).toEqual([]);
  expect(slotOffers(snapshot, 'home.rail', { ...visitor, signedIn: true, memberCentre: true })).toHaveLength(1);
});

test('a widget that asks for a player stands there for guests on free play as well', () => {
  const snapshot = snapshotOf(
    placed('mf-a', { slots: [{ slot: 'home.rail', module: './widgets/Recent', order: 1, requires: 'player' }] }),
  );
  expect(slotOffers(snapshot, 'home.rail', visitor)).toEqual([]);
  expect(slotOffers(snapshot, 'home.rail', { ...visitor, signedIn: true, guest: true })).toHaveLength(1);
});

test('a modal that nobody offers is null', () => {
  const snapshot = snapshotOf(placed('mf-auth', { modals: [{ modal: 'loginPopupModal', module: './modals/Login' }] }));
  expect(findModal(snapshot, 'loginPopupModal')?.remote.name).toBe('mf-auth');
  expect(findModal(snapshot, 'registerModal')).toBeNull();
});

test('navigation comes from the remotes alone, in order', () => {
  const label = { vi: 'Mục', en: 'Item' };
  const snapshot = snapshotOf(
    placed('mf-a', { navigation: [{ to: '/b', label, icon: 'live', order: 2 }] }),
    placed('mf-b', { navigation: [{ to: '/a', label, icon: 'live', order: 1 }] }),
  );
  expect(navigationEntries(snapshot).map(({ to }) => to)).toEqual(['/a', '/b']);
});
