import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { hundredthsOf, memberIdOf, type RequestOf, transactions, walletTransfer } from '@unisite/shared/contract';
import { hashPassword } from '../../access/identity/index.ts';
import { addMember, deposit } from '../../testing/members.ts';
import { type CallOptions, type TestPlatform, testPlatform } from '../../testing/testPlatform.ts';
import { addGames } from '../../testing/vendorClient.ts';
import { placeHold, releaseHold } from './holds.ts';
import { type AccountRef, post } from './post.ts';

const host = 'int.localhost';
let platform: TestPlatform;

beforeAll(async () => {
  platform = await testPlatform();
  await addGames(platform);
  await platform.database.query(`UPDATE market SET single_wallet = false WHERE code = 'INT'`);
  platform.services.markets.forget();
});
afterAll(() => platform?.close());

interface Who {
  readonly id: string;
  readonly options: CallOptions;
}

/** A signed-in member of a market with wallets at vendors, with 1,000 VND in the main one. */
async function memberOf(): Promise<Who> {
  const passwordHash = await hashPassword('Demo1234');
  const { id, account } = await addMember(platform.database, { passwordHash, marketCode: 'INT' });
  await deposit(platform.database, id, 100_000n);
  const { headers } = await platform.signIn(account, 'Demo1234', { host });
  return { id, options: { host, headers: { ...headers, 'x-language': 'en' } } };
}

const carry = ({ options }: Who, direction: 'in' | 'out', amount: number) =>
  platform.call(walletTransfer, { vendor: 'JADE', direction, amount, reference: randomUUID() }, options);
/** A transfer between the member's wallet at Jade and Jade itself. */
const play = ({ id }: Who, key: string, kind: 'bet' | 'win' | 'refund', amount: bigint, hours: number) => {
  const wallet: AccountRef = { kind: 'vendorWallet', owner: `JADE/${id}` };
  const jade: AccountRef = { kind: 'vendor', owner: 'JADE/1' };
  return post(platform.database, {
    ...(kind === 'bet' ? { from: wallet, to: jade } : { from: jade, to: wallet }),
    key: `${id} ${key} ${kind}`,
    kind,
    amount: hundredthsOf(amount),
    subject: { game: 'jade-claw' },
    reference: key,
    at: new Date(Date.now() + hours * 3_600_000),
  });
};
const record = async ({ options }: Who, asked: RequestOf<typeof transactions>) =>
  (await platform.call(transactions, asked, options)).value;

test('stakes, wins and refunds at a vendor’s wallet stand in that wallet’s record, with its own balances, sums and pages', async () => {
  const who = await memberOf();
  await carry(who, 'in', 400);
  await play(who, 'R1', 'bet', 10_000n, -3);
  await play(who, 'R1', 'win', 25_050n, -2);
  await play(who, 'R2', 'bet', 5_000n, -1);
  await play(who, 'R2', 'refund', 5_000n, 0);
  const jade = await record(who, { wallet: 'JADE', from: '2020-01-01', to: '2020-01-02' });
  expect([jade.total, jade.wallets]).toEqual([0, [{ vendor: 'JADE', displayName: 'Jade' }]]);
  const all = await record(who, { wallet: 'JADE' });
  expect(all).toMatchObject({ total: 5, totals: { moneyIn: 700.5, moneyOut: 150 } });
  expect(all.rows.map(({ kind, amount }) => [kind, amount])).toEqual(
    expect.arrayContaining([
      ['transfer', 400],
      ['bet', -100],
      ['win', 250.5],
      ['bet', -50],
      ['refund', 50],
    ]),
  );
  expect(all.rows.find(({ kind }) => kind === 'win')).toMatchObject({ subject: 'Jade Claw', balanceAfter: 550.5 });
  expect(await record(who, { wallet: 'JADE', kind: 'bet', pageSize: 1, page: 2 })).toMatchObject({
    total: 2,
    page: 2,
    totals: { moneyIn: 0, moneyOut: 150 },
    rows: [{ reference: 'R1', amount: -100, balanceAfter: 300 }],
  });
  const main = await record(who, {});
  expect(main.rows.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['transfer', -400],
    ['deposit', 1_000],
  ]);
  expect(main.wallets).toEqual([{ vendor: 'JADE', displayName: 'Jade' }]);
});

test('a wallet stays to be chosen when nothing lies there any more; nobody else’s, and none that never was', async () => {
  const who = await memberOf();
  expect((await record(who, {})).wallets).toEqual([]);
  await carry(who, 'in', 300);
  await carry(who, 'out', 300);
  const { wallets: had } = await record(who, {});
  expect(had).toEqual([{ vendor: 'JADE', displayName: 'Jade' }]);
  expect(await record(who, { wallet: 'JADE' })).toMatchObject({ total: 2, totals: { moneyIn: 300, moneyOut: 300 } });
  expect(await record(who, { wallet: 'ONYX' })).toMatchObject({ total: 0, rows: [] });
  const other = await memberOf();
  expect(await record(other, { wallet: 'JADE' })).toMatchObject({ total: 0, rows: [], wallets: [] });
});

test('what was put aside for a withdrawal and comes back is told and found as returned, not as withdrawn', async () => {
  const who = await memberOf();
  const held = {
    memberId: memberIdOf(who.id),
    currency: 'VND',
    amount: hundredthsOf(40_000n),
    reference: 'RT1',
  } as const;
  const subject = { vi: 'Sao Mai Bank', en: 'Sao Mai Bank' };
  await placeHold(platform.database, { ...held, subject, key: `${who.id} hold` });
  await releaseHold(platform.database, { ...held, subject, key: `${who.id} back` });
  const seen = async (kind?: 'withdrawal' | 'withdrawalReturn') =>
    (await record(who, kind ? { kind } : {})).rows.map((row) => [row.kind, row.amount]);
  expect(await seen()).toEqual([
    ['withdrawalReturn', 400],
    ['withdrawal', -400],
    ['deposit', 1_000],
  ]);
  expect(await seen('withdrawal')).toEqual([['withdrawal', -400]]);
  expect(await seen('withdrawalReturn')).toEqual([['withdrawalReturn', 400]]);
});
