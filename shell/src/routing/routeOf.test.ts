import { expect, test } from '@jest/globals';
import { placed, snapshotOf } from '../loader/testing.ts';
import { destinationOf, type Visit } from './routeOf.ts';

const title = { vi: 'Trang', en: 'Page' };
const snapshot = snapshotOf(
  placed('mf-a', {
    routes: [
      { path: '/live', module: './pages/Live', title },
      { path: '/member', module: './pages/Member', title, requires: 'member' },
      { path: '/game', module: './pages/Game', title, requires: 'player' },
      { path: '/agent', module: './pages/Agent', title, chrome: 'bare' },
      { path: '/agentHome', module: './pages/AgentHome', title, requires: 'agent' },
    ],
  }),
);
const visitor = { signedIn: false, guest: false, memberCentre: false, agentCentre: false, onBreak: false };
const member = { signedIn: true, guest: false, memberCentre: true, agentCentre: false, onBreak: false };
const guest = { signedIn: true, guest: true, memberCentre: false, agentCentre: false, onBreak: false };
const agent = { signedIn: true, guest: false, memberCentre: true, agentCentre: true, onBreak: false };

const visit = (pathname: string, permissions = visitor, loginedToHomePage = false): Visit => ({
  pathname,
  snapshot,
  permissions,
  switches: { loginedToHomePage },
});

test('section 2: / redirects to /index', () => {
  expect(destinationOf(visit('/'))).toEqual({ kind: 'redirect', to: '/index' });
});

test('a slash at the end of a path changes nothing, as for the platform', () => {
  for (const path of ['/index', '/help', '/login', '/terms', '/live', '/fish'])
    expect(destinationOf(visit(`${path}/`))).toEqual(destinationOf(visit(path)));
  expect(destinationOf(visit('/help//'))).toEqual({ kind: 'notFound' });
});

test('section 2: /register and /register.html are home [2.route.register]', () => {
  expect(destinationOf(visit('/register'))).toEqual({ kind: 'shell', page: 'home' });
  expect(destinationOf(visit('/register.html'))).toEqual({ kind: 'shell', page: 'home' });
});

test('section 2: /agentHome without an agent session goes to /agent [2.route.agentHome]', () => {
  expect(destinationOf(visit('/agentHome'))).toEqual({ kind: 'redirect', to: '/agent' });
  expect(destinationOf(visit('/agentHome', member))).toEqual({ kind: 'redirect', to: '/agent' });
  expect(destinationOf(visit('/agentHome', agent)).kind).toBe('remote');
});

test('section 6: the member centre needs a session and is closed to guests [6.member.centre]', () => {
  expect(destinationOf(visit('/member')).kind).toBe('login');
  expect(destinationOf(visit('/member', guest)).kind).toBe('guestRefused');
  expect(destinationOf(visit('/member', member)).kind).toBe('remote');
});

test('section 6: a game needs a session, and is open to guests on free play', () => {
  expect(destinationOf(visit('/game')).kind).toBe('login');
  for (const who of [guest, member, agent]) expect(destinationOf(visit('/game', who)).kind).toBe('remote');
});

test.each(['/login', '/register', '/register.html', '/helpmc', '/download'])(
  'section 2: with loginedToHomePage on, %s stays open [2.guard.open]',
  (path) => expect(destinationOf(visit(path, visitor, true)).kind).toBe('shell'),
);

test.each(['/index', '/live', '/help', '/agent', '/nowhere'])(
  'section 2: with loginedToHomePage on, %s sends a visitor to /login [2.guard.login]',
  (path) => expect(destinationOf(visit(path, visitor, true))).toEqual({ kind: 'redirect', to: '/login' }),
);

test('section 2: with loginedToHomePage on, a member goes where they want [2.guard.member]', () => {
  expect(destinationOf(visit('/live', member, true)).kind).toBe('remote');
  expect(destinationOf(visit('/login', member, true))).toEqual({ kind: 'redirect', to: '/index' });
});

test('a route of the specification that this market does not offer is not a page that does not exist', () => {
  expect(destinationOf(visit('/vip'))).toEqual({ kind: 'unavailable' });
  expect(destinationOf(visit('/nowhere'))).toEqual({ kind: 'notFound' });
});

test.each(['/index', '/live', '/game', '/promotions', '/nowhere'])(
  'whoever takes a break is led from %s to responsible play',
  (path) =>
    expect(destinationOf(visit(path, { ...member, onBreak: true }))).toEqual({
      kind: 'redirect',
      to: '/member?page=responsiblePlay',
    }),
);

test('on a break the member centre, help and terms stay open', () => {
  const kinds = ['/member', '/help', '/terms'].map(
    (path) => destinationOf(visit(path, { ...member, onBreak: true })).kind,
  );
  expect(kinds).toEqual(['remote', 'shell', 'shell']);
});
