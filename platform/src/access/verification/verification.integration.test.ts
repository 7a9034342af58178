import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  createDeposit,
  excludeSelf,
  identity,
  protection,
  takeTimeOut,
  unreadMessages,
} from '@unisite/shared/contract';
import { identityNoticePath } from '@unisite/shared/contract/identityProvider';
import { signatureOf } from '../../foundation/crypto/callSignature.ts';
import { sharp } from '../../foundation/process/sharp.ts';
import { type TestPlatform, testPlatform } from '../../testing/testPlatform.ts';
import { testSettings } from '../../testing/testSettings.ts';
import { expireChecks } from './checks/expireChecks.ts';
import { forgetOldPictures } from './index.ts';
import { openPicture, resealPictures } from './pictures/sealedPictures.ts';
import { askProvider } from './provider/askProvider.ts';
import {
  acceptAll,
  type IdentityMember,
  identityMember,
  pictureOf,
  providerThat,
  showing,
} from './testing/identityMember.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const START = Date.parse('2026-03-02T03:20:00Z');

let platform: TestPlatform;
let now = START;
beforeAll(async () => {
  platform = await testPlatform({ clock: () => new Date(now) });
});
afterAll(() => platform?.close());
beforeEach(async () => {
  now = START;
  await rule({});
});

const rule = async ({ months = 24, days = 30, tries = 3 }) => {
  await platform.database.query(
    `UPDATE market_identity SET months_held = $1, picture_days = $2, tries = $3 WHERE market_code = 'VN'`,
    [months, days, tries],
  );
};
const codeOf = ({ envelope }: { readonly envelope: object }): string =>
  'code' in envelope ? String(envelope.code) : 'OK';
const checkOf = async (who: IdentityMember) => (await who.look()).check;
const referenceOf = async ({ id }: IdentityMember): Promise<string> => {
  const [row] = await platform.database.query<{ reference: string }>(
    'SELECT reference FROM identity_check WHERE member_id = $1 ORDER BY id DESC LIMIT 1',
    [id],
  );
  return row?.reference ?? '';
};
const actsOf = async ({ id }: IdentityMember) =>
  (
    await platform.database.query<{ act: string; who: string }>(
      `SELECT e.act, e.who FROM identity_event e JOIN identity_check c ON c.id = e.check_id
       WHERE c.member_id = $1 ORDER BY e.id`,
      [id],
    )
  ).map(({ act, who }) => `${act} ${who}`);
const picturesOf = ({ id }: IdentityMember) =>
  platform.database.query<{ id: string; kind: string; sealed: Buffer; digest: Buffer }>(
    `SELECT d.id, d.kind, d.sealed, d.digest FROM identity_document d JOIN identity_check c ON c.id = d.check_id
     WHERE c.member_id = $1 ORDER BY d.kind`,
    [id],
  );

