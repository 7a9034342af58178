import { expectEqual, Skipped } from '../assertionFailure.ts';
import type { Case } from '../session.ts';

/** Copies of calls, and what cannot be tested from outside. */
export const copyCases: readonly Case[] = [
  {
    id: 'I01',
    title: 'the same call again',
    async attempt(session) {
      const body = session.betOf(session.stake);
      const first = await session.bet(body);
      expectEqual('the first', first.code, 'OK');
      await session.acceptedBet(session.stake);
      const before = await session.balance();
      expectEqual('the copy', (await session.bet(body)).text, first.text);
      await session.expectBalanceChange(before, 0);

      const refused = session.betOf(before + 1);
      const no = await session.bet(refused);
      expectEqual('a copy of a refused bet', (await session.bet(refused)).text, no.text);
    },
  },
  {
    id: 'I02',
    title: 'the same id for something else',
    async attempt(session) {
      const body = await session.acceptedBet(session.stake);
      const before = await session.balance();
      for (const change of [{ amount: session.stake + 1 }, { roundId: session.fresh('round') }]) {
        expectEqual('the code', (await session.bet({ ...body, ...change })).code, 'CONFLICT');
      }
      const win = await session.win(body, session.stake, { transactionId: body.transactionId });
      expectEqual('of a win under the id of its bet', win.code, 'CONFLICT');
      await session.expectBalanceChange(before, 0);
    },
  },
  {
    id: 'I03',
    title: 'the same id of another player',
    async attempt(session) {
      const other = session.requireOption(session.other, '--other-code, or --other-player and --other-token');
      const { transactionId } = await session.acceptedBet(session.stake);
      const before = await session.balance(other);
      const reply = await session.bet(session.betOf(session.stake, { ...other, transactionId }));
      expectEqual('the answer', [reply.code, reply.balance], ['OK', before - session.stake]);
    },
  },
  {
    id: 'I04',
    title: 'fifty copies at once',
    async attempt(session) {
      const before = await session.balance();
      const body = session.betOf(session.stake);
      const replies = await Promise.all(Array.from({ length: 50 }, () => session.bet(body)));
      expectEqual('different answers', new Set(replies.map(({ text }) => text)).size, 1);
      expectEqual('the answer', replies[0]?.code, 'OK');
      await session.expectBalanceChange(before, -session.stake);
    },
  },
  {
    id: 'I05',
    title: 'again after a restart',
    async attempt() {
      throw new Skipped('cannot be tried from outside: the wallet would have to be restarted');
    },
  },
  {
    id: 'I06',
    title: 'again at another process',
    async attempt(session) {
      session.requireOption(session.also[0] ?? null, '--also');
      const before = await session.balance();
      const body = session.betOf(session.stake);
      const urls = [undefined, ...session.also];
      const replies = await Promise.all(
        Array.from({ length: 8 }, () => urls).flatMap((all) => all.map((url) => session.bet(body, url ? { url } : {}))),
      );
      expectEqual('different answers', new Set(replies.map(({ text }) => text)).size, 1);
      await session.expectBalanceChange(before, -session.stake);
    },
  },
  {
    id: 'C04',
    title: 'a process is killed between commit and answer',
    async attempt() {
      throw new Skipped('cannot be tried from outside: a process would have to be killed');
    },
  },
];
