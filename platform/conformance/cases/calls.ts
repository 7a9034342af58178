import { seamlessPaths } from '@unisite/shared/contract/seamless';
import { AssertionFailure, expectEqual } from '../assertionFailure.ts';
import type { Case } from '../session.ts';

const LATE_MS = 5 * 60_000 + 2_000;

/** Form, signature and bets. */
export const callCases: readonly Case[] = [
  {
    id: 'W01',
    title: 'balance of a known player',
    async attempt(session) {
      const { playerId, token } = session.player;
      const reply = await session.call(seamlessPaths.balance, { playerId, token });
      expectEqual('status and code', [reply.status, reply.code], [200, 'OK']);
      expectEqual('the currency', reply.body.currency, session.currency);
    },
  },
  {
    id: 'W02',
    title: 'balance of an unknown player',
    async attempt({ call, player, fresh }) {
      for (const playerId of ['999999999999', fresh('nobody')]) {
        const reply = await call(seamlessPaths.balance, { ...player, playerId });
        expectEqual('the code', reply.code, 'PLAYER_UNKNOWN');
      }
    },
  },
  {
    id: 'W03',
    title: 'signature wrong, missing, or of another body',
    async attempt(session) {
      const before = await session.balance();
      const body = session.betOf(session.stake);
      const cases = {
        'a wrong signature': { signature: 'f'.repeat(64) },
        'no signature': { signature: '' },
        'another secret': { secret: session.fresh('secret') },
        'an unknown vendor': { vendor: session.fresh('nobody') },
        'another body': { tampered: JSON.stringify({ ...body, amount: session.stake * 2 }) },
      };
      for (const [what, overrides] of Object.entries(cases)) {
        const reply = await session.bet({ ...body, transactionId: session.fresh('bet') }, overrides);
        expectEqual(what, [reply.status, reply.code], [401, 'BAD_SIGNATURE']);
      }
      await session.expectBalanceChange(before, 0);
    },
  },
  {
    id: 'W04',
    title: 'nonce used before; time stamp more than 5 minutes off',
    async attempt(session) {
      const before = await session.balance();
      const nonce = session.fresh('nonce');
      expectEqual('the first use of a nonce', (await session.bet(session.betOf(session.stake), { nonce })).code, 'OK');
      expectEqual('a nonce again', (await session.bet(session.betOf(session.stake), { nonce })).code, 'BAD_SIGNATURE');
      for (const off of [-LATE_MS, LATE_MS]) {
        const reply = await session.bet(session.betOf(session.stake), { timestamp: Date.now() + off });
        expectEqual(`a time stamp ${off / 1000} s off`, [reply.status, reply.code], [401, 'BAD_SIGNATURE']);
      }
      await session.expectBalanceChange(before, -session.stake);
    },
  },
  {
    id: 'W05',
    title: 'body that does not fit',
    async attempt(session) {
      const before = await session.balance();
      const odd = [
        { roundId: undefined },
        { transactionId: 'with space' },
        { playerId: undefined },
        { amount: undefined },
      ];
      for (const body of ['{', '[]', ...odd.map((change) => ({ ...session.betOf(session.stake), ...change }))]) {
        const reply = await session.bet(body as object);
        expectEqual(`${JSON.stringify(body)}`, [reply.status, reply.code], [400, 'BAD_REQUEST']);
      }
      await session.expectBalanceChange(before, 0);
    },
  },
  {
    id: 'W06',
    title: 'field that nobody knows',
    async attempt(session) {
      await session.acceptedBet(session.stake, { jackpot: { share: 1 } });
    },
  },
  {
    id: 'B01',
    title: 'bet',
    async attempt(session) {
      const before = await session.balance();
      const body = session.betOf(session.stake);
      const reply = await session.bet(body);
      expectEqual(
        'the answer',
        [reply.status, reply.body.transactionId, reply.balance],
        [200, body.transactionId, before - session.stake],
      );
      await session.expectBalanceChange(before, -session.stake);
    },
  },
  {
    id: 'B02',
    title: 'bet of the whole balance',
    async attempt(session) {
      const before = await session.balance();
      const body = session.betOf(before);
      expectEqual('the answer', (await session.bet(body)).balance, 0);
      expectEqual('its rollback', (await session.rollback(body.transactionId)).balance, before);
    },
  },
  {
    id: 'B03',
    title: 'bet above the balance',
    async attempt(session) {
      const before = await session.balance();
      const reply = await session.bet(session.betOf(before + 1));
      expectEqual('the answer', [reply.code, reply.balance], ['INSUFFICIENT_FUNDS', before]);
      await session.expectBalanceChange(before, 0);
    },
  },
  {
    id: 'B04',
    title: 'bet of zero',
    async attempt(session) {
      const before = await session.balance();
      const reply = await session.bet(session.betOf(0));
      expectEqual('the answer', [reply.code, reply.balance], ['OK', before]);
    },
  },
  {
    id: 'B05',
    title: 'amount below zero, no number, with an exponent or decimals',
    async attempt(session) {
      const before = await session.balance();
      for (const amount of ['-1', '1.555', '"1"', 'null', 'NaN', '1e3', '1.0', '99999999999999999999']) {
        const text = JSON.stringify(session.betOf(77)).replace('"amount":77', `"amount":${amount}`);
        const reply = await session.call(seamlessPaths.bet, text);
        expectEqual(`an amount of ${amount}`, [reply.status, reply.code], [400, 'BAD_REQUEST']);
      }
      await session.expectBalanceChange(before, 0);
    },
  },
  {
    id: 'B06',
    title: 'another currency',
    async attempt(session) {
      const before = await session.balance();
      const currency = session.currency === 'XTS' ? 'XXX' : 'XTS';
      expectEqual('the code', (await session.bet(session.betOf(session.stake, { currency }))).code, 'WRONG_CURRENCY');
      await session.expectBalanceChange(before, 0);
    },
  },
  {
    id: 'B07',
    title: 'player blocked, shut out by its own wish, at a limit',
    async attempt(session) {
      const { blocked, excluded, limited } = session;
      session.requireOption(blocked ?? excluded ?? limited, '--blocked, --excluded or --limited');
      const wanted = { PLAYER_BLOCKED: blocked, PLAYER_EXCLUDED: excluded, LIMIT_REACHED: limited };
      for (const [code, player] of Object.entries(wanted)) {
        if (player === null) continue;
        expectEqual('the code', (await session.bet(session.betOf(session.stake, player))).code, code);
      }
    },
  },
  {
    id: 'B08',
    title: 'game unknown, of another vendor, under maintenance',
    async attempt(session) {
      const before = await session.balance();
      const wanted: [gameId: string | null, code: string][] = [
        [session.fresh('game'), 'GAME_UNKNOWN'],
        [session.foreignGame, 'GAME_UNKNOWN'],
        [session.restingGame, 'GAME_MAINTENANCE'],
      ];
      for (const [gameId, code] of wanted) {
        if (gameId !== null)
          expectEqual(gameId, (await session.bet(session.betOf(session.stake, { gameId }))).code, code);
      }
      await session.expectBalanceChange(before, 0);
    },
  },
  {
    id: 'B09',
    title: 'bet with a token that is over',
    async attempt(session) {
      const before = await session.balance();
      for (const token of [session.fresh('token'), session.expiredToken, session.other?.token ?? null]) {
        if (token === null) continue;
        expectEqual('the code', (await session.bet(session.betOf(session.stake, { token }))).code, 'SESSION_EXPIRED');
      }
      await session.expectBalanceChange(before, 0);
    },
  },
  {
    id: 'B10',
    title: 'bet in a closed round',
    async attempt(session) {
      const body = await session.acceptedBet(session.stake);
      expectEqual('the win', (await session.win(body, session.stake)).code, 'OK');
      const before = await session.balance();
      const late = session.betOf(session.stake, { roundId: body.roundId });
      expectEqual('the code', (await session.bet(late)).code, 'ROUND_CLOSED');
      await session.expectBalanceChange(before, 0);
    },
  },
  {
    id: 'C01',
    title: 'two bets race for one balance',
    async attempt(session) {
      const before = await session.balance();
      const amount = Math.floor(before / 2) + 1;
      const bets = [session.betOf(amount), session.betOf(amount)];
      const replies = await Promise.all(bets.map((body) => session.bet(body)));
      const codes = replies.map(({ code }) => code);
      for (const [i, body] of bets.entries()) if (codes[i] === 'OK') await session.rollback(body.transactionId);
      expectEqual('the codes', [...codes].sort(), ['INSUFFICIENT_FUNDS', 'OK']);
      await session.expectBalanceChange(before, 0);
    },
  },
  {
    id: 'C02',
    title: 'many calls at once',
    async attempt(session) {
      const before = await session.balance();
      const bets = Array.from({ length: 24 }, () => session.betOf(session.stake));
      await Promise.all(bets.map((body) => session.bet(body)));
      const replies = await Promise.all(
        bets.map((body, i) =>
          i % 3 === 0 ? session.rollback(body.transactionId) : session.win(body, i % 3 === 1 ? session.stake * 2 : 0),
        ),
      );
      const refused = replies.filter(({ code }) => code !== 'OK');
      if (refused.length > 0) throw new AssertionFailure(`${refused.length} of 24 were refused: ${refused[0]?.text}`);
      await session.expectBalanceChange(before, 0);
    },
  },
  {
    id: 'C03',
    title: 'a bet and its rollback race',
    async attempt(session) {
      const before = await session.balance();
      for (let i = 0; i < 8; i += 1) {
        const body = session.betOf(session.stake);
        const both = [() => session.bet(body), () => session.rollback(body.transactionId)];
        await Promise.all((i % 2 === 0 ? both : both.reverse()).map((one) => one()));
      }
      if (session.unknownRollback === 'accept') await session.expectBalanceChange(before, 0);
    },
  },
];
