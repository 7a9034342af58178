import { afterEach, expect, test } from '@jest/globals';
import {
  activities,
  hundredthsOf,
  joinPromotion,
  type PromotionOffer,
  promotionDetail,
  vnd,
} from '@unisite/shared/contract';
import { hashPassword } from '../../access/identity/index.ts';
import { post } from '../../money/ledger/index.ts';
import { checkFreeRounds, closeFreeRounds, playableFreeRounds } from '../../play/freeRounds/index.ts';
import { checkFreeRoundCalls } from '../../play/seamless/index.ts';
import { code as codeOf, type Player, vendorTable } from '../../play/seamless/testing/vendorTable.ts';
import { deposit } from '../../testing/members.ts';
import { sealAll } from '../../testing/sealAll.ts';
import type { CallOptions } from '../../testing/testPlatform.ts';
import { checkBonuses } from '../bonuses/index.ts';
import { followDeposits } from './joins/followDeposits.ts';

const table = vendorTable();
const DAY = 86_400_000;
const GAME = 'jade-claw';
const db = () => table.platform.database;

afterEach(async () => {
  for (const check of [checkFreeRounds, checkFreeRoundCalls, checkBonuses]) expect(await check(db())).toEqual([]);
});

const gift: PromotionOffer = {
  newWithinDays: null,
  oncePerson: true,
  times: 'once',
  starts: { on: 'code', code: 'SPIN-2026' },
  gives: { kind: 'freeRounds', game: GAME, stake: vnd(20), rounds: 2, days: 3, most: vnd(100) },
  wagering: { times: 2, of: 'bonus', days: 7, weights: { RNG: 100 }, largestBet: null },
};

let serial = 0;
async function promotion(offer: PromotionOffer): Promise<string> {
  serial += 1;
  const id = `rounds-${serial}`;
  await table.platform.owner.query(
    `INSERT INTO promotion (id, markets, kind, title, summary, terms, banner, leads_to, starts_at, position, offer)
     VALUES ($1, '{VN}', 'gift', $2, $2, '[]', 'b', '/rng', $3, $4, $5)`,
    [
      id,
      JSON.stringify({ vi: 'Quà xuân', en: 'Spring gift' }),
      new Date(table.now() - DAY),
      serial,
      JSON.stringify(offer),
    ],
  );
  return id;
}

interface Joiner extends Player {
  readonly options: CallOptions;
}
let passwordHash: Promise<string> | undefined;
async function joiner(): Promise<Joiner> {
  const who = await table.player(0n);
  passwordHash ??= hashPassword('Bonus-2026');
  const [row] = await table.platform.owner.query<{ account: string }>(
    'UPDATE member SET password_hash = $2, first_login = false WHERE id = $1 RETURNING account',
    [who.playerId, await passwordHash],
  );
  const { headers } = await table.platform.signIn(row?.account ?? '', 'Bonus-2026');
  return { ...who, options: { headers } };
}

const join = async ({ options }: Joiner, id: string, code?: string) => {
  const headers = { ...options.headers, 'idempotency-key': table.fresh('joining') };
  const { envelope } = await table.platform.call(
    joinPromotion,
    { id, ...(code === undefined ? {} : { code }) },
    { ...options, headers },
  );
  return envelope.success ? envelope.value.state : envelope.code;
};
const stateOf = async ({ options }: Joiner, id: string) =>
  (await table.platform.call(promotionDetail, { id }, options)).value.claim?.state;
const rounds = ({ playerId }: Joiner) =>
  playableFreeRounds(db(), playerId, { gameId: GAME, now: new Date(table.now()) });

/** Plays the remaining rounds, each with this win. */
async function playAll(who: Joiner, won: number): Promise<void> {
  const [grant] = await rounds(who);
  for (let left = grant?.left ?? 0; left > 0; left -= 1) {
    const body = table.betBody(who, 0);
    expect(await codeOf(table.bet({ ...body, freeRounds: grant?.id }))).toBe('OK');
    expect(await codeOf(table.win(body, won))).toBe('OK');
  }
  await closeFreeRounds(table.platform.services, who.playerId);
}
const follow = async () => {
  await sealAll(table.platform.owner);
  await followDeposits(table.platform.services);
};

