import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  ageGate,
  bootstrap,
  confirmAge,
  createDeposit,
  createWithdrawal,
  freePlay,
  type Operation,
  type RequestOf,
  terms,
} from '@unisite/shared/contract';
import { sealSecret } from '../../../foundation/crypto/sealedSecret.ts';
import { publishTerms } from '../../../site/markets/index.ts';
import { passAgeGate, withCookie } from '../../../testing/ageGate.ts';
import { addMember, addUnstated } from '../../../testing/members.ts';
import { registrations } from '../../../testing/registrations.ts';
import { type CallOptions, type TestPlatform, testPlatform } from '../../../testing/testPlatform.ts';
import { hashPassword } from '../passwords/hashPassword.ts';

const COOKIE = '__Host-unisite-age';
const PASSWORD = 'ngua chay 2026';
const hour = 3_600_000;
/** Late in the evening in UTC, and the next day in Vietnam already. */
let now = Date.parse('2026-11-25T18:00:00Z');
let platform: TestPlatform;
let passwordHash: string;
const people = registrations(
  () => platform,
  () => now,
);

beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD);
  platform = await testPlatform({ seed: true, clock: () => new Date(now), settings: { trustProxy: 1 } });
});
afterAll(() => platform?.close());
beforeEach(() => {
  now += hour;
});

const code = async <O extends Operation>(operation: O, request: RequestOf<O>, options?: CallOptions) => {
  const { envelope } = await platform.call(operation, request, options);
  return 'code' in envelope ? envelope.code : 'OK';
};
const currentTerms = async (options: CallOptions = {}) => (await platform.call(ageGate, {}, options)).value.terms;
/** States a date of birth on a device; returns the outcome and the options for the device's next calls. */
const give = async (birthDate: string, options: CallOptions = {}) => {
  const { version } = await currentTerms(options);
  const { envelope, cookies } = await platform.call(confirmAge, { birthDate, termsVersion: version }, options);
  const cookie = cookies[COOKIE];
  const said = 'code' in envelope ? envelope.code : envelope.value;
  return { said, cookie, device: cookie ? withCookie(options, COOKIE, cookie.value) : options };
};
const guestForm = (): RequestOf<typeof freePlay> => ({
  os: 'Windows',
  platform: 'W',
  gatewayVersion: 3,
  adult: true,
  random: crypto.randomUUID().replaceAll('-', ''),
});
const newMember = async (add: typeof addMember = addMember) => {
  const { id, account } = await add(platform.database, { passwordHash });
  return { id, signedIn: await platform.signIn(account, PASSWORD), account };
};
const statements = (id: string) =>
  platform.database.query(
    'SELECT birth_date::text AS birth, terms_version AS terms FROM age_statement WHERE member_id = $1 ORDER BY 2',
    [id],
  );
const publish = (market = 'VN') =>
  platform.owner.transaction(async (q) => {
    const [{ after } = { after: 0 }] = await q.query<{ after: number }>(
      'SELECT max(version) AS after FROM market_terms WHERE market_code = $1',
      [market],
    );
    const text = { vi: `# Điều khoản\n\nBản ${after + 1}`, en: `# Terms\n\nVersion ${after + 1}` };
    return publishTerms(q, new Date(now), market, {
      after,
      text,
      changed: { vi: 'Thêm một mục.', en: 'One section more.' },
    });
  });
const deposit = { method: 'eWallet', amount: 100_000 } as const;

