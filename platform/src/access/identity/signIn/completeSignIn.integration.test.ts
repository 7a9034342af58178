import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { bootstrap, loginVerification, memberInfo, type SignInValue } from '@unisite/shared/contract';
import { PASSWORD, refusalCode, securedMembers } from '../../../testing/securedMembers.ts';
import { type CallOptions, type Reply, type TestPlatform, testPlatform } from '../../../testing/testPlatform.ts';
import { testSettings } from '../../../testing/testSettings.ts';
import { hashPassword } from '../passwords/hashPassword.ts';
import { newTemporaryPassword, storeTemporaryPassword } from '../passwords/temporary.ts';

jest.setTimeout(60_000);

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const DEFAULT_PASSWORD = 'Change-Me-2026';
let now = Date.UTC(2026, 2, 2, 3);
let platform: TestPlatform;
const people = securedMembers(
  () => platform,
  () => now,
);

beforeAll(async () => {
  platform = await testPlatform({
    clock: () => new Date(now),
    settings: { trustProxy: 1, identity: { ...testSettings.identity, defaultPassword: DEFAULT_PASSWORD } },
  });
});
afterAll(() => platform?.close());
beforeEach(() => {
  now += DAY;
});

const from = (address: string, headers: Record<string, string> = {}): CallOptions => ({
  host: 'localhost',
  headers: { 'x-forwarded-for': address, 'x-language': 'en', ...headers },
});
const stateOf = ({ value }: Reply<SignInValue>) => value.state;
const networksOf = async (id: string) =>
  (
    await platform.database.query<{ network: string }>(
      'SELECT network FROM member_address WHERE member_id = $1 ORDER BY 1',
      [id],
    )
  ).map(({ network }) => network);
const switches = async (changed: Record<string, boolean>) => {
  await platform.database.query('UPDATE market SET switches = switches || $1', [JSON.stringify(changed)]);
  platform.services.markets.forget();
};
const pass = (ticket: string, answer: string, options: CallOptions) =>
  platform.call(loginVerification, { ticket, way: 'bankName', answer }, options);

