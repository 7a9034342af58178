import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import {
  addProof,
  confirmReceipt,
  createDeposit,
  createWithdrawal,
  oneWithdrawal,
  type PromotionOffer,
  vnd,
} from '@unisite/shared/contract';
import { operatorCalls } from '@unisite/shared/contract/operatorCalls';
import {
  disableContractKind,
  enableContractKind,
  endHouseContract,
  keepHouseContract,
  offerHouseContract,
  switchOffLink,
} from '@unisite/shared/contract/operatorsAgents';
import { acceptApplication, refuseApplication } from '@unisite/shared/contract/operatorsApplications';
import { giveMemberBonus } from '@unisite/shared/contract/operatorsBonuses';
import { cashDesk, decideWithdrawal, type WithdrawalAct } from '@unisite/shared/contract/operatorsCash';
import { contradictions, decideSettlement, proposeSettlement } from '@unisite/shared/contract/operatorsContradictions';
import { correctBalance, corrections, decideCorrection } from '@unisite/shared/contract/operatorsCorrections';
import { queryDeposit } from '@unisite/shared/contract/operatorsDeposits';
import { lateWins, reviewLateWin } from '@unisite/shared/contract/operatorsLateWins';
import { changeMarketLimits, listMarketLimits } from '@unisite/shared/contract/operatorsLimits';
import { enterDrawResult, limitDrawPick, voidDraw } from '@unisite/shared/contract/operatorsLottery';
import { endLotteryPlan } from '@unisite/shared/contract/operatorsLotteryPlans';
import type { MarketPoints } from '@unisite/shared/contract/operatorsMarketPoints';
import {
  changeMarketCash,
  changeMarketLineTransfers,
  changeMarketLottery,
  changeMarketPayRuns,
  changeMarketRebates,
  changeMarketReferral,
  changeMarketVip,
  listMarketSettings,
} from '@unisite/shared/contract/operatorsMarketSettings';
import { setMemberLabels } from '@unisite/shared/contract/operatorsMember';
import type { MissionDraft } from '@unisite/shared/contract/operatorsMissionDraft';
import { endMission, saveMission } from '@unisite/shared/contract/operatorsMissions';
import { approvePayRun, refusePayRun } from '@unisite/shared/contract/operatorsPayRuns';
import {
  decideRedemption,
  type GoodsDraft,
  noPoints,
  saveGoods,
  savePointRule,
} from '@unisite/shared/contract/operatorsPoints';
import { endPromotion, type PromotionDraft, savePromotion } from '@unisite/shared/contract/operatorsPromotions';
import { decideProposal, proposals } from '@unisite/shared/contract/operatorsProposals';
import { saveWheel } from '@unisite/shared/contract/operatorsRaffle';
import { changeStation, lotteryStations } from '@unisite/shared/contract/operatorsStations';
import {
  addVendorCaller,
  changeVendor,
  changeVendorCaller,
  endFormerSecret,
  rotateVendorSecret,
  switchVendor,
  vendors,
} from '@unisite/shared/contract/operatorsVendors';
import { bringBackWallets, setMarketWallets } from '@unisite/shared/contract/operatorsWallets';
import type { WheelDraft } from '@unisite/shared/contract/operatorsWheelDraft';
import sharp from 'sharp';
import { platformWithCashier } from '../../money/cash/testing/cashier.ts';
import { type CashMember, cashMember, eventually, PIN, refusalCode } from '../../money/cash/testing/cashMember.ts';
import { tellPlatform } from '../../money/cash/testing/notices.ts';
import { checkInvariants } from '../../money/ledger/index.ts';
import { lotteryTable, northPrizes } from '../../play/lottery/testing/lotteryTable.ts';
import { addVendorSecret, vendorCallers } from '../../play/seamless/index.ts';
import { addMember } from '../../testing/members.ts';
import { type Browser, type TestOperators, testOperators } from '../../testing/operatorClient.ts';
import type { TestPlatform } from '../../testing/testPlatform.ts';
import { testSettings } from '../../testing/testSettings.ts';
import { addGames, addPlayer, vendorCall } from '../../testing/vendorClient.ts';
import { type MoneyActName, moneyActs } from './moneyActs.ts';

const PASSWORD = 'tre xanh 47 doi';
const why = 'Asked for by the team';
let own: Awaited<ReturnType<typeof platformWithCashier>>;
let platform: TestPlatform;
let operators: TestOperators;
let anna: Browser;
let ben: Browser;
/** Performs acts that one operator may do, from an address of his own because calls are rate-limited by address. */
let emil: Browser;

beforeAll(async () => {
  own = await platformWithCashier();
  ({ platform } = own);
  await addGames(platform);
  operators = await testOperators(platform);
  // Both have every role, so only the need for two operators restrains them.
  [anna, ben, emil] = [await signedIn('anna'), await signedIn('ben'), await signedIn('emil')];
}, 60_000);
afterAll(async () => {
  await operators?.close();
  await own?.close();
});
afterEach(async () => {
  expect(await checkInvariants(platform.database)).toEqual([]);
});

let addresses = 0;
async function signedIn(account: string): Promise<Browser> {
  addresses += 1;
  await operators.add(account, PASSWORD);
  const browser = operators.browser(`198.51.100.${addresses}`);
  await browser.signIn(account, PASSWORD);
  return browser;
}

type Reply = Promise<{ readonly envelope: { success: boolean } }>;

/** An act that can be performed again through `ask`; `decide` when it is not decided as a proposal. */
interface Scenario {
  readonly ask: (by: Browser) => Reply;
  readonly approve?: (by: Browser) => Reply;
  /** Response to an asker who tries to approve: SAME_PERSON, unless approving is the same call. */
  readonly again?: string;
}