describe('what a member gathers', () => {
  test('begins with its document, needs every picture, and cannot be changed once it is handed in', async () => {
    const who = await identityMember(platform);
    expect(await who.look()).toMatchObject({ check: null, canWrite: true, asked: 'never', above: null });
    expect(codeOf(await who.picture('selfie'))).toBe('IDENTITY_NOT_OPEN');
    expect(codeOf(await who.send())).toBe('IDENTITY_NOT_OPEN');
    expect((await who.say()).value.check).toMatchObject({ state: 'asked', document: 'idCard', triesLeft: 3 });
    for (const kind of ['documentFront', 'selfie', 'address'] as const) (await who.picture(kind)).value;
    expect(codeOf(await who.send())).toBe('IDENTITY_INCOMPLETE');
    await who.picture('documentBack');
    expect((await who.send()).value.check).toMatchObject({ state: 'sent', sentAt: new Date(now).toISOString() });
    expect((await who.look()).canWrite).toBe(false);
    for (const refused of [await who.say(), await who.picture('selfie'), await who.send()])
      expect(codeOf(refused)).toBe('IDENTITY_NOT_OPEN');
  });

  test('a passport has one page to show', async () => {
    const who = await identityMember(platform);
    await who.say();
    await who.picture('documentBack');
    await who.say({ document: 'passport', number: 'C1234567', validUntil: null });
    expect((await checkOf(who))?.pictures).toEqual([]);
    for (const kind of ['documentFront', 'selfie', 'address'] as const) await who.picture(kind);
    expect(codeOf(await who.send())).toBe('OK');
  });

  test('a second picture of a kind takes the place of the first', async () => {
    const who = await identityMember(platform);
    await who.say();
    await who.picture('selfie');
    const [before] = await picturesOf(who);
    await who.picture('selfie', await pictureOf({ format: 'jpeg' }));
    const after = await picturesOf(who);
    expect(after.map(({ kind }) => kind)).toEqual(['selfie']);
    expect(after[0]?.id).not.toBe(before?.id);
  });

  test.each([
    ['text', Buffer.from('not a picture at all').toString('base64'), 'NOT_A_PICTURE'],
    ['what is no base64', '<svg onload=alert(1)>', 'NOT_A_PICTURE'],
    [
      'a picture of another kind by its bytes',
      Buffer.from('GIF89a\u0001\u0000\u0001\u0000').toString('base64'),
      'NOT_A_PICTURE',
    ],
    ['one that breaks off', '', 'NOT_A_PICTURE'],
    ['one too small to be read', '', 'PICTURE_TOO_SMALL'],
    ['nothing', '', 'BAD_REQUEST'],
  ])('%s is refused', async (what, given, code) => {
    const who = await identityMember(platform);
    await who.say();
    const image = {
      'one that breaks off': (await pictureOf()).slice(0, 400),
      'one too small to be read': await pictureOf({ width: 640, height: 299 }),
    }[what];
    expect(codeOf(await who.picture('selfie', image ?? given))).toBe(code);
    expect(await picturesOf(who)).toEqual([]);
  });

  test('more than 5 MB is refused', async () => {
    const who = await identityMember(platform);
    await who.say();
    const image = Buffer.alloc(5 * 1024 * 1024 + 3).toString('base64');
    expect(codeOf(await who.picture('selfie', image))).toMatch(/^BAD_REQUEST$|^PAYLOAD_TOO_LARGE$/);
  });

  test('20 pictures an hour, whatever becomes of them', async () => {
    const who = await identityMember(platform);
    await who.say();
    const broken = Buffer.from('nothing').toString('base64');
    for (let sent = 0; sent < 20; sent += 1) expect(codeOf(await who.picture('selfie', broken))).toBe('NOT_A_PICTURE');
    const image = await pictureOf();
    expect(codeOf(await who.picture('selfie', image))).toBe('TOO_MANY_REQUESTS');
    now += 3 * MINUTE;
    expect(codeOf(await who.picture('selfie', image))).toBe('OK');
  });

  test('a document that has run out is refused', async () => {
    const who = await identityMember(platform);
    expect(codeOf(await who.say({ validUntil: '2026-03-01' }))).toBe('DOCUMENT_EXPIRED');
    expect(codeOf(await who.say({ validUntil: '2026-03-02' }))).toBe('OK');
  });

  test.each([
    { number: "'; DROP TABLE identity_check; --" },
    { number: '１２３４５６７８９０１２' },
    { number: '\u202e079012345678' },
    { number: '12345' },
    { validUntil: '2027-02-30' },
    { validUntil: '0000-00-00' },
    { document: 'libraryCard' as 'idCard' },
  ])('odd facts are refused: %j', async (odd) => {
    const who = await identityMember(platform);
    expect(codeOf(await who.say(odd))).toBe('BAD_REQUEST');
    expect((await who.look()).check).toBeNull();
  });

  test('two beginnings at once make one check', async () => {
    const who = await identityMember(platform);
    await Promise.all([who.say(), who.say()]);
    const rows = await platform.database.query('SELECT FROM identity_check WHERE member_id = $1', [who.id]);
    expect(rows).toHaveLength(1);
  });

  test('nobody else sees or changes it', async () => {
    const [who, other] = [await identityMember(platform), await identityMember(platform)];
    await who.handIn();
    expect((await other.look()).check).toBeNull();
    expect(codeOf(await other.send())).toBe('IDENTITY_NOT_OPEN');
    expect(codeOf(await platform.call(identity, {}))).toBe('UNAUTHENTICATED');
  });

  test('one on a break shows who it is all the same', async () => {
    const who = await identityMember(platform);
    await platform.call(takeTimeOut, { length: 'week' }, who.signedIn);
    await who.handIn();
    await acceptAll(platform);
    expect(await checkOf(who)).toMatchObject({ state: 'accepted' });
  });
});

