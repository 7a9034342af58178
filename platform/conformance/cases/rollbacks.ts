import type { Case } from '../trial.ts';
import { same } from '../unmet.ts';

/** Rollbacks. */
export const rollbackCases: readonly Case[] = [
  {
    id: 'R01',
    title: 'rollback of a bet',
    async attempt(trial) {
      const before = await trial.balance();
      const body = await trial.taken(trial.stake);
      const reply = await trial.rollback(body.transactionId, { amount: body.amount, roundId: body.roundId });
      same('the answer', [reply.code, reply.balance], ['OK', before]);
    },
  },
  {
    id: 'R02',
    title: 'the same rollback again',
    async attempt(trial) {
      const { transactionId: reference } = await trial.taken(trial.stake);
      const transactionId = trial.fresh('rollback');
      const first = await trial.rollback(reference, { transactionId });
      same('the first', first.code, 'OK');
      await trial.taken(trial.stake);
      const before = await trial.balance();
      same('the copy', (await trial.rollback(reference, { transactionId })).text, first.text);
      await trial.moved(before, 0);
    },
  },
  {
    id: 'R03',
    title: 'another rollback of the same bet',
    async attempt(trial) {
      const before = await trial.balance();
      const { transactionId } = await trial.taken(trial.stake);
      same('the first', (await trial.rollback(transactionId)).code, 'OK');
      same('the second', (await trial.rollback(transactionId)).code, 'ALREADY_ROLLED_BACK');
      await trial.moved(before, 0);
    },
  },
  {
    id: 'R04',
    title: 'rollback that names no amount and no round',
    async attempt(trial) {
      const before = await trial.balance();
      const { transactionId } = await trial.taken(trial.stake + 7);
      const reply = await trial.rollback(transactionId);
      same('the answer', [reply.code, reply.balance], ['OK', before]);
    },
  },
  {
    id: 'R05',
    title: 'rollback before its bet',
    async attempt(trial) {
      if (trial.unknownRollback === 'refuse') trial.given(null, '--unknown-rollback accept');
      const before = await trial.balance();
      const body = trial.betOf(trial.stake);
      same('the rollback', (await trial.rollback(body.transactionId)).code, 'OK');
      const late = await trial.bet(body);
      same('the bet', [late.code, late.body.transactionId, late.balance], ['OK', body.transactionId, before]);
      await trial.moved(before, 0);
    },
  },
  {
    id: 'R06',
    title: 'rollback of a bet that never came',
    async attempt(trial) {
      const before = await trial.balance();
      const wanted = trial.unknownRollback === 'accept' ? 'OK' : 'BET_UNKNOWN';
      same('the code', (await trial.rollback(trial.fresh('never'))).code, wanted);
      await trial.moved(before, 0);
    },
  },
  {
    id: 'R07',
    title: 'rollback of a bet that was refused',
    async attempt(trial) {
      const before = await trial.balance();
      const body = trial.betOf(before + 1);
      same('the bet', (await trial.bet(body)).code, 'INSUFFICIENT_FUNDS');
      same('the code', (await trial.rollback(body.transactionId)).code, 'PARENT_FAILED');
      await trial.moved(before, 0);
    },
  },
  {
    id: 'R08',
    title: 'rollback of a settled bet',
    async attempt(trial) {
      const body = await trial.taken(trial.stake);
      same('the win', (await trial.win(body, trial.stake)).code, 'OK');
      const before = await trial.balance();
      same('the code', (await trial.rollback(body.transactionId)).code, 'ALREADY_SETTLED');
      await trial.moved(before, 0);
    },
  },
  {
    id: 'R09',
    title: 'rollback of a win that is spent',
    async attempt(trial) {
      const body = await trial.taken(trial.stake);
      const transactionId = trial.fresh('win');
      same('the win', (await trial.win(body, trial.stake, { transactionId, endRound: false })).code, 'OK');
      const all = await trial.taken(await trial.balance());
      same('the code', (await trial.rollback(transactionId)).code, 'WIN_SPENT');
      same('the balance', await trial.balance(), 0);
      await trial.rollback(all.transactionId);
      const before = await trial.balance();
      same('of one that is still there', (await trial.rollback(transactionId)).code, 'OK');
      await trial.moved(before, -trial.stake);
    },
  },
  {
    id: 'R10',
    title: 'rollback with another amount',
    async attempt(trial) {
      const body = await trial.taken(trial.stake);
      const before = await trial.balance();
      for (const amount of [trial.stake - 1, trial.stake + 1]) {
        same('the code', (await trial.rollback(body.transactionId, { amount })).code, 'AMOUNT_MISMATCH');
      }
      await trial.moved(before, 0);
    },
  },
  {
    id: 'R11',
    title: "rollback of another player's bet, of another round",
    async attempt(trial) {
      const body = await trial.taken(trial.stake);
      const before = await trial.balance();
      const elsewhere = await trial.rollback(body.transactionId, { roundId: trial.fresh('round') });
      same('the code of another round', elsewhere.code, 'ROUND_MISMATCH');
      if (trial.other) {
        const reply = await trial.rollback(body.transactionId, trial.other);
        same("the code of another player's", reply.code, 'BET_UNKNOWN');
      }
      await trial.moved(before, 0);
    },
  },
];
