import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { changePassword, type LiveEvent, liveEventsPath, logout, vnd } from '@unisite/shared/contract';
import { hashPassword } from '../../access/identity/index.ts';
import { createMember } from '../../access/members/index.ts';
import { type OpenStream, openStream } from '../../testing/eventStream.ts';
import { type TestPlatform, testPlatform } from '../../testing/testPlatform.ts';

let platform: TestPlatform;
let second: TestPlatform;
let address: string;
const open: OpenStream[] = [];

beforeAll(async () => {
  platform = await testPlatform();
  second = await testPlatform({ database: platform });
  address = await platform.listen();
  const passwordHash = await hashPassword('Demo1234');
  for (const account of ['minh', 'lan']) {
    await createMember(platform.database, {
      account,
      nickname: account,
      passwordHash,
      customerType: 0,
      marketCode: 'VN',
    });
  }
});
afterEach(() => {
  for (const stream of open.splice(0)) stream.leave();
});
afterAll(async () => {
  await second?.close();
  await platform?.close();
});

const listen = async (headers: Record<string, string> = {}) => {
  const stream = await openStream(address.replace('127.0.0.1', 'localhost') + liveEventsPath, headers);
  open.push(stream);
  // every stream starts with the state of the registry and the site
  expect((await stream.received(2)).slice(0, 2)).toEqual([
    { type: 'registry', market: 'VN', revision: expect.any(Number) },
    { type: 'status', status: expect.objectContaining({ status: 0 }) },
  ]);
  return { ...stream, heard: async (count: number) => (await stream.received(count + 2)).slice(2) };
};
const draw = (code: string): LiveEvent => ({ type: 'draw', code, numero: '1' });

test('a page hears its market, and a member’s page its member', async () => {
  const { headers, session } = await platform.signIn('minh', 'Demo1234');
  const [visitor, member] = [await listen(), await listen({ cookie: headers.cookie ?? '' })];
  const { live } = platform.services;
  await live.publish({ market: 'INT' }, draw('elsewhere'));
  await live.publish({ member: '999' }, { type: 'messages', unread: 9 });
  await live.publish({ member: session.customerId }, { type: 'messages', unread: 1 });
  await live.publish({ market: 'VN' }, draw('here'));
  await live.publish('all', draw('everywhere'));
  expect(await member.heard(3)).toEqual([{ type: 'messages', unread: 1 }, draw('here'), draw('everywhere')]);
  expect(await visitor.heard(2)).toEqual([draw('here'), draw('everywhere')]);
});

test('the stream says how soon to come back, and that nobody may keep it', async () => {
  const stream = await listen();
  await platform.services.live.publish('all', draw('x'));
  await stream.heard(1);
  expect(stream.text()).toMatch(/^retry: 3000\n\n/);
  expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(stream.headers.get('cache-control')).toBe('no-store');
});

test('an event of another process is heard here', async () => {
  const stream = await listen();
  await second.services.live.publish({ market: 'VN' }, draw('from next door'));
  expect(await stream.heard(1)).toEqual([draw('from next door')]);
});

test('signing out ends the streams of that session, and of no other', async () => {
  const [minh, lan] = [await platform.signIn('minh', 'Demo1234'), await platform.signIn('lan', 'Demo1234')];
  const [of, others] = [
    await listen({ cookie: minh.headers.cookie ?? '' }),
    await listen({ cookie: lan.headers.cookie ?? '' }),
  ];
  await second.call(logout, {}, { headers: minh.headers });
  expect(await of.heard(1)).toEqual([{ type: 'session', ended: 'signedOut' }]);
  await of.ended;
  await platform.services.live.publish('all', draw('later'));
  expect(await others.heard(1)).toEqual([draw('later')]);
});