describe('what is kept', () => {
  test('pictures cannot be read in the database, and each is sealed for its own row', async () => {
    const who = await identityMember(platform);
    await who.handIn();
    const rows = await picturesOf(who);
    expect(rows).toHaveLength(4);
    for (const { sealed } of rows) {
      expect(sealed.includes(Buffer.from('PNG')) || sealed.includes(Buffer.from('IHDR'))).toBe(false);
      await expect(sharp(sealed).metadata()).rejects.toThrow();
    }
    const [first, second] = rows;
    if (!first || !second) throw new Error('two of four are there');
    const keys = testSettings.documentKeys;
    expect((await sharp(openPicture(keys, first.id, first.sealed)).metadata()).format).toBe('png');
    expect(() => openPicture(keys, second.id, first.sealed)).toThrow('no key opens');
    expect(() => openPicture(['ee'.repeat(32)], first.id, first.sealed)).toThrow('no key opens');
  });

  test('another key takes the place of the first, and opens them', async () => {
    const who = await identityMember(platform);
    await who.say();
    await who.picture('selfie');
    const keys = ['ab'.repeat(32), ...testSettings.documentKeys] as const;
    while ((await resealPictures(platform.database, keys)) > 0);
    const [picture] = await picturesOf(who);
    expect(picture && openPicture(['ab'.repeat(32)], picture.id, picture.sealed).length).toBeGreaterThan(0);
    while ((await resealPictures(platform.database, [testSettings.documentKeys[0], keys[0]])) > 0);
  });

  test('nothing that a camera wrote beside the picture', async () => {
    const who = await identityMember(platform);
    await who.say();
    const image = await pictureOf({ format: 'jpeg', note: 'taken at home' });
    expect(Buffer.from(image, 'base64').includes('taken at home')).toBe(true);
    (await who.picture('selfie', image)).value;
    const [picture] = await picturesOf(who);
    const opened = picture && openPicture(testSettings.documentKeys, picture.id, picture.sealed);
    expect(opened?.includes('taken at home')).toBe(false);
    expect(opened && (await sharp(opened).metadata()).exif).toBeUndefined();
  });

  test('of the number a keyed digest alone', async () => {
    const who = await identityMember(platform);
    await who.say({ number: '079 098 765 432' });
    await who.picture('selfie');
    const rows = await platform.database.query<{ text: string }>(
      'SELECT to_jsonb(c)::text AS text FROM identity_check c UNION ALL SELECT to_jsonb(i)::text FROM idempotency i',
    );
    expect(rows.some(({ text }) => text.includes('098765432') || text.includes('079 098'))).toBe(false);
  });

  test('events and looks stay as they are', async () => {
    const who = await identityMember(platform);
    await who.say();
    for (const table of ['identity_event', 'identity_look']) {
      await expect(platform.owner.query(`UPDATE ${table} SET why = 'x'`)).rejects.toThrow(
        `${table} keeps what it holds`,
      );
      await expect(platform.owner.query(`DELETE FROM ${table}`)).rejects.toThrow(`${table} keeps what it holds`);
    }
  });

  test('pictures go when the market’s days have passed since the end, and nothing else does', async () => {
    const [ended, open] = [await identityMember(platform), await identityMember(platform)];
    await ended.handIn();
    await acceptAll(platform);
    await open.handIn();
    now += 30 * DAY - MINUTE;
    await forgetOldPictures(platform.database, new Date(now));
    expect(await picturesOf(ended)).toHaveLength(4);
    now += MINUTE;
    await forgetOldPictures(platform.database, new Date(now));
    expect([(await picturesOf(ended)).length, (await picturesOf(open)).length]).toEqual([0, 4]);
    expect((await actsOf(ended)).at(-1)).toBe('picturesDeleted platform');
    expect(await checkOf(await signedInAnew(ended))).toMatchObject({ state: 'accepted', pictures: [] });
  });

  test('they go at once where the market keeps none', async () => {
    await rule({ days: 0 });
    const who = await identityMember(platform);
    await who.handIn();
    await acceptAll(platform);
    expect(await picturesOf(who)).toEqual([]);
  });

  test('what is never handed in goes 30 days after the last picture', async () => {
    const who = await identityMember(platform);
    await who.say();
    await who.picture('selfie');
    now += 20 * DAY;
    await (await signedInAnew(who)).picture('address');
    now += 29 * DAY;
    await forgetOldPictures(platform.database, new Date(now));
    expect(await picturesOf(who)).toHaveLength(2);
    now += DAY;
    await forgetOldPictures(platform.database, new Date(now));
    expect(await picturesOf(who)).toEqual([]);
    expect(await checkOf(await signedInAnew(who))).toMatchObject({ state: 'asked' });
  });
});

