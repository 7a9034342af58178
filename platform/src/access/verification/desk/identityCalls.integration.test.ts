import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { OperatorRole } from '@unisite/shared/contract/operatorRoles';
import { identityCount } from '@unisite/shared/contract/operatorsCounts';
import {
  acceptIdentity,
  askIdentityAgain,
  identityDesk,
  lookAtIdentityPicture,
  oneIdentityCheck,
  refuseIdentity,
} from '@unisite/shared/contract/operatorsIdentity';
import { sharp } from '../../../foundation/process/sharp.ts';
import type { Browser } from '../../../testing/operatorClient.ts';
import { seededOperators } from '../../../testing/seededOperators.ts';
import { type IdentityMember, identityMember, leaveToOperators } from '../testing/identityMember.ts';

const PASSWORD = 'a password of mine';
const NUMBER = '079 123-456.789';
const at = seededOperators();
let [reviewer, second, cash]: Browser[] = [];

async function operator(account: string, roles: readonly OperatorRole[]): Promise<Browser> {
  await at.operators.add(account, PASSWORD, roles);
  const browser = at.operators.browser();
  await browser.signIn(account, PASSWORD);
  return browser;
}
const there = (browser: Browser | undefined): Browser => {
  if (!browser) throw new Error('it is signed in from the first test on');
  return browser;
};

beforeAll(async () => {
  reviewer = await operator('lan', ['identity']);
  second = await operator('khoa', ['identity']);
  cash = await operator('till', ['cash', 'support', 'security', 'release', 'vendors']);
});

const codeOf = ({ envelope }: { readonly envelope: object }): string =>
  'code' in envelope ? String(envelope.code) : 'OK';

interface Waiting {
  readonly who: IdentityMember;
  readonly id: string;
  readonly reference: string;
}

/** A member whose check awaits an operator. */
async function waiting(who?: IdentityMember): Promise<Waiting> {
  const member = who ?? (await identityMember(at.platform));
  await member.handIn({ number: NUMBER });
  await leaveToOperators(at.platform);
  const id = (await member.look()).check?.id ?? '';
  const { reference } = (await there(reviewer).call(oneIdentityCheck, { id })).value;
  return { who: member, id, reference: reference ?? '' };
}
const lookAtAll = async (browser: Browser | undefined, id: string) => {
  const { pictures } = (await there(browser).call(oneIdentityCheck, { id })).value;
  for (const { id: picture } of pictures)
    (await there(browser).call(lookAtIdentityPicture, { id, picture, why: 'review of the check' })).value;
};
const accept = ({ id, reference }: Waiting, number = NUMBER, browser = there(reviewer)) =>
  browser.call(acceptIdentity, { id, reference, number });
const refuse = (
  { id, reference }: Waiting,
  more: Partial<{ again: ('documentFront' | 'selfie')[] }> = {},
  browser = there(reviewer),
) =>
  browser.call(refuseIdentity, {
    id,
    reference,
    reason: 'glare',
    again: [],
    why: 'the corner cannot be read',
    ...more,
  });
const auditOf = (kind: string) =>
  at.platform.database.query<{ about: string }>('SELECT about FROM operator_audit WHERE kind = $1 ORDER BY id', [kind]);

