import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import {
  balance,
  freePlay,
  type MemberId,
  memberIdOf,
  merchantWallet,
  type RequestOf,
  returnAllVendorBalances,
  transactions,
  walletTransfer,
  walletTransferStatus,
} from '@unisite/shared/contract';
import { hashPassword } from '../../../access/identity/index.ts';
import { exclude } from '../../../access/protection/testing/protect.ts';
import { setSingleWallet } from '../../../site/markets/index.ts';
import { passAgeGate } from '../../../testing/ageGate.ts';
import { openStream } from '../../../testing/eventStream.ts';
import { addMember, deposit } from '../../../testing/members.ts';
import { type CallOptions, type TestPlatform, testPlatform } from '../../../testing/testPlatform.ts';
import { addGames } from '../../../testing/vendorClient.ts';
import { balanceOf, checkInvariants } from '../../ledger/index.ts';
import { returnVendorBalances } from './returnVendorBalances.ts';

const host = 'int.localhost';
let platform: TestPlatform;
let origin: string;
let passwordHash: string;

beforeAll(async () => {
  platform = await testPlatform();
  await addGames(platform);
  await platform.database.query(`UPDATE market SET single_wallet = false WHERE code = 'INT'`);
  // Calls over a real connection use this address.
  await platform.database.query(`UPDATE market_domain SET market_code = 'INT' WHERE domain = '127.0.0.1'`);
  platform.services.markets.forget();
  passwordHash = await hashPassword('Demo1234');
  origin = await platform.listen();
});
afterAll(() => platform?.close());
afterEach(async () => {
  expect(await checkInvariants(platform.database)).toEqual([]);
});

interface Who {
  readonly id: MemberId;
  readonly options: CallOptions;
}

/** A signed-in member of a market with 1,000 VND. */
async function memberOf(marketCode: 'VN' | 'INT' = 'INT'): Promise<Who> {
  const { id, account } = await addMember(platform.database, { passwordHash, marketCode });
  await deposit(platform.database, id, 100_000n);
  const options = marketCode === 'INT' ? { host } : {};
  const { headers } = await platform.signIn(account, 'Demo1234', options);
  return { id, options: { ...options, headers } };
}

type Asked = RequestOf<typeof walletTransfer>;
const into = (amount: number, more: Partial<Asked> = {}): Asked => ({
  vendor: 'JADE',
  direction: 'in',
  amount,
  reference: randomUUID(),
  ...more,
});
const send = async ({ options }: Who, asked: Asked, headers: Record<string, string> = {}) => {
  const reply = await platform.call(walletTransfer, asked, { ...options, headers: { ...options.headers, ...headers } });
  return reply.envelope.success ? reply.envelope.value : reply.envelope.code;
};
const statusOf = async ({ options }: Who, reference: string) => {
  const { envelope } = await platform.call(walletTransferStatus, { reference }, options);
  return envelope.success ? envelope.value : envelope.code;
};
const wallets = async ({ options }: Who) => {
  const { value } = await platform.call(merchantWallet, {}, options);
  return { main: value.main, ...Object.fromEntries(value.wallets.map((one) => [one.vendor, one.balance])) };
};

