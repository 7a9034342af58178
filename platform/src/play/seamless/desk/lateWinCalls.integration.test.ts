import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { bets, hundredthsOf, inbox, toWire } from '@unisite/shared/contract';
import { lateWins, reviewLateWin } from '@unisite/shared/contract/operatorsLateWins';
import { decideProposal } from '@unisite/shared/contract/operatorsProposals';
import { hashPassword } from '../../../access/identity/index.ts';
import { eventually, refusalCode } from '../../../money/cash/testing/cashMember.ts';
import { balanceOf, checkInvariants } from '../../../money/ledger/index.ts';
import { type Browser, type TestOperators, testOperators } from '../../../testing/operatorClient.ts';
import { type TestPlatform, testPlatform } from '../../../testing/testPlatform.ts';
import { addGames, addPlayer, vendorCall } from '../../../testing/vendorClient.ts';

const PASSWORD = 'tre xanh 47 doi';
const why = 'The vendor has shown the round';
let platform: TestPlatform;
let operators: TestOperators;
let anna: Browser;
let ben: Browser;

beforeAll(async () => {
  platform = await testPlatform();
  await addGames(platform);
  operators = await testOperators(platform);
  for (const account of ['anna', 'ben']) await operators.add(account, PASSWORD, ['cash']);
  [anna, ben] = [operators.browser('198.51.100.1'), operators.browser('198.51.100.2')];
  await anna.signIn('anna', PASSWORD);
  await ben.signIn('ben', PASSWORD);
});
afterAll(async () => {
  expect(await checkInvariants(platform.database)).toEqual([]);
  await operators?.close();
  await platform?.close();
});

/** A player whose round was closed without a win, and the win that arrived after it. */
async function late(amount = 70_000) {
  const player = await addPlayer(platform, 100_000n);
  const of = { token: player.token, playerId: player.playerId, gameId: 'jade-claw', currency: 'VND' };
  const round = { ...of, roundId: crypto.randomUUID() };
  const send = (kind: 'bet' | 'win', sum: number, more: object = {}) =>
    vendorCall(platform, `/vendor/v1/${kind}`, {
      ...round,
      transactionId: crypto.randomUUID(),
      amount: sum,
      ...more,
    });
  await send('bet', 10_000);
  await send('win', 0, { endRound: true });
  const transactionId = crypto.randomUUID();
  const again = () => send('win', amount, { transactionId });
  expect((await again()).body.code).toBe('ROUND_CLOSED');
  const rows = async (selection: 'open' | 'reviewed') =>
    (await anna.call(lateWins, { selection, pageSize: 100 })).value.rows.filter(
      (row) => row.transactionId === transactionId,
    );
  const row = async (selection: 'open' | 'reviewed' = 'open') => {
    const [found] = await rows(selection);
    if (!found) throw new Error('operators do not see it');
    return found;
  };
  return { player, round, again, row, rows };
}