async function withdrawal(amount: number): Promise<{ id: string; reference: string; member: CashMember }> {
  const member = await cashMember(platform, 200_000_000);
  const request = { bankAccount: await member.bankAccount(), amount, withdrawalPin: PIN };
  const { id, reference } = (await platform.call(createWithdrawal, request, member.signedIn)).value;
  return { id, reference, member };
}

const SMALL = 30_000_000;
/** An amount that the platform approves automatically in a demonstration. */
const TINY = 500_000;
const LARGE = 60_000_000;

const onWithdrawal =
  (act: WithdrawalAct) =>
  ({ id }: { readonly id: string }): Scenario => ({ ask: (by) => by.call(decideWithdrawal, { id, act, why }) });

/** Has the provider pay a withdrawal. */
async function payOut({ signedIn: options }: CashMember, id: string): Promise<void> {
  await own.runDue();
  await eventually(async () => (await platform.call(oneWithdrawal, { id }, options)).value.state === 'paid');
}

async function disputed(): Promise<{ id: string; reference: string }> {
  const { id, reference, member } = await withdrawal(TINY);
  await payOut(member, id);
  const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#a33' } })
    .png()
    .toBuffer();
  await platform.call(addProof, { id, image: picture.toString('base64') }, member.signedIn);
  await platform.call(confirmReceipt, { id, receipt: 'notReceived' }, member.signedIn);
  return { id, reference };
}

async function contradicted(): Promise<Scenario> {
  const { reference } = await disputed();
  await tellPlatform(platform, { kind: 'payOut', reference, state: 'failed', failed: 'declined' });
  const row = async () => {
    const { rows } = (await anna.call(contradictions, { pageSize: 100 })).value;
    const found = rows.find((one) => one.reference === reference);
    if (!found) throw new Error('there is no contradiction');
    return found;
  };
  return {
    ask: async (by) => {
      const { id, reported, state } = await row();
      return by.call(proposeSettlement, { id, outcome: 'followed', reported, state, why });
    },
    approve: async (by) => {
      const { id, proposal } = await row();
      return by.call(decideSettlement, { id, proposal: proposal?.id ?? '0', decision: 'approve', why });
    },
  };
}

async function correction(direction: 'credit' | 'debit'): Promise<Scenario> {
  const { id } = await cashMember(platform, 1_000_000);
  const asked = { id, key: crypto.randomUUID(), direction, amount: vnd(1_000), why, sentence: 'A correction.' };
  return {
    ask: (by) => by.call(correctBalance, asked),
    approve: async (by) => {
      const [row] = (await anna.call(corrections, { selection: 'waiting' })).value.rows;
      return by.call(decideCorrection, { id: row?.id ?? '0', decision: 'approve', why });
    },
  };
}

/** A win that arrives after its round was closed. */
async function lateWin(decision: 'pay' | 'dismiss'): Promise<Scenario> {
  const { playerId, token } = await addPlayer(platform, 100_000n);
  const of = { token, playerId, gameId: 'jade-claw', roundId: crypto.randomUUID(), currency: 'VND' };
  const send = (kind: 'bet' | 'win', amount: number, more: object = {}) =>
    vendorCall(platform, `/vendor/v1/${kind}`, { ...of, transactionId: crypto.randomUUID(), amount, ...more });
  await send('bet', 100);
  await send('win', 0, { endRound: true });
  expect((await send('win', 700)).body.code).toBe('ROUND_CLOSED');
  const [row] = (await anna.call(lateWins, {})).value.rows;
  return { ask: (by) => by.call(reviewLateWin, { id: row?.id ?? '0', decision, why }) };
}

let callers = 0;
/** An existing caller in its current state. */
async function caller() {
  callers += 1;
  const name = `caller-${callers}`;
  await addVendorSecret(platform.database, testSettings.vendorKeys, { caller: name, secret: 'a secret of the caller' });
  return name;
}
const usual = { unknownRollback: 'accept', promoWins: false } as const;

async function launchOf(code: string) {
  const vendor = (await anna.call(vendors, {})).value.vendors.find((one) => one.code === code);
  if (!vendor) throw new Error('there is no such vendor');
  const { standIn, address, ownWindow, caller: signer } = vendor;
  return { address: standIn ? null : address, ownWindow, caller: signer ?? 'sandbox' };
}

async function limits(factor: number): Promise<Scenario> {
  const [market] = (await anna.call(listMarketLimits, {})).value.markets;
  if (!market) throw new Error('there is no market');
  const { code, limits: expected } = market;
  const changed = { ...expected, prize: vnd(expected.prize * factor) };
  return { ask: (by) => by.call(changeMarketLimits, { code, limits: changed, expected, why }) };
}

async function rebates(percent: number): Promise<Scenario> {
  await platform.owner.query(`UPDATE market_rebate SET mode = 'claimed', rates = '{"RNG": 50}', least = 100, days = 7`);
  const [market] = (await anna.call(listMarketSettings, {})).value.markets;
  const from = market?.marketRebates;
  if (!market || !from) throw new Error('there is no market');
  const to = { ...from, rates: [{ category: 'RNG' as const, percent }] };
  return { ask: (by) => by.call(changeMarketRebates, { code: market.code, from, to, why }) };
}

async function odds(factor: number): Promise<Scenario> {
  const [market] = (await anna.call(listMarketSettings, {})).value.markets;
  const from = market?.marketLottery;
  if (!market || !from) throw new Error('there is no market');
  const to = { ...from, offers: from.offers.map((offer) => ({ ...offer, exposure: offer.exposure * factor })) };
  return { ask: (by) => by.call(changeMarketLottery, { code: market.code, from, to, why }) };
}

async function cash(factor: number): Promise<Scenario> {
  const [market] = (await anna.call(listMarketSettings, {})).value.markets;
  const from = market?.marketCash;
  if (!market || !from) throw new Error('there is no market');
  const to = { ...from, withdrawal: { ...from.withdrawal, dailyAmount: from.withdrawal.dailyAmount * factor } };
  return { ask: (by) => by.call(changeMarketCash, { code: market.code, from, to, why }) };
}

