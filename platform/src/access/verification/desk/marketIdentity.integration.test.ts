import { afterEach, beforeAll, expect, test } from '@jest/globals';
import type { OperatorRole } from '@unisite/shared/contract/operatorRoles';
import { audit } from '@unisite/shared/contract/operators';
import type { MarketIdentity } from '@unisite/shared/contract/operatorsMarketIdentity';
import { changeMarketIdentity, listMarketSettings } from '@unisite/shared/contract/operatorsMarketSettings';
import { decideProposal, proposals } from '@unisite/shared/contract/operatorsProposals';
import type { Browser } from '../../../testing/operatorClient.ts';
import { seededOperators } from '../../../testing/seededOperators.ts';

const why = 'A new rule of the market';
const initial: MarketIdentity = { asked: 'never', above: null, monthsHeld: 24, pictureDays: 30, tries: 3 };
const above = (sum: number): MarketIdentity => ({ ...initial, asked: 'aboveSum', above: sum });

const at = seededOperators();
let opal: Browser;
let ruby: Browser;
beforeAll(async () => {
  [opal, ruby] = [await signedIn('opal', 1, ['security']), await signedIn('ruby', 2, ['security'])];
});
afterEach(async () => {
  await at.platform.owner.query(`UPDATE proposal SET state = 'lapsed', decided_at = now() WHERE state = 'waiting'`);
  await at.platform.owner.query(
    'UPDATE market_identity SET asked = DEFAULT, above = NULL, months_held = DEFAULT, picture_days = DEFAULT, tries = DEFAULT',
  );
});

async function signedIn(account: string, last: number, roles: readonly OperatorRole[]): Promise<Browser> {
  await at.operators.add(account, 'Operator-1234', roles);
  const browser = at.operators.browser(`192.0.2.${last}`);
  await browser.signIn(account, 'Operator-1234');
  return browser;
}

const ruleOf = async (code: string) =>
  (await opal.call(listMarketSettings, {})).value.markets.find((market) => market.code === code)?.marketIdentity;
const change = (by: Browser, from: MarketIdentity, to: MarketIdentity, code = 'VN') =>
  by.call(changeMarketIdentity, { code, from, to, why });
const waiting = async () => (await ruby.call(proposals, {})).value.proposals;
const approve = async (by: Browser) =>
  by.call(decideProposal, { id: (await waiting())[0]?.id ?? '0', decision: 'approve', why });

test('stricter holds at once by one operator, in its market alone', async () => {
  expect(await ruleOf('VN')).toEqual(initial);
  const to = { ...above(10_000_000.5), monthsHeld: 12, pictureDays: 0, tries: 2 };
  expect((await change(opal, initial, to)).value).toEqual({ state: 'done' });
  expect([await ruleOf('VN'), await ruleOf('INT')]).toEqual([to, initial]);
  expect((await opal.call(audit, { pageSize: 1 })).value.rows[0]).toMatchObject({
    who: 'operator:opal',
    act: 'marketIdentity',
    market: 'VN',
    why,
    subject: 'asked never → aboveSum, above none → 10000000.5, monthsHeld 24 → 12, pictureDays 30 → 0, tries 3 → 2',
  });
});

test.each([
  ['a higher sum', above(1_000_000), above(1_000_001)],
  ['a sum instead of any withdrawal', { ...initial, asked: 'beforeWithdrawal' as const }, above(0)],
  ['nobody asked', above(1_000_000), initial],
  ['an acceptance that holds longer', initial, { ...initial, monthsHeld: 25 }],
  ['pictures that are kept longer', initial, { ...initial, pictureDays: 31 }],
  ['another try', initial, { ...initial, tries: 4 }],
  ['a mixture', initial, { ...above(1), tries: 4 }],
])('%s waits for a second operator', async (_name, from, to) => {
  await change(opal, initial, from);
  expect((await change(opal, from, to)).value).toEqual({ state: 'proposed' });
  expect(await ruleOf('VN')).toEqual(from);
  expect((await approve(opal)).envelope.code).toBe('SAME_PERSON');
  expect((await approve(ruby)).value).toMatchObject({ state: 'done' });
  expect(await ruleOf('VN')).toEqual(to);
});

test('it takes the role, and values that can be', async () => {
  const others = await signedIn('sara', 3, ['support', 'release', 'cash', 'vendors', 'identity']);
  expect((await change(others, initial, above(1))).envelope.code).toBe('FORBIDDEN');
  for (const wrong of [
    { above: 5 },
    { asked: 'aboveSum' },
    { asked: 'always' },
    { ...above(1), above: -1 },
    { ...above(1), above: 0.001 },
    { monthsHeld: 0 },
    { pictureDays: 3651 },
    { tries: 1.5 },
  ]) {
    const answer = await change(opal, initial, { ...initial, ...wrong } as MarketIdentity);
    expect([wrong, answer.envelope.code]).toEqual([wrong, 'BAD_REQUEST']);
  }
  expect(await ruleOf('VN')).toEqual(initial);
});
