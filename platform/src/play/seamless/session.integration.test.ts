import { describe, expect, test } from '@jest/globals';
import type { MemberId } from '@unisite/shared/contract';
import { seamlessPaths } from '@unisite/shared/contract/seamless';
import { findEnded, startSession } from '../../access/identity/index.ts';
import { testSettings } from '../../testing/testSettings.ts';
import { launchOf } from '../../testing/vendorClient.ts';
import { createLaunch } from './launchCode.ts';
import { addVendorSecret } from './secrets.ts';
import { code, vendorTable } from './testing/vendorTable.ts';

const table = vendorTable();
const { player, betBody, bet, call } = table;
const launched = (memberId: MemberId, more: object = {}) =>
  createLaunch(table.platform.database, { ...launchOf(memberId), ...more }, new Date(table.now()));

describe('session', () => {
  test('the launch code works once and says who plays what', async () => {
    const who = await player(5_000n);
    const launch = await launched(who.playerId);
    const first = await call(seamlessPaths.session, { code: launch });
    expect(first).toMatchObject({
      status: 200,
      body: {
        playerId: who.playerId,
        gameId: 'jade-claw',
        gameName: 'Vuốt Ngọc',
        category: 'RNG',
        variant: 'reels',
        currency: 'VND',
        language: 'vi',
        balance: 5_000,
        playMoney: false,
      },
    });
    expect(first.body.gameIcon).toBe('http://localhost/media/test/games/jade-claw.svg');
    expect(await code(call(seamlessPaths.session, { code: launch }))).toBe('SESSION_EXPIRED');
  });

  test('says of a guest that the money is none', async () => {
    const { playerId } = await player();
    await table.platform.database.query('UPDATE member SET customer_type = 4 WHERE id = $1', [playerId]);
    const opened = await call(seamlessPaths.session, { code: await launched(playerId) });
    expect(opened.body).toMatchObject({ playMoney: true });
  });

  test('the launch code is over after a minute, and a made-up one is none', async () => {
    const who = await player();
    const launch = await launched(who.playerId);
    table.pass(61_000);
    expect(await code(call(seamlessPaths.session, { code: launch }))).toBe('SESSION_EXPIRED');
    expect(await code(call(seamlessPaths.session, { code: 'made-up' }))).toBe('SESSION_EXPIRED');
  });
});

test('a launch code is for who signs for its vendor', async () => {
  const { database } = table.platform;
  const who = await player();
  await addVendorSecret(database, testSettings.vendorKeys, { caller: 'acme', secret: 'a secret' });
  await database.query(`UPDATE vendor SET caller = 'acme' WHERE code = 'JADE'`);
  const launchCode = await launched(who.playerId);
  expect(await code(call(seamlessPaths.session, { code: launchCode }))).toBe('SESSION_EXPIRED');
  const acme = { caller: 'acme', secret: 'a secret' };
  expect((await call(seamlessPaths.session, { code: launchCode }, acme)).status).toBe(200);
  await database.query(`UPDATE vendor SET caller = NULL WHERE code = 'JADE'`);
});

test('the calls are described to machines', async () => {
  const response = await table.platform.app.inject({ method: 'GET', url: '/vendor/v1/openapi.json' });
  expect(response.statusCode).toBe(200);
  expect(Object.keys(response.json().paths)).toHaveLength(5);
});

test('play keeps the session alive that the game was opened from, and no other', async () => {
  const { playerId } = await player();
  const start = () =>
    startSession(table.platform.database, new Date(table.now()), {
      memberId: playerId,
      marketCode: 'VN',
      ip: '127.0.0.1',
      userAgent: '',
    });
  const [playing, idle] = [await start(), await start()];
  const launchCode = await launched(playerId, { sessionId: playing.id });
  const token = String((await call(seamlessPaths.session, { code: launchCode })).body.token);
  for (let i = 0; i < 3; i += 1) {
    table.pass(20 * 60_000);
    expect((await bet(betBody({ playerId, token, account: '' }, 1))).status).toBe(200);
  }
  const ended = await findEnded(table.platform.database, new Date(table.now()), [playing.id, idle.id]);
  expect(ended).toEqual([{ id: idle.id, why: 'expired' }]);
});

test('play ends with the session that the game was opened from, and with a change of password in it', async () => {
  const { playerId } = await player(1_000n);
  const { database } = table.platform;
  const now = () => new Date(table.now());
  const begin = async () => {
    const member = { memberId: playerId, marketCode: 'VN', ip: '127.0.0.1', userAgent: '' };
    const { id } = await startSession(database, now(), member);
    const [used, unused] = [await launched(playerId, { sessionId: id }), await launched(playerId, { sessionId: id })];
    const token = String((await call(seamlessPaths.session, { code: used })).body.token);
    const play = () => bet(betBody({ playerId, token, account: '' }, 1));
    expect((await play()).status).toBe(200);
    return { id, unused, play };
  };
  const isOver = async ({ play, unused }: Awaited<ReturnType<typeof begin>>) => [
    await code(play()),
    await code(call(seamlessPaths.session, { code: unused })),
  ];
  const [ended, renewed, other] = [await begin(), await begin(), await begin()];
  table.pass(1_000);
  await database.query(`UPDATE session SET ended_at = $2, ended_why = 'elsewhere' WHERE id = $1`, [ended.id, now()]);
  await database.query('UPDATE session SET renewed_at = $2 WHERE id = $1', [renewed.id, now()]);
  expect(await isOver(ended)).toEqual(['SESSION_EXPIRED', 'SESSION_EXPIRED']);
  expect(await isOver(renewed)).toEqual(['SESSION_EXPIRED', 'SESSION_EXPIRED']);
  expect((await other.play()).status).toBe(200);
  const again = await launched(playerId, { sessionId: renewed.id });
  expect((await call(seamlessPaths.session, { code: again })).status).toBe(200);
});

test('a movement is told to the pages of the player', async () => {
  const heard: unknown[] = [];
  const who = await player(1_000n);
  const told = new Promise<void>((resolve) => {
    table.platform.services.live.subscribe((audience, event) => {
      // earlier notifications about other players may still arrive
      if (typeof audience !== 'object' || !('member' in audience) || audience.member !== who.playerId) return;
      heard.push({ audience, event });
      resolve();
    });
  });
  await bet(betBody(who, 250));
  await told;
  expect(heard).toEqual([
    { audience: { member: who.playerId }, event: { type: 'balance', sumBalance: 7.5, bonus: 0, reason: 'bet' } },
  ]);
});