async function referrals(factor: number): Promise<Scenario> {
  const [market] = (await anna.call(listMarketSettings, {})).value.markets;
  const from = market?.marketReferral;
  if (!market || !from) throw new Error('there is no market');
  const to = { ...from, inviterReward: from.inviterReward * factor };
  return { ask: (by) => by.call(changeMarketReferral, { code: market.code, from, to, why }) };
}

async function lineTransfers(factor: number): Promise<Scenario> {
  const [market] = (await anna.call(listMarketSettings, {})).value.markets;
  const from = market?.marketLineTransfers;
  if (!market || !from) throw new Error('there is no market');
  const to = { ...from, up: { ...from.up, most: from.up.most * factor } };
  return { ask: (by) => by.call(changeMarketLineTransfers, { code: market.code, from, to, why }) };
}

let draws = 0;
async function passedDraw(): Promise<{ code: string; numero: string }> {
  draws += 1;
  const numero = `20260101-${String(draws).padStart(4, '0')}`;
  await platform.database.query(
    `INSERT INTO draw (station_code, numero, closes_at, drawn_at) VALUES ('MB', $1, now() - interval '1 hour', now() - interval '1 hour')`,
    [numero],
  );
  return { code: 'MB', numero };
}

async function result(corrects: boolean): Promise<Scenario> {
  const draw = await passedDraw();
  const enter = (numbers: string) => (by: Browser) =>
    by.call(enterDrawResult, { ...draw, prizes: northPrizes(numbers), why });
  if (corrects) for (const by of [anna, ben]) await enter('11')(by);
  return { ask: enter('22'), approve: enter('22'), again: 'OK' };
}

/** Changes the limit of a limited pick; null: to the market's. */
async function pickLimit(to: 0 | null): Promise<Scenario> {
  const draw = await passedDraw();
  await platform.database.query(
    `UPDATE draw SET closes_at = now() + interval '1 hour', drawn_at = now() + interval '1 hour' WHERE numero = $1`,
    [draw.numero],
  );
  const pick = { ...draw, market: 'VN', bet: 'deSpecial', pick: '86' };
  await anna.call(limitDrawPick, { ...pick, from: null, to: vnd(1_000), why });
  return { ask: (by) => by.call(limitDrawPick, { ...pick, from: vnd(1_000), to: to === null ? null : vnd(to), why }) };
}

/** Moves the close of betting this many seconds earlier. */
async function closing(earlier: number): Promise<Scenario> {
  const { stations } = (await anna.call(lotteryStations, {})).value;
  const from = stations.find(({ code }) => code === 'MB')?.plan;
  if (!from) throw new Error('there is no such station');
  const to = { ...from, closeSeconds: from.closeSeconds + earlier };
  return { ask: (by) => by.call(changeStation, { code: 'MB', from, to, why }) };
}

