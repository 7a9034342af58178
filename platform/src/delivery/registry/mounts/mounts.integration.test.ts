import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { type LiveEvent, type MountReport, reportMounts } from '@unisite/shared/contract';
import { type TestPlatform, testPlatform } from '../../../testing/testPlatform.ts';
import { type TestSite, testSite } from '../testing/testSite.ts';
import { writeRemote } from '../testing/writeBuild.ts';
import { houseSigner } from '../versions/houseTeams.ts';
import { readRemote } from '../versions/readRemote.ts';

const offers = {
  name: 'mf-games',
  routes: ['/live', { path: '/game', requires: 'member' as const }],
  slots: [{ slot: 'home.rail' as const, module: './Hot', order: 20, skeleton: 'rail' as const }],
  navigation: ['/live'],
};
const watch = { everySeconds: 0.2, minimumVisits: 20, minimumReporters: 3, margin: 0.05 };
const reason = { who: 'operator:ops', why: 'to be tried' };

let site: TestSite;
let second: TestPlatform;
let everyones: string;
let tried: string;

beforeAll(async () => {
  site = await testSite({ watch, trustProxy: 1 });
  const { registry, settings } = site.services;
  everyones = registry.placements('VN').find(({ remote }) => remote === 'mf-games')?.digest ?? '';
  const built = await readRemote(await writeRemote(path.join(site.folder, 'next'), { ...offers, content: 'next' }));
  const manifest = { ...built.manifest, descriptor: { ...built.manifest.descriptor, version: '1.1.0' } };
  const signer = await houseSigner(path.join(settings.dataDir, 'team-keys'), manifest.descriptor.team);
  const build = { manifest, signature: signer.sign(manifest), files: built.files };
  tried = (await registry.publish(build, reason)).digest;
  second = await testPlatform({ database: site, settings: { ...settings, remotesDirs: [] } });
});
afterAll(async () => {
  await second.close();
  await site.close();
});
beforeEach(() => site.owner.query('TRUNCATE mount_minute, mount_reporter, mount_failure'));

const report = (changed: Partial<MountReport> = {}): MountReport => ({
  remote: 'mf-games',
  digest: everyones,
  module: './Hot',
  canary: false,
  outcome: { state: 'ready', milliseconds: 120 },
  weight: 1,
  ...changed,
});
const broken: MountReport['outcome'] = { state: 'failed', code: 'THREW_IN_RENDER', detail: 'broken' };

const tell = async (reports: MountReport[], { ip = '203.0.113.1', host = 'localhost' } = {}) =>
  (await site.call(reportMounts, { reports }, { host, headers: { 'x-forwarded-for': ip } })).value.kept;
const kept = () =>
  site.database.query<{ market_code: string; mounts: string }>('SELECT market_code, mounts FROM mount_minute');

it('keeps reports of versions that it knows, for the market whose page it was', async () => {
  const unknown = report({ digest: 'f'.repeat(16) });
  expect(await tell([report(), report({ outcome: broken }), unknown, report({ remote: 'mf-none' })])).toBe(2);
  expect(await tell([report({ weight: 4 })], { host: 'int.localhost' })).toBe(1);
  expect((await kept()).sort((a, b) => (a.market_code < b.market_code ? -1 : 1))).toEqual([
    { market_code: 'INT', mounts: '4' },
    { market_code: 'VN', mounts: '1' },
    { market_code: 'VN', mounts: '1' },
  ]);
});

it('refuses what is no report', async () => {
  const { status } = await site.call(reportMounts, { reports: [] });
  expect(status).toBe(400);
});

it('takes only so much of one address about one version', async () => {
  const many = Array<MountReport>(50).fill(report({ outcome: broken }));
  let taken = 0;
  for (let batch = 0; batch < 10; batch++) taken += await tell(many, { ip: '203.0.113.99' });
  expect(taken).toBeLessThan(260);
  expect(await tell([report()], { ip: '203.0.113.98' })).toBe(1);
});

it('writes its figures for Prometheus', async () => {
  const text = await site.services.metrics.metrics();
  const labels = `market="VN",remote="mf-games",version="1.0.0",digest="${everyones}"`;
  expect(text).toMatch(new RegExp(`^unisite_mounts_total\\{${labels},canary="false"\\} \\d+$`, 'm'));
  expect(text).toMatch(
    new RegExp(`^unisite_mount_failures_total\\{${labels},canary="false",code="THREW_IN_RENDER"\\} \\d+$`, 'm'),
  );
  expect(text).toMatch(
    new RegExp(`^unisite_mount_load_seconds_bucket\\{${labels},canary="false",le="0.128"\\} \\d+$`, 'm'),
  );
  expect(text).toContain('unisite_placement_info{market="VN",remote="mf-games",role="everyone",enabled="true"');
  expect(text).toMatch(/^unisite_audit_acts_total\{act="promote"\} \d+$/m);
  expect(text).toMatch(/^unisite_calls_total\{operation="reportMounts",status="200"\} \d+$/m);
  expect(text).toMatch(/^unisite_call_seconds_count\{operation="reportMounts"\} \d+$/m);
  expect(text).toMatch(/^unisite_event_streams 0$/m);
});

it('keeps its figures from the site', async () => {
  expect((await site.app.inject({ url: '/metrics' })).statusCode).toBe(404);
});

it('ends a canary that fails, once though two processes watch, and tells pages and the audit', async () => {
  const { registry, live } = site.services;
  await registry.acts.ask(
    { market: 'VN', remote: 'mf-games', act: { kind: 'canary', digest: tried, percent: 50 }, why: 'to be tried' },
    'operator:ops',
  );
  await second.services.registry.reload();
  const events: LiveEvent[] = [];
  const stop = live.subscribe((_audience, event) => events.push(event));
  for (let visitor = 0; visitor < 10; visitor++) {
    await tell(
      [report(), report(), ...Array<MountReport>(3).fill(report({ digest: tried, canary: true, outcome: broken }))],
      {
        ip: `198.51.100.${visitor}`,
      },
    );
  }
  const placement = () => registry.placements('VN').find(({ remote }) => remote === 'mf-games');
  for (let turn = 0; turn < 50 && placement()?.canary; turn++) await wait(100);
  await wait(600); // long enough for the other process's rounds
  stop();
  expect(placement()).toMatchObject({ digest: everyones, canary: null });
  const lines = await site.database.query<{ why: string }>(
    `SELECT why FROM registry_audit WHERE who = 'platform' AND act = 'endCanary' AND market_code = 'VN' AND remote = 'mf-games'`,
  );
  expect(lines).toEqual([
    {
      why: expect.stringMatching(
        /^canary 1\.1\.0 failed \d+ of \d+ mounts \(100\.0 %\), reported from \d+ addresses; /,
      ),
    },
  ]);
  expect(events).toContainEqual({ type: 'registry', market: 'VN', revision: placement()?.revision });
});
