import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { merchantWallet, walletTransfer } from '@unisite/shared/contract';
import { audit } from '@unisite/shared/contract/operators';
import { bringBackWallets, listMarketWallets, setMarketWallets } from '@unisite/shared/contract/operatorsWallets';
import { hashPassword } from '../../../access/identity/index.ts';
import { addMember, deposit } from '../../../testing/members.ts';
import { type Browser, type TestOperators, testOperators } from '../../../testing/operatorClient.ts';
import { type CallOptions, type TestPlatform, testPlatform } from '../../../testing/testPlatform.ts';
import { addGames } from '../../../testing/vendorClient.ts';
import { checkInvariants } from '../../ledger/index.ts';

const host = 'int.localhost';
const why = 'Trying wallets at vendors';
let platform: TestPlatform;
let operators: TestOperators;
let ops: Browser;
let passwordHash: string;

beforeAll(async () => {
  platform = await testPlatform();
  await addGames(platform);
  passwordHash = await hashPassword('Demo1234');
  operators = await testOperators(platform);
  await operators.add('opal', 'Operator-1234');
  ops = operators.browser();
  await ops.signIn('opal', 'Operator-1234');
});
afterAll(async () => {
  await operators?.close();
  await platform?.close();
});
afterEach(async () => {
  expect(await checkInvariants(platform.database)).toEqual([]);
});

/** A signed-in member of the international market with 1,000 VND. */
async function member(): Promise<{ id: string; options: CallOptions }> {
  const { id, account } = await addMember(platform.database, { passwordHash, marketCode: 'INT' });
  await deposit(platform.database, id, 100_000n);
  const { headers } = await platform.signIn(account, 'Demo1234', { host });
  return { id, options: { host, headers } };
}

const carry = async (options: CallOptions, amount: number) => {
  const asked = { vendor: 'JADE', direction: 'in' as const, amount, reference: randomUUID() };
  const { envelope } = await platform.call(walletTransfer, asked, options);
  return envelope.success ? envelope.value.state : envelope.code;
};
const mains = async (options: CallOptions) => {
  const { value } = await platform.call(merchantWallet, {}, options);
  return {
    single: value.isSingle,
    main: value.main,
    wallets: value.wallets.filter(({ balance }) => balance > 0).length,
  };
};
const intOf = (markets: readonly { code: string }[]) => markets.find(({ code }) => code === 'INT');

test('a market is switched to wallets at vendors and back: what lies there comes home, and each act is in the audit', async () => {
  const [one, other] = [await member(), await member()];
  expect(await carry(one.options, 1)).toBe('SINGLE_WALLET');
  const switched = await ops.call(setMarketWallets, { code: 'INT', single: false, why });
  expect(switched.value).toMatchObject({ members: 0, amount: 0, left: { single: false, lying: { members: 0 } } });
  expect(await mains(one.options)).toMatchObject({ single: false, main: 1_000 });

  expect(await carry(one.options, 400.5)).toBe('done');
  expect(await carry(other.options, 250)).toBe('done');
  const { value } = await ops.call(listMarketWallets, {});
  expect(intOf(value.markets)).toMatchObject({ single: false, lying: { members: 2, amount: 650.5 } });
  // Without the vendors role an operator sees what games play from, but no sums.
  await operators.add('looker', 'Operator-1234', ['release', 'security', 'support', 'cash']);
  const looker = operators.browser();
  await looker.signIn('looker', 'Operator-1234');
  const seen = (await looker.call(listMarketWallets, {})).value.markets;
  expect(intOf(seen)).toEqual({ code: 'INT', currency: 'VND', single: false, lying: null });
  expect((await ops.call(bringBackWallets, { code: 'INT', why })).envelope).toMatchObject({ code: 'NOT_SINGLE' });
  // repeating it has no effect
  expect((await ops.call(setMarketWallets, { code: 'INT', single: false, why })).value.left.lying?.members).toBe(2);

  const home = await ops.call(setMarketWallets, { code: 'INT', single: true, why });
  expect(home.value).toMatchObject({
    members: 2,
    amount: 650.5,
    left: { single: true, lying: { members: 0, amount: 0 } },
  });
  expect(await mains(one.options)).toEqual({ single: true, main: 1_000, wallets: 0 });
  expect(await mains(other.options)).toEqual({ single: true, main: 1_000, wallets: 0 });
  expect(await carry(one.options, 1)).toBe('SINGLE_WALLET');

  const lines = (await ops.call(audit, { market: 'INT', page: 1, pageSize: 10 })).value.rows;
  expect(lines.slice(0, 2)).toMatchObject([
    { act: 'walletsSingle', who: 'operator:opal', why },
    { act: 'walletsAtVendors', who: 'operator:opal', why },
  ]);
});

test('what reached a vendor after the sweep is brought back by another call', async () => {
  const { options } = await member();
  await ops.call(setMarketWallets, { code: 'INT', single: false, why });
  expect(await carry(options, 300)).toBe('done');
  // like winnings in flight while the switch looked for money
  await platform.database.query(`UPDATE market SET single_wallet = true WHERE code = 'INT'`);
  expect(intOf((await ops.call(listMarketWallets, {})).value.markets)).toMatchObject({
    single: true,
    lying: { members: 1 },
  });
  const { value } = await ops.call(bringBackWallets, { code: 'INT', why });
  expect(value).toMatchObject({ members: 1, amount: 300, left: { lying: { members: 0 } } });
  expect((await ops.call(bringBackWallets, { code: 'INT', why })).value).toMatchObject({ members: 0, amount: 0 });
});

test('wallets are for operators who say why, in a market that exists', async () => {
  const stranger = operators.browser('192.0.2.9');
  expect((await stranger.call(listMarketWallets, {})).status).toBe(401);
  expect((await stranger.call(setMarketWallets, { code: 'INT', single: false, why })).status).toBe(401);
  expect((await ops.call(setMarketWallets, { code: 'INT', single: false, why: ' ' })).status).toBe(400);
  expect((await ops.call(setMarketWallets, { code: 'XX', single: false, why })).status).toBe(404);
  expect((await ops.call(setMarketWallets, { code: "X'", single: false, why })).status).toBe(400);
});