const scenarios: Readonly<Record<MoneyActName, () => Promise<Scenario>>> = {
  approveSmall: async () => onWithdrawal('approve')(await withdrawal(SMALL)),
  approveLarge: async () => onWithdrawal('approve')(await withdrawal(LARGE)),
  reject: async () => onWithdrawal('reject')(await withdrawal(SMALL)),
  markPaid: async () => onWithdrawal('markPaid')(await withdrawal(TINY)),
  askBank: async () => onWithdrawal('askBank')(await disputed()),
  askAboutDeposit: async () => {
    const { signedIn: options } = await cashMember(platform);
    const { id } = (await platform.call(createDeposit, { method: 'eWallet', amount: 200_000 }, options)).value;
    return { ask: (by) => by.call(queryDeposit, { id, key: randomUUID(), why }) };
  },
  returnMissing: async () => onWithdrawal('returnMissing')(await disputed()),
  forceReceipt: async () => onWithdrawal('forceReceipt')(await disputed()),
  settle: contradicted,
  payLateWin: () => lateWin('pay'),
  dismissLateWin: () => lateWin('dismiss'),
  credit: () => correction('credit'),
  debit: () => correction('debit'),
  addCaller: async () => ({ ask: (by) => by.call(addVendorCaller, { caller: 'new-one', ...usual, why }) }),
  allowPrizes: async () => {
    const changed = { caller: await caller(), ...usual, promoWins: true, expected: usual, why };
    return { ask: (by) => by.call(changeVendorCaller, changed) };
  },
  endPrizes: async () => {
    const name = await caller();
    await platform.database.query('UPDATE vendor_secret SET promo_wins = true WHERE caller = $1', [name]);
    const changed = { caller: name, ...usual, expected: { ...usual, promoWins: true }, why };
    return { ask: (by) => by.call(changeVendorCaller, changed) };
  },
  changeSecret: async () => {
    const asked = { caller: await caller(), expected: 1, overlapHours: 0, why } as const;
    return { ask: (by) => by.call(rotateVendorSecret, asked) };
  },
  endFormerSecret: async () => {
    const asked = { caller: await caller(), expected: 1, why };
    return { ask: (by) => by.call(endFormerSecret, asked) };
  },
  changeVendorCaller: async () => {
    const expected = await launchOf('ONYX');
    const asked = { code: 'ONYX', ...expected, caller: await caller(), expected, why };
    return { ask: (by) => by.call(changeVendor, asked) };
  },
  changeVendorAddress: async () => {
    const expected = await launchOf('ONYX');
    const asked = { code: 'ONYX', ...expected, address: 'https://games.onyx.example', expected, why };
    return { ask: (by) => by.call(changeVendor, asked) };
  },
  changeVendorWindow: async () => {
    const expected = await launchOf('ONYX');
    const asked = { code: 'ONYX', ...expected, ownWindow: !expected.ownWindow, expected, why };
    return { ask: (by) => by.call(changeVendor, asked) };
  },
  switchVendor: async () => ({ ask: (by) => by.call(switchVendor, { code: 'ONYX', on: false, why }) }),
  raiseLimits: () => limits(2),
  lowerLimits: () => limits(0.5),
  raiseLotteryOffers: () => odds(2),
  lowerLotteryOffers: () => odds(0.5),
  loosenCash: () => cash(2),
  tightenCash: () => cash(0.5),
  raiseReferral: () => referrals(2),
  lowerReferral: () => referrals(0.5),
  loosenLineTransfers: () => lineTransfers(2),
  tightenLineTransfers: () => lineTransfers(0.5),
  enterResult: () => result(false),
  correctResult: () => result(true),
  loosenTimetable: () => closing(-1),
  tightenTimetable: () => closing(1),
  raisePickLimit: () => pickLimit(null),
  lowerPickLimit: () => pickLimit(0),
  voidDraw: async () => {
    const draw = await passedDraw();
    return { ask: (by) => by.call(voidDraw, { ...draw, why }) };
  },
  endPlan: async () => {
    await platform.owner.query(
      `INSERT INTO market_category (market_code, category, position) VALUES ('VN', 'ELOTT', 2) ON CONFLICT DO NOTHING`,
    );
    const table = lotteryTable(() => platform);
    await table.openDraw('SSC_1', 3_600);
    const { id } = await table.planned(await table.player(), 'SSC_1', [1, 2]);
    return { ask: (by) => by.call(endLotteryPlan, { id, why }) };
  },
  giveBonus: async () => {
    const { id } = await cashMember(platform, 0);
    const draft = { title: { vi: 'Quà xin lỗi', en: 'Our apology' }, amount: 50_000, times: 3, days: 7 };
    const asked = { id, key: crypto.randomUUID(), draft, why };
    return { ask: (by) => by.call(giveMemberBonus, asked) };
  },
  giveLabel: async () => {
    const { id } = await cashMember(platform, 0);
    await insertPromotion('labelled');
    await platform.owner.query(`UPDATE promotion SET offer = '{"labels": ["gift"]}' WHERE id = 'labelled'`);
    return { ask: (by) => by.call(setMemberLabels, { id, seen: [], labels: ['gift'], why }) };
  },
  takeLabel: async () => {
    const { id } = await cashMember(platform, 0);
    await platform.owner.query(`UPDATE member SET labels = '{cared for}' WHERE id = $1`, [id]);
    return { ask: (by) => by.call(setMemberLabels, { id, seen: ['cared for'], labels: ['called'], why }) };
  },
  acceptApplication: async () => {
    const id = await appliedFor('accepted');
    return { ask: (by) => by.call(acceptApplication, { id, amount: 1_000, why }) };
  },
  refuseApplication: async () => {
    const id = await appliedFor('refused');
    const reason = { vi: 'Ảnh không đúng', en: 'Another picture is needed' };
    return { ask: (by) => by.call(refuseApplication, { id, reason, why }) };
  },
  offerPromotion: async () => savedPromotion('offered', { on: 'code', code: 'CODE-2026' }),
  announcePromotion: async () => savedPromotion('announced', null),
  raiseRebates: () => rebates(0.6),
  lowerRebates: () => rebates(0.4),
  endPromotion: async () => {
    await insertPromotion('over');
    return { ask: (by) => by.call(endPromotion, { id: 'over', revision: 1, why }) };
  },
  raiseClub: async () => club(1_000, 2_000),
  lowerClub: async () => {
    await platform.owner.query(`UPDATE vip_rule SET levels = $1 WHERE market_code = 'INT'`, [
      JSON.stringify(clubOf(2_000).levels),
    ]);
    return club(2_000, 1_000, 'INT');
  },
  raisePoints: async () => pointRule(noPoints, earning),
  lowerPoints: async () => {
    await platform.owner.query(
      `INSERT INTO point_rule (market_code, from_day, rule) VALUES ('INT', '2026-01-01', $1)`,
      [JSON.stringify(earning)],
    );
    return pointRule(earning, noPoints, 'INT');
  },
  offerGoods: async () => {
    await insertGoods('pictured', { picture: 'card' });
    return { ask: (by) => by.call(saveGoods, { id: 'offered', revision: null, seenStock: null, draft: goods, why }) };
  },
  closeGoods: async () => {
    await insertGoods('closed', { picture: 'card' });
    const draft = { ...goods, isOpen: false };
    return { ask: (by) => by.call(saveGoods, { id: 'closed', revision: 1, seenStock: 5, draft, why }) };
  },
  offerMission: async () => ({
    ask: (by) => by.call(saveMission, { id: 'offered', revision: null, draft: mission, why }),
  }),
  tightenMission: async () => {
    await insertMission('tightened');
    // a mission that has not begun may still give less
    const draft = { ...mission, gives: { kind: 'points' as const, points: 50 } };
    return { ask: (by) => by.call(saveMission, { id: 'tightened', revision: 1, draft, why }) };
  },
  endMission: async () => {
    await insertMission('ended');
    return { ask: (by) => by.call(endMission, { id: 'ended', why }) };
  },
  changeWheel: async () => wheelScenario('VN', wheel),
  closeWheel: async () => wheelScenario('INT', { ...wheel, isOpen: false }),
  approveRedemption: async () => redemption('approve'),
  rejectRedemption: async () => redemption('reject'),
  enableContractKind: async () => {
    const asked = { id: await topAgent(), contract: 'daily' as const, why };
    return { ask: (by) => by.call(enableContractKind, asked) };
  },
  disableContractKind: async () => {
    const asked = { id: await topAgent('daily'), contract: 'daily' as const, why };
    return { ask: (by) => by.call(disableContractKind, asked) };
  },
  offerHouseContract: async () => {
    const asked = { id: await topAgent('daily'), offer: dailyWage, ends: [], why };
    return { ask: (by) => by.call(offerHouseContract, asked) };
  },
  endHouseContract: async () => {
    const id = await contractOf(await topAgent('daily'), 'accepted');
    return { ask: (by) => by.call(endHouseContract, { id, why }) };
  },
  keepHouseContract: async () => {
    const id = await contractOf(await topAgent('daily'), 'cancelAsked');
    return { ask: (by) => by.call(keepHouseContract, { id, why }) };
  },
  switchOffLink: async () => {
    const id = await topAgent();
    await platform.owner.query(`INSERT INTO affiliate (market_code, code, member_id) VALUES ('VN', 'gone2026', $1)`, [
      id,
    ]);
    return { ask: (by) => by.call(switchOffLink, { id, code: 'gone2026', why }) };
  },
  loosenPayRuns: () => payRuns(2_000),
  tightenPayRuns: () => payRuns(0),
  approvePayRun: async () => {
    const id = await waitingRun();
    return { ask: (by) => by.call(approvePayRun, { id, why }) };
  },
  refusePayRun: async () => {
    const asked = { id: await waitingRun(), reason: { vi: 'Cần kiểm tra', en: 'We are checking it' }, why };
    return { ask: (by) => by.call(refusePayRun, asked) };
  },
  switchWallets: async () => ({ ask: (by) => by.call(setMarketWallets, { code: 'INT', single: true, why }) }),
  bringBackWallets: async () => ({ ask: (by) => by.call(bringBackWallets, { code: 'INT', why }) }),
};

