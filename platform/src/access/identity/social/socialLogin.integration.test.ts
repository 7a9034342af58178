import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { agent, player } from '@unisite/demonstration/seed/people';
import { balance, memberInfo, type RequestOf, socialLogin } from '@unisite/shared/contract';
import { passAgeGate } from '../../../testing/ageGate.ts';
import { type CallOptions, type TestPlatform, testPlatform } from '../../../testing/testPlatform.ts';
import { testSettings } from '../../../testing/testSettings.ts';
import { claimsAt, type KeyServer, signed, startKeyServer } from './testing/keyServer.ts';

let now = Date.parse('2026-11-20T03:00:00Z');
let serial = 0;
let server: KeyServer;
let platform: TestPlatform;
/** Call options of a device that has passed the age gate, by market. */
const devices = new Map<string, CallOptions>();
beforeAll(async () => {
  server = await startKeyServer();
  const settings = { identity: { ...testSettings.identity, social: server.social } };
  platform = await testPlatform({ seed: true, clock: () => new Date(now), settings });
  for (const host of ['localhost', 'int.localhost']) devices.set(host, await passAgeGate(platform, { host }));
});
afterAll(async () => {
  await platform.close();
  await server.close();
});
beforeEach(() => {
  now += 3_600_000;
  serial += 1;
});

type Change = Readonly<Record<string, unknown>>;
const google = (change: Change = {}): Change => ({
  sub: `lan-${serial}`,
  email: `lan${serial}@example.com`,
  ...change,
});
const facebook = (change: Change = {}): Change =>
  google({ sub: `fb-${serial}`, firebase: { sign_in_provider: 'facebook.com' }, ...change });
const phone = (number: string, change: Change = {}): Change => ({
  sub: `tel-${serial}`,
  phone_number: number,
  firebase: { sign_in_provider: 'phone' },
  email: undefined,
  ...change,
});
const freshNumber = () => `+8491234${String(5000 + serial)}`;

const token = (change: Change) => signed(server.key, claimsAt(now, change));
const signIn = async (
  change: Change,
  request: Partial<RequestOf<typeof socialLogin>> = { adult: true },
  { host = 'localhost' }: CallOptions = {},
) => platform.call(socialLogin, { idToken: await token(change), ...request }, devices.get(host));

const memberRow = async (id: string) => {
  const [row] = await platform.database.query<Record<string, unknown>>(
    `SELECT m.email, m.mobile, m.customer_type AS type, m.market_code AS market, m.nickname, r.method,
       (SELECT count(*)::int FROM account a WHERE a.kind = 'member' AND a.owner = m.id::text) AS wallets
     FROM member m LEFT JOIN member_registration r ON r.member_id = m.id WHERE m.id = $1`,
    [id],
  );
  return row;
};
const signedIn = async (...given: Parameters<typeof signIn>) => {
  const { value } = await signIn(...given);
  if (value.state !== 'signedIn') throw new Error('a second step was asked for');
  return value;
};
const refused = async (...given: Parameters<typeof signIn>) => {
  const { status, envelope } = await signIn(...given);
  return [status, envelope.success ? 'success' : envelope.code];
};
const idOf = async (account: string): Promise<string> => {
  const [row] = await platform.database.query<{ id: string }>('SELECT id FROM member WHERE account = $1', [account]);
  return row?.id ?? '';
};

describe('section 4: somebody new', () => {
  test('is asked for the age first, and then is a member with a wallet, with the same token', async () => {
    expect(await refused(google(), {})).toEqual([403, 'ADULTS_ONLY']);
    expect(await refused(google(), { adult: false })).toEqual([403, 'ADULTS_ONLY']);
    const { value, cookies } = await signIn(google());
    if (value.state !== 'signedIn') throw new Error('a second step was asked for');
    expect(value).toMatchObject({ customerType: 0, nickname: 'Lan Nguyễn', firstTimeLogin: true, changeTicket: null });
    expect(await memberRow(value.customerId)).toEqual({
      email: `lan${serial}@example.com`,
      mobile: null,
      type: 0,
      market: 'VN',
      nickname: 'Lan Nguyễn',
      method: 'social',
      wallets: 1,
    });
    const headers = {
      authorization: `Bearer ${value.token}`,
      cookie: `__Host-unisite=${cookies['__Host-unisite']?.value}`,
    };
    expect((await platform.call(balance, {}, { headers })).value.sumBalance).toBe(0);
    expect((await platform.call(memberInfo, {}, { headers })).value.type).toBe('member');
  });

  test('is the same member the next time, without a question', async () => {
    const first = await signedIn(google());
    expect((await signedIn(google(), {})).customerId).toBe(first.customerId);
  });

  test('is one member when the call comes several times at once', async () => {
    const all = await Promise.all([1, 2, 3, 4].map(() => signedIn(google())));
    expect(new Set(all.map(({ customerId }) => customerId)).size).toBe(1);
  });

  test('is the member that another call made while this one looked', async () => {
    const { database } = platform.services;
    const { query } = database;
    let first: Awaited<ReturnType<typeof signedIn>> | undefined;
    database.query = async (sql, values, statement) => {
      const rows = await query<never>(sql, values, statement);
      if (!first && sql.includes('social_identity')) {
        database.query = query;
        first = await signedIn(google());
      }
      return rows;
    };
    try {
      const second = await signedIn(google());
      expect([first?.customerId, second.account]).toEqual([second.customerId, first?.account]);
    } finally {
      database.query = query;
    }
  });

  test('is a member of the market they signed in at', async () => {
    const here = await signedIn(google());
    const there = await signedIn(google(), { adult: true }, { host: 'int.localhost' });
    expect(there.customerId).not.toBe(here.customerId);
    expect(await memberRow(there.customerId)).toMatchObject({ market: 'INT', email: `lan${serial}@example.com` });
  });

  test('has no password that anybody knows', async () => {
    const { account } = await signedIn(google());
    await expect(platform.signIn(account, 'lan')).rejects.toThrow('WRONG_CREDENTIALS');
  });

  test('brings an address that was not verified to nothing', async () => {
    const member = await signedIn(facebook({ email_verified: false }));
    expect(await memberRow(member.customerId)).toMatchObject({ email: null });
  });

  test('is no agent', async () => {
    expect(await refused(google(), { adult: true, agentMode: true })).toEqual([403, 'NOT_AN_AGENT']);
    const member = await signedIn(google());
    expect(member.customerType).toBe(0);
    expect(await refused(google(), { agentMode: true })).toEqual([403, 'NOT_AN_AGENT']);
  });
});

