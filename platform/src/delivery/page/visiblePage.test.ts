import { describe, expect, it } from '@jest/globals';
import type { SessionInfo } from '@unisite/shared/contract';
import { type KnownPage, pageOfPath } from './pageOfPath.ts';
import { passes, visiblePage } from './visiblePage.ts';

const snapshot = { market: 'VN', revision: 0, remotes: [], teams: {} };
const member: SessionInfo = {
  token: 't',
  customerType: 0,
  customerId: '1',
  account: 'a',
  nickname: 'a',
  regDate: '2026-01-01',
  avatar: '/a.svg',
  level: null,
  firstTimeLogin: false,
  passwordExpired: false,
  mustChangePassword: false,
  termsDue: false,
  onBreak: false,
};
const as = (customerType: SessionInfo['customerType']): SessionInfo => ({ ...member, customerType });

describe('what a visitor is shown', () => {
  it('is the log-in page where only members may see the site, but for the open paths', () => {
    const shown = (path: string, session: SessionInfo | null): KnownPage =>
      visiblePage(path, pageOfPath(path, snapshot, []), snapshot, { session, membersOnly: true });
    expect(shown('/index', null)).toMatchObject({ path: '/login' });
    expect(shown('/nowhere', null)).toMatchObject({ path: '/login' });
    for (const path of ['/register', '/register.html', '/helpmc', '/download'])
      expect(shown(path, null)).toMatchObject({ path });
    expect(shown('/index', member)).toMatchObject({ path: '/index' });
  });

  it('is the home page for a member who asks for the log-in page', () => {
    const login = pageOfPath('/login', snapshot, []);
    expect(visiblePage('/login', login, snapshot, { session: member, membersOnly: false })).toMatchObject({
      path: '/index',
    });
    expect(visiblePage('/login', login, snapshot, { session: null, membersOnly: false })).toBe(login);
  });
});

it.each([
  [undefined, null, true],
  ['player', null, false],
  ['player', as(0), true],
  ['player', as(4), true],
  ['member', null, false],
  ['member', as(0), true],
  ['member', as(1), true],
  ['member', as(4), false],
  ['agent', null, false],
  ['agent', as(0), false],
  ['agent', as(4), false],
  ['agent', as(2), true],
  ['agent', as(41), true],
] as const)('the guard %s, for %j: %s', (guard, session, passed) => {
  expect(passes(guard, session)).toBe(passed);
});