/** A top-level agent, with a kind enabled or not. */
async function topAgent(kind: 'daily' | null = null): Promise<string> {
  const { id } = await addMember(platform.owner, { customerType: 2 });
  if (kind) await platform.owner.query('INSERT INTO contract_switch VALUES ($1, $2)', [id, kind]);
  return id;
}
const dailyWage = {
  contract: 'daily' as const,
  games: 'ALL' as const,
  period: 'D' as const,
  terms: { base: 1_000, fee: 0, tiers: [] },
};
async function contractOf(agent: string, state: 'accepted' | 'cancelAsked'): Promise<string> {
  const [row] = await platform.owner.query<{ id: string }>(
    `INSERT INTO agent_contract (kind, downline_id, currency, games, period, terms, state, asked_by, offered_at, from_day)
     VALUES ('daily', $1, 'VND', 'ALL', 'D', $2, $3, $4, now(), current_date) RETURNING id`,
    [agent, JSON.stringify(dailyWage.terms), state, state === 'cancelAsked' ? 'downline' : null],
  );
  return row?.id ?? '0';
}
/** A waiting pay-run of the house, with one statement of 1,000 VND. */
async function waitingRun(): Promise<string> {
  const contract = await contractOf(await topAgent('daily'), 'accepted');
  const [run] = await platform.owner.query<{ id: string }>(
    `INSERT INTO contract_run (kind, period, market_code, currency, from_day, to_day, total, state, made_at)
     VALUES ('daily', 'D', 'VN', 'VND', date '2026-01-01' + $1::int, date '2026-01-01' + $1::int, 100000, 'waiting', now()) RETURNING id`,
    [contract],
  );
  await platform.owner.query(
    `INSERT INTO contract_statement (run_id, contract_id, turnover, payout, bonus, rebate, fee, active, carried_in, counted,
       rate, earned, carried_out, corrected, owed_before, due)
     VALUES ($1, $2, 100000000, 0, 0, 0, 0, 1, 0, 100000000, 1000, 100000, 0, 0, 0, 100000)`,
    [run?.id, contract],
  );
  return run?.id ?? '0';
}
async function payRuns(approveAbove: number): Promise<Scenario> {
  await platform.owner.query(
    `INSERT INTO market_pay_run VALUES ('VN', 100000) ON CONFLICT (market_code) DO UPDATE SET approve_above = 100000`,
  );
  const change = { code: 'VN', from: { approveAbove: 1_000 }, to: { approveAbove }, why };
  return { ask: (by) => by.call(changeMarketPayRuns, change) };
}

const clubOf = (upgrade: number) => ({
  levels: [
    {
      id: 'silver1' as const,
      turnover: 1_000,
      deposits: 0,
      keep: 0,
      upgrade,
      monthly: 0,
      birthday: 0,
      rebate: 0,
      feeOff: 0,
      dailyLimit: 0,
    },
  ],
});
/** Raises or lowers the gift for reaching a level. */
async function club(from: number, to: number, code = 'VN'): Promise<Scenario> {
  await platform.owner.query('UPDATE vip_rule SET levels = $2 WHERE market_code = $1', [
    code,
    JSON.stringify(clubOf(from).levels),
  ]);
  return { ask: (by) => by.call(changeMarketVip, { code, from: clubOf(from), to: clubOf(to), why }) };
}

const earning: MarketPoints = {
  earn: { ...noPoints.earn, rng: 1_000 },
  conversion: { per100: 2_000, most: 10_000, wagering: 1 },
};
const pointRule = (from: MarketPoints, to: MarketPoints, market = 'VN'): Scenario => ({
  ask: (by) => by.call(savePointRule, { market, from, to, why }),
});

const mission: MissionDraft = {
  markets: ['VN'],
  repeats: 'daily',
  title: { vi: 'Chơi', en: 'Play' },
  from: '2099-01-01',
  until: null,
  goal: { kind: 'rounds', categories: [], count: 3 },
  gives: { kind: 'points', points: 100 },
};
const insertMission = (id: string) =>
  platform.owner.query(
    'INSERT INTO mission (id, markets, repeats, title, goal, gives, from_day, position) VALUES ($1, $2, $3, $4, $5, $6, $7, 1)',
    [
      id,
      mission.markets,
      mission.repeats,
      JSON.stringify(mission.title),
      JSON.stringify(mission.goal),
      JSON.stringify(mission.gives),
      mission.from,
    ],
  );

