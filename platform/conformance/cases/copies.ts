import type { Case } from '../trial.ts';
import { same, Untried } from '../unmet.ts';

/** Copies of calls, and what cannot be tried from outside. */
export const copyCases: readonly Case[] = [
  {
    id: 'I01',
    title: 'the same call again',
    async attempt(trial) {
      const body = trial.betOf(trial.stake);
      const first = await trial.bet(body);
      same('the first', first.code, 'OK');
      await trial.taken(trial.stake);
      const before = await trial.balance();
      same('the copy', (await trial.bet(body)).text, first.text);
      await trial.moved(before, 0);

      const refused = trial.betOf(before + 1);
      const no = await trial.bet(refused);
      same('a copy of a refused bet', (await trial.bet(refused)).text, no.text);
    },
  },
  {
    id: 'I02',
    title: 'the same id for something else',
    async attempt(trial) {
      const body = await trial.taken(trial.stake);
      const before = await trial.balance();
      for (const change of [{ amount: trial.stake + 1 }, { roundId: trial.fresh('round') }]) {
        same('the code', (await trial.bet({ ...body, ...change })).code, 'CONFLICT');
      }
      const win = await trial.win(body, trial.stake, { transactionId: body.transactionId });
      same('of a win under the id of its bet', win.code, 'CONFLICT');
      await trial.moved(before, 0);
    },
  },
  {
    id: 'I03',
    title: 'the same id of another player',
    async attempt(trial) {
      const other = trial.given(trial.other, '--other-code, or --other-player and --other-token');
      const { transactionId } = await trial.taken(trial.stake);
      const before = await trial.balance(other);
      const reply = await trial.bet(trial.betOf(trial.stake, { ...other, transactionId }));
      same('the answer', [reply.code, reply.balance], ['OK', before - trial.stake]);
    },
  },
  {
    id: 'I04',
    title: 'fifty copies at once',
    async attempt(trial) {
      const before = await trial.balance();
      const body = trial.betOf(trial.stake);
      const replies = await Promise.all(Array.from({ length: 50 }, () => trial.bet(body)));
      same('different answers', new Set(replies.map(({ text }) => text)).size, 1);
      same('the answer', replies[0]?.code, 'OK');
      await trial.moved(before, -trial.stake);
    },
  },
  {
    id: 'I05',
    title: 'again after a restart',
    async attempt() {
      throw new Untried('cannot be tried from outside: the wallet would have to be restarted');
    },
  },
  {
    id: 'I06',
    title: 'again at another process',
    async attempt(trial) {
      trial.given(trial.also[0] ?? null, '--also');
      const before = await trial.balance();
      const body = trial.betOf(trial.stake);
      const urls = [undefined, ...trial.also];
      const replies = await Promise.all(
        Array.from({ length: 8 }, () => urls).flatMap((all) => all.map((url) => trial.bet(body, url ? { url } : {}))),
      );
      same('different answers', new Set(replies.map(({ text }) => text)).size, 1);
      await trial.moved(before, -trial.stake);
    },
  },
  {
    id: 'C04',
    title: 'a process is killed between commit and answer',
    async attempt() {
      throw new Untried('cannot be tried from outside: a process would have to be killed');
    },
  },
];
