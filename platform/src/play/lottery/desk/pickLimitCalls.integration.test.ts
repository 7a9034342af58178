import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { currentDraw, type Vnd, vnd } from '@unisite/shared/contract';
import { audit } from '@unisite/shared/contract/operators';
import { drawExposure, limitDrawPick } from '@unisite/shared/contract/operatorsLottery';
import { decideProposal, proposals } from '@unisite/shared/contract/operatorsProposals';
import { refusalCode } from '../../../money/cash/testing/cashMember.ts';
import { type Browser, type TestOperators, testOperators } from '../../../testing/operatorClient.ts';
import { type TestPlatform, testPlatform } from '../../../testing/testPlatform.ts';
import { type Line, lo2, lotteryTable, special } from '../testing/lotteryTable.ts';
import { checkTickets } from '../tickets/checkTickets.ts';

const PASSWORD = 'tre xanh 47 doi';
const why = 'Everybody dreams of it';
let platform: TestPlatform;
let operators: TestOperators;
let anna: Browser;
let ben: Browser;
const { player, openDraw, pass, bought, buy } = lotteryTable(() => platform);

const signedIn = async (account: string, at: string, roles: Parameters<TestOperators['add']>[2]): Promise<Browser> => {
  await operators.add(account, PASSWORD, roles);
  const browser = operators.browser(at);
  await browser.signIn(account, PASSWORD);
  return browser;
};
beforeAll(async () => {
  platform = await testPlatform();
  await platform.owner.query(
    `INSERT INTO market_category (market_code, category, position) VALUES ('VN', 'LOTT', 1) ON CONFLICT DO NOTHING`,
  );
  operators = await testOperators(platform);
  anna = await signedIn('anna', '198.51.100.1', ['lottery']);
  ben = await signedIn('ben', '198.51.100.2', ['lottery']);
}, 60_000);
afterAll(async () => {
  expect(await checkTickets(platform.database)).toEqual([]);
  await operators?.close();
  await platform?.close();
});

const closed = vnd(0);
const limit = (by: Browser, numero: string, from: Vnd | null, to: Vnd | null, of: object = {}) =>
  by.call(limitDrawPick, {
    code: 'MB',
    numero,
    market: 'VN',
    bet: 'deSpecial',
    pick: '86',
    from,
    to,
    why,
    ...of,
  });
const slip = (numero: string, ...lines: Line[]) => ({ code: 'MB', numero, lines });
const cell = async (numero: string, pick: string) =>
  (await anna.call(drawExposure, { code: 'MB', numero, bet: 'deSpecial' })).value.picks.find(
    (one) => one.pick === pick,
  );

test('a closed number is refused by name, is shown as full, and other numbers and bets go on', async () => {
  const numero = await openDraw('MB');
  const who = await player();
  await bought(who, slip(numero, special(['86'], 10_000)));
  expect((await limit(anna, numero, null, closed)).value).toEqual({ state: 'done' });
  const refused = await buy(who, slip(numero, special(['16'], 10_000), special(['86'], 10_000)));
  expect(refused).toMatchObject({
    code: 'NUMBERS_FULL',
    fields: { 'lines.1': expect.stringContaining('86') },
  });
  await bought(who, slip(numero, special(['16'], 10_000), lo2(['86'], 10_000)));
  const { scarce } = (await platform.call(currentDraw, { code: 'MB' })).value;
  expect(scarce).toEqual([{ bet: 'deSpecial', pick: '86', left: 0, used: 100 }]);
  expect(await cell(numero, '86')).toMatchObject({ staked: 10_000, lowered: 0 });
  const [entry] = (await anna.call(audit, { pageSize: 1 })).value.rows;
  expect(entry).toMatchObject({
    act: 'pickLimit',
    who: 'operator:anna',
    market: 'VN',
    why,
    subject: `draw MB/${numero}: deSpecial 86 as offered → closed`,
  });
});

