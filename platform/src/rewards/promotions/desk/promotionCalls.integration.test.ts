import { beforeAll, expect, test } from '@jest/globals';
import { promotions, vnd } from '@unisite/shared/contract';
import { audit } from '@unisite/shared/contract/operators';
import { dryRunPromotion } from '@unisite/shared/contract/operatorsPromotionDryRun';
import { promotionRefusals } from '@unisite/shared/contract/operatorsPromotionRefusals';
import {
  endPromotion,
  freeRoundGames,
  type PromotionDraft,
  promotionDesk,
  savePromotion,
} from '@unisite/shared/contract/operatorsPromotions';
import { decideProposal, proposals } from '@unisite/shared/contract/operatorsProposals';
import { cashOperators } from '../../../testing/cashOperators.ts';
import type { Browser } from '../../../testing/operatorClient.ts';
import { seededOperators } from '../../../testing/seededOperators.ts';

const at = seededOperators();
const why = 'The new year';
let opal: Browser;
let ruby: Browser;
let emma: Browser;
let banner: string;

beforeAll(async () => {
  ({ opal, ruby, emma } = await cashOperators(at.operators));
  await at.platform.owner.query(
    `INSERT INTO promotion (id, markets, kind, title, summary, terms, banner, leads_to, starts_at, position)
     VALUES ('first', '{VN}', 'gift', '{"vi": "Đầu", "en": "First"}', '{"vi": "Đầu", "en": "First"}', '[]', 'rong-vang', '/rng', now(), 1)`,
  );
  banner = (await opal.call(promotionDesk, {})).value.banners[0] ?? '';
});

const draft = (values: Partial<PromotionDraft> = {}): PromotionDraft => ({
  markets: ['VN'],
  kind: 'gift',
  title: { vi: 'Quà Tết', en: 'New year gift' },
  summary: { vi: 'Nhập mã, nhận 50.000 ₫.', en: 'Type the code, receive 50,000 VND.' },
  highlight: null,
  terms: [],
  banner,
  leadsTo: '/rng',
  from: new Date(at.now).toISOString(),
  until: null,
  offer: {
    newWithinDays: null,
    oncePerson: true,
    times: 'once',
    starts: { on: 'code', code: 'TET-2026' },
    gives: { kind: 'fixed', amount: vnd(50_000) },
    wagering: null,
  },
  ...values,
});
const save = (by: Browser, id: string, written: PromotionDraft, revision: number | null = null) =>
  by.call(savePromotion, { id, revision, draft: written, why });
const proposalOf = async (id: string) =>
  (await ruby.call(proposals, {})).value.proposals.find(
    ({ change }) => change.kind === 'promotion' && change.id === id,
  );
const decide = async (by: Browser, id: string) =>
  by.call(decideProposal, { id: (await proposalOf(id))?.id ?? '', decision: 'approve', why });
const shown = async () => (await at.platform.call(promotions, {})).value.rows.map(({ id }) => id);
const onDesk = async (id: string) => (await opal.call(promotionDesk, {})).value.rows.find((row) => row.id === id);

test('one operator alone gives no money: a new offer is there once a second one approved it', async () => {
  expect((await save(opal, 'new-year', draft())).value).toEqual({ state: 'proposed' });
  expect(await shown()).not.toContain('new-year');
  expect((await decide(opal, 'new-year')).status).toBe(403);
  expect((await decide(emma, 'new-year')).status).toBe(403);
  expect((await decide(ruby, 'new-year')).status).toBe(200);
  expect(await shown()).toContain('new-year');
  expect(await onDesk('new-year')).toMatchObject({ revision: 1, state: 'running', joined: 0, draft: draft() });
  const [line] = (await opal.call(audit, { pageSize: 1 })).value.rows;
  expect(line).toMatchObject({ who: 'operator:ruby', act: 'promotionSaved' });
});