describe('a visitor', () => {
  test('plays free once the age is stated, and not before', async () => {
    expect(await code(freePlay, guestForm())).toBe('AGE_UNCONFIRMED');
    const { said, cookie, device } = await give('1990-05-17');
    expect(said).toEqual({ state: 'confirmed' });
    expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/' });
    expect(Buffer.from(cookie?.value ?? '', 'base64url').toString('latin1')).not.toContain('1990');
    expect((await platform.call(ageGate, {}, device)).value.standing).toEqual({ state: 'confirmed' });
    expect(await code(freePlay, guestForm(), device)).toBe('OK');
  });

  test('a registration keeps the statement with the member, in the same transaction; a copy of the call adds nothing', async () => {
    const options = people.at({ headers: { 'idempotency-key': crypto.randomUUID() } });
    const form = {
      username: people.freshName(),
      mobileNum: people.freshNumber(),
      verification: await people.proof(),
    };
    const first = await people.withName(form, options);
    const copy = await people.withName(form, options);
    if (first.value.state !== 'signedIn' || copy.value.state !== 'signedIn') throw new Error('not signed in');
    expect(first.value.termsDue).toBe(false);
    expect(copy.value.customerId).toBe(first.value.customerId);
    expect(await statements(first.value.customerId)).toEqual([{ birth: '1990-05-17', terms: 1 }]);
  });

  test('is of age from the market’s midnight on', async () => {
    now = Date.parse('2026-11-26T16:59:59Z');
    expect((await give('2008-11-27')).said).toMatchObject({ state: 'tooYoung', from: '2026-11-27' });
    now = Date.parse('2026-11-26T17:00:00Z');
    expect((await give('2008-11-27')).said).toEqual({ state: 'confirmed' });
  });

  test('who was too young types the date anew once, and is refused from then on', async () => {
    const first = await give('2012-01-01');
    expect(first.said).toMatchObject({ state: 'tooYoung', from: '2030-01-01', mayRetype: true });
    expect(await code(freePlay, guestForm(), first.device)).toBe('AGE_REFUSED');
    const slip = await give('1991-01-01', first.device);
    expect(slip.said).toEqual({ state: 'confirmed' });
    const second = await give('2011-01-01', first.device);
    expect(second.said).toMatchObject({ state: 'tooYoung', from: '2029-01-01', mayRetype: false });
    const third = await give('1990-01-01', second.device);
    expect([third.said, third.cookie]).toEqual(['AGE_REFUSED', undefined]);
    expect((await platform.call(ageGate, {}, second.device)).value.standing).toMatchObject({ state: 'tooYoung' });
  });

  test('a cookie that was made up, changed, or is another market’s is none', async () => {
    const { device, cookie } = await give('1990-05-17', { host: 'int.localhost' });
    expect((await platform.call(ageGate, {}, device)).value.standing).toEqual({ state: 'confirmed' });
    const sealed = cookie?.value ?? '';
    const plain = JSON.stringify({ birthDate: '1990-05-17', at: now, answer: { state: 'confirmed', terms: 1 } });
    const changed = Buffer.from(sealed, 'base64url');
    changed.writeUInt8(changed.readUInt8(30) ^ 1, 30);
    for (const forged of [
      sealed,
      changed.toString('base64url'),
      Buffer.from(plain).toString('base64url'),
      sealSecret(['0'.repeat(64)], 'age VN', plain).toString('base64url'),
      '',
      'a'.repeat(4_000),
    ]) {
      const options = withCookie({}, COOKIE, forged);
      expect((await platform.call(ageGate, {}, options)).value.standing).toEqual({ state: 'unconfirmed' });
      expect(await code(freePlay, guestForm(), options)).toBe('AGE_UNCONFIRMED');
    }
  });

  test.each([
    '2026-02-30',
    '1899-12-31',
    '2027-01-01',
    '26-01-01',
    '1990-5-17',
    '1990-05-17\u0000',
    '1990-05-1\ud800',
    '',
  ])('a date that is none is refused: %j', async (birthDate) => {
    const { envelope, cookies } = await platform.call(confirmAge, { birthDate, termsVersion: 1 });
    expect(envelope).toMatchObject({ code: 'BAD_REQUEST' });
    expect(cookies[COOKIE]).toBeUndefined();
  });

  test('a version that does not exist is refused', async () => {
    const { version } = await currentTerms();
    for (const wrong of [version + 1, 0, -1, 1.5]) {
      expect(await code(confirmAge, { birthDate: '1990-05-17', termsVersion: wrong })).toBe('BAD_REQUEST');
    }
  });
});