test('section 4: a session that has to change its password hears nothing of its member until it is changed [4.after.change]', async () => {
  const set = (expired: boolean) =>
    platform.database.query(`UPDATE member SET password_expired = $1 WHERE account = 'lan'`, [expired]);
  await set(true);
  const { headers, session } = await platform.signIn('lan', 'Demo1234').finally(() => set(false));
  expect(session.mustChangePassword).toBe(true);
  const page = await listen({ cookie: headers.cookie ?? '' });
  const { live } = second.services;
  await live.publish(
    { member: session.customerId },
    { type: 'balance', sumBalance: vnd(5), bonus: vnd(0), reason: 'deposit' },
  );
  await live.publish({ market: 'VN' }, { type: 'registry', market: 'VN', revision: 99 });
  expect(await page.heard(1)).toEqual([{ type: 'registry', market: 'VN', revision: 99 }]);

  const newPassword = 'mua thu 77 la vang';
  const request = { oldPassword: 'Demo1234', newPassword, confirmNewPassword: newPassword };
  const changed = await platform.call(changePassword, request, { headers });
  expect(changed.status).toBe(200);
  // The previous secret opens no stream; the page opens another with the new one.
  await page.ended;
  const [stolen, own] = [
    await listen({ cookie: headers.cookie ?? '' }),
    await listen({ cookie: `__Host-unisite=${changed.cookies['__Host-unisite']?.value}` }),
  ];
  await live.publish(
    { member: session.customerId },
    { type: 'balance', sumBalance: vnd(7), bonus: vnd(0), reason: 'deposit' },
  );
  await live.publish({ market: 'VN' }, draw('after'));
  expect((await own.heard(2)).at(-2)).toEqual({ type: 'balance', sumBalance: 7, bonus: 0, reason: 'deposit' });
  expect((await stolen.heard(1)).filter(({ type }) => type === 'balance')).toEqual([]);
});

test('after the listening connection broke, events are heard again', async () => {
  const stream = await listen();
  await platform.database.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'`,
  );
  const again = setInterval(() => void platform.services.live.publish('all', draw('back')), 100);
  expect((await stream.heard(1))[0]).toEqual(draw('back'));
  clearInterval(again);
});

describe('a market that closes while pages are open', () => {
  const market = (assignments: string) => second.database.query(`UPDATE market SET ${assignments} WHERE code = 'VN'`);
  const status = (code: number, until: string | null = null) => ({
    type: 'status',
    status: { status: code, ip: '127.0.0.1', country: 'ZZ', until },
  });
  /** Waits until the platform has noticed another process's change. */
  const stands = async (code: number) => {
    const { markets } = platform.services;
    for (const until = Date.now() + 10_000; Date.now() < until; ) {
      const known = await markets.byCode('VN');
      if (known && (await markets.statusOf(known, '127.0.0.1')).status === code) return;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    throw new Error(`the platform did not hear that the market stands at ${code}`);
  };
  afterEach(async () => {
    await market('status = 0, status_until = NULL');
    await second.database.query('DELETE FROM restricted_country');
    await stands(0);
  });

  test('is heard of at once by its pages, whoever closed it, and so is that it opened', async () => {
    const page = await listen();
    await market(`status = 1, status_until = '2026-11-30T23:30:00Z'`);
    await page.heard(1);
    // pages are not affected
    await market('affiliates_url = NULL');
    await market('status = 0, status_until = NULL');
    expect(await page.heard(2)).toEqual([status(1, '2026-11-30T23:30:00.000Z'), status(0)]);
  });

  test('or that no longer serves the country of a page', async () => {
    const page = await listen();
    await second.database.query(`INSERT INTO restricted_country (market_code, country) VALUES ('VN', 'ZZ')`);
    expect(await page.heard(1)).toEqual([status(2)]);
  });

  test('is what a page that comes back hears', async () => {
    await market('status = 1');
    await stands(1);
    const stream = await openStream(address.replace('127.0.0.1', 'localhost') + liveEventsPath);
    open.push(stream);
    expect((await stream.received(2))[1]).toEqual(status(1));
  });
});

test('an account listens fifty times at once; the next page is refused, and let in when one has left', async () => {
  const { headers } = await platform.signIn('minh', 'Demo1234');
  const cookie = { cookie: headers.cookie ?? '' };
  for (let page = 0; page < 50; page++) await listen(cookie);
  const url = address.replace('127.0.0.1', 'localhost') + liveEventsPath;
  const refused = await fetch(url, { headers: cookie });
  expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toEqual([
    429,
    '30',
    expect.objectContaining({ code: 'TOO_MANY_REQUESTS' }),
  ]);
  await listen(); // another visitor
  open.shift()?.leave();
  let status = 429;
  while (status === 429) {
    const next = await fetch(url, { headers: cookie });
    status = next.status;
    await next.body?.cancel();
  }
  expect(status).toBe(200);
});