test('a number that nobody staked on is closed too, and a lower limit leaves what it says', async () => {
  const numero = await openDraw('MB');
  const who = await player();
  await limit(anna, numero, null, closed, { pick: '07' });
  expect(await buy(who, slip(numero, special(['07'], 10_000)))).toMatchObject({ code: 'NUMBERS_FULL' });
  // 85 times 10,000 fits twice, but not three times
  await limit(anna, numero, null, vnd(1_700_000));
  const answers = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const one = await player();
      return buy(one, slip(numero, special(['86'], 10_000)));
    }),
  );
  expect(answers.filter(({ success }) => success)).toHaveLength(2);
  expect(await cell(numero, '86')).toMatchObject({ payout: 1_700_000, lowered: 1_700_000 });
});

test('no purchase that begins after a number was closed is sold, however many buy at that moment', async () => {
  const numero = await openDraw('MB');
  const players = await Promise.all(Array.from({ length: 8 }, () => player()));
  let isClosed = false;
  const closing = limit(anna, numero, null, closed).then(() => {
    isClosed = true;
  });
  const sold = await Promise.all(
    players.map(async (who) => {
      const late: boolean[] = [];
      for (let n = 0; n < 6; n += 1) {
        const wasClosed = isClosed;
        const { success } = await buy(who, slip(numero, special(['86'], 1_000)));
        if (wasClosed) late.push(success);
      }
      return late;
    }),
  );
  await closing;
  expect(sold.flat().length).toBeGreaterThan(0);
  expect(sold.flat()).not.toContain(true);
});

test('it is raised back by two, never above what the market offers, and a lower one comes first', async () => {
  const numero = await openDraw('MB');
  const { exposure = vnd(0) } = (await cell(numero, '86')) ?? {};
  await limit(anna, numero, null, vnd(1_000));
  expect((await limit(anna, numero, vnd(1_000), vnd(2_000))).value).toEqual({ state: 'proposed' });
  expect(await cell(numero, '86')).toMatchObject({ lowered: 1_000 });
  const [waiting] = (await ben.call(proposals, {})).value.proposals;
  const decide = (by: Browser, id = waiting?.id ?? '') => by.call(decideProposal, { id, decision: 'approve', why });
  expect(refusalCode(await decide(anna))).toBe('SAME_PERSON');
  expect(refusalCode(await decide(ben))).toBe('OK');
  expect(await cell(numero, '86')).toMatchObject({ lowered: 2_000 });
  expect(refusalCode(await limit(anna, numero, vnd(2_000), exposure))).toBe('LIMIT_ABOVE_OFFER');

  expect((await limit(anna, numero, vnd(2_000), null)).value).toEqual({ state: 'proposed' });
  expect((await limit(ben, numero, vnd(2_000), closed)).value).toEqual({ state: 'done' });
  expect((await ben.call(proposals, {})).value.proposals).toEqual([]);
  expect(refusalCode(await limit(anna, numero, vnd(2_000), vnd(1)))).toBe('SETTING_CHANGED');

  expect((await limit(anna, numero, closed, null)).value).toEqual({ state: 'proposed' });
  const [last] = (await ben.call(proposals, {})).value.proposals;
  await pass('MB', numero);
  expect(refusalCode(await decide(ben, last?.id))).toBe('ALREADY_CLOSED');
  await anna.call(decideProposal, { id: last?.id ?? '', decision: 'withdraw', why });
});

test('what is no pick of the draw, and whoever lacks the role, is refused', async () => {
  const numero = await openDraw('MB');
  for (const of of [
    { pick: '100' },
    { pick: '8' },
    { pick: '86\u0000' },
    { pick: '\ud800' },
    { pick: '' },
    { bet: 'nothing' },
    { market: 'XX' },
    { numero: '20000101' },
    { code: 'NOWHERE' },
  ])
    expect(refusalCode(await limit(anna, numero, null, closed, of))).toMatch(/^(NOT_FOUND|BAD_REQUEST)$/);
  for (const to of [-1, 0.001, 1e12])
    expect(refusalCode(await limit(anna, numero, null, to as Vnd))).toBe('BAD_REQUEST');
  const cleo = await signedIn('cleo', '198.51.100.3', ['cash', 'security']);
  expect(refusalCode(await limit(cleo, numero, null, closed))).toBe('FORBIDDEN');
});