describe('a provider', () => {
  /** Sends the provider's notice, signed with `secret`; returns the status. */
  const notify = async (
    reference: string,
    outcome: object,
    { secret = testSettings.sandboxSecret, nonce = randomUUID() } = {},
  ) => {
    const rawBody = Buffer.from(JSON.stringify({ reference, outcome }));
    const timestamp = String(now);
    const reply = await platform.app.inject({
      method: 'POST',
      url: identityNoticePath,
      headers: {
        host: 'localhost',
        'content-type': 'application/json',
        'x-vendor': 'sandbox',
        'x-timestamp': timestamp,
        'x-nonce': nonce,
        'x-signature': signatureOf(secret, { timestamp, nonce, path: identityNoticePath, rawBody }),
      },
      payload: rawBody,
    });
    return reply.statusCode;
  };
  const underway = providerThat(() => ({ answer: 'underway' }));

  test('is given digests and facts, and no picture or number', async () => {
    const who = await identityMember(platform);
    await who.handIn();
    const { provider, given } = providerThat(() => ({ answer: 'underway' }));
    await askProvider(platform.services, provider);
    const rows = await picturesOf(who);
    const reference = await referenceOf(who);
    expect(given.find((one) => one.reference === reference)).toEqual({
      reference,
      market: 'VN',
      document: 'idCard',
      validUntil: '2034-11-23',
      pictures: rows.map(({ kind, digest }) => ({ kind, digest: digest.toString('hex') })),
    });
    expect(await checkOf(who)).toMatchObject({ state: 'inReview' });
  });

  test('accepts by a notice, once however often it says so', async () => {
    const who = await identityMember(platform);
    await who.handIn();
    await askProvider(platform.services, underway.provider);
    const reference = await referenceOf(who);
    const statuses = await Promise.all([1, 2, 3].map(() => notify(reference, { answer: 'accepted' })));
    expect(statuses).toEqual([200, 200, 200]);
    await askProvider(platform.services, providerThat(() => ({ answer: 'accepted' })).provider);
    expect(await actsOf(who)).toEqual(['asked member', 'sent member', 'accepted provider:sandbox']);
    expect((await platform.call(unreadMessages, {}, who.signedIn)).value).toEqual({ count: 1 });
    const until = new Date('2028-03-02T03:20:00Z').toISOString();
    expect(await checkOf(who)).toMatchObject({ state: 'accepted', acceptedUntil: until });
  });

  test('whose notice is lost is asked', async () => {
    const who = await identityMember(platform);
    await who.handIn();
    let answer: 'underway' | 'accepted' = 'underway';
    const { provider, given } = providerThat(() => ({ answer }));
    await askProvider(platform.services, provider);
    answer = 'accepted';
    await askProvider(platform.services, provider);
    expect(await checkOf(who)).toMatchObject({ state: 'inReview' });
    now += MINUTE;
    await askProvider(platform.services, provider);
    expect(await checkOf(who)).toMatchObject({ state: 'accepted' });
    const reference = await referenceOf(who);
    expect(given.filter((one) => one.reference === reference)).toHaveLength(1);
  });

  test('that does not answer in a quarter of an hour leaves it to the operators, and what it says then is noted', async () => {
    const who = await identityMember(platform);
    await who.handIn();
    const { provider } = providerThat(() => new Error('the line broke'));
    await askProvider(platform.services, provider);
    now += 14 * MINUTE;
    await askProvider(platform.services, provider);
    expect(await checkOf(who)).toMatchObject({ state: 'sent' });
    now += 10 * MINUTE;
    await askProvider(platform.services, provider);
    expect(await checkOf(who)).toMatchObject({ state: 'inReview' });
    expect(await notify(await referenceOf(who), { answer: 'accepted' })).toBe(200);
    expect(await checkOf(who)).toMatchObject({ state: 'inReview' });
    expect(await actsOf(who)).toEqual([
      'asked member',
      'sent member',
      'passedOn platform',
      'contradicted provider:sandbox',
    ]);
  });

  test('that says the opposite later changes nothing', async () => {
    const who = await identityMember(platform);
    await who.handIn();
    await askProvider(platform.services, underway.provider);
    const reference = await referenceOf(who);
    await notify(reference, { answer: 'accepted' });
    expect(await notify(reference, { answer: 'refused', reason: 'glare', again: ['documentFront'] })).toBe(200);
    expect(await checkOf(who)).toMatchObject({ state: 'accepted' });
    expect(await picturesOf(who)).toHaveLength(4);
    expect((await actsOf(who)).at(-1)).toBe('contradicted provider:sandbox');
  });

  test('of an earlier handing in decides nothing of the present one', async () => {
    const who = await identityMember(platform);
    await who.handIn();
    await askProvider(platform.services, underway.provider);
    const earlier = await referenceOf(who);
    await notify(earlier, { answer: 'refused', reason: 'glare', again: ['documentFront'] });
    await who.handIn();
    await askProvider(platform.services, underway.provider);
    await notify(earlier, { answer: 'accepted' });
    expect(await checkOf(who)).toMatchObject({ state: 'inReview' });
  });

  test('that did not sign, signed something else, or repeats a call is not heard', async () => {
    const who = await identityMember(platform);
    await who.handIn();
    const reference = await referenceOf(who);
    // before its submission the provider cannot know it
    expect(await notify(reference, { answer: 'accepted' })).toBe(404);
    await askProvider(platform.services, underway.provider);
    expect(await notify(reference, { answer: 'accepted' }, { secret: 'another' })).toBe(401);
    expect(await notify('ID00000000', { answer: 'accepted' })).toBe(404);
    expect(await notify(reference, { answer: 'perhaps' })).toBe(400);
    const nonce = randomUUID();
    expect(await notify(reference, { answer: 'underway' }, { nonce })).toBe(200);
    expect(await notify(reference, { answer: 'accepted' }, { nonce })).not.toBe(200);
    expect(await checkOf(who)).toMatchObject({ state: 'inReview' });
    const forged = await platform.database.query(
      `SELECT FROM security_event WHERE kind = 'vendorSignatureRefused' AND about = $1`,
      [identityNoticePath],
    );
    expect(forged.length).toBeGreaterThan(0);
  });
});

