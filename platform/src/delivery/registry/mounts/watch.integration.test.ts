import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { MountFailure, MountReport } from '@unisite/shared/contract';
import { Registry } from 'prom-client';
import { silentLog } from '../../../foundation/log/log.ts';
import type { Metrics } from '../../../foundation/metrics/metrics.ts';
import { type TestDatabase, testDatabase } from '../../../testing/testDatabase.ts';
import { keepAttempts } from './attempts.ts';
import { keepOutcomes } from './records.ts';
import { reporterAt } from './reporter.ts';
import type { Rollback, Rollouts, WatchedPlacement } from './rollouts.ts';
import { type AttemptReport, tally } from './tally.ts';
import { createHealthWatcher, type Watcher } from './watch.ts';

const everyones = 'a'.repeat(16);
const tried = 'b'.repeat(16);
const rule = { minimumVisits: 20, minimumReporters: 3, margin: 0.05 };

let test: TestDatabase;
let now: Date;
let placement: WatchedPlacement;
let done: Rollback[];
let metrics: Metrics;

const at = (time: string) => new Date(`2026-11-21T${time}Z`);

beforeAll(async () => {
  test = await testDatabase();
});
afterAll(() => test.drop());

beforeEach(async () => {
  await test.owner.query('TRUNCATE mount_minute, mount_reporter, mount_failure, mount_attempt');
  now = at('10:05:00');
  placement = {
    market: 'VN',
    remote: 'mf-a',
    enabled: true,
    digest: everyones,
    digestSince: at('02:00:00'),
    canary: { digest: tried, share: 5000, since: at('10:00:00') },
    lastKnownGood: null,
    revision: 7,
  };
  done = [];
  metrics = new Registry();
});

/** A registry that accepts one change per revision. */
const rollouts: Rollouts = {
  placements: async () => [placement],
  canaryOf: () => placement.canary?.digest ?? null,
  versionOf: (_remote, digest) => (digest === tried ? '1.1.0' : '1.0.0'),
  async takeBack(wanted) {
    if (wanted.expected !== placement.revision) return false;
    done.push(wanted);
    placement = { ...placement, canary: null, revision: placement.revision + 1 };
    return true;
  },
};
const watcher = (): Watcher =>
  createHealthWatcher({ database: test.database, clock: () => now, rule, rollouts, metrics, log: silentLog });

interface Visits {
  digest?: string;
  canary?: boolean;
  ready?: number;
  failed?: number;
  code?: MountFailure;
  when?: Date;
  addresses?: number;
}

async function visit({
  digest = tried,
  canary = digest === tried,
  ready = 0,
  failed = 0,
  code = 'THREW_IN_RENDER',
  when = now,
  addresses = 5,
}: Visits) {
  const of = (outcome: MountReport['outcome']): MountReport => ({
    remote: 'mf-a',
    digest,
    module: './Page',
    canary,
    outcome,
    weight: 1,
  });
  const reports = [
    ...Array<MountReport>(ready).fill(of({ state: 'ready', milliseconds: 90 })),
    ...Array<MountReport>(failed).fill(of({ state: 'failed', code, detail: 'broken' })),
  ];
  for (let address = 0; address < addresses; address++) {
    const mine = reports.filter((_, index) => index % addresses === address);
    const { outcomes } = tally(
      mine,
      () => ({ version: '1', isCanary: true }),
      () => true,
    );
    const reporter = await reporterAt(test.database, `203.0.113.${address}`, when);
    await keepOutcomes(test.database, { market: 'VN', reporter, at: when, outcomes });
  }
}

it('ends a canary that fails, with the figures as its reason', async () => {
  await visit({ digest: everyones, ready: 40 });
  await visit({ ready: 10, failed: 15 });
  const watching = watcher();
  await watching.round();
  expect(done).toEqual([
    {
      kind: 'endCanary',
      market: 'VN',
      remote: 'mf-a',
      expected: 7,
      why: 'canary 1.1.0 failed 15 of 25 mounts (60.0 %), reported from 5 addresses; the version it is compared with failed 0 of 40 (0.0 %)',
    },
  ]);
  expect(await metrics.metrics()).toContain(
    'unisite_automatic_rollbacks_total{market="VN",remote="mf-a",kind="endCanary"} 1',
  );
  await watching.round();
  expect(done).toHaveLength(1);
});

it('does so once, though two processes see it at the same time', async () => {
  await visit({ failed: 25 });
  await Promise.all([
    watcher().round(),
    createHealthWatcher({
      database: test.database,
      clock: () => now,
      rule,
      rollouts,
      metrics: new Registry(),
      log: silentLog,
    }).round(),
  ]);
  expect(done).toHaveLength(1);
});

it.each<[string, Visits[]]>([
  ['that is visited too little', [{ failed: 19 }]],
  ['whose failures come from few addresses', [{ failed: 200, addresses: 2 }]],
  [
    'that fails as often as the other version does',
    [
      { digest: everyones, ready: 60, failed: 40 },
      { ready: 30, failed: 20 },
    ],
  ],
  ['that pages with older keys refuse', [{ ready: 5, failed: 50, code: 'SIGNATURE' }]],
  [
    'whose own failures come from few addresses, beside pages with older keys',
    [
      { failed: 50, addresses: 2 },
      { failed: 50, code: 'SIGNATURE' },
    ],
  ],
  ['that failed more than a quarter of an hour ago', [{ failed: 50, when: at('09:40:00') }]],
])('leaves a canary alone %s', async (_what, visits) => {
  placement = { ...placement, canary: { digest: tried, share: 5000, since: at('09:00:00') } };
  for (const one of visits) await visit(one);
  await watcher().round();
  expect(done).toEqual([]);
});

