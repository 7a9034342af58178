import { expect, test } from '@jest/globals';
import { checkInvariants } from '../../money/ledger/index.ts';
import { checkVendorRecords } from './checkVendorRecords.ts';
import { vendorTable } from './testing/vendorTable.ts';

const table = vendorTable();

/** A round that was won, one whose bet was rolled back, and a prize of zero. */
async function play(): Promise<string> {
  const who = await table.player();
  const won = await table.accepted(who, 5_000);
  await table.win(won, 7_000);
  const back = await table.accepted(who, 3_000);
  await table.rollback(who, back.transactionId, { amount: back.amount, roundId: back.roundId, gameId: back.gameId });
  return who.playerId;
}

test.each([
  [
    'a stake',
    `UPDATE vendor_transaction SET amount = amount + 1 WHERE member_id = $1 AND kind = 'bet' AND rolled_back_by IS NULL`,
  ],
  ['when a bet was', `UPDATE vendor_transaction SET at = at - interval '1 day' WHERE member_id = $1 AND kind = 'bet'`],
  ['which game it was', `UPDATE vendor_transaction SET game_id = 'OTHER' WHERE member_id = $1 AND kind = 'win'`],
  ['the player', 'UPDATE vendor_transaction SET member_id = member_id + 100000 WHERE member_id = $1'],
  [
    'that a call was taken',
    `UPDATE vendor_transaction SET outcome = 'refused', code = 'CLOSED' WHERE member_id = $1 AND kind = 'win'`,
  ],
  ['that there was a call', `DELETE FROM vendor_transaction WHERE member_id = $1 AND kind = 'win'`],
  [
    'that it was taken back',
    `UPDATE vendor_transaction SET rolled_back_by = NULL WHERE member_id = $1 AND kind = 'bet'`,
  ],
  ['that it was not', `UPDATE vendor_transaction SET rolled_back_by = 'another' WHERE member_id = $1 AND kind = 'win'`],
  ['a round’s stake', 'UPDATE game_round SET staked = staked + 1 WHERE member_id = $1'],
  ['a round’s win', 'UPDATE game_round SET won = won * 10 WHERE member_id = $1 AND won > 0'],
  [
    'how a round ended',
    `UPDATE game_round SET state = 'settled', closed_at = opened_at WHERE member_id = $1 AND state = 'cancelled'`,
  ],
  ['that there was a round', 'DELETE FROM game_round WHERE member_id = $1'],
])('who rewrites %s is found out', async (_what, sql) => {
  const player = await play();
  const { database, owner } = table.platform;
  const undo = new Error('only looked at');
  expect(await checkVendorRecords(database)).toEqual([]);
  const tampered = owner.transaction(async (q) => {
    await q.query(sql, [player]);
    expect(await checkInvariants(q)).toEqual([]);
    expect(await checkVendorRecords(q)).not.toEqual([]);
    throw undo;
  });
  await expect(tampered).rejects.toBe(undo);
});