describe('a refusal', () => {
  const refuseAll = (again: ('documentFront' | 'selfie')[] = ['documentFront']) =>
    askProvider(platform.services, providerThat(() => ({ answer: 'refused', reason: 'glare', again })).provider);

  test('deletes the picture that it is about, says why, and counts a try', async () => {
    const who = await identityMember(platform);
    await who.handIn();
    await refuseAll();
    const check = await checkOf(who);
    expect(check).toMatchObject({ state: 'refused', reason: 'glare', again: ['documentFront'], triesLeft: 2 });
    expect(check?.pictures.map(({ kind }) => kind).sort()).toEqual(['address', 'documentBack', 'selfie']);
    expect(codeOf(await who.send())).toBe('IDENTITY_INCOMPLETE');
    await who.picture('documentFront');
    expect((await who.send()).value.check).toMatchObject({ state: 'sent', reason: null, again: [] });
  });

  test('of the last try ends it: the member cannot begin another', async () => {
    await rule({ tries: 1 });
    const who = await identityMember(platform);
    await who.handIn();
    await refuseAll();
    expect(await who.look()).toMatchObject({ check: { state: 'refused', triesLeft: 0 }, canWrite: false });
    for (const refused of [await who.say(), await who.picture('selfie'), await who.send()])
      expect(codeOf(refused)).toBe('IDENTITY_NOT_OPEN');
  });
});