test('neither does a change of what is given, nor taking the offer away and bringing it back', async () => {
  const more = draft({ offer: { ...draft().offer, gives: { kind: 'fixed', amount: vnd(5_000_000) } } as never });
  expect((await save(opal, 'new-year', more, 1)).value).toEqual({ state: 'proposed' });
  expect((await onDesk('new-year'))?.draft.offer?.gives).toEqual({ kind: 'fixed', amount: 50_000 });
  expect((await save(ruby, 'new-year', draft({ offer: null }), 1)).envelope.code).toBe('PROPOSAL_WAITS');
});

test('one operator ends it at once, and what waits about it is no longer there to approve', async () => {
  expect((await opal.call(endPromotion, { id: 'new-year', revision: 7, why })).envelope.code).toBe('PROMOTION_CHANGED');
  const ended = await opal.call(endPromotion, { id: 'new-year', revision: 1, why });
  expect(ended.value).toEqual({ revision: 2 });
  // replay: the first response was lost
  expect((await opal.call(endPromotion, { id: 'new-year', revision: 1, why })).value).toEqual({ revision: 2 });
  expect(await shown()).not.toContain('new-year');
  expect(await proposalOf('new-year')).toBeUndefined();
});

test('a promotion without an offer takes one operator; an unknown market or picture is refused', async () => {
  const told = draft({ offer: null });
  expect((await save(emma, 'told', told)).status).toBe(403);
  expect((await save(opal, 'told', told)).value).toEqual({ state: 'done' });
  expect(await shown()).toContain('told');
  expect((await save(ruby, 'told', told)).envelope.code).toBe('PROMOTION_CHANGED');
  expect((await save(opal, 'else', draft({ offer: null, markets: ['XX'] }))).envelope.code).toBe('UNKNOWN_MARKET');
  expect((await save(opal, 'else', draft({ offer: null, banner: 'no-such' }))).status).toBe(400);
  const past = new Date(at.now - 1).toISOString();
  expect((await save(opal, 'else', draft({ offer: null, until: past }))).envelope.code).toBe('END_PASSED');
});

test('an offer that gives a percentage of nothing, or has no game that counts, is no offer', async () => {
  const offer = draft().offer;
  for (const wrong of [
    { ...offer, gives: { kind: 'percent', percent: 100, most: 5_000 } },
    { ...offer, wagering: { times: 3, of: 'bonus', days: 3, weights: {}, largestBet: null } },
    { ...offer, gives: { kind: 'fixed', amount: -5 } },
    { ...offer, gives: { kind: 'fixed', amount: 0.5 } },
  ])
    expect((await save(opal, 'wrong', draft({ offer: wrong as never }))).status).toBe(400);
  expect((await save(opal, 'wrong\u0000', draft())).status).toBe(400);
  expect((await save(opal, 'odd', draft({ title: { vi: 'a\u0000', en: '\ud800' } }))).status).toBe(400);
});

const game = 'quay';