it('does not hold against a canary what it did before it was begun again', async () => {
  await visit({ failed: 50, when: at('09:58:00') });
  await watcher().round();
  expect(done).toEqual([]);
});

it('leaves a remote alone that is switched off', async () => {
  placement = { ...placement, enabled: false };
  await visit({ failed: 50 });
  await watcher().round();
  expect(done).toEqual([]);
});

it('keeps a version that was just promoted, though pages that are open do not have its key', async () => {
  placement = { ...placement, digest: tried, canary: null, lastKnownGood: everyones, digestSince: at('10:00:00') };
  await visit({ digest: everyones, ready: 300, when: at('08:00:00') });
  await visit({ canary: false, ready: 20, failed: 60, code: 'SIGNATURE' });
  await watcher().round();
  expect(done).toEqual([]);
});

it('goes back to the last known good version when one that was just promoted fails', async () => {
  placement = { ...placement, digest: tried, canary: null, lastKnownGood: everyones, digestSince: at('10:00:00') };
  await visit({ digest: everyones, ready: 300, failed: 3, when: at('08:00:00') });
  await visit({ canary: false, ready: 20, failed: 20 });
  await watcher().round();
  expect(done).toEqual([
    expect.objectContaining({
      kind: 'rollBack',
      expected: 7,
      why: '1.1.0, newly promoted, failed 20 of 40 mounts (50.0 %), reported from 5 addresses; the version it is compared with failed 3 of 303 (1.0 %)',
    }),
  ]);
});

it('only says so when a version that was promoted long ago fails, or none is known to be better', async () => {
  for (const changed of [{ digestSince: at('09:00:00') }, { lastKnownGood: null }, { lastKnownGood: tried }]) {
    placement = {
      ...placement,
      digest: tried,
      canary: null,
      lastKnownGood: everyones,
      digestSince: at('10:00:00'),
      ...changed,
    };
    await test.owner.query('TRUNCATE mount_minute, mount_reporter');
    await visit({ canary: false, ready: 20, failed: 20 });
    metrics = new Registry();
    const watching = watcher();
    await watching.round();
    expect(done).toEqual([]);
    const failing = 'unisite_remote_failing{market="VN",remote="mf-a",version="1.1.0"} 1';
    expect(await metrics.metrics()).toContain(failing);
    now = at('10:45:00');
    await watching.round();
    expect(await metrics.metrics()).not.toContain('unisite_remote_failing{');
    now = at('10:05:00');
  }
});

/** Pages that start mounting a version, some of which never report an outcome. */
async function begin({ digest = tried, pages, frozen = 0, when = now, addresses = 5 }: Beginning) {
  for (let page = 0; page < pages; page++) {
    const report = (state: 'started' | 'left'): AttemptReport => ({
      remote: 'mf-a',
      digest,
      module: './Page',
      canary: digest === tried,
      attempt: `page${page}of${when.getTime()}`,
      outcome: { state },
      weight: 1,
    });
    const reporter = await reporterAt(test.database, `203.0.113.${page % addresses}`, when);
    const tell = (state: 'started' | 'left') =>
      keepAttempts(test.database, { market: 'VN', reporter, at: when, attempts: [report(state)] });
    // two requests of a page may arrive in reverse order
    if (page % 2 === 0) await tell('started');
    if (page >= frozen) await tell('left');
    if (page % 2 === 1) await tell('started');
  }
}
interface Beginning {
  digest?: string;
  pages: number;
  frozen?: number;
  when?: Date;
  addresses?: number;
}

it('ends a canary over which pages freeze, three minutes later', async () => {
  await visit({ digest: everyones, ready: 40 });
  await visit({ ready: 10 });
  await begin({ pages: 25, frozen: 15 });
  const watching = watcher();
  now = at('10:07:59');
  await watching.round();
  expect(done).toEqual([]);
  now = at('10:08:01');
  await watching.round();
  expect(done.map(({ why }) => why)).toEqual([
    'canary 1.1.0 failed 15 of 25 mounts (60.0 %), reported from 5 addresses; the version it is compared with failed 0 of 40 (0.0 %)',
  ]);
  expect(await test.database.query('SELECT code, mounts::int FROM mount_failure')).toEqual([
    { code: 'FROZE', mounts: 15 },
  ]);
  expect(await test.database.query('SELECT FROM mount_attempt')).toHaveLength(0);
});

it('keeps a canary that is beside what freezes: the pages of everyone freeze as well', async () => {
  await visit({ digest: everyones, ready: 25 });
  await visit({ ready: 10 });
  await begin({ digest: everyones, pages: 40, frozen: 15, when: at('10:04:59') });
  await begin({ pages: 25, frozen: 5 });
  now = at('10:08:01');
  await watcher().round();
  expect(done).toEqual([]);
});

it('counts an attempt once, whichever of two processes looks first', async () => {
  await begin({ pages: 6, frozen: 6 });
  now = at('10:09:00');
  await Promise.all([watcher().round(), createOther().round()]);
  expect(await test.database.query('SELECT sum(mounts)::int AS mounts FROM mount_minute')).toEqual([{ mounts: 6 }]);
});
const createOther = (): Watcher =>
  createHealthWatcher({
    database: test.database,
    clock: () => now,
    rule,
    rollouts,
    metrics: new Registry(),
    log: silentLog,
  });
