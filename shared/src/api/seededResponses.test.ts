import { afterEach, expect, jest, test } from '@jest/globals';
import { gameMenu } from '../contract/games.ts';
import { setLanguage, startI18n } from '../i18n/i18n.ts';
import { endSession, startSession } from '../session/session.ts';
import { asSignedIn } from '../testing/asSignedIn.ts';
import { call } from './call.ts';
import { seedResponses, takeSeededResponse } from './seededResponses.ts';

startI18n('vi');
const address = '/wps/game/hot?category=RNG&count=24';
const session = asSignedIn();

afterEach(() => {
  endSession('signedOut');
  jest.restoreAllMocks();
});

test('an answer that came with the page is given once', () => {
  seedResponses({ [address]: { success: true, value: [] } });
  expect(takeSeededResponse('/wps/game/hot')).toBeUndefined();
  expect(takeSeededResponse(address)).toEqual({ success: true, value: [] });
  expect(takeSeededResponse(address)).toBeUndefined();
});

test('it is for the session and the language that the page began with', async () => {
  seedResponses({ [address]: 1 });
  startSession(session);
  expect(takeSeededResponse(address)).toBeUndefined();
  seedResponses({ [address]: 2 });
  await setLanguage('en');
  expect(takeSeededResponse(address)).toBeUndefined();
  await setLanguage('vi');
  expect(takeSeededResponse(address)).toBe(2);
});

test('it does not outlive the opening of the page', () => {
  seedResponses({ [address]: 1 });
  jest.spyOn(performance, 'now').mockReturnValue(20_001);
  expect(takeSeededResponse(address)).toBeUndefined();
});

test('a call that was answered with the page does not travel, and is held against its schema', async () => {
  seedResponses({ '/wps/game/menu': { success: true, value: { categories: 'none' } } });
  await expect(call(gameMenu, {})).rejects.toMatchObject({ code: 'MALFORMED' });
});