describe('wallet.md, transfer wallet', () => {
  test('T01 in: from the main wallet to the vendor, and the sum stays', async () => {
    const who = await memberOf();
    const asked = into(400.5);
    const done = await send(who, asked);
    expect(done).toMatchObject({ reference: asked.reference, state: 'done', code: null, main: 599.5, atVendor: 400.5 });
    expect((await platform.call(merchantWallet, {}, who.options)).value).toEqual({
      isSingle: false,
      main: 599.5,
      wallets: [
        { vendor: 'JADE', displayName: 'Jade', icon: '/media/test/vendors/JADE.svg', balance: 400.5 },
        { vendor: 'ONYX', displayName: 'Onyx', icon: '/media/test/vendors/ONYX.svg', balance: 0 },
      ],
      currency: 'VND',
    });
    expect((await platform.call(balance, {}, who.options)).value.sumBalance).toBe(1_000);
    const { rows } = (await platform.call(transactions, {}, who.options)).value;
    expect(rows[0]).toMatchObject({ kind: 'transfer', amount: -400.5, subject: 'To Jade', reference: asked.reference });
  });

  test('T02 out: back to the main wallet, never more than lies there', async () => {
    const who = await memberOf();
    await send(who, into(300));
    expect(await send(who, into(100, { direction: 'out' }))).toMatchObject({ state: 'done', main: 800, atVendor: 200 });
    expect(await send(who, into(200.01, { direction: 'out' }))).toBe('INSUFFICIENT_BALANCE');
    expect(await send(who, into(200, { direction: 'out', vendor: 'ONYX' }))).toBe('INSUFFICIENT_BALANCE');
    expect(await wallets(who)).toEqual({ main: 800, JADE: 200, ONYX: 0 });
  });

  test('T02 who is self-excluded carries nothing to a vendor, and brings back what lies there', async () => {
    const who = await memberOf();
    const before = into(300);
    await send(who, before);
    await exclude(platform.database, who.id, new Date());
    expect(await send(who, into(1))).toBe('SELF_EXCLUDED');
    // Repeating an earlier transfer still returns its original result.
    expect(await send(who, before)).toMatchObject({ state: 'done', atVendor: 300 });
    expect(await send(who, into(300, { direction: 'out' }))).toMatchObject({ state: 'done', main: 1_000 });
  });

  test('T03 all out: everything comes back at once, once a key', async () => {
    const who = await memberOf();
    await send(who, into(300));
    await send(who, into(0.01, { vendor: 'ONYX' }));
    const options = { ...who.options, headers: { ...who.options.headers, 'idempotency-key': randomUUID() } };
    const first = (await platform.call(returnAllVendorBalances, {}, options)).value;
    expect(first).toEqual({
      moved: [
        { vendor: 'JADE', amount: 300 },
        { vendor: 'ONYX', amount: 0.01 },
      ],
      main: 1_000,
    });
    // The response was lost together with its stored copy: what was returned is known all the same.
    await platform.database.query('DELETE FROM idempotency WHERE member = $1', [who.id]);
    await send(who, into(50));
    expect((await platform.call(returnAllVendorBalances, {}, options)).value).toEqual(first);
    expect(await wallets(who)).toEqual({ main: 950, JADE: 50, ONYX: 0 });
    expect((await platform.call(returnAllVendorBalances, {}, who.options)).value.main).toBe(1_000);
    expect((await platform.call(returnAllVendorBalances, {}, who.options)).value).toEqual({ moved: [], main: 1_000 });
  });

  test('T04 status by reference: done, failed, unknown, and nobody else’s', async () => {
    const [who, other] = [await memberOf(), await memberOf()];
    const [done, failed] = [into(10), into(5_000)];
    const value = await send(who, done);
    await send(who, failed);
    expect(await statusOf(who, done.reference)).toEqual(value);
    expect(await statusOf(who, failed.reference)).toMatchObject({
      state: 'failed',
      code: 'INSUFFICIENT_BALANCE',
      main: 990,
    });
    expect(await statusOf(who, randomUUID())).toBe('NOT_FOUND');
    expect(await statusOf(other, done.reference)).toBe('NOT_FOUND');
    // References are per member: another member's same reference reveals nothing and moves nothing.
    expect(await send(other, done)).toMatchObject({ state: 'done', main: 990 });
  });

  test('T05 a failed reference is never used again, even when the money is there', async () => {
    const who = await memberOf();
    const failed = into(1_000.01);
    expect(await send(who, failed)).toBe('INSUFFICIENT_BALANCE');
    expect(await send(who, failed)).toBe('REFERENCE_USED');
    expect(await send(who, { ...failed, amount: 1 })).toBe('REFERENCE_USED');
    expect(await statusOf(who, failed.reference)).toMatchObject({ state: 'failed', amount: 1_000.01 });
    expect(await wallets(who)).toEqual({ main: 1_000, JADE: 0, ONYX: 0 });
  });
});

