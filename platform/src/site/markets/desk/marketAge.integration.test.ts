import { afterEach, beforeAll, expect, test } from '@jest/globals';
import type { OperatorRole } from '@unisite/shared/contract/operatorRoles';
import { audit, findMember } from '@unisite/shared/contract/operators';
import { marketTerms, publishTerms } from '@unisite/shared/contract/operatorsMarketAge';
import { changeMarketAge, listMarketSettings } from '@unisite/shared/contract/operatorsMarketSettings';
import { decideProposal, proposals } from '@unisite/shared/contract/operatorsProposals';
import { addMember, addUnstated } from '../../../testing/members.ts';
import type { Browser } from '../../../testing/operatorClient.ts';
import { seededOperators } from '../../../testing/seededOperators.ts';

const why = 'A new rule of the market';

const at = seededOperators();
let opal: Browser;
let ruby: Browser;
let sage: Browser;
beforeAll(async () => {
  [opal, ruby] = [await signedIn('opal', 1, ['security']), await signedIn('ruby', 2, ['security'])];
  sage = await signedIn('sage', 3, ['support']);
});
afterEach(async () => {
  await at.platform.owner.query('UPDATE market SET four_eyes = false, min_age = 18');
  await at.platform.owner.query(`UPDATE proposal SET state = 'lapsed', decided_at = now() WHERE state = 'waiting'`);
});

async function signedIn(account: string, last: number, roles: readonly OperatorRole[]): Promise<Browser> {
  await at.operators.add(account, 'Operator-1234', roles);
  const browser = at.operators.browser(`192.0.2.${last}`);
  await browser.signIn(account, 'Operator-1234');
  return browser;
}

const ageOf = async (code: string) =>
  (await opal.call(listMarketSettings, {})).value.markets.find((market) => market.code === code)?.marketAge;
const change = (by: Browser, from: number, to: number) =>
  by.call(changeMarketAge, { code: 'VN', from: { minAge: from }, to: { minAge: to }, why });
const lastLine = async () => (await opal.call(audit, { pageSize: 1 })).value.rows[0];
const termsOf = async (code: string) => (await opal.call(marketTerms, { code })).value;
const text = { vi: '# Điều khoản\n\nMới', en: '# Terms\n\nNew' };
const changed = { vi: 'Thêm một mục.', en: 'One section more.' };

test.each([false, true])('one operator raises the age, with four eyes (%s) as without', async (fourEyes) => {
  await at.platform.owner.query('UPDATE market SET four_eyes = $1', [fourEyes]);
  expect((await change(opal, 18, 21)).value).toEqual({ state: 'done' });
  expect([await ageOf('VN'), await ageOf('INT')]).toEqual([{ minAge: 21 }, { minAge: 18 }]);
  expect(await lastLine()).toMatchObject({ who: 'operator:opal', act: 'marketAge', subject: '18 → 21', why });
});

test('a lower age waits for a second operator, also where the market has no four eyes', async () => {
  await change(opal, 18, 21);
  expect((await change(opal, 21, 20)).value).toEqual({ state: 'proposed' });
  expect(await ageOf('VN')).toEqual({ minAge: 21 });
  const [waiting] = (await ruby.call(proposals, {})).value.proposals;
  const decide = (by: Browser) => by.call(decideProposal, { id: waiting?.id ?? '0', decision: 'approve', why });
  expect((await decide(opal)).envelope.code).toBe('SAME_PERSON');
  expect((await decide(ruby)).value).toMatchObject({ state: 'done' });
  expect(await ageOf('VN')).toEqual({ minAge: 20 });
});

test.each([17, 26, 18.5])('an age of %d is none', async (minAge) => {
  expect((await change(opal, 18, minAge)).envelope.code).toBe('BAD_REQUEST');
});

test('the next version of the terms is published once, for its market alone, and is in the audit', async () => {
  const [before] = (await termsOf('VN')).versions;
  const after = before?.version ?? 0;
  const publish = (by: Browser, more: object = {}) =>
    by.call(publishTerms, { code: 'VN', after, text, changed, why, ...more });
  expect((await publish(opal)).value).toEqual({ version: after + 1 });
  expect(await lastLine()).toMatchObject({ act: 'marketTerms', market: 'VN', subject: `version ${after + 1}`, why });
  // a repeated call whose first response was lost finds the version published
  expect((await publish(opal)).value).toEqual({ version: after + 1 });
  expect((await publish(ruby, { changed: { vi: 'Khác', en: 'Other' } })).envelope.code).toBe('SETTING_CHANGED');
  const terms = await termsOf('VN');
  expect([terms.text, terms.versions.map(({ version }) => version)]).toEqual([text, [after + 1, after]]);
  expect((await termsOf('INT')).versions).toHaveLength(1);
});

test('of two who publish at once one is told that the other was first', async () => {
  const after = (await termsOf('INT')).versions[0]?.version ?? 0;
  const publish = (by: Browser, words: string) =>
    by.call(publishTerms, { code: 'INT', after, text: { vi: words, en: words }, changed, why });
  const [one, other] = await Promise.all([publish(opal, 'One'), publish(ruby, 'Other')]);
  expect([one.envelope.code, other.envelope.code].filter((code) => code === 'SETTING_CHANGED')).toHaveLength(1);
  expect((await termsOf('INT')).versions).toHaveLength(after + 1);
});

test('a text takes its 30,000 characters and no more, and no signs that nobody sees', async () => {
  const { version: after } = (await termsOf('VN')).versions[0] ?? { version: 0 };
  const publish = (vi: string, more: object = {}) =>
    opal.call(publishTerms, { code: 'VN', after, text: { vi, en: vi }, changed, why, ...more });
  for (const wrong of ['ạ'.repeat(30_001), ' \n', 'a\u0000b', 'a\ud800b', 'a\u202eb'])
    expect((await publish(wrong)).envelope.code).toBe('BAD_REQUEST');
  expect((await publish('ạ', { changed: { vi: 'x'.repeat(301), en: 'x' } })).envelope.code).toBe('BAD_REQUEST');
  expect((await publish('ạ'.repeat(30_000))).value).toEqual({ version: after + 1 });
});

test('publishing takes the role of security; everybody at the console reads', async () => {
  expect((await sage.call(publishTerms, { code: 'VN', after: 1, text, changed, why })).envelope.code).toBe('FORBIDDEN');
  expect((await sage.call(marketTerms, { code: 'VN' })).value.versions.length).toBeGreaterThan(0);
});

test('of a member customer service sees the year of birth and the version that was accepted', async () => {
  const stated = await addMember(at.platform.database);
  const none = await addUnstated(at.platform.database);
  const ageOfMember = async (account: string) => (await sage.call(findMember, { account })).value.member?.age;
  const { version } = (await termsOf('VN')).versions[0] ?? { version: 0 };
  expect(await ageOfMember(stated.account)).toMatchObject({ birthYear: 1990, termsVersion: version });
  expect(JSON.stringify(await ageOfMember(stated.account))).not.toContain('1990-05-17');
  expect(await ageOfMember(none.account)).toBeNull();
});
