import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { LiveEvent } from '@unisite/shared/contract';
import {
  drawExposure,
  enterDrawResult,
  lotteryDraw,
  lotteryDraws,
  voidDraw,
} from '@unisite/shared/contract/operatorsLottery';
import { decideProposal, proposals } from '@unisite/shared/contract/operatorsProposals';
import { refusalCode } from '../../../money/cash/testing/cashMember.ts';
import { type Browser, type TestOperators, testOperators } from '../../../testing/operatorClient.ts';
import { type TestPlatform, testPlatform } from '../../../testing/testPlatform.ts';
import { lotteryTable, northPrizes, special } from '../testing/lotteryTable.ts';

const PASSWORD = 'tre xanh 47 doi';
const why = 'Seen on television';
let platform: TestPlatform;
let operators: TestOperators;
let anna: Browser;
let ben: Browser;
let addresses = 0;

async function signedIn(account: string, roles: Parameters<TestOperators['add']>[2]): Promise<Browser> {
  addresses += 1;
  await operators.add(account, PASSWORD, roles);
  const browser = operators.browser(`198.51.100.${addresses}`);
  await browser.signIn(account, PASSWORD);
  return browser;
}
beforeAll(async () => {
  platform = await testPlatform();
  await platform.owner.query(
    `INSERT INTO market_category (market_code, category, position) VALUES ('VN', 'LOTT', 1) ON CONFLICT DO NOTHING`,
  );
  operators = await testOperators(platform);
  [anna, ben] = [await signedIn('anna', ['lottery']), await signedIn('ben', ['lottery'])];
}, 60_000);
afterAll(async () => {
  await operators?.close();
  await platform?.close();
});

const { player, openDraw, pass, bought, settleAll } = lotteryTable(() => platform);
const right = northPrizes('00', [['DB', 0, '12386']]);
const other = northPrizes('00', [
  ['DB', 0, '12387'],
  ['G7', 3, '11'],
]);
const enter = (by: Browser, numero: string, prizes = right) =>
  by.call(enterDrawResult, { code: 'MB', numero, prizes, why });

test('an open draw shows what is at stake by bet and by pick; what waits is listed from its time on', async () => {
  const numero = await openDraw('MB');
  const who = await player();
  await bought(who, { code: 'MB', numero, lines: [special(['86'], 10_000), special(['16'], 30_000)] });
  const { value } = await anna.call(drawExposure, { code: 'MB', numero });
  expect(value).toMatchObject({ market: 'VN', currency: 'VND', bet: 'deSpecial' });
  expect(value.bets[0]).toMatchObject({ bet: 'deSpecial', staked: 40_000, worst: 2_550_000, picks: 2 });
  // the board's other bets follow, and of a hundred numbers all are listed
  expect(value.bets.slice(1).every(({ staked, worst, picks }) => staked + worst + picks === 0)).toBe(true);
  expect(value.picks).toHaveLength(100);
  expect(value.picks.filter(({ staked }) => staked > 0)).toMatchObject([
    { pick: '16', staked: 30_000, payout: 2_550_000, lowered: null },
    { pick: '86', staked: 10_000, payout: 850_000, lowered: null },
  ]);
  const pairs = (await anna.call(drawExposure, { code: 'MB', numero, bet: 'xien2' })).value;
  expect([pairs.bet, pairs.picks]).toEqual(['xien2', []]);
  expect(refusalCode(await anna.call(drawExposure, { code: 'MB', numero, market: 'XX' }))).toBe('NOT_FOUND');
  expect(refusalCode(await anna.call(drawExposure, { code: 'MB', numero: '20000101', market: 'VN' }))).toBe(
    'NOT_FOUND',
  );
  const waiting = async () =>
    (await anna.call(lotteryDraws, { selection: 'waiting' })).value.rows.find((row) => row.numero === numero);
  expect(await waiting()).toBeUndefined();
  await pass('MB', numero);
  expect(await waiting()).toMatchObject({
    code: 'MB',
    state: 'drawing',
    isOfficial: true,
    tickets: 1,
    settled: 0,
    entries: [],
    voiding: null,
    money: [{ currency: 'VND', staked: 40_000, won: 0 }],
  });
});