describe('section 4: a login from an unregistered address', () => {
  test('the first network is registered without a word [4.second.asked]', async () => {
    const { id } = await people.member({ payeeName: 'NGUYEN VAN MINH' });
    expect(await networksOf(id)).toHaveLength(1);
    expect(await people.events(id)).toEqual(['signedIn']);
  });

  test('another address of a known network is known, another network asks [4.second.asked]', async () => {
    const { id, account } = await people.member({ payeeName: 'NGUYEN VAN MINH' });
    await platform.database.query('DELETE FROM member_address WHERE member_id = $1', [id]);
    expect(stateOf(await people.firstStep(account, from('203.0.113.7')))).toBe('signedIn');
    expect(stateOf(await people.firstStep(account, from('203.0.113.250')))).toBe('signedIn');
    expect(stateOf(await people.firstStep(account, from('203.0.114.7')))).toBe('secondStepRequired');
  });

  test('of IPv6 the network is the /56', async () => {
    const { id, account } = await people.member({ payeeName: 'NGUYEN VAN MINH' });
    await platform.database.query('DELETE FROM member_address WHERE member_id = $1', [id]);
    expect(stateOf(await people.firstStep(account, from('2001:db8:0:1201::1')))).toBe('signedIn');
    expect(stateOf(await people.firstStep(account, from('2001:db8:0:12ff::9')))).toBe('signedIn');
    expect(stateOf(await people.firstStep(account, from('2001:db8:0:1301::1')))).toBe('secondStepRequired');
  });

  test('starts no session: nothing is set, nothing is open, and the one before goes on', async () => {
    const { account, signedIn } = await people.member({ payeeName: 'NGUYEN VAN MINH' });
    const away = people.elsewhere();
    const cookie = signedIn.headers?.cookie ?? '';
    const reply = await people.firstStep(account, { ...away, headers: { ...away.headers, cookie } });
    expect(reply.value.state).toBe('secondStepRequired');
    expect(reply.cookies).toEqual({});
    expect((await platform.call(memberInfo, {}, signedIn)).status).toBe(200);
  });

  test('passing registers the network, and ends the session that this browser had', async () => {
    const { id, account, signedIn } = await people.member({ payeeName: 'NGUYEN VAN MINH' });
    const away = people.elsewhere();
    const { ticket, why } = await people.asked(account, away);
    expect(why).toBe('newAddress');
    const cookie = signedIn.headers?.cookie ?? '';
    const reply = await pass(ticket, 'nguyen van minh', { ...away, headers: { ...away.headers, cookie } });
    expect(stateOf(reply)).toBe('signedIn');
    expect(await networksOf(id)).toHaveLength(2);
    expect(refusalCode(await platform.call(memberInfo, {}, signedIn))).toBe('SESSION_EXPIRED');
    expect(stateOf(await people.firstStep(account, away))).toBe('signedIn');
  });

  test('who has no way to answer is let in, and the network stays new', async () => {
    const { id, account } = await people.member();
    const away = people.elsewhere();
    expect(stateOf(await people.firstStep(account, away))).toBe('signedIn');
    expect(await networksOf(id)).toHaveLength(1);
    await platform.database.query(`UPDATE member SET payee_name = 'NGUYEN VAN MINH' WHERE id = $1`, [id]);
    expect(stateOf(await people.firstStep(account, away))).toBe('secondStepRequired');
  });

  test('a network that was not used for half a year is new again, and the last one does not count as none', async () => {
    const { account, home } = await people.member({ payeeName: 'NGUYEN VAN MINH' });
    now += 179 * DAY;
    expect(stateOf(await people.firstStep(account, home))).toBe('signedIn');
    now += 181 * DAY;
    expect(stateOf(await people.firstStep(account, home))).toBe('secondStepRequired');
  });

  test('section 6: a market without the switch does not ask, but for two-factor [4.second.asked]', async () => {
    const plain = await people.member({ payeeName: 'NGUYEN VAN MINH' });
    const factor = await people.member({ payeeName: 'NGUYEN VAN MINH' });
    await people.withTwoFactor(factor.signedIn);
    await switches({ newAddressVerification: false });
    try {
      expect(stateOf(await people.firstStep(plain.account, people.elsewhere()))).toBe('signedIn');
      expect((await people.asked(factor.account, people.elsewhere())).why).toBe('twoFactor');
      expect((await people.asked(factor.account, factor.home)).why).toBe('twoFactor');
    } finally {
      await switches({ newAddressVerification: true });
    }
  });

  test('who is refused at the agents’ page is refused before anything is asked', async () => {
    const { id, account } = await people.member({ payeeName: 'NGUYEN VAN MINH' });
    expect(refusalCode(await people.firstStep(account, people.elsewhere(), { agentMode: true }))).toBe('NOT_AN_AGENT');
    expect((await people.events(id)).at(-1)).toBe('notAnAgent');
  });

  test('is written down, and a right password counts for no failure', async () => {
    const { id, account } = await people.member({ payeeName: 'NGUYEN VAN MINH' });
    const away = people.elsewhere();
    for (let i = 0; i < 4; i += 1) await people.asked(account, away);
    expect((await people.events(id)).slice(1)).toEqual(Array(4).fill('secondStepRequired'));
  });

  test('does not make the failures before it forgotten', async () => {
    const { account } = await people.member({ payeeName: 'NGUYEN VAN MINH' });
    const away = people.elsewhere('localhost');
    for (let i = 0; i < 3; i += 1) await people.firstStep(account, away, { password: 'wrong' });
    await people.asked(account, away);
    const [row] = await platform.database.query<{ failures: number }>(
      'SELECT failures FROM sign_in_failure WHERE account = $1',
      [account],
    );
    expect(row?.failures).toBe(3);
  });
});

