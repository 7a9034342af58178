import { expect, jest, test } from '@jest/globals';
import { Registry } from 'prom-client';
import { silentLog } from '../log/log.ts';
import type { Job } from './job.ts';
import { JobRunner } from './jobRunner.ts';

const until = async (holds: () => boolean) => {
  while (!holds()) await new Promise((done) => setTimeout(done, 1));
};

const quick = { everyMs: 60_000, failure: 'it was put off', retryMs: 0 } as const;

test('a turn that fails is logged with its job and tried again, and all turns are counted', async () => {
  const error = jest.fn();
  const metrics = new Registry();
  const runner = new JobRunner({ log: { ...silentLog, error }, metrics });
  const trouble = new Error('no database');
  let turns = 0;
  const job: Job = {
    ...quick,
    name: 'tests.fail',
    async turn() {
      turns += 1;
      if (turns === 1) throw trouble;
      return turns === 2 ? { nextMs: 0 } : undefined;
    },
  };
  runner.start([job]);
  await until(() => turns === 3);
  expect(error.mock.calls).toEqual([[{ job: 'tests.fail', error: trouble }, 'it was put off']]);
  const figures = await metrics.metrics();
  expect(figures).toContain('unisite_job_turns_total{job="tests.fail",outcome="failed"} 1');
  expect(figures).toMatch(/unisite_job_turns_total\{job="tests.fail",outcome="done"\} [23]/);
  expect(figures).toMatch(/unisite_job_since_done_seconds\{job="tests.fail"\} [\d.e-]+/);
  await runner.stop();
});

test('a job is behind until a turn leaves nothing over', async () => {
  const metrics = new Registry();
  const runner = new JobRunner({ log: silentLog, metrics });
  const behind = async () => /unisite_job_behind\{job="tests.behind"\} (\d)/.exec(await metrics.metrics())?.[1];
  const turns = [Promise.withResolvers<number>(), Promise.withResolvers<number>()] as const;
  let turn = 0;
  runner.start([
    {
      ...quick,
      name: 'tests.behind',
      async turn() {
        turn += 1;
        const rest = await turns[turn - 1]?.promise;
        return rest ? { nextMs: 0 } : undefined;
      },
    },
  ]);
  expect(await behind()).toBe('1');
  turns[0].resolve(7);
  await until(() => turn === 2);
  expect(await behind()).toBe('1');
  turns[1].resolve(0);
  while ((await behind()) === '1') await new Promise((done) => setTimeout(done, 1));
  expect(await behind()).toBe('0');
  await runner.stop();
});

test('where the next turn makes up for a failure it is a warning, and a job may choose when it is tried again', async () => {
  const warn = jest.fn();
  const runner = new JobRunner({ log: { ...silentLog, warn }, metrics: new Registry() });
  const retryMs = jest.fn((_error: unknown) => 0);
  let turns = 0;
  const turn = async () => {
    turns += 1;
    if (turns === 1) throw new Error('once');
    return undefined;
  };
  runner.start([{ ...quick, name: 'tests.warn', level: 'warn', retryMs, turn }]);
  await until(() => turns === 2);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(retryMs).toHaveBeenCalledWith(expect.objectContaining({ message: 'once' }));
  await runner.stop();
});

test('stopping waits for the turns in hand, and then gives the last turns in the order of the start', async () => {
  const runner = new JobRunner({ log: silentLog, metrics: new Registry() });
  const did: string[] = [];
  const job = (name: string): Job => ({
    ...quick,
    name,
    async turn(signal) {
      await new Promise((done) => setTimeout(done, 5));
      did.push(`${name} ${signal.aborted ? 'stopped' : 'turn'}`);
      return undefined;
    },
  });
  runner.start([{ ...job('first'), endsWithTurn: true }, job('other'), { ...job('second'), endsWithTurn: true }]);
  await runner.stop();
  expect(did).toEqual(['first stopped', 'other stopped', 'second stopped', 'first turn', 'second turn']);
});