const wheel: WheelDraft = {
  isOpen: true,
  consolation: 'd',
  price: null,
  perDay: 10,
  fields: (['a', 'b', 'c', 'd'] as const).map((id) => ({
    id,
    title: { vi: id, en: id },
    gives: { kind: 'points', points: 100 } as const,
    chance: 250,
    stock: id === 'a' ? 5 : null,
  })),
};
const wheelScenario = (market: string, draft: WheelDraft): Scenario => ({
  ask: (by) => by.call(saveWheel, { market, revision: null, seenStock: {}, draft, why }),
});

const goods: GoodsDraft = {
  markets: ['VN'],
  category: 'cards',
  name: { vi: 'Thẻ', en: 'Card' },
  summary: { vi: 'Thẻ', en: 'Card' },
  picture: 'card',
  price: 100,
  stock: 5,
  level: null,
  perMonth: null,
  gives: { kind: 'code' },
  flag: null,
  isOpen: true,
};
const insertGoods = (id: string, { picture }: Pick<GoodsDraft, 'picture'>) =>
  platform.owner.query(
    `INSERT INTO point_item (id, markets, category, name, summary, picture, price, stock, gives, position)
     VALUES ($1, '{VN}', 'cards', '{"vi": "Thẻ", "en": "Card"}', '{"vi": "Thẻ", "en": "Card"}', $2, 100, 5, '{"kind": "code"}', 1)
     ON CONFLICT DO NOTHING`,
    [id, picture],
  );

/** A waiting redemption of a member with points from a deposit. */
async function redemption(decision: 'approve' | 'reject'): Promise<Scenario> {
  const { id: memberId } = await cashMember(platform);
  await insertGoods('pictured', { picture: 'card' });
  const reference = `DQ-${memberId}`;
  const [row] = await platform.owner.query<{ id: string }>(
    `WITH had AS (INSERT INTO point_deposit (member_id, reference, points) VALUES ($1, 'NT', 100))
     INSERT INTO point_redemption (reference, member_id, item_id, title, points, currency, state, created_at)
     VALUES ($2, $1, 'pictured', '{"vi": "Thẻ", "en": "Card"}', 100, 'VND', 'process', now()) RETURNING id`,
    [memberId, reference],
  );
  await platform.owner.query(
    `SELECT point_move($1::bigint, 'deposit', 100, 'deposit/' || $1::bigint || '/NT', '{}', now())`,
    [memberId],
  );
  await platform.owner.query(`SELECT point_spend($1, 100, $2, '{}', now())`, [memberId, reference]);
  return { ask: (by) => by.call(decideRedemption, { id: row?.id ?? '0', decision, note: 'Mã 1234', why }) };
}

/** An application to a promotion that gives 1,000 VND. */
async function appliedFor(promotion: string): Promise<string> {
  const { id: memberId } = await cashMember(platform);
  await insertPromotion(promotion);
  const offer: PromotionOffer = {
    newWithinDays: null,
    oncePerson: true,
    times: 'once',
    starts: { on: 'application', pictures: 0, bet: null },
    gives: { kind: 'fixed', amount: vnd(1_000) },
    wagering: null,
  };
  await platform.owner.query('UPDATE promotion SET offer = $2 WHERE id = $1', [promotion, JSON.stringify(offer)]);
  const [row] = await platform.owner.query<{ id: string }>(
    `INSERT INTO promotion_application (reference, promotion_id, member_id, period, remarks, sent_at)
     VALUES ($1, $2, $3, 'once', '', now()) RETURNING id`,
    [`HD-${promotion}`, promotion, memberId],
  );
  return row?.id ?? '0';
}

const insertPromotion = (id: string) =>
  platform.owner.query(
    `INSERT INTO promotion (id, markets, kind, title, summary, terms, banner, leads_to, starts_at, position)
     VALUES ($1, '{VN}', 'gift', '{"vi": "Q", "en": "Q"}', '{"vi": "Q", "en": "Q"}', '[]', 'rong-vang', '/rng', now(), 1)`,
    [id],
  );

/** A promotion that gives 1,000 VND for this trigger; null: announced only. */
async function savedPromotion(id: string, starts: PromotionOffer['starts'] | null): Promise<Scenario> {
  await insertPromotion(`before-${id}`);
  const draft: PromotionDraft = {
    markets: ['VN'],
    kind: 'gift',
    title: { vi: 'Quà', en: 'Gift' },
    summary: { vi: 'Quà.', en: 'A gift.' },
    highlight: null,
    terms: [],
    banner: 'rong-vang',
    leadsTo: '/rng',
    until: null,
    from: new Date().toISOString(),
    offer: starts && {
      newWithinDays: null,
      oncePerson: true,
      times: 'once',
      starts,
      gives: { kind: 'fixed', amount: vnd(1_000) },
      wagering: null,
    },
  };
  return { ask: (by) => by.call(savePromotion, { id, revision: null, draft, why }) };
}

/** Approves the waiting proposal. */
const approveProposal = async (by: Browser): Reply => {
  const [waiting] = (await anna.call(proposals, {})).value.proposals;
  return by.call(decideProposal, { id: waiting?.id ?? '0', decision: 'approve', why });
};