describe('section 4: a forced change of password', () => {
  const expire = (id: string) =>
    platform.database.query('UPDATE member SET password_expired = true WHERE id = $1', [id]);

  test('comes with a password that is over, and a ticket that stands for the typed one [4.after.change]', async () => {
    const { id, account, home } = await people.member();
    await expire(id);
    const { value } = await people.firstStep(account, home);
    expect(value).toMatchObject({ state: 'signedIn', passwordExpired: true, mustChangePassword: true });
    expect(value.state === 'signedIn' ? value.changeTicket : '').toMatch(/^[\w-]{43}$/);
  });

  test('section 6: not where the market’s switch is off [4.after.change] [6.switch.forced]', async () => {
    const { id, account, home } = await people.member();
    await expire(id);
    await switches({ forcedPasswordChange: false });
    try {
      const { value } = await people.firstStep(account, home);
      expect(value).toMatchObject({ passwordExpired: true, mustChangePassword: false, changeTicket: null });
    } finally {
      await switches({ forcedPasswordChange: true });
    }
  });

  test('section 9: comes with the default password whatever the switch [4.after.default] [9.password.default]', async () => {
    const { id, account, home } = await people.member();
    const hash = await hashPassword(DEFAULT_PASSWORD);
    await platform.database.query('UPDATE member SET password_hash = $2 WHERE id = $1', [id, hash]);
    await switches({ forcedPasswordChange: false });
    try {
      const { value } = await people.firstStep(account, home, { password: DEFAULT_PASSWORD });
      expect(value).toMatchObject({
        passwordExpired: false,
        mustChangePassword: true,
        changeTicket: expect.any(String),
      });
    } finally {
      await switches({ forcedPasswordChange: true });
    }
  });

  test('section 4: comes with a password that was mailed, which is good once and leaves the other as it is [4.after.change]', async () => {
    const { id, account, home } = await people.member();
    const password = newTemporaryPassword();
    await storeTemporaryPassword(platform.database, platform.services.settings.codesKey, new Date(now), id, password);
    const { value } = await people.firstStep(account, home, { password });
    expect(value).toMatchObject({ state: 'signedIn', mustChangePassword: true, changeTicket: expect.any(String) });
    expect(refusalCode(await people.firstStep(account, home, { password }))).toBe('WRONG_CREDENTIALS');
    expect((await people.firstStep(account, home)).value).toMatchObject({ mustChangePassword: false });
    expect((await people.events(id)).slice(1, 4)).toEqual(['temporaryPasswordUsed', 'signedIn', 'signInRefused']);
  });

  test('a mailed password goes by the second step like any other', async () => {
    const { id, account } = await people.member({ payeeName: 'NGUYEN VAN MINH' });
    const password = newTemporaryPassword();
    await storeTemporaryPassword(platform.database, platform.services.settings.codesKey, new Date(now), id, password);
    const away = people.elsewhere();
    const { ticket } = await people.asked(account, away, { password });
    expect((await pass(ticket, 'NGUYEN VAN MINH', away)).value).toMatchObject({ mustChangePassword: true });
  });

  test('the default password is nobody’s who has another', async () => {
    const { account, home } = await people.member();
    expect(refusalCode(await people.firstStep(account, home, { password: DEFAULT_PASSWORD }))).toBe(
      'WRONG_CREDENTIALS',
    );
  });

  test('comes after a second step as well', async () => {
    const { id, account } = await people.member({ payeeName: 'NGUYEN VAN MINH' });
    await expire(id);
    const away = people.elsewhere();
    const { ticket } = await people.asked(account, away);
    expect((await pass(ticket, 'NGUYEN VAN MINH', away)).value).toMatchObject({
      mustChangePassword: true,
      changeTicket: expect.any(String),
    });
  });

  test('a browser is not remembered with a password that has to be changed', async () => {
    const { id, account, home } = await people.member();
    await expire(id);
    const reply = await people.firstStep(account, home, { remember: true });
    expect(reply.cookies).not.toHaveProperty('__Host-unisite-remembered');
    expect(reply.cookies['unisite-last']).toMatchObject({ value: account });
  });

  test('is in the page as well: a reload shows it', async () => {
    const { id, account, home } = await people.member();
    await expire(id);
    const reply = await people.firstStep(account, home);
    const cookie = `__Host-unisite=${reply.cookies['__Host-unisite']?.value}`;
    const page = await platform.call(bootstrap, {}, { ...home, headers: { ...home.headers, cookie } });
    expect(page.value.session).toMatchObject({ account, mustChangePassword: true });
  });
});

test('section 3: no password is in any table [3.session.password]', async () => {
  const tables = await platform.database.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
  );
  for (const { name } of tables) {
    const [row] = await platform.database.query<{ text: string | null }>(
      `SELECT string_agg(t::text, ' ') AS text FROM "${name}" t`,
    );
    for (const password of [PASSWORD, DEFAULT_PASSWORD]) {
      expect(`${name} ${row?.text?.includes(password) ?? false}`).toBe(`${name} false`);
    }
  }
});