test('a code gives rounds once, in both tabs too; what they won is wagered, and the promotion says how it stands', async () => {
  const id = await promotion(gift);
  const who = await joiner();
  expect(await stateOf(who, id)).toBe('join');
  const both = await Promise.all([join(who, id, 'SPIN-2026'), join(who, id, 'spin-2026')]);
  expect(both).toEqual(['process', 'process']);
  expect(await rounds(who)).toMatchObject([{ left: 2, stake: 2_000 }]);
  expect(await stateOf(who, id)).toBe('process');
  await playAll(who, 7_000);
  const [bonus] = await db().query('SELECT amount::int, target::int, state, source FROM bonus WHERE member_id = $1', [
    who.playerId,
  ]);
  expect(bonus).toEqual({ amount: 10_000, target: 20_000, state: 'running', source: `promotion/${id}` });
  expect(await stateOf(who, id)).toBe('process');
  expect(await join(who, id, 'SPIN-2026')).toBe('close');
  expect(await rounds(who)).toEqual([]);
});

test('rounds that won nothing close the promotion for their member', async () => {
  const id = await promotion(gift);
  const who = await joiner();
  await join(who, id, 'SPIN-2026');
  await playAll(who, 0);
  expect(await stateOf(who, id)).toBe('close');
  const { rows } = (await table.platform.call(activities, {}, who.options)).value;
  expect(rows.find((row) => row.id === id)).toMatchObject({ state: 'close', bonus: null });
});

test('a budget counts open rounds with their most, and is never passed', async () => {
  const id = await promotion({ ...gift, oncePerson: false, budget: vnd(250) });
  const people = [await joiner(), await joiner(), await joiner()];
  const said = await Promise.all(people.map((who) => join(who, id, 'SPIN-2026')));
  expect(said.toSorted()).toEqual(['PROMOTION_SPENT', 'process', 'process']);
  const [first] = people.filter((_who, at) => said[at] === 'process');
  if (!first) throw new Error('nobody was given rounds');
  await playAll(first, 1_000);
  // 20 of its 100 were used: there is room again
  const last = people.find((_who, at) => said[at] !== 'process');
  if (!last) throw new Error('everybody was given rounds');
  expect(await join(last, id, 'SPIN-2026')).toBe('process');
});

test('a deposit that is taken back takes its rounds and what they won along', async () => {
  const id = await promotion({
    ...gift,
    starts: { on: 'deposit', least: vnd(100), which: 'any', weekdays: [1, 2, 3, 4, 5, 6, 7] },
  });
  const who = await joiner();
  expect(await join(who, id)).toBe('joined');
  const reference = table.fresh('deposit');
  await deposit(db(), who.playerId, 20_000n, { key: reference, reference, at: new Date(table.now()) });
  await follow();
  expect(await rounds(who)).toMatchObject([{ left: 2 }]);
  const [grant] = await rounds(who);
  const body = table.betBody(who, 0);
  await table.bet({ ...body, freeRounds: grant?.id });
  await db().transaction((q) =>
    post(q, {
      key: `${reference}/back`,
      kind: 'depositReversal',
      amount: hundredthsOf(20_000),
      reference,
      subject: { vi: 'Thu hồi', en: 'Reversal' },
      at: new Date(table.now()),
      from: { kind: 'member', owner: who.playerId },
      to: { kind: 'bank', owner: 'BANK' },
    }),
  );
  await follow();
  expect(await rounds(who)).toEqual([]);
  // the open round's win goes to nobody
  expect(await codeOf(table.win(body, 5_000))).toBe('OK');
  await closeFreeRounds(table.platform.services, who.playerId);
  expect(await table.balance(who)).toBe(0n);
  expect(await stateOf(who, id)).toBe('close');
});