describe('the switch of a market to the one wallet', () => {
  test('waits for who is carrying money to a vendor, and finds it there', async () => {
    const who = await memberOf();
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    let isThere = () => {};
    const arrived = new Promise<void>((resolve) => {
      isThere = resolve;
    });
    const carrying = platform.database.transaction(async (q) => {
      await q.query(
        `SELECT status FROM wallet_transfer_once($1, $2, 'JADE', 'in', 40000, 'VND', NULL, '{"vi": "", "en": ""}', now())`,
        [who.id, randomUUID()],
      );
      isThere();
      await held;
    });
    await arrived;
    let switched = false;
    const switching = platform.database
      .transaction((q) => setSingleWallet(q, 'INT', true))
      .then(() => {
        switched = true;
      });
    try {
      await wait(300);
      expect(switched).toBe(false);
      goOn();
      await Promise.all([carrying, switching]);
      expect(await returnVendorBalances(platform.services, 'INT')).toMatchObject({ members: expect.any(Number) });
      expect(await balanceOf(platform.database, who.id)).toBe(100_000n);
      expect(await send(who, into(1))).toBe('SINGLE_WALLET');
    } finally {
      goOn();
      await Promise.allSettled([carrying, switching]);
      await platform.database.query(`UPDATE market SET single_wallet = false WHERE code = 'INT'`);
    }
  });
});

