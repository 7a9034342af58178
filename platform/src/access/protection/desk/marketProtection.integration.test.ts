import { afterEach, beforeAll, expect, test } from '@jest/globals';
import type { OperatorRole } from '@unisite/shared/contract/operatorRoles';
import { audit } from '@unisite/shared/contract/operators';
import type { MarketProtection } from '@unisite/shared/contract/operatorsMarketProtection';
import { changeMarketProtection, listMarketSettings } from '@unisite/shared/contract/operatorsMarketSettings';
import { decideProposal, proposals } from '@unisite/shared/contract/operatorsProposals';
import type { Browser } from '../../../testing/operatorClient.ts';
import { seededOperators } from '../../../testing/seededOperators.ts';
import { addGames, addPlayer, vendorCall } from '../../../testing/vendorClient.ts';

const why = 'A new rule of the market';
const none = { day: null, week: null, month: null };
const initial: MarketProtection = {
  deposit: none,
  loss: none,
  stake: none,
  time: none,
  checkMinutes: 60,
  mostCheckMinutes: 120,
  mostWagering: null,
  asksRegister: false,
};
const stakes = (day: number | null): MarketProtection => ({ ...initial, stake: { ...none, day } });

const at = seededOperators();
let opal: Browser;
let ruby: Browser;
beforeAll(async () => {
  [opal, ruby] = [await signedIn('opal', 1, ['security']), await signedIn('ruby', 2, ['security'])];
  await addGames(at.platform);
});
afterEach(async () => {
  await at.platform.owner.query('UPDATE market SET four_eyes = false');
  await at.platform.owner.query(`UPDATE proposal SET state = 'lapsed', decided_at = now() WHERE state = 'waiting'`);
  for (const kind of ['stake', 'loss', 'deposit', 'time'])
    await at.platform.owner.query(`UPDATE market_protection SET ${kind}_limits = DEFAULT`);
  await at.platform.owner.query(
    'UPDATE market_protection SET check_minutes = DEFAULT, most_check_minutes = DEFAULT, asks_register = DEFAULT, most_wagering = DEFAULT',
  );
});

async function signedIn(account: string, last: number, roles: readonly OperatorRole[]): Promise<Browser> {
  await at.operators.add(account, 'Operator-1234', roles);
  const browser = at.operators.browser(`192.0.2.${last}`);
  await browser.signIn(account, 'Operator-1234');
  return browser;
}

const rulesOf = async (code: string) =>
  (await opal.call(listMarketSettings, {})).value.markets.find((market) => market.code === code)?.marketProtection;
const change = (by: Browser, from: MarketProtection, to: MarketProtection, code = 'VN') =>
  by.call(changeMarketProtection, { code, from, to, why });
const lastLine = async () => (await opal.call(audit, { pageSize: 1 })).value.rows[0];
const waiting = async () => (await ruby.call(proposals, {})).value.proposals;
const approve = async (by: Browser) =>
  by.call(decideProposal, { id: (await waiting())[0]?.id ?? '0', decision: 'approve', why });

test.each([false, true])('stricter holds at once by one operator, with four eyes (%s) as without', async (fourEyes) => {
  await at.platform.owner.query('UPDATE market SET four_eyes = $1', [fourEyes]);
  expect(await rulesOf('VN')).toEqual(initial);
  const to: MarketProtection = {
    checkMinutes: 30,
    mostCheckMinutes: 60,
    asksRegister: true,
    mostWagering: 10,
    time: { ...none, day: 180 },
    deposit: { ...none, month: 50_000_000 },
    loss: { ...none, week: 0 },
    stake: { ...none, day: 1_000.5 },
  };
  expect((await change(opal, initial, to)).value).toEqual({ state: 'done' });
  expect([await rulesOf('VN'), await rulesOf('INT')]).toEqual([to, initial]);
  expect(await lastLine()).toMatchObject({
    who: 'operator:opal',
    act: 'marketProtection',
    market: 'VN',
    why,
    subject:
      'deposit month none → 50000000, loss week none → 0, stake day none → 1000.5, time day none → 180, checkMinutes 60 → 30, mostCheckMinutes 120 → 60, asksRegister false → true, mostWagering none → 10',
  });
  const kept = await at.platform.database.query(
    `SELECT stake_limits[1] AS stake, time_limits[1] AS time FROM market_protection WHERE market_code = 'VN'`,
  );
  expect(kept).toEqual([{ stake: '100050', time: '10800' }]);
});