test('one stands on the desk with its round, and is paid by two: the wallet, the record and the inbox have it', async () => {
  const { player, round, again, row, rows } = await late();
  const open = await row();
  expect(open).toMatchObject({
    caller: 'sandbox',
    vendor: 'JADE',
    roundId: round.roundId,
    amount: 700,
    currency: 'VND',
    market: 'VN',
    game: { id: 'jade-claw', name: { vi: 'Vuốt Ngọc', en: 'Jade Claw' } },
    member: { id: player.playerId, account: player.account },
    round: { state: 'settled', staked: 100, won: 0 },
    proposal: null,
    review: null,
  });
  const { value } = await anna.call(reviewLateWin, { id: open.id, decision: 'pay', why });
  expect(value.proposal).toMatchObject({ by: 'anna', notBy: ['anna'], why });
  expect(await balanceOf(platform.database, player.playerId)).toBe(90_000n);
  const decide = (by: Browser, words: string) =>
    by.call(decideProposal, { id: value.proposal?.id ?? '', decision: 'approve', why: words });
  expect(refusalCode(await decide(anna, 'mine'))).toBe('SAME_PERSON');
  const codes = (await Promise.all(['one', 'two', 'three'].map((words) => decide(ben, words)))).map(refusalCode);
  expect(codes.toSorted()).toEqual(['ALREADY_CLOSED', 'ALREADY_CLOSED', 'OK']);
  expect(await balanceOf(platform.database, player.playerId)).toBe(160_000n);
  expect(await rows('open')).toEqual([]);
  expect(await row('reviewed')).toMatchObject({
    round: { won: 700 },
    proposal: null,
    review: { outcome: 'paid', by: 'ben', why },
  });
  // For the vendor it stays refused.
  expect((await again()).body.code).toBe('ROUND_CLOSED');
  expect(refusalCode(await anna.call(reviewLateWin, { id: open.id, decision: 'pay', why }))).toBe('ALREADY_CLOSED');

  await platform.database.query('UPDATE member SET password_hash = $2 WHERE id = $1', [
    player.playerId,
    await hashPassword(PASSWORD),
  ]);
  const { headers } = await platform.signIn(player.account, PASSWORD);
  const record = (await platform.call(bets, {}, { headers })).value;
  expect(record.rows).toMatchObject([{ reference: round.roundId, won: toWire(hundredthsOf(70_000)) }]);
  await eventually(async () => {
    const [message] = (await platform.call(inbox, {}, { headers: { ...headers, 'x-language': 'en' } })).value.rows;
    return message?.content.includes('700 VND was added to your wallet') === true;
  });
});

test('one is dismissed at once, with what waited about it, and cannot be paid any more', async () => {
  const { player, row, rows } = await late();
  const { id } = await row();
  const { proposal } = (await anna.call(reviewLateWin, { id, decision: 'pay', why })).value;
  expect(refusalCode(await ben.call(reviewLateWin, { id, decision: 'pay', why }))).toBe('PROPOSAL_WAITS');
  const [dismissed] = await Promise.all([ben.call(reviewLateWin, { id, decision: 'dismiss', why: 'A test' })]);
  expect(dismissed.value).toMatchObject({ proposal: null, review: { outcome: 'dismissed', by: 'ben', why: 'A test' } });
  const approved = await ben.call(decideProposal, { id: proposal?.id ?? '', decision: 'approve', why });
  expect(refusalCode(approved)).toBe('ALREADY_CLOSED');
  expect(await rows('open')).toEqual([]);
  expect(await balanceOf(platform.database, player.playerId)).toBe(90_000n);
});

test('of a dismissal and an approval at once one counts', async () => {
  const { player, row } = await late();
  const { id } = await row();
  const { proposal } = (await anna.call(reviewLateWin, { id, decision: 'pay', why })).value;
  const codes = await Promise.all([
    ben.call(decideProposal, { id: proposal?.id ?? '', decision: 'approve', why }).then(refusalCode),
    anna.call(reviewLateWin, { id, decision: 'dismiss', why }).then(refusalCode),
  ]);
  expect(codes.toSorted()).toEqual(['ALREADY_CLOSED', 'OK']);
  const paid = codes[0] === 'OK';
  expect(await balanceOf(platform.database, player.playerId)).toBe(paid ? 160_000n : 90_000n);
});

test('what is none of them is not found', async () => {
  const { value } = await anna.call(lateWins, {});
  expect(value.rows.every(({ review }) => review === null)).toBe(true);
  for (const decision of ['pay', 'dismiss'] as const) {
    expect(refusalCode(await anna.call(reviewLateWin, { id: '999999999', decision, why }))).toBe('NOT_FOUND');
  }
  const [bet] = await platform.database.query<{ id: string }>(
    `SELECT id FROM vendor_transaction WHERE kind = 'bet' LIMIT 1`,
  );
  expect(refusalCode(await anna.call(reviewLateWin, { id: bet?.id ?? '', decision: 'pay', why }))).toBe('NOT_FOUND');
});