describe('the desk', () => {
  test('has who waits longest first, with state, tries and member', async () => {
    const first = await waiting();
    at.now += 1_000;
    const later = await waiting();
    const { rows, total } = (await there(reviewer).call(identityDesk, { selection: 'waiting' })).value;
    const places = [first, later].map(({ id }) => rows.findIndex((row) => row.id === id));
    expect(places[0]).toBeLessThan(places[1] ?? -1);
    expect(rows[places[0] ?? -1]).toMatchObject({
      state: 'inReview',
      decider: 'operator',
      triesLeft: 3,
      document: 'idCard',
      market: 'VN',
      member: { account: first.who.account },
    });
    expect((await there(reviewer).call(identityCount, {})).value).toEqual({ waiting: total });
    expect((await there(reviewer).call(identityDesk, { selection: 'waiting', market: 'INT' })).value.total).toBe(0);
  });

  test('is closed to other roles, and every attempt is written down', async () => {
    const { id, reference } = await waiting();
    const picture = randomUUID();
    const before = (await auditOf('roleRefused')).length;
    const till = there(cash);
    const why = 'wanted to see';
    const replies = [
      await till.call(identityDesk, { selection: 'waiting' }),
      await till.call(identityCount, {}),
      await till.call(oneIdentityCheck, { id }),
      await till.call(lookAtIdentityPicture, { id, picture, why }),
      await till.call(acceptIdentity, { id, reference, number: NUMBER }),
      await till.call(refuseIdentity, { id, reference, reason: 'glare', again: [], why }),
      await till.call(askIdentityAgain, { id, why }),
    ];
    expect(replies.map(codeOf)).toEqual(Array(7).fill('FORBIDDEN'));
    expect((await auditOf('roleRefused')).length).toBe(before + 7);
  });

  test('shows no number, no picture and no digest', async () => {
    const { id } = await waiting();
    const { envelope } = await there(reviewer).call(oneIdentityCheck, { id });
    expect(JSON.stringify(envelope)).not.toMatch(/123-?456|digest|sealed/);
  });
});

describe('a picture', () => {
  test('is shown to who says why; each look is kept, here and in the audit', async () => {
    const { id } = await waiting();
    const { pictures } = (await there(reviewer).call(oneIdentityCheck, { id })).value;
    expect(pictures.map(({ kind, seen }) => [kind, seen])).toEqual([
      ['documentFront', false],
      ['documentBack', false],
      ['selfie', false],
      ['address', false],
    ]);
    const picture = pictures[0]?.id ?? '';
    const why = 'compares the number';
    const shown = await there(reviewer).call(lookAtIdentityPicture, { id, picture, why });
    expect(shown.headers['cache-control']).toBe('no-store');
    expect((await sharp(Buffer.from(shown.value.image, 'base64')).metadata()).format).toBe('png');
    expect((await auditOf('identityPictureSeen')).at(-1)?.about).toBe(`check ${id}, documentFront: ${why}`);
    const after = (await there(reviewer).call(oneIdentityCheck, { id })).value;
    expect(after.pictures[0]).toMatchObject({ seen: true });
    expect(after.looks).toMatchObject([{ by: 'lan', kind: 'documentFront', why }]);
    // a picture seen by one operator is unseen by another
    expect((await there(second).call(oneIdentityCheck, { id })).value.pictures[0]).toMatchObject({ seen: false });
  });

  test('is of its own check, and needs a reason', async () => {
    const [one, other] = [await waiting(), await waiting()];
    const picture = (await there(reviewer).call(oneIdentityCheck, { id: other.id })).value.pictures[0]?.id ?? '';
    const look = (id: string, named: string, why = 'looks') =>
      there(reviewer).call(lookAtIdentityPicture, { id, picture: named, why });
    expect(codeOf(await look(one.id, picture))).toBe('NOT_FOUND');
    expect(codeOf(await look(one.id, randomUUID()))).toBe('NOT_FOUND');
    expect(codeOf(await look(other.id, picture, ' '))).toBe('BAD_REQUEST');
    for (const odd of ['1', "' OR 1=1 --", '../../1', picture.toUpperCase()])
      expect(codeOf(await look(other.id, odd))).toBe('BAD_REQUEST');
    for (const odd of ['x', '-1', '1e3', '9'.repeat(19)])
      expect(codeOf(await there(reviewer).call(oneIdentityCheck, { id: odd }))).toBe('BAD_REQUEST');
    expect(codeOf(await there(reviewer).call(oneIdentityCheck, { id: '999999' }))).toBe('NOT_FOUND');
  });
});