describe('a member', () => {
  test('without a statement neither plays nor deposits until one is made; it is kept, and asked on no other device', async () => {
    const { id, signedIn, account } = await newMember(addUnstated);
    expect(signedIn.session.termsDue).toBe(false);
    expect(await code(createDeposit, deposit, signedIn)).toBe('AGE_UNCONFIRMED');
    // the device’s visitor is not the member
    const visited = await passAgeGate(platform);
    const both = { headers: { ...signedIn.headers, cookie: `${signedIn.headers.cookie}; ${visited.headers?.cookie}` } };
    expect(await code(createDeposit, deposit, both)).toBe('AGE_UNCONFIRMED');
    expect((await give('1988-08-08', signedIn)).said).toEqual({ state: 'confirmed' });
    expect(await statements(id)).toEqual([{ birth: '1988-08-08', terms: (await currentTerms()).version }]);
    const elsewhere = await platform.signIn(account, PASSWORD);
    expect(await code(createDeposit, deposit, elsewhere)).not.toMatch(/^AGE|^TERMS/);
  });

  test('another date of birth than the one that is kept is refused', async () => {
    const { id, signedIn } = await newMember(addUnstated);
    await give('1988-08-08', signedIn);
    expect((await give('1987-08-08', signedIn)).said).toBe('CONFLICT');
    expect((await give('2015-08-08', signedIn)).said).toBe('CONFLICT');
    expect((await give('1988-08-08', signedIn)).said).toEqual({ state: 'confirmed' });
    expect(await statements(id)).toHaveLength(1);
  });

  test('of two dates at once the first one is kept', async () => {
    const { id, signedIn } = await newMember(addUnstated);
    const dates = ['1981-01-01', '1982-01-01', '1983-01-01', '1984-01-01'];
    const said = await Promise.all(dates.map(async (date) => (await give(date, signedIn)).said));
    expect(said.filter((one) => one === 'CONFLICT')).toHaveLength(3);
    expect(await statements(id)).toHaveLength(1);
  });

  test('who was too young is so on every device, and types the date anew once in all', async () => {
    const { id, signedIn, account } = await newMember(addUnstated);
    expect((await give('2012-01-01', signedIn)).said).toMatchObject({ state: 'tooYoung', mayRetype: true });
    const elsewhere = await platform.signIn(account, PASSWORD);
    expect((await platform.call(ageGate, {}, elsewhere)).value.standing).toMatchObject({ from: '2030-01-01' });
    expect(await code(createDeposit, deposit, elsewhere)).toBe('AGE_REFUSED');
    expect((await give('2011-01-01', elsewhere)).said).toMatchObject({ state: 'tooYoung', mayRetype: false });
    expect((await give('1990-01-01', elsewhere)).said).toBe('AGE_REFUSED');
    expect((await give('1990-01-01', signedIn)).said).toBe('AGE_REFUSED');
    expect(await statements(id)).toEqual([]);
  });

  test('what the device was refused counts for a member who has stated nothing, and not for one who has', async () => {
    const refused = (await give('2011-01-01', (await give('2012-01-01')).device)).device;
    const onDevice = ({ headers }: CallOptions) => ({
      headers: { ...headers, cookie: `${headers?.cookie}; ${refused.headers?.cookie}` },
    });
    const unstated = await newMember(addUnstated);
    expect((await give('1990-01-01', onDevice(unstated.signedIn))).said).toBe('AGE_REFUSED');
    const stated = await newMember();
    expect(await code(createDeposit, deposit, onDevice(stated.signedIn))).not.toMatch(/^AGE|^TERMS/);
    await publish();
    const { said, cookie } = await give('1990-05-17', onDevice(stated.signedIn));
    expect([said, cookie]).toEqual([{ state: 'confirmed' }, undefined]);
  });

  test('statements and refusals are added to, and nothing else', async () => {
    const { id } = await newMember();
    for (const change of [
      `UPDATE age_statement SET birth_date = '1950-01-01' WHERE member_id = ${id}`,
      `DELETE FROM age_statement WHERE member_id = ${id}`,
      'DELETE FROM market_terms',
      'DELETE FROM age_refusal',
    ]) {
      await expect(platform.database.query(change)).rejects.toThrow('permission denied');
      await expect(platform.owner.query(change)).rejects.toThrow('keeps what it holds');
    }
  });
});

