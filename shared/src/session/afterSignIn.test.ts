import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { queryClient } from '../api/index.ts';
import { hotGames } from '../contract/games.ts';
import { firstLogin, loginInfo } from '../contract/members.ts';
import { bus } from '../events/index.ts';
import { startI18n } from '../i18n/index.ts';
import { currentLocation, navigate } from '../navigation/index.ts';
import { asSignedIn as signedIn } from '../testing/asSignedIn.ts';
import { flush, standInPlatform } from '../testing/index.ts';
import { afterSignIn } from './afterSignIn.ts';
import { endSession, sessionState, startSession } from './session.ts';

startI18n('vi');
const platform = standInPlatform();
let order: string[] = [];
bus.on('session.started', () => order.push(`started ${sessionStorage.getItem('token')}`));
bus.on('session.entered', () => order.push('entered'));
bus.on('modal.open', ({ modal, changeTicket }) => order.push(`${modal} ${changeTicket}`));

beforeEach(() => {
  endSession('signedOut');
  queryClient.clear();
  platform.forgetAll();
  navigate('/index');
  order = [];
  platform.answer(hotGames, () => {
    order.push('popular games');
    return { rows: [] };
  });
  platform.answer(firstLogin, () => {
    order.push('first login');
    return {};
  });
  platform.answer(loginInfo, () => {
    order.push('login info');
    return { lastLoginAt: null, lastLoginIp: null, passwordExpired: false };
  });
});
afterEach(() => queryClient.clear());

const path = () => currentLocation().location.pathname;
const done = () => {
  order.push('done');
};
/** Synchronous events, and calls, each in order. */
const parts = () => {
  const calls = ['popular games', 'first login', 'login info'];
  return { calls: order.filter((one) => calls.includes(one)), own: order.filter((one) => !calls.includes(one)) };
};

test('sections 3 and 9: popular games are asked for with all that the request has', async () => {
  afterSignIn(signedIn());
  await flush(20);
  expect(platform.callsOf(hotGames).map(({ request }) => request)).toEqual([
    { category: 'RNG', platform: 'flash,html5-desktop', isPlatform: '2', vassalage: '', count: '24' },
  ]);
});

test('section 4: the token is kept, then popular games, the first login, the login info; then the flag [4.after.token] [4.after.popular] [4.after.first] [4.after.info] [4.after.flag]', async () => {
  afterSignIn(signedIn({ firstTimeLogin: true }), done);
  await flush(20);
  expect(parts()).toEqual({
    calls: ['popular games', 'first login', 'login info'],
    own: ['started handle', 'entered', 'done'],
  });
  expect(path()).toBe('/index');
});

test('section 4: the first login is said once [4.after.first]', async () => {
  afterSignIn(signedIn());
  await flush(20);
  expect(parts().calls).toEqual(['popular games', 'login info']);
});

test('section 4: a forced password change comes first [4.after.change] [4.freePlay.cpw]', async () => {
  afterSignIn(signedIn({ customerType: 1, mustChangePassword: true, changeTicket: 'ticket' }), done);
  await flush(20);
  expect(parts()).toEqual({ calls: ['popular games'], own: ['started handle', 'changePassModal ticket'] });
  expect(sessionStorage.getItem('cpw')).toBe('true');
  expect(path()).toBe('/index');
  expect(JSON.stringify(sessionState())).not.toContain('ticket');
  const state = sessionState();
  if (state.status === 'in') startSession({ ...state.info, mustChangePassword: false });
  expect(sessionStorage.getItem('cpw')).toBeNull();
});

test.each([
  [0, '/index'],
  [1, '/agentHome'],
  [2, '/agentHome'],
  [4, '/index'],
  [41, '/index'],
] as const)('section 4: customer type %s goes to %s [4.after.centre] [4.after.agentHome]', (customerType, home) => {
  afterSignIn(signedIn({ customerType }), done);
  expect(path()).toBe(home);
});

test('what is refused on the way keeps nobody out', async () => {
  platform.refuse(hotGames, 'INTERNAL', 500);
  platform.refuse(firstLogin, 'INTERNAL', 500);
  platform.refuse(loginInfo, 'INTERNAL', 500);
  afterSignIn(signedIn({ firstTimeLogin: true }), done);
  await flush(20);
  expect(order).toEqual(['started handle', 'entered', 'done']);
});