/** All money, and everything that lets somebody make some: what takes a second operator. */
async function standing(): Promise<unknown> {
  const { database } = platform;
  return [
    await database.query('SELECT kind, owner, balance FROM account WHERE balance <> 0 ORDER BY 1, 2'),
    await database.query('SELECT id, state FROM cash_withdrawal ORDER BY id'),
    await database.query('SELECT caller, promo_wins, version FROM vendor_secret ORDER BY caller'),
    await database.query('SELECT code, caller, launch_url FROM vendor ORDER BY code'),
    await database.query('SELECT * FROM vendor_prize_limit ORDER BY market_code'),
    await database.query('SELECT * FROM cash_market ORDER BY market_code'),
    await database.query('SELECT sum(exposure) FROM lottery_offer'),
    await database.query('SELECT * FROM market_line_transfer ORDER BY market_code'),
    await database.query('SELECT * FROM market_referral ORDER BY market_code'),
    await database.query('SELECT code, close_seconds, entropy_source FROM lottery_station ORDER BY code'),
    await database.query('SELECT numero, prizes, voided_at FROM draw ORDER BY id'),
    await database.query('SELECT draw_id, pick, lowered_to FROM lottery_exposure ORDER BY 1, 2'),
    await database.query('SELECT * FROM market_rebate ORDER BY market_code'),
    await database.query('SELECT id, offer FROM promotion WHERE offer IS NOT NULL ORDER BY id'),
    await database.query(`SELECT id FROM member WHERE 'gift' = ANY (labels) ORDER BY id`),
    await database.query('SELECT id, revision FROM point_item ORDER BY id'),
    await database.query('SELECT * FROM point_rule ORDER BY market_code, from_day'),
    await database.query('SELECT * FROM vip_rule ORDER BY market_code'),
    await database.query('SELECT id, revision FROM mission ORDER BY id'),
    await database.query('SELECT market_code, revision FROM raffle_wheel ORDER BY 1, 2'),
    await database.query('SELECT * FROM contract_switch ORDER BY 1, 2'),
    await database.query('SELECT id, state FROM agent_contract ORDER BY 1'),
    await database.query('SELECT * FROM market_pay_run ORDER BY 1'),
    await database.query('SELECT id, state FROM contract_run ORDER BY 1'),
  ];
}

/** Total of members' money, in any account. */
async function membersMoney(): Promise<string> {
  const [row] = await platform.database.query<{ sum: string }>(
    `SELECT sum(balance)::text AS sum FROM account WHERE kind IN ('member', 'bonus', 'hold', 'plan', 'vendorWallet')`,
  );
  return row?.sum ?? '';
}

const named = Object.entries(moneyActs).map(([name, act]) => ({ name: name as MoneyActName, ...act }));

describe.each(named.filter(({ takes }) => takes === 'two'))('$name', ({ name }) => {
  test('is not done by one operator, whatever the roles, and is done by two', async () => {
    const { ask, approve = approveProposal, again = 'SAME_PERSON' } = await scenarios[name]();
    const before = await standing();
    expect(refusalCode(await ask(anna))).toBe('OK');
    expect(await standing()).toEqual(before);
    // A repeated request is stored once.
    expect(refusalCode(await ask(anna))).toBe('OK');
    expect(refusalCode(await approve(anna))).toBe(again);
    expect(await standing()).toEqual(before);
    expect(refusalCode(await approve(ben))).toBe('OK');
    expect(await standing()).not.toEqual(before);
    expect((await anna.call(proposals, {})).value.proposals).toEqual([]);
  });
});

test.each(named.filter(({ takes }) => takes === 'one'))(
  '$name is done by one, and members have no more for it',
  async ({ name }) => {
    const { ask } = await scenarios[name]();
    const before = await membersMoney();
    expect(refusalCode(await ask(emil))).toBe('OK');
    expect((await emil.call(proposals, {})).value.proposals).toEqual([]);
    expect(await membersMoney()).toBe(before);
  },
);

test('who approved a payout does not approve that it is marked as paid', async () => {
  const { id } = await withdrawal(SMALL);
  expect(refusalCode(await anna.call(decideWithdrawal, { id, act: 'approve', why }))).toBe('OK');
  expect(refusalCode(await ben.call(decideWithdrawal, { id, act: 'markPaid', why }))).toBe('OK');
  expect((await ben.call(proposals, {})).value.proposals).toMatchObject([{ by: 'ben', notBy: ['ben', 'anna'] }]);
  expect(refusalCode(await approveProposal(anna))).toBe('SAME_PERSON');
  const cleo = await signedIn('cleo');
  expect(refusalCode(await approveProposal(cleo))).toBe('OK');
});