describe('an address that a member has', () => {
  const giveAddress = (account: string) =>
    platform.database.query('UPDATE member SET email = $2 WHERE account = $1', [account, `lan${serial}@example.com`]);

  test('opens no account that has a password', async () => {
    await giveAddress(player.account);
    expect(await refused(google())).toEqual([409, 'EMAIL_HAS_ACCOUNT']);
    const bound = await platform.database.query('SELECT FROM social_identity WHERE member_id = $1', [
      await idOf(player.account),
    ]);
    expect(bound).toEqual([]);
    const [event] = await platform.database.query(
      `SELECT about, member_id FROM security_event WHERE kind = 'socialRefused' ORDER BY id DESC LIMIT 1`,
    );
    expect(event).toEqual({ about: 'EMAIL_HAS_ACCOUNT', member_id: await idOf(player.account) });
  });

  test('opens nothing at all where the provider did not verify it', async () => {
    await giveAddress(player.account);
    const other = await signedIn(google({ email_verified: false }));
    expect(other.customerId).not.toBe(await idOf(player.account));
  });

  test('joins nobody silently, with a password or without, and says what to do', async () => {
    const first = await signedIn(google());
    const { envelope } = await signIn(facebook());
    expect(envelope).toMatchObject({ code: 'EMAIL_HAS_ACCOUNT', message: expect.stringContaining('liên kết') });
    expect((await signedIn(google(), {})).customerId).toBe(first.customerId);
  });
});

describe('section 4: a phone by Firebase’s SMS', () => {
  test('is the member who bound the number [4.login.firebase]', async () => {
    await platform.database.query('UPDATE member SET mobile = $2 WHERE account = $1', [player.account, freshNumber()]);
    const member = await signedIn(phone(freshNumber()), {});
    expect(member).toMatchObject({ account: player.account, mustChangePassword: false });
  });

  test('is a new member with the number, found by the number and by nothing else', async () => {
    const number = freshNumber();
    const member = await signedIn(phone(number));
    expect(await memberRow(member.customerId)).toMatchObject({ mobile: number, email: null, wallets: 1 });
    expect((await signedIn(phone(number, { sub: 'other' }), {})).customerId).toBe(member.customerId);
    // The number has a new owner by now, for whom Firebase states the same subject.
    await platform.database.query('UPDATE member SET mobile = NULL WHERE id = $1', [member.customerId]);
    expect((await signedIn(phone(number))).customerId).not.toBe(member.customerId);
  });

  test('of a closed account opens nothing', async () => {
    const number = freshNumber();
    const { customerId } = await signedIn(phone(number));
    await platform.database.query(`UPDATE member SET state = 'closed' WHERE id = $1`, [customerId]);
    expect(await refused(phone(number))).toEqual([403, 'ACCOUNT_CLOSED']);
  });

  test('signs agents in at their page', async () => {
    await platform.database.query('UPDATE member SET mobile = $2 WHERE account = $1', [agent.account, freshNumber()]);
    expect((await signedIn(phone(freshNumber()), { agentMode: true })).account).toBe(agent.account);
  });
});

describe('what is not let in', () => {
  test('a bad token, which is written down by its reason alone', async () => {
    expect(await refused(google({ aud: 'other-site' }))).toEqual([401, 'SOCIAL_TOKEN_INVALID']);
    const [event] = await platform.database.query(
      `SELECT about, member_id FROM security_event WHERE kind = 'socialRefused' ORDER BY id DESC LIMIT 1`,
    );
    expect(event).toEqual({ about: 'ERR_JWT_CLAIM_VALIDATION_FAILED', member_id: null });
  });

  test('a closed member', async () => {
    const { customerId } = await signedIn(google());
    await platform.database.query(`UPDATE member SET state = 'closed' WHERE id = $1`, [customerId]);
    expect(await refused(google())).toEqual([403, 'ACCOUNT_CLOSED']);
  });

  test.each([
    ['googleLogin', google],
    ['facebookLogin', facebook],
    ['mobileVerificationLogin', () => phone(freshNumber())],
  ])('section 6: where %s is off [6.switch.firebase]', async (name, change) => {
    const turn = async (on: boolean) => {
      await platform.database.query(
        `UPDATE market SET switches = switches || jsonb_build_object($1::text, $2::boolean) WHERE code = 'VN'`,
        [name, on],
      );
      platform.services.markets.forget();
    };
    await turn(false);
    try {
      expect(await refused(change())).toEqual([403, 'SWITCHED_OFF']);
    } finally {
      await turn(true);
    }
    expect(await refused(change())).toEqual([200, 'success']);
  });

  test('anybody, where there is no Firebase', async () => {
    const plain = await testPlatform({ database: platform, clock: () => new Date(now) });
    try {
      const idToken = await token(google());
      expect((await plain.call(socialLogin, { idToken, adult: true })).envelope).toMatchObject({
        code: 'SWITCHED_OFF',
      });
    } finally {
      await plain.close();
    }
  });
});