describe('a new version of the terms', () => {
  test('is asked once: play and deposits wait for it, withdrawals do not, and no date of birth is asked', async () => {
    const { id, signedIn } = await newMember();
    const visitor = await passAgeGate(platform);
    await publish();
    expect((await platform.call(bootstrap, {}, signedIn)).value.session).toMatchObject({ termsDue: true });
    expect(
      (await platform.call(ageGate, {}, { headers: { ...signedIn.headers, 'x-language': 'en' } })).value,
    ).toMatchObject({
      standing: { state: 'termsDue' },
      terms: { changed: { en: 'One section more.' } },
    });
    expect(await code(createDeposit, deposit, signedIn)).toBe('TERMS_CHANGED');
    const withdrawal = { amount: 100_000, bankAccount: '1', withdrawalPin: '246813' };
    expect(await code(createWithdrawal, withdrawal, signedIn)).not.toMatch(/^AGE|^TERMS/);
    expect(await code(freePlay, guestForm(), visitor)).toBe('TERMS_CHANGED');

    const { version } = await currentTerms(signedIn);
    expect(await code(confirmAge, { termsVersion: version - 1 }, signedIn)).toBe('TERMS_CHANGED');
    expect(await code(confirmAge, { termsVersion: version }, signedIn)).toBe('OK');
    expect(await code(confirmAge, { termsVersion: version }, visitor)).toBe('OK');
    expect(await code(confirmAge, { termsVersion: version })).toBe('AGE_UNCONFIRMED');
    expect(await code(createDeposit, deposit, signedIn)).not.toMatch(/^AGE|^TERMS/);
    expect((await platform.call(bootstrap, {}, signedIn)).value.session).toMatchObject({ termsDue: false });
    expect(await statements(id)).toMatchObject([{ terms: version - 1 }, { terms: version }]);
  });

  test('is read beside the earlier ones, in the language of the page', async () => {
    const english = { headers: { 'x-language': 'en' } };
    const { version, text, versions } = (await platform.call(terms, {}, english)).value;
    expect(text).toBe(`# Terms\n\nVersion ${version}`);
    expect(versions.map((one) => one.version)).toEqual(Array.from({ length: version }, (_, place) => version - place));
    const first = (await platform.call(terms, { version: 1 })).value;
    expect(first.text).toContain('# Quy tắc chơi');
    expect(await code(terms, { version: version + 1 })).toBe('NOT_FOUND');
  });

  test('an age that is raised counts for who is known already', async () => {
    const young = await newMember(addUnstated);
    expect((await give('2007-01-01', young.signedIn)).said).toEqual({ state: 'confirmed' });
    await platform.owner.query(`UPDATE market SET min_age = 21 WHERE code = 'VN'`);
    expect(await code(createDeposit, deposit, young.signedIn)).toBe('AGE_REFUSED');
    expect((await platform.call(ageGate, {}, young.signedIn)).value).toMatchObject({
      minAge: 21,
      standing: { state: 'tooYoung', from: '2028-01-01', mayRetype: false },
    });
    await platform.owner.query(`UPDATE market SET min_age = 18 WHERE code = 'VN'`);
  });
});