describe('a transfer', () => {
  test('whose answer was lost is sent again under its reference, and moves once', async () => {
    const who = await memberOf();
    const asked = into(700);
    const answers = await Promise.all(Array.from({ length: 12 }, () => send(who, asked)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await wallets(who)).toMatchObject({ main: 300, JADE: 700 });
    for (const change of [{ amount: 1 }, { vendor: 'ONYX' }, { direction: 'out' }] as const)
      expect(await send(who, { ...asked, ...change })).toBe('REFERENCE_USED');
  });

  test('under way is waited for by who asks after it', async () => {
    const who = await memberOf();
    const asked = into(100);
    let status: Promise<unknown> | undefined;
    let answered = false;
    await platform.database.transaction(async (q) => {
      await q.query(
        `SELECT wallet_transfer_once($1, $2, 'JADE', 'in', 10000, 'VND', NULL, '{"vi": "", "en": ""}', now())`,
        [who.id, asked.reference],
      );
      status = statusOf(who, asked.reference).finally(() => {
        answered = true;
      });
      await new Promise((resolve) => setTimeout(resolve, 300));
      expect(answered).toBe(false);
    });
    expect(await status).toMatchObject({ state: 'done', main: 900 });
  });

  test('that a crash cut off left nothing, and its reference is free', async () => {
    const who = await memberOf();
    const asked = into(100);
    const cut = platform.database.transaction(async (q) => {
      await q.query(
        `SELECT wallet_transfer_once($1, $2, 'JADE', 'in', 10000, 'VND', NULL, '{"vi": "", "en": ""}', now())`,
        [who.id, asked.reference],
      );
      throw new Error('the process was killed');
    });
    await expect(cut).rejects.toThrow('killed');
    expect(await statusOf(who, asked.reference)).toBe('NOT_FOUND');
    expect(await send(who, asked)).toMatchObject({ state: 'done', main: 900 });
  });

  test('to a vendor that there is not is refused and written down', async () => {
    const who = await memberOf();
    const asked = into(1, { vendor: 'NOBODY' });
    expect(await send(who, asked)).toBe('VENDOR_UNKNOWN');
    expect(await statusOf(who, asked.reference)).toMatchObject({ state: 'failed', code: 'VENDOR_UNKNOWN' });
  });

  test.each([[0], [-1], [0.001], [1e12]])('of %s VND is no transfer', async (amount) => {
    expect(await send(await memberOf(), into(amount))).toBe('BAD_REQUEST');
  });

  test('is told to every open tab of the member', async () => {
    const who = await memberOf();
    const tabs = await Promise.all([1, 2].map(() => openStream(`${origin}/wps/events`, who.options.headers)));
    try {
      // A stream starts with events about the registry and the market.
      for (const tab of tabs) await tab.received(2);
      await send(who, into(100));
      for (const tab of tabs)
        expect((await tab.received(3))[2]).toEqual({
          type: 'balance',
          sumBalance: 1_000,
          bonus: 0,
          reason: 'transfer',
        });
    } finally {
      for (const tab of tabs) tab.leave();
    }
  });

  test('travels sealed only', async () => {
    const who = await memberOf();
    const response = await platform.app.inject({
      method: 'POST',
      url: walletTransfer.path,
      headers: { host, 'idempotency-key': randomUUID(), ...who.options.headers },
      payload: into(1),
    });
    expect(response.json()).toMatchObject({ success: false, code: 'SEAL_BROKEN' });
    expect(await balanceOf(platform.database, who.id)).toBe(100_000n);
  });
});

describe('where there is nothing to transfer', () => {
  test('games of a single wallet: the calls say so', async () => {
    const who = await memberOf('VN');
    const asked = into(1);
    expect(await send(who, asked)).toBe('SINGLE_WALLET');
    expect(await statusOf(who, asked.reference)).toBe('NOT_FOUND');
    expect((await platform.call(returnAllVendorBalances, {}, who.options)).envelope).toMatchObject({
      code: 'SINGLE_WALLET',
    });
    expect((await platform.call(merchantWallet, {}, who.options)).value).toMatchObject({ isSingle: true, wallets: [] });
  });

  test('what lies at a vendor since before the market changed is seen and comes back', async () => {
    const who = await memberOf();
    await send(who, into(250));
    await platform.database.query('UPDATE member SET market_code = $2 WHERE id = $1', [who.id, 'VN']);
    await platform.database.query('UPDATE session SET market_code = $2 WHERE member_id = $1', [who.id, 'VN']);
    const here = { ...who, options: { headers: { ...who.options.headers, host: 'localhost' } } };
    expect(await wallets(here)).toEqual({ main: 750, JADE: 250 });
    expect((await platform.call(balance, {}, here.options)).value.sumBalance).toBe(1_000);
    expect(await send(here, into(1))).toBe('SINGLE_WALLET');
    expect(await send(here, into(100, { direction: 'out' }))).toMatchObject({ main: 850, atVendor: 150 });
    expect((await platform.call(returnAllVendorBalances, {}, here.options)).value.main).toBe(1_000);
    expect(await wallets(here)).toEqual({ main: 1_000 });
  });

  test('guests on free play have one purse everywhere, and transfers are not theirs', async () => {
    await platform.database.query(`UPDATE market SET switches = switches || '{"freePlay": true}' WHERE code = 'INT'`);
    platform.services.markets.forget();
    const form: RequestOf<typeof freePlay> = {
      os: 'Windows',
      platform: 'W',
      gatewayVersion: 3,
      adult: true,
      random: 'c2VjcmV0LXJhbmRvbS1zdHJpbmctb2YtZw',
    };
    const reply = await platform.call(freePlay, form, await passAgeGate(platform, { host }));
    const headers = {
      authorization: `Bearer ${reply.value.token}`,
      cookie: `__Host-unisite=${reply.cookies['__Host-unisite']?.value ?? ''}`,
    };
    const guest = { id: memberIdOf(reply.value.customerId), options: { host, headers } };
    expect((await platform.call(merchantWallet, {}, guest.options)).value).toMatchObject({ isSingle: true });
    expect(await send(guest, into(1))).toBe('GUEST_NOT_ALLOWED');
    const { envelope } = await platform.call(returnAllVendorBalances, {}, guest.options);
    expect(envelope).toMatchObject({ code: 'GUEST_NOT_ALLOWED' });
    expect(await statusOf(guest, randomUUID())).toBe('GUEST_NOT_ALLOWED');
  });
});
