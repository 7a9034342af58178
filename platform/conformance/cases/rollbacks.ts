import { expectEqual } from '../assertionFailure.ts';
import type { Case } from '../session.ts';

/** Rollbacks. */
export const rollbackCases: readonly Case[] = [
  {
    id: 'R01',
    title: 'rollback of a bet',
    async attempt(session) {
      const before = await session.balance();
      const body = await session.acceptedBet(session.stake);
      const reply = await session.rollback(body.transactionId, { amount: body.amount, roundId: body.roundId });
      expectEqual('the answer', [reply.code, reply.balance], ['OK', before]);
    },
  },
  {
    id: 'R02',
    title: 'the same rollback again',
    async attempt(session) {
      const { transactionId: reference } = await session.acceptedBet(session.stake);
      const transactionId = session.fresh('rollback');
      const first = await session.rollback(reference, { transactionId });
      expectEqual('the first', first.code, 'OK');
      await session.acceptedBet(session.stake);
      const before = await session.balance();
      expectEqual('the copy', (await session.rollback(reference, { transactionId })).text, first.text);
      await session.expectBalanceChange(before, 0);
    },
  },
  {
    id: 'R03',
    title: 'another rollback of the same bet',
    async attempt(session) {
      const before = await session.balance();
      const { transactionId } = await session.acceptedBet(session.stake);
      expectEqual('the first', (await session.rollback(transactionId)).code, 'OK');
      expectEqual('the second', (await session.rollback(transactionId)).code, 'ALREADY_ROLLED_BACK');
      await session.expectBalanceChange(before, 0);
    },
  },
  {
    id: 'R04',
    title: 'rollback that names no amount and no round',
    async attempt(session) {
      const before = await session.balance();
      const { transactionId } = await session.acceptedBet(session.stake + 7);
      const reply = await session.rollback(transactionId);
      expectEqual('the answer', [reply.code, reply.balance], ['OK', before]);
    },
  },
  {
    id: 'R05',
    title: 'rollback before its bet',
    async attempt(session) {
      if (session.unknownRollback === 'refuse') session.requireOption(null, '--unknown-rollback accept');
      const before = await session.balance();
      const body = session.betOf(session.stake);
      expectEqual('the rollback', (await session.rollback(body.transactionId)).code, 'OK');
      const late = await session.bet(body);
      expectEqual('the bet', [late.code, late.body.transactionId, late.balance], ['OK', body.transactionId, before]);
      await session.expectBalanceChange(before, 0);
    },
  },
  {
    id: 'R06',
    title: 'rollback of a bet that never came',
    async attempt(session) {
      const before = await session.balance();
      const wanted = session.unknownRollback === 'accept' ? 'OK' : 'BET_UNKNOWN';
      expectEqual('the code', (await session.rollback(session.fresh('never'))).code, wanted);
      await session.expectBalanceChange(before, 0);
    },
  },
  {
    id: 'R07',
    title: 'rollback of a bet that was refused',
    async attempt(session) {
      const before = await session.balance();
      const body = session.betOf(before + 1);
      expectEqual('the bet', (await session.bet(body)).code, 'INSUFFICIENT_FUNDS');
      expectEqual('the code', (await session.rollback(body.transactionId)).code, 'PARENT_FAILED');
      await session.expectBalanceChange(before, 0);
    },
  },
  {
    id: 'R08',
    title: 'rollback of a settled bet',
    async attempt(session) {
      const body = await session.acceptedBet(session.stake);
      expectEqual('the win', (await session.win(body, session.stake)).code, 'OK');
      const before = await session.balance();
      expectEqual('the code', (await session.rollback(body.transactionId)).code, 'ALREADY_SETTLED');
      await session.expectBalanceChange(before, 0);
    },
  },
  {
    id: 'R09',
    title: 'rollback of a win that is spent',
    async attempt(session) {
      const body = await session.acceptedBet(session.stake);
      const transactionId = session.fresh('win');
      expectEqual('the win', (await session.win(body, session.stake, { transactionId, endRound: false })).code, 'OK');
      const all = await session.acceptedBet(await session.balance());
      expectEqual('the code', (await session.rollback(transactionId)).code, 'WIN_SPENT');
      expectEqual('the balance', await session.balance(), 0);
      await session.rollback(all.transactionId);
      const before = await session.balance();
      expectEqual('of one that is still there', (await session.rollback(transactionId)).code, 'OK');
      await session.expectBalanceChange(before, -session.stake);
    },
  },
  {
    id: 'R10',
    title: 'rollback with another amount',
    async attempt(session) {
      const body = await session.acceptedBet(session.stake);
      const before = await session.balance();
      for (const amount of [session.stake - 1, session.stake + 1]) {
        expectEqual('the code', (await session.rollback(body.transactionId, { amount })).code, 'AMOUNT_MISMATCH');
      }
      await session.expectBalanceChange(before, 0);
    },
  },
  {
    id: 'R11',
    title: "rollback of another player's bet, of another round",
    async attempt(session) {
      const body = await session.acceptedBet(session.stake);
      const before = await session.balance();
      const elsewhere = await session.rollback(body.transactionId, { roundId: session.fresh('round') });
      expectEqual('the code of another round', elsewhere.code, 'ROUND_MISMATCH');
      if (session.other) {
        // an id belongs to one player: for another it is a bet that never arrived
        const wanted = session.unknownRollback === 'accept' ? 'OK' : 'BET_UNKNOWN';
        const reply = await session.rollback(body.transactionId, session.other);
        expectEqual("the code of another player's", reply.code, wanted);
      }
      await session.expectBalanceChange(before, 0);
      expectEqual('the code of its own', (await session.rollback(body.transactionId)).code, 'OK');
      await session.expectBalanceChange(before, session.stake);
    },
  },
];