test('entries are blind until two are in; then both see where they differ, and the same twice is the result', async () => {
  const numero = await openDraw('MB');
  await pass('MB', numero);
  const first = await enter(anna, numero, other);
  expect(first.value).toMatchObject({ draw: { entries: [{ by: 'anna' }] }, differences: [] });
  // the numbers appear nowhere in the response
  expect(JSON.stringify((await ben.call(lotteryDraw, { code: 'MB', numero })).value)).not.toContain('12387');
  const second = await enter(ben, numero);
  expect(second.value.differences).toEqual([
    { rank: 'DB', place: 0, numbers: ['12387', '12386'] },
    { rank: 'G7', place: 3, numbers: ['11', '00'] },
  ]);
  const third = await enter(anna, numero);
  expect(third.value).toMatchObject({
    draw: { prizes: right, entries: [] },
    results: [{ revision: 0, by: ['ben', 'anna'], why }],
  });
  expect(refusalCode(await enter(ben, numero))).toBe('RESULT_UNCHANGED');
  await settleAll();
  const { rows } = (await ben.call(lotteryDraws, { selection: 'ended' })).value;
  expect(rows.find((row) => row.numero === numero)).toMatchObject({ state: 'settled', prizes: right });
  const lines = await platform.database.query('SELECT act, who FROM registry_audit WHERE subject LIKE $1 ORDER BY id', [
    `draw MB/${numero}%`,
  ]);
  expect(lines).toEqual([
    { act: 'resultEntered', who: 'operator:anna' },
    { act: 'resultEntered', who: 'operator:ben' },
    { act: 'resultSet', who: 'operator:anna' },
  ]);
});

test('what cannot be entered is refused, each wrong number by name', async () => {
  const numero = await openDraw('MB');
  expect(refusalCode(await enter(anna, numero))).toBe('DRAW_OPEN');
  expect(refusalCode(await enter(anna, '20000101'))).toBe('NOT_FOUND');
  await pass('MB', numero);
  const { envelope } = await enter(anna, numero, northPrizes('00', [['G5', 2, '12x4']]));
  expect(envelope).toMatchObject({ success: false, code: 'RESULT_INVALID', fields: { 'G5.2': expect.any(String) } });
  const house = await openDraw('SSC_1');
  await pass('SSC_1', house);
  const forged = await anna.call(enterDrawResult, {
    code: 'SSC_1',
    numero: house,
    prizes: [{ rank: 'BALLS', numbers: ['1', '2', '3', '4', '5'] }],
    why,
  });
  expect(refusalCode(forged)).toBe('NOT_FOUND');
});

test('a draw is voided by two, and once', async () => {
  const numero = await openDraw('MB');
  const asked = await anna.call(voidDraw, { code: 'MB', numero, why });
  expect(asked.value.draw.voiding).not.toBeNull();
  expect(refusalCode(await ben.call(voidDraw, { code: 'MB', numero, why }))).toBe('PROPOSAL_WAITS');
  const [waiting] = (await ben.call(proposals, {})).value.proposals;
  const decide = (by: Browser) => by.call(decideProposal, { id: waiting?.id ?? '', decision: 'approve', why });
  expect(refusalCode(await decide(anna))).toBe('SAME_PERSON');
  const heard = new Promise<LiveEvent>((hear) => {
    const stop = platform.services.live.subscribe((audience, event) => {
      if (typeof audience === 'string' || !('market' in audience) || event.type !== 'draw') return;
      stop();
      hear(event);
    });
  });
  expect(refusalCode(await decide(ben))).toBe('OK');
  // the market's open pages are notified at once
  expect(await heard).toEqual({ type: 'draw', code: 'MB', numero });
  await settleAll();
  expect((await ben.call(lotteryDraw, { code: 'MB', numero })).value).toMatchObject({
    draw: { state: 'void', voiding: null },
    results: [{ prizes: null, by: ['anna', 'ben'] }],
  });
  expect(refusalCode(await anna.call(voidDraw, { code: 'MB', numero, why }))).toBe('ALREADY_CLOSED');
  await pass('MB', numero);
  expect(refusalCode(await enter(anna, numero))).toBe('ALREADY_CLOSED');
});

test('draws are the lottery role’s alone', async () => {
  const cleo = await signedIn('cleo', ['cash', 'support', 'security', 'vendors', 'release', 'identity']);
  const numero = await openDraw('MB');
  expect(refusalCode(await cleo.call(lotteryDraws, {}))).toBe('FORBIDDEN');
  expect(refusalCode(await cleo.call(lotteryDraw, { code: 'MB', numero }))).toBe('FORBIDDEN');
  expect(refusalCode(await cleo.call(drawExposure, { code: 'MB', numero, market: 'VN' }))).toBe('FORBIDDEN');
  expect(refusalCode(await cleo.call(voidDraw, { code: 'MB', numero, why }))).toBe('FORBIDDEN');
  expect(refusalCode(await enter(cleo, numero))).toBe('FORBIDDEN');
});