describe('a proposal', () => {
  test('that is decided twice at once is carried out once; the same decision again gets the same answer', async () => {
    const { id, reference } = await withdrawal(LARGE);
    await anna.call(decideWithdrawal, { id, act: 'approve', why });
    const [waiting] = (await ben.call(proposals, {})).value.proposals;
    const decide = (words: string) =>
      ben.call(decideProposal, { id: waiting?.id ?? '', decision: 'approve', why: words });
    const codes = (await Promise.all([decide('one'), decide('two'), decide('three')])).map(refusalCode);
    expect(codes.toSorted()).toEqual(['ALREADY_CLOSED', 'ALREADY_CLOSED', 'OK']);
    const told = ['one', 'two', 'three'][codes.indexOf('OK')] ?? '';
    expect((await decide(told)).value).toEqual({ state: 'done', secretHalf: null });
    const [row] = (await ben.call(cashDesk, { reference })).value.rows;
    expect(row?.events.filter(({ state, act }) => state === 'approved' && act === null)).toHaveLength(1);
  });

  test('of a secret tells each its half, again to who did not get the answer, until the vendor calls with it', async () => {
    const asked = { caller: await caller(), expected: 1, overlapHours: 0, why } as const;
    const ask = async () => (await anna.call(rotateVendorSecret, asked)).value.secretHalf;
    const first = await ask();
    expect(await ask()).toBe(first);
    expect(JSON.stringify((await ben.call(proposals, {})).value)).not.toContain(first);
    const [waiting] = (await ben.call(proposals, {})).value.proposals;
    const approve = async () =>
      (await ben.call(decideProposal, { id: waiting?.id ?? '', decision: 'approve', why })).value.secretHalf;
    const second = await approve();
    expect(await approve()).toBe(second);
    const callers = await vendorCallers(platform.database, platform.services.settings.vendorKeys);
    expect(callers.find((one) => one.caller === asked.caller)).toMatchObject({
      secret: `${first}${second}`,
      taken: false,
    });
    await platform.database.query('UPDATE vendor_secret SET taken_at = now() WHERE caller = $1', [asked.caller]);
    expect(await approve()).toBeNull();
    const kept = await platform.database.query('SELECT sealed FROM proposal WHERE id = $1', [waiting?.id]);
    expect(kept).toEqual([{ sealed: null }]);
  });

  test('about a withdrawal that moves on lapses, and another may be made', async () => {
    const { id, member } = await withdrawal(TINY);
    await anna.call(decideWithdrawal, { id, act: 'markPaid', why });
    const [waiting] = (await ben.call(proposals, {})).value.proposals;
    await payOut(member, id);
    expect((await ben.call(proposals, {})).value.proposals).toEqual([]);
    const late = await ben.call(decideProposal, { id: waiting?.id ?? '', decision: 'approve', why });
    expect(refusalCode(late)).toBe('ALREADY_CLOSED');
  });

  test('is refused by another and withdrawn by who made it, and only then another is about the same', async () => {
    const { id } = await withdrawal(TINY);
    const ask = async (by: Browser) => refusalCode(await by.call(decideWithdrawal, { id, act: 'markPaid', why }));
    const decide = async (by: Browser, decision: 'refuse' | 'withdraw') => {
      const [waiting] = (await by.call(proposals, {})).value.proposals;
      return refusalCode(await by.call(decideProposal, { id: waiting?.id ?? '0', decision, why }));
    };
    expect([await ask(anna), await ask(ben)]).toEqual(['OK', 'PROPOSAL_WAITS']);
    expect([await decide(anna, 'refuse'), await decide(ben, 'withdraw')]).toEqual(['SAME_PERSON', 'FORBIDDEN']);
    expect([await decide(ben, 'refuse'), await ask(ben)]).toEqual(['OK', 'OK']);
    expect(await decide(ben, 'withdraw')).toBe('OK');
    expect(await decide(ben, 'withdraw')).toBe('NOT_FOUND');
  });

  test('is for the role that its acts are for, and the try of others is written down', async () => {
    await operators.add('dora', PASSWORD, ['support']);
    const dora = operators.browser('198.51.100.99');
    await dora.signIn('dora', PASSWORD);
    const { id } = await withdrawal(TINY);
    await anna.call(decideWithdrawal, { id, act: 'markPaid', why });
    const [waiting] = (await ben.call(proposals, {})).value.proposals;
    expect((await dora.call(proposals, {})).value.proposals).toEqual([]);
    const tried = await dora.call(decideProposal, { id: waiting?.id ?? '', decision: 'approve', why });
    expect(refusalCode(tried)).toBe('FORBIDDEN');
    const lines = await platform.database.query(
      `SELECT about FROM operator_audit a JOIN operator o ON o.id = a.operator_id
       WHERE o.account = 'dora' AND a.kind = 'roleRefused'`,
    );
    expect(lines).toEqual([{ about: 'decideProposal' }]);
    await anna.call(decideProposal, { id: waiting?.id ?? '', decision: 'withdraw', why });
  });
});

test('every call that changes something is in the table, or has nothing to do with money', () => {
  const known = new Set(named.flatMap(({ calls }) => calls.map((call) => call.name as string)));
  const others = operatorCalls.filter(({ method, name }) => method !== 'GET' && !known.has(name));
  expect(others.map(({ name }) => name)).toEqual([
    'operatorSignIn',
    'operatorVerify',
    'operatorSignOut',
    // Roll-outs of remotes: four eyes are a market's own rule there.
    'operatorAct',
    'decideAct',
    'undoAct',
    'decideGuardedChange',
    'setMarket',
    'endSessionsOfMember',
    'removeMemberPicture',
    // Members' data and access; their money stays where it is.
    'revealMember',
    'addMemberNote',
    'writeToMember',
    'lockMember',
    'unlockMember',
    // Whether a member may stake or deposit; no money moves.
    'setMemberLimit',
    'imposeBreak',
    'liftExclusion',
    // A member's identity: its own money waits in its own wallet.
    'lookAtIdentityPicture',
    'acceptIdentity',
    'refuseIdentity',
    'askIdentityAgain',
    'addTeamKey',
    'revokeTeamKey',
    'setTeamRendering',
    // A market's settings other than money, texts for players, and their feedback.
    'changeMarketStatus',
    'changeMarketSwitches',
    'changeRegistrationFields',
    'changeServiceEntries',
    'changeAppEntries',
    'changeMarketProtection',
    'changeMarketIdentity',
    'changeMarketAge',
    'publishTerms',
    'saveAnnouncement',
    'withdrawAnnouncement',
    'mailingReach',
    'sendMailing',
    'stopMailing',
    'uploadSitePicture',
    // Estimates what an offer would have given; reads only.
    'dryRunPromotion',
    // Pictures and texts that were submitted.
    'lookAtApplicationPicture',
    'changeFeedback',
    'answerFeedback',
    // Answers to signs: words, and perhaps a message.
    'answerSign',
  ]);
});

test('docs/who-agrees.md has the same table', () => {
  const text = readFileSync(path.join(import.meta.dirname, '../../../../docs/who-agrees.md'), 'utf8');
  const rows = [...text.matchAll(/^\| `(\w+)` \|.*\| (\w+) \| (one|two) \|/gm)].map(([, name, effect, takes]) => ({
    name,
    effect,
    takes,
  }));
  expect(rows).toEqual(named.map(({ name, effect, takes }) => ({ name, effect, takes })));
});