test('free rounds are given where their vendor plays them, in markets that play from the main wallet', async () => {
  const rounds = (values: object = {}, markets = ['VN']) =>
    draft({
      markets,
      offer: {
        newWithinDays: null,
        oncePerson: true,
        times: 'once',
        starts: { on: 'claim' },
        wagering: null,
        gives: { kind: 'freeRounds', game, stake: vnd(2_000), rounds: 10, days: 3, most: null, ...values },
      },
    });
  await at.platform.owner.query(
    `INSERT INTO vendor (code, name, style, account_type_id, position) VALUES ('reels', 'Reels', 'jade', 77, 77);
     INSERT INTO game (id, vendor_code, category, variant, name_vi, name_en, rtp, volatility, added_at)
     VALUES ('${game}', 'reels', 'RNG', 'reels', 'Quay', 'Reels', 96, 'low', now())`,
  );
  expect((await opal.call(freeRoundGames, {})).value.games).toEqual([]);
  expect((await save(opal, 'spins', rounds())).envelope.code).toBe('ROUNDS_NOT_PLAYED');
  await at.platform.owner.query(`UPDATE game SET free_round_stakes = '{200000,100000}' WHERE id = $1`, [game]);
  const { games } = (await opal.call(freeRoundGames, {})).value;
  expect(games).toMatchObject([{ id: game, stakes: [1_000, 2_000] }]);
  expect((await emma.call(freeRoundGames, {})).status).toBe(403);
  expect((await save(opal, 'spins', rounds({ stake: vnd(3_000) }))).envelope.code).toBe('ROUNDS_NOT_PLAYED');
  await at.platform.owner.query(`UPDATE market SET single_wallet = code <> 'INT'`);
  expect((await save(opal, 'spins', rounds({}, ['VN', 'INT']))).envelope.code).toBe('ROUNDS_NEED_MAIN');
  expect((await save(opal, 'spins', rounds())).value).toEqual({ state: 'proposed' });
  // what was valid when proposed must still be valid when approved
  await at.platform.owner.query(`UPDATE game SET free_round_stakes = '{}'`);
  expect((await decide(ruby, 'spins')).envelope.code).toBe('ROUNDS_NOT_PLAYED');
});

test('where a market bounds the wagering, no promotion asks for more, nor for some of the deposit', async () => {
  const wagered = (times: number, of: 'bonus' | 'depositAndBonus', markets = ['VN']) =>
    draft({
      markets,
      offer: {
        newWithinDays: null,
        oncePerson: true,
        times: 'once',
        starts: { on: 'deposit', least: vnd(100_000), which: 'any', weekdays: [1] },
        gives: { kind: 'fixed', amount: vnd(50_000) },
        wagering: { times, of, days: 7, weights: { RNG: 100 }, largestBet: null },
      },
    });
  await at.platform.owner.query(`UPDATE market_protection SET most_wagering = 10 WHERE market_code = 'INT'`);
  const codeOf = async (written: PromotionDraft) => (await save(opal, 'bounded', written)).envelope.code;
  expect(await codeOf(wagered(11, 'bonus', ['VN', 'INT']))).toBe('WAGERING_ABOVE_MARKET');
  expect(await codeOf(wagered(1, 'depositAndBonus', ['INT']))).toBe('WAGERING_ABOVE_MARKET');
  expect((await save(opal, 'bounded', wagered(10, 'bonus', ['INT']))).value).toEqual({ state: 'proposed' });
  // the bound was set after the proposal
  await at.platform.owner.query(`UPDATE market_protection SET most_wagering = 9 WHERE market_code = 'INT'`);
  expect((await decide(ruby, 'bounded')).envelope.code).toBe('WAGERING_ABOVE_MARKET');
  await at.platform.owner.query('UPDATE market_protection SET most_wagering = NULL');
  expect((await decide(ruby, 'bounded')).status).toBe(200);
});

test('an offer is run over what members did, by who may write it, and nothing is written', async () => {
  const { offer } = draft();
  if (!offer) throw new Error('it gives something');
  const found = (await opal.call(dryRunPromotion, { markets: ['VN'], offer })).value;
  expect(found).toMatchObject({ assumes: ['coded'], points: 0, tickets: 0 });
  expect(found.cost).toBe(found.times * 50_000);
  expect(found.byDay.reduce((sum, { times }) => sum + times, 0)).toBe(found.times);
  expect((await emma.call(dryRunPromotion, { markets: ['VN'], offer })).status).toBe(403);
  const wrong = { ...offer, gives: { kind: 'percent', percent: 10, most: vnd(1) } } as const;
  expect((await opal.call(dryRunPromotion, { markets: ['VN'], offer: wrong })).status).toBe(400);
  expect((await opal.call(promotionRefusals, { id: 'new-year' })).value).toEqual({ rows: [] });
  expect((await emma.call(promotionRefusals, { id: 'new-year' })).status).toBe(403);
});