describe('a decision', () => {
  test('is for who has looked at every picture', async () => {
    const check = await waiting();
    expect(codeOf(await accept(check))).toBe('PICTURES_UNSEEN');
    await lookAtAll(second, check.id);
    expect(codeOf(await accept(check))).toBe('PICTURES_UNSEEN');
    expect(codeOf(await refuse(check))).toBe('PICTURES_UNSEEN');
    await lookAtAll(reviewer, check.id);
    expect((await accept(check)).value).toMatchObject({ state: 'accepted' });
    expect((await check.who.look()).check).toMatchObject({ state: 'accepted' });
    expect((await auditOf('identityAccepted')).at(-1)?.about).toBe(`check ${check.id}`);
  });

  test('accepts the number that the member typed, however it is written, and no other', async () => {
    const check = await waiting();
    await lookAtAll(reviewer, check.id);
    expect(codeOf(await accept(check, '079123456780'))).toBe('NUMBER_DIFFERS');
    expect((await check.who.look()).check).toMatchObject({ state: 'inReview' });
    expect((await accept(check, '079123456789')).value.events.map(({ act }) => act)).toEqual([
      'accepted',
      'numberDiffered',
      'passedOn',
      'sent',
      'asked',
    ]);
  });

  test('refuses with a reason, deletes what is to be taken anew, and the new pictures are to be looked at again', async () => {
    const check = await waiting();
    await lookAtAll(reviewer, check.id);
    expect((await refuse(check, { again: ['documentFront'] })).value).toMatchObject({ state: 'refused', triesLeft: 2 });
    expect((await check.who.look()).check).toMatchObject({ again: ['documentFront'], reason: 'glare' });
    const again = await waiting(check.who);
    expect(again.id).toBe(check.id);
    expect(codeOf(await accept(again))).toBe('PICTURES_UNSEEN');
    expect(codeOf(await accept(check))).toBe('IDENTITY_CHANGED');
    await lookAtAll(reviewer, again.id);
    expect(codeOf(await accept(again))).toBe('OK');
  });

  test('of two operators at once counts once', async () => {
    const check = await waiting();
    for (const browser of [reviewer, second]) await lookAtAll(browser, check.id);
    const codes = (await Promise.all([accept(check), refuse(check, {}, there(second))])).map(codeOf);
    expect(codes.sort()).toEqual(['IDENTITY_CHANGED', 'OK']);
    const decided = await at.platform.database.query(
      `SELECT FROM identity_event WHERE check_id = $1 AND act IN ('accepted', 'refused')`,
      [check.id],
    );
    expect(decided).toHaveLength(1);
  });

  test('whose answer was lost is made once', async () => {
    const check = await waiting();
    await lookAtAll(reviewer, check.id);
    const codes = (await Promise.all([refuse(check), refuse(check), refuse(check)])).map(codeOf);
    expect(codes).toEqual(['OK', 'OK', 'OK']);
    expect((await check.who.look()).check).toMatchObject({ triesLeft: 2 });
  });

  test('is not for a check that a provider has', async () => {
    const who = await identityMember(at.platform);
    await who.handIn({ number: NUMBER });
    const id = (await who.look()).check?.id ?? '';
    const { reference } = (await there(reviewer).call(oneIdentityCheck, { id })).value;
    await lookAtAll(reviewer, id);
    expect(codeOf(await accept({ who, id, reference: reference ?? '' }))).toBe('IDENTITY_CHANGED');
  });

  test('says of how many others the document is', async () => {
    const check = await waiting();
    const { sameNumber } = (await there(reviewer).call(oneIdentityCheck, { id: check.id })).value;
    expect(sameNumber).toBeGreaterThan(0);
  });
});

test('after the last try only an operator opens another check', async () => {
  await at.platform.database.query(`UPDATE market_identity SET tries = 1 WHERE market_code = 'VN'`);
  const check = await waiting();
  const again = { id: check.id, why: 'brought the card to the office' };
  expect(codeOf(await there(reviewer).call(askIdentityAgain, again))).toBe('IDENTITY_CHANGED');
  await lookAtAll(reviewer, check.id);
  await refuse(check);
  expect(codeOf(await check.who.say())).toBe('IDENTITY_NOT_OPEN');
  const opened = (await there(reviewer).call(askIdentityAgain, again)).value;
  expect(opened.id).not.toBe(check.id);
  expect((await check.who.look()).check).toMatchObject({ id: opened.id, state: 'asked', triesLeft: 1 });
  expect(codeOf(await there(reviewer).call(askIdentityAgain, again))).toBe('IDENTITY_CHANGED');
});
