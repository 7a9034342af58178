import { expectEqual } from '../assertionFailure.ts';
import type { Case } from '../session.ts';

/** Winnings. */
export const winCases: readonly Case[] = [
  {
    id: 'N01',
    title: 'win after its bet',
    async attempt(session) {
      const before = await session.balance();
      const body = await session.acceptedBet(session.stake);
      const transactionId = session.fresh('win');
      const reply = await session.win(body, session.stake * 3, { transactionId });
      expectEqual('the answer', [reply.code, reply.balance], ['OK', before + session.stake * 2]);
      expectEqual('its copy', (await session.win(body, session.stake * 3, { transactionId })).text, reply.text);
      await session.expectBalanceChange(before, session.stake * 2);
    },
  },
  {
    id: 'N02',
    title: 'win with a token that is over',
    async attempt(session) {
      const before = await session.balance();
      const body = await session.acceptedBet(session.stake);
      const token = session.expiredToken ?? session.fresh('token');
      expectEqual('the code', (await session.win(body, session.stake, { token })).code, 'OK');
      await session.expectBalanceChange(before, 0);
    },
  },
  {
    id: 'N03',
    title: 'win without a bet',
    async attempt(session) {
      const before = await session.balance();
      const never = session.betOf(session.stake);
      expectEqual('the code', (await session.win(never, session.stake)).code, 'BET_UNKNOWN');
      await session.expectBalanceChange(before, 0);
      const prize = await session.win(never, session.stake, { reason: 'promo', campaign: 'conformance' });
      expectEqual('of a prize', prize.code, session.promoWins ? 'OK' : 'BET_UNKNOWN');
      await session.expectBalanceChange(before, session.promoWins ? session.stake : 0);
    },
  },
  {
    id: 'N04',
    title: 'win of zero',
    async attempt(session) {
      const body = await session.acceptedBet(session.stake);
      const before = await session.balance();
      const reply = await session.win(body, 0);
      expectEqual('the answer', [reply.code, reply.balance], ['OK', before]);
      expectEqual(
        'a bet in its round',
        (await session.bet(session.betOf(session.stake, { roundId: body.roundId }))).code,
        'ROUND_CLOSED',
      );
      await session.expectBalanceChange(before, 0);
    },
  },
  {
    id: 'N05',
    title: 'second win in an open round',
    async attempt(session) {
      const before = await session.balance();
      const body = await session.acceptedBet(session.stake);
      for (const endRound of [false, true]) {
        expectEqual('a win', (await session.win(body, session.stake, { endRound })).code, 'OK');
      }
      await session.expectBalanceChange(before, session.stake);
    },
  },
  {
    id: 'N06',
    title: 'win after the round closed',
    async attempt(session) {
      const body = await session.acceptedBet(session.stake);
      expectEqual('the last win', (await session.win(body, session.stake)).code, 'OK');
      const before = await session.balance();
      expectEqual('the code', (await session.win(body, session.stake)).code, 'ROUND_CLOSED');
      await session.expectBalanceChange(before, 0);
    },
  },
];
