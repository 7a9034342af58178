import { seamlessPaths } from '@unisite/shared/contract/seamless';
import type { Case } from '../trial.ts';
import { same, Unmet } from '../unmet.ts';

const LATE_MS = 5 * 60_000 + 2_000;

/** Form, signature and bets. */
export const callCases: readonly Case[] = [
  {
    id: 'W01',
    title: 'balance of a known player',
    async attempt(trial) {
      const { playerId, token } = trial.player;
      const reply = await trial.call(seamlessPaths.balance, { playerId, token });
      same('status and code', [reply.status, reply.code], [200, 'OK']);
      same('the currency', reply.body.currency, trial.currency);
    },
  },
  {
    id: 'W02',
    title: 'balance of an unknown player',
    async attempt({ call, player, fresh }) {
      for (const playerId of ['999999999999', fresh('nobody')]) {
        const reply = await call(seamlessPaths.balance, { ...player, playerId });
        same('the code', reply.code, 'PLAYER_UNKNOWN');
      }
    },
  },
  {
    id: 'W03',
    title: 'signature wrong, missing, or of another body',
    async attempt(trial) {
      const before = await trial.balance();
      const body = trial.betOf(trial.stake);
      const cases = {
        'a wrong signature': { signature: 'f'.repeat(64) },
        'no signature': { signature: '' },
        'another secret': { secret: trial.fresh('secret') },
        'an unknown vendor': { vendor: trial.fresh('nobody') },
        'another body': { tampered: JSON.stringify({ ...body, amount: trial.stake * 2 }) },
      };
      for (const [what, oddity] of Object.entries(cases)) {
        const reply = await trial.bet({ ...body, transactionId: trial.fresh('bet') }, oddity);
        same(what, [reply.status, reply.code], [401, 'BAD_SIGNATURE']);
      }
      await trial.moved(before, 0);
    },
  },
  {
    id: 'W04',
    title: 'nonce used before; time stamp more than 5 minutes off',
    async attempt(trial) {
      const before = await trial.balance();
      const nonce = trial.fresh('nonce');
      same('the first use of a nonce', (await trial.bet(trial.betOf(trial.stake), { nonce })).code, 'OK');
      same('a nonce again', (await trial.bet(trial.betOf(trial.stake), { nonce })).code, 'BAD_SIGNATURE');
      for (const off of [-LATE_MS, LATE_MS]) {
        const reply = await trial.bet(trial.betOf(trial.stake), { timestamp: Date.now() + off });
        same(`a time stamp ${off / 1000} s off`, [reply.status, reply.code], [401, 'BAD_SIGNATURE']);
      }
      await trial.moved(before, -trial.stake);
    },
  },
  {
    id: 'W05',
    title: 'body that does not fit',
    async attempt(trial) {
      const before = await trial.balance();
      const odd = [
        { roundId: undefined },
        { transactionId: 'with space' },
        { playerId: undefined },
        { amount: undefined },
      ];
      for (const body of ['{', '[]', ...odd.map((change) => ({ ...trial.betOf(trial.stake), ...change }))]) {
        const reply = await trial.bet(body as object);
        same(`${JSON.stringify(body)}`, [reply.status, reply.code], [400, 'BAD_REQUEST']);
      }
      await trial.moved(before, 0);
    },
  },
  {
    id: 'W06',
    title: 'field that nobody knows',
    async attempt(trial) {
      await trial.taken(trial.stake, { jackpot: { share: 1 } });
    },
  },
  {
    id: 'B01',
    title: 'bet',
    async attempt(trial) {
      const before = await trial.balance();
      const body = trial.betOf(trial.stake);
      const reply = await trial.bet(body);
      same(
        'the answer',
        [reply.status, reply.body.transactionId, reply.balance],
        [200, body.transactionId, before - trial.stake],
      );
      await trial.moved(before, -trial.stake);
    },
  },
  {
    id: 'B02',
    title: 'bet of the whole balance',
    async attempt(trial) {
      const before = await trial.balance();
      const body = trial.betOf(before);
      same('the answer', (await trial.bet(body)).balance, 0);
      same('its rollback', (await trial.rollback(body.transactionId)).balance, before);
    },
  },
  {
    id: 'B03',
    title: 'bet above the balance',
    async attempt(trial) {
      const before = await trial.balance();
      const reply = await trial.bet(trial.betOf(before + 1));
      same('the answer', [reply.code, reply.balance], ['INSUFFICIENT_FUNDS', before]);
      await trial.moved(before, 0);
    },
  },
  {
    id: 'B04',
    title: 'bet of zero',
    async attempt(trial) {
      const before = await trial.balance();
      const reply = await trial.bet(trial.betOf(0));
      same('the answer', [reply.code, reply.balance], ['OK', before]);
    },
  },
  {
    id: 'B05',
    title: 'amount below zero, no number, with an exponent or decimals',
    async attempt(trial) {
      const before = await trial.balance();
      for (const amount of ['-1', '1.555', '"1"', 'null', 'NaN', '1e3', '1.0', '99999999999999999999']) {
        const text = JSON.stringify(trial.betOf(77)).replace('"amount":77', `"amount":${amount}`);
        const reply = await trial.call(seamlessPaths.bet, text);
        same(`an amount of ${amount}`, [reply.status, reply.code], [400, 'BAD_REQUEST']);
      }
      await trial.moved(before, 0);
    },
  },
  {
    id: 'B06',
    title: 'another currency',
    async attempt(trial) {
      const before = await trial.balance();
      const currency = trial.currency === 'XTS' ? 'XXX' : 'XTS';
      same('the code', (await trial.bet(trial.betOf(trial.stake, { currency }))).code, 'WRONG_CURRENCY');
      await trial.moved(before, 0);
    },
  },
  {
    id: 'B07',
    title: 'player blocked, shut out by its own wish, at a limit',
    async attempt(trial) {
      const { blocked, excluded, limited } = trial;
      trial.given(blocked ?? excluded ?? limited, '--blocked, --excluded or --limited');
      const wanted = { PLAYER_BLOCKED: blocked, PLAYER_EXCLUDED: excluded, LIMIT_REACHED: limited };
      for (const [code, player] of Object.entries(wanted)) {
        if (player === null) continue;
        same('the code', (await trial.bet(trial.betOf(trial.stake, player))).code, code);
      }
    },
  },
  {
    id: 'B08',
    title: 'game unknown, of another vendor, under maintenance',
    async attempt(trial) {
      const before = await trial.balance();
      const wanted: [gameId: string | null, code: string][] = [
        [trial.fresh('game'), 'GAME_UNKNOWN'],
        [trial.foreignGame, 'GAME_UNKNOWN'],
        [trial.restingGame, 'GAME_MAINTENANCE'],
      ];
      for (const [gameId, code] of wanted) {
        if (gameId !== null) same(gameId, (await trial.bet(trial.betOf(trial.stake, { gameId }))).code, code);
      }
      await trial.moved(before, 0);
    },
  },
  {
    id: 'B09',
    title: 'bet with a token that is over',
    async attempt(trial) {
      const before = await trial.balance();
      for (const token of [trial.fresh('token'), trial.expiredToken, trial.other?.token ?? null]) {
        if (token === null) continue;
        same('the code', (await trial.bet(trial.betOf(trial.stake, { token }))).code, 'SESSION_EXPIRED');
      }
      await trial.moved(before, 0);
    },
  },
  {
    id: 'B10',
    title: 'bet in a closed round',
    async attempt(trial) {
      const body = await trial.taken(trial.stake);
      same('the win', (await trial.win(body, trial.stake)).code, 'OK');
      const before = await trial.balance();
      const late = trial.betOf(trial.stake, { roundId: body.roundId });
      same('the code', (await trial.bet(late)).code, 'ROUND_CLOSED');
      await trial.moved(before, 0);
    },
  },
  {
    id: 'C01',
    title: 'two bets race for one balance',
    async attempt(trial) {
      const before = await trial.balance();
      const amount = Math.floor(before / 2) + 1;
      const bets = [trial.betOf(amount), trial.betOf(amount)];
      const replies = await Promise.all(bets.map((body) => trial.bet(body)));
      const codes = replies.map(({ code }) => code);
      for (const [i, body] of bets.entries()) if (codes[i] === 'OK') await trial.rollback(body.transactionId);
      same('the codes', [...codes].sort(), ['INSUFFICIENT_FUNDS', 'OK']);
      await trial.moved(before, 0);
    },
  },
  {
    id: 'C02',
    title: 'many calls at once',
    async attempt(trial) {
      const before = await trial.balance();
      const bets = Array.from({ length: 24 }, () => trial.betOf(trial.stake));
      await Promise.all(bets.map((body) => trial.bet(body)));
      const replies = await Promise.all(
        bets.map((body, i) =>
          i % 3 === 0 ? trial.rollback(body.transactionId) : trial.win(body, i % 3 === 1 ? trial.stake * 2 : 0),
        ),
      );
      const refused = replies.filter(({ code }) => code !== 'OK');
      if (refused.length > 0) throw new Unmet(`${refused.length} of 24 were refused: ${refused[0]?.text}`);
      await trial.moved(before, 0);
    },
  },
  {
    id: 'C03',
    title: 'a bet and its rollback race',
    async attempt(trial) {
      const before = await trial.balance();
      for (let i = 0; i < 8; i += 1) {
        const body = trial.betOf(trial.stake);
        const both = [() => trial.bet(body), () => trial.rollback(body.transactionId)];
        await Promise.all((i % 2 === 0 ? both : both.reverse()).map((one) => one()));
      }
      if (trial.unknownRollback === 'accept') await trial.moved(before, 0);
    },
  },
];
