import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { player } from '@unisite/demonstration/seed/people';
import {
  balance,
  bootstrap,
  customerService,
  feedback,
  gameList,
  launchGame,
  logout,
  sessionKey,
  status,
} from '@unisite/shared/contract';
import { type TestPlatform, testPlatform } from '../../testing/testPlatform.ts';

jest.setTimeout(120_000);

let platform: TestPlatform;
let second: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({ seed: true });
  second = await testPlatform({ database: platform });
});
afterAll(async () => {
  await second?.close();
  await platform?.close();
});

/** Changes a market in one process, and resolves once the other has been notified. */
async function change(sql: string) {
  const heard = new Promise<void>((resolve) => {
    const stop = platform.services.live.subscribeMarkets(() => {
      stop();
      resolve();
    });
  });
  await second.database.query(sql);
  await heard;
}

test('a market under maintenance refuses its calls, and serves what is needed to wait or leave', async () => {
  const member = await platform.signIn(player.account, player.password);
  const [game] = (await platform.call(gameList, { category: 'RNG' })).value.rows;
  const launch = { gameId: game?.gameId ?? '' };
  await change(`UPDATE market SET status = 1 WHERE code = 'VN'`);
  expect((await platform.call(launchGame, launch, member)).envelope).toMatchObject({
    success: false,
    code: 'MAINTENANCE',
    messages: { vi: expect.stringContaining('bảo trì'), en: expect.stringContaining('maintenance') },
  });
  expect((await platform.call(balance, {}, member)).status).toBe(423);
  expect((await platform.call(gameList, {})).status).toBe(423);
  expect((await platform.call(gameList, {}, { host: 'int.localhost' })).status).toBe(200);
  for (const operation of [bootstrap, status, customerService, sessionKey])
    expect((await platform.call(operation, {}, member)).status).toBe(200);
  expect((await platform.call(feedback, { content: 'Khi nào mở lại?' })).status).toBe(200);
  expect((await platform.call(logout, {}, member)).status).toBe(200);
  await change(`UPDATE market SET status = 0 WHERE code = 'VN'`);
  expect((await platform.call(gameList, {})).status).toBe(200);
});

test('a market refuses calls from countries that it does not serve', async () => {
  await change(`INSERT INTO restricted_country (market_code, country) VALUES ('VN', 'VN')`);
  const refused = await platform.call(gameList, {});
  expect([refused.status, refused.envelope]).toMatchObject([403, { code: 'COUNTRY_RESTRICTED' }]);
  expect((await platform.call(customerService, {})).status).toBe(200);
  await change(`DELETE FROM restricted_country WHERE market_code = 'VN' AND country = 'VN'`);
  expect((await platform.call(gameList, {})).status).toBe(200);
});
