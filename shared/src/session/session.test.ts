import { beforeEach, describe, expect, test } from '@jest/globals';
import type { CustomerType } from '../contract/access.ts';
import { bus } from '../events/index.ts';
import { startI18n } from '../i18n/index.ts';
import { asSignedIn } from '../testing/asSignedIn.ts';
import { requireLogin } from './requireLogin.ts';
import { endSession, permissionsOf, sessionState, sessionToken, setMerchant, startSession } from './session.ts';

startI18n('vi');
const heard: string[] = [];
bus.on('session.started', () => heard.push('started'));
bus.on('session.ended', ({ why }) => heard.push(why));
bus.on('modal.open', ({ modal, returnTo }) => heard.push(`${modal} ${returnTo}`));

const { state: _, changeTicket: __, ...member } = asSignedIn();
const as = (customerType: CustomerType) => {
  endSession('signedOut');
  startSession({ ...member, customerType });
  return permissionsOf(sessionState());
};
const kept = () => Object.fromEntries(Object.entries(sessionStorage));

beforeEach(() => {
  endSession('signedOut');
  sessionStorage.clear();
  localStorage.clear();
  heard.length = 0;
});

describe('what a session keeps in the browser', () => {
  test('its keys in the session storage [3.session.keys] [4.after.token]', () => {
    setMerchant('VN');
    startSession({ ...member, customerType: 2, mustChangePassword: true });
    expect(kept()).toEqual({
      token: member.token,
      isAgent: '2',
      regDate: member.regDate,
      cpw: 'true',
      account: member.account,
      customerId: member.customerId,
      merchant: 'VN',
    });
    expect(sessionToken()).toBe(member.token);
    expect(heard).toEqual(['started']);
  });

  test.each([
    [1, 'agent'],
    [2, 'agent'],
    [41, 'agent'],
    [42, 'agent'],
    [0, null],
    [4, null],
  ] as const)('of customer type %s the source is %s [3.local.source]', (customerType, source) => {
    as(customerType);
    expect(localStorage.getItem('source')).toBe(source);
  });

  test('a session that has nothing to change any more loses the mark [4.freePlay.cpw]', () => {
    startSession({ ...member, mustChangePassword: true });
    startSession({ ...member, customerType: 4 });
    expect(sessionStorage.getItem('cpw')).toBeNull();
    expect(heard).toEqual(['started']);
  });
});

describe('signing out', () => {
  test('clears the session storage, and sets the merchant again [4.logout.storage] [4.logout.merchant]', () => {
    setMerchant('VN');
    startSession({ ...member, mustChangePassword: true });
    sessionStorage.setItem('anything', 'else');
    endSession('signedOut');
    expect(kept()).toEqual({ merchant: 'VN' });
  });

  test('leaves nobody signed in, no agent and no label [4.logout.state]', () => {
    startSession({ ...member, customerType: 1, level: 'Kim cương II' });
    endSession('signedOut');
    expect(sessionState()).toEqual({ status: 'out', why: 'signedOut' });
    expect(permissionsOf(sessionState())).toEqual({
      signedIn: false,
      guest: false,
      memberCentre: false,
      agentCentre: false,
      onBreak: false,
    });
    expect(localStorage.getItem('source')).toBeNull();
    expect(sessionToken()).toBeNull();
    expect(heard).toEqual(['started', 'signedOut']);
  });
});

describe('who may what', () => {
  test('a member has the member centre, a guest has not [6.member.centre] [6.guest.type]', () => {
    expect(as(0)).toEqual({ signedIn: true, guest: false, memberCentre: true, agentCentre: false, onBreak: false });
    expect(as(4)).toEqual({ signedIn: true, guest: true, memberCentre: false, agentCentre: false, onBreak: false });
  });

  test('types 1, 2, 41 and 42 have the agent centre [6.agent.centre]', () => {
    for (const type of [1, 2, 41, 42] as const) expect(as(type)).toMatchObject({ agentCentre: true, onBreak: false });
  });

  test('who is asked for a session and has none is shown the login modal [4.login.check]', () => {
    expect(requireLogin('/rng')).toBe(false);
    expect(heard).toEqual(['loginPopupModal /rng']);
    startSession(member);
    expect(requireLogin('/rng')).toBe(true);
  });
});
