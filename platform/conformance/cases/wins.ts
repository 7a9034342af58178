import type { Case } from '../trial.ts';
import { same } from '../unmet.ts';

/** Winnings. */
export const winCases: readonly Case[] = [
  {
    id: 'N01',
    title: 'win after its bet',
    async attempt(trial) {
      const before = await trial.balance();
      const body = await trial.taken(trial.stake);
      const transactionId = trial.fresh('win');
      const reply = await trial.win(body, trial.stake * 3, { transactionId });
      same('the answer', [reply.code, reply.balance], ['OK', before + trial.stake * 2]);
      same('its copy', (await trial.win(body, trial.stake * 3, { transactionId })).text, reply.text);
      await trial.moved(before, trial.stake * 2);
    },
  },
  {
    id: 'N02',
    title: 'win with a token that is over',
    async attempt(trial) {
      const before = await trial.balance();
      const body = await trial.taken(trial.stake);
      const token = trial.expiredToken ?? trial.fresh('token');
      same('the code', (await trial.win(body, trial.stake, { token })).code, 'OK');
      await trial.moved(before, 0);
    },
  },
  {
    id: 'N03',
    title: 'win without a bet',
    async attempt(trial) {
      const before = await trial.balance();
      const never = trial.betOf(trial.stake);
      same('the code', (await trial.win(never, trial.stake)).code, 'BET_UNKNOWN');
      await trial.moved(before, 0);
      const prize = await trial.win(never, trial.stake, { reason: 'promo' });
      same('of a prize', prize.code, trial.promoWins ? 'OK' : 'BET_UNKNOWN');
      await trial.moved(before, trial.promoWins ? trial.stake : 0);
    },
  },
  {
    id: 'N04',
    title: 'win of zero',
    async attempt(trial) {
      const body = await trial.taken(trial.stake);
      const before = await trial.balance();
      const reply = await trial.win(body, 0);
      same('the answer', [reply.code, reply.balance], ['OK', before]);
      same(
        'a bet in its round',
        (await trial.bet(trial.betOf(trial.stake, { roundId: body.roundId }))).code,
        'ROUND_CLOSED',
      );
      await trial.moved(before, 0);
    },
  },
  {
    id: 'N05',
    title: 'second win in an open round',
    async attempt(trial) {
      const before = await trial.balance();
      const body = await trial.taken(trial.stake);
      for (const endRound of [false, true]) {
        same('a win', (await trial.win(body, trial.stake, { endRound })).code, 'OK');
      }
      await trial.moved(before, trial.stake);
    },
  },
  {
    id: 'N06',
    title: 'win after the round closed',
    async attempt(trial) {
      const body = await trial.taken(trial.stake);
      same('the last win', (await trial.win(body, trial.stake)).code, 'OK');
      const before = await trial.balance();
      same('the code', (await trial.win(body, trial.stake)).code, 'ROUND_CLOSED');
      await trial.moved(before, 0);
    },
  },
];
