import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { balance, inbox, type LotteryPlan, lotteryPlans, stopLotteryPlan } from '@unisite/shared/contract';
import { audit } from '@unisite/shared/contract/operators';
import { type DeskPlan, endLotteryPlan, lotteryPlanDesk } from '@unisite/shared/contract/operatorsLotteryPlans';
import { refusalCode } from '../../../money/cash/testing/cashMember.ts';
import { checkInvariants } from '../../../money/ledger/index.ts';
import { type Browser, type TestOperators, testOperators } from '../../../testing/operatorClient.ts';
import { type TestPlatform, testPlatform } from '../../../testing/testPlatform.ts';
import { checkPlans } from '../plans/checkPlans.ts';
import { lotteryTable, type Player } from '../testing/lotteryTable.ts';

const PASSWORD = 'tre xanh 47 doi';
const GAME = 'SSC_1';
const why = 'The game is taken off the menu';
let platform: TestPlatform;
let operators: TestOperators;
let anna: Browser;
let ben: Browser;

async function signedIn(account: string, roles: Parameters<TestOperators['add']>[2], address: string) {
  await operators.add(account, PASSWORD, roles);
  const browser = operators.browser(address);
  await browser.signIn(account, PASSWORD);
  return browser;
}
beforeAll(async () => {
  platform = await testPlatform();
  await platform.owner.query(
    `INSERT INTO market_category (market_code, category, position) VALUES ('VN', 'ELOTT', 2) ON CONFLICT DO NOTHING`,
  );
  operators = await testOperators(platform);
  anna = await signedIn('anna', ['lottery'], '198.51.100.1');
  ben = await signedIn('ben', ['lottery'], '198.51.100.2');
}, 60_000);
afterAll(async () => {
  for (const check of [checkInvariants, checkPlans]) expect(await check(platform.owner)).toEqual([]);
  await operators?.close();
  await platform?.close();
});

const { player, openDraw, planned } = lotteryTable(() => platform);

/** A plan over three draws, 10,000 for the first and twice that for the following ones; and its member. */
async function placed(): Promise<{ who: Player; plan: LotteryPlan; account: string }> {
  await openDraw(GAME, 3_600);
  const who = await player(1_000_000);
  const plan = await planned(who, GAME, [1, 2, 2]);
  const [member] = await platform.owner.query<{ account: string }>('SELECT account FROM member WHERE id = $1', [
    who.id,
  ]);
  return { who, plan, account: member?.account ?? '' };
}

const deskRow = async (by: Browser, filter: { account?: string; code?: string }): Promise<DeskPlan | undefined> =>
  (await by.call(lotteryPlanDesk, filter)).value.rows[0];
const end = (by: Browser, id: string) => by.call(endLotteryPlan, { id, why });

test('the desk has running plans by member and by game, and what is set aside in all', async () => {
  const { plan, account } = await placed();
  expect(await deskRow(anna, { account: ` ${account.toUpperCase()} ` })).toMatchObject({
    id: plan.id,
    account,
    market: 'VN',
    code: GAME,
    state: 'running',
    reason: null,
    stopsOnWin: true,
    draws: 3,
    bought: 1,
    reserved: 50_000,
    left: 40_000,
    won: 0,
    lineCount: 1,
    closedAt: null,
    next: { numero: plan.draws[1]?.numero },
  });
  expect(await deskRow(anna, { account, code: 'MB' })).toBeUndefined();
  const { value } = await anna.call(lotteryPlanDesk, { code: GAME });
  const left = value.rows.reduce((sum, one) => sum + one.left, 0);
  expect(value.setAside).toEqual([{ currency: 'VND', plans: value.total, left }]);
  expect(value.games.map(({ code }) => code)).toContain(GAME);
});

test('two who end a plan at once return its money once; the member reads of it, and so does the audit', async () => {
  const { who, plan, account } = await placed();
  const answers = await Promise.all([end(anna, plan.id), end(ben, plan.id), end(anna, plan.id)]);
  expect(answers.map(refusalCode)).toEqual(['OK', 'OK', 'OK']);
  for (const { value } of answers) expect(value).toMatchObject({ state: 'ended', reason: 'operator', left: 0 });
  expect((await platform.call(balance, {}, who.options)).value.sumBalance).toBe(990_000);
  expect((await platform.call(lotteryPlans, {}, who.options)).value.rows[0]).toMatchObject({
    state: 'ended',
    reason: 'operator',
    bought: 10_000,
    returned: 40_000,
  });
  const told = (await platform.call(inbox, {}, who.options)).value.rows;
  expect(told.map(({ title }) => title)).toEqual([expect.stringContaining(plan.id)]);
  const lines = (await anna.call(audit, { market: 'VN' })).value.rows.filter(({ act }) => act === 'planEnded');
  expect(lines.filter(({ subject }) => subject?.includes(account))).toMatchObject([{ why }]);
  expect(await deskRow(ben, { account })).toBeUndefined();
  const over = await ben.call(lotteryPlanDesk, { selection: 'over', account });
  expect(over.value.rows).toMatchObject([{ id: plan.id, reason: 'operator' }]);
});

test('one that its member stopped stays so; one that there is not is refused', async () => {
  const { who, plan } = await placed();
  await platform.call(stopLotteryPlan, { id: plan.id }, who.options);
  expect(refusalCode(await end(anna, plan.id))).toBe('ALREADY_CLOSED');
  expect(refusalCode(await end(anna, 'P-20990101-AAAAAAAA'))).toBe('NOT_FOUND');
});

test('plans are the lottery role’s alone', async () => {
  const { plan } = await placed();
  const cleo = await signedIn(
    'cleo',
    ['cash', 'support', 'security', 'vendors', 'release', 'identity'],
    '198.51.100.3',
  );
  expect(refusalCode(await cleo.call(lotteryPlanDesk, {}))).toBe('FORBIDDEN');
  expect(refusalCode(await end(cleo, plan.id))).toBe('FORBIDDEN');
});