describe('an acceptance', () => {
  test('holds for the market’s months, and then another check can be begun', async () => {
    const who = await identityMember(platform);
    await who.handIn();
    await acceptAll(platform);
    expect((await who.look()).canWrite).toBe(false);
    now = Date.parse('2028-02-02T03:20:00Z');
    const again = await signedInAnew(who);
    expect(await again.look()).toMatchObject({ check: { state: 'accepted' }, canWrite: true });
    now = Date.parse('2028-03-02T03:20:00Z');
    const later = await signedInAnew(who);
    expect(await later.look()).toMatchObject({ check: { state: 'expired' }, canWrite: true });
    const ended = await platform.database.transaction((q) => expireChecks(q, new Date(now)));
    expect(ended).toContain(who.id);
    expect((await later.say()).value.check).toMatchObject({ state: 'asked', triesLeft: 3 });
  });

  test('ends with the document’s last day', async () => {
    const who = await identityMember(platform);
    await who.handIn({ validUntil: '2026-05-01' });
    await acceptAll(platform);
    expect(await checkOf(who)).toMatchObject({ acceptedUntil: '2026-05-01T17:00:00.000Z' });
  });

  test('is not given to a document that ran out while it was looked at', async () => {
    const who = await identityMember(platform);
    await who.handIn({ validUntil: '2026-03-02' });
    now += DAY;
    await acceptAll(platform);
    expect(await checkOf(await signedInAnew(who))).toMatchObject({ state: 'refused', reason: 'documentExpired' });
  });

  test('carries an exclusion to whoever shows the same document, at once', async () => {
    const [excluded, other] = [await identityMember(platform), await identityMember(platform)];
    const number = '001099000123';
    await excluded.handIn({ number });
    await acceptAll(platform);
    await platform.call(excludeSelf, { length: 'year', password: 'ngua chay 2026' }, excluded.signedIn);
    await other.handIn({ number: '001-099-000.123' });
    expect(
      codeOf(await platform.call(createDeposit, { method: 'bankTransfer', amount: 100_000 }, other.signedIn)),
    ).not.toBe('SELF_EXCLUDED');
    await acceptAll(platform);
    expect(codeOf(await platform.call(protection, {}, other.signedIn))).toMatch(/^SESSION_EXPIRED$|^UNAUTHENTICATED$/);
    const { signedIn } = await signedInAnew(other);
    expect(codeOf(await platform.call(createDeposit, { method: 'bankTransfer', amount: 100_000 }, signedIn))).toBe(
      'SELF_EXCLUDED',
    );
    expect((await platform.call(identity, {}, signedIn)).value.check).toMatchObject({ state: 'accepted' });
  });

  test('of another document, or of another number, carries nothing', async () => {
    const [excluded, other] = [await identityMember(platform), await identityMember(platform)];
    await excluded.handIn({ number: '001099000777' });
    await other.handIn({ number: '001099000777', document: 'drivingLicence' });
    await acceptAll(platform);
    await platform.call(excludeSelf, { length: 'year', password: 'ngua chay 2026' }, excluded.signedIn);
    expect(codeOf(await platform.call(protection, {}, other.signedIn))).toBe('OK');
  });
});

/** The same member, signed in again after its session ended. */
async function signedInAnew(who: IdentityMember): Promise<IdentityMember> {
  const { headers } = await platform.signIn(who.account, 'ngua chay 2026');
  return showing(platform, { ...who, signedIn: { headers: { ...headers, 'x-language': 'en' } } });
}