test.each([
  ['a higher limit', stakes(100_000), stakes(100_001)],
  ['no limit', stakes(100_000), initial],
  ['a longer interval', { ...initial, checkMinutes: 30 }, initial],
  ['a longer interval that members may choose', initial, { ...initial, mostCheckMinutes: 240 }],
  ['more wagering', { ...initial, mostWagering: 10 }, { ...initial, mostWagering: null }],
  ['no register', { ...initial, asksRegister: true }, initial],
  ['a mixture', stakes(100_000), { ...stakes(200_000), checkMinutes: 15 }],
])('%s waits for a second operator, also where the market has no four eyes', async (_name, from, to) => {
  await change(opal, initial, from);
  expect((await change(opal, from, to)).value).toEqual({ state: 'proposed' });
  expect((await change(opal, from, to)).value).toEqual({ state: 'proposed' });
  expect(await rulesOf('VN')).toEqual(from);
  expect((await approve(opal)).envelope.code).toBe('SAME_PERSON');
  expect(await rulesOf('VN')).toEqual(from);
  expect((await approve(ruby)).value).toMatchObject({ state: 'done' });
  expect(await rulesOf('VN')).toEqual(to);
  expect(await lastLine()).toMatchObject({ who: 'operator:ruby', act: 'marketProtection', market: 'VN' });
});

test('a rule counts from the next bet on, for members of its market', async () => {
  const { playerId, token } = await addPlayer(at.platform, 100_000_00n);
  const bet = async (amount: number) => {
    const of = { token, playerId, gameId: 'jade-claw', currency: 'VND', roundId: crypto.randomUUID() };
    const body = { ...of, transactionId: crypto.randomUUID(), amount: amount * 100 };
    return (await vendorCall(at.platform, '/vendor/v1/bet', body)).body.code;
  };
  await change(opal, initial, stakes(1_000), 'INT');
  expect(await bet(1_500)).toBeUndefined();
  await change(opal, initial, stakes(2_000));
  expect(await bet(501)).toBe('LIMIT_REACHED');
  expect(await bet(500)).toBeUndefined();
});

test('whoever is second finds out; what is stricter holds at once and lapses what waits', async () => {
  await change(opal, initial, stakes(100_000));
  expect((await change(ruby, initial, stakes(50_000))).envelope.code).toBe('SETTING_CHANGED');
  // repeated after a lost response: already done
  expect((await change(opal, initial, stakes(100_000))).value).toEqual({ state: 'done' });
  await change(opal, stakes(100_000), initial);
  expect((await change(ruby, stakes(100_000), stakes(200_000))).envelope.code).toBe('PROPOSAL_WAITS');
  expect((await change(ruby, stakes(100_000), stakes(50_000))).value).toEqual({ state: 'done' });
  expect(await waiting()).toEqual([]);
  expect(await rulesOf('VN')).toEqual(stakes(50_000));
});

test('a proposal from what is no longer there is not approved, and waits on', async () => {
  await change(opal, initial, stakes(100_000));
  await change(opal, stakes(100_000), initial);
  await at.platform.owner.query(`UPDATE market_protection SET check_minutes = 15 WHERE market_code = 'VN'`);
  expect((await approve(ruby)).envelope.code).toBe('SETTING_CHANGED');
  expect([await waiting(), (await rulesOf('VN'))?.stake.day]).toMatchObject([[{ by: 'opal' }], 100_000]);
});

test('it takes the role, a market that is there, and values that can be', async () => {
  const sara = await signedIn('sara', 3, ['support', 'release', 'cash', 'vendors']);
  expect((await change(sara, initial, stakes(1))).envelope.code).toBe('FORBIDDEN');
  expect((await change(opal, initial, stakes(1), 'XX')).envelope.code).toBe('NOT_FOUND');
  await change(opal, initial, stakes(5));
  await change(opal, stakes(5), initial);
  expect((await approve(sara)).envelope.code).toBe('FORBIDDEN');
  for (const wrong of [
    { checkMinutes: 90, mostCheckMinutes: 60 },
    { checkMinutes: 4 },
    { mostCheckMinutes: 241 },
    { stake: { ...none, day: -1 } },
    { stake: { ...none, day: 0.001 } },
    { stake: { day: 1 } },
    { time: { ...none, day: 0.5 } },
    { time: { ...none, month: 44_641 } },
    { loss: 'none' },
  ]) {
    const answer = await change(opal, stakes(5), { ...stakes(5), ...wrong } as MarketProtection);
    expect([wrong, answer.envelope.code]).toEqual([wrong, 'BAD_REQUEST']);
  }
  expect(await rulesOf('VN')).toEqual(stakes(5));
});
