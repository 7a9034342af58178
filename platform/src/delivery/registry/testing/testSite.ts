import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { newKeyPair } from '@unisite/publishing';
import type { Settings } from '../../../settings.ts';
import { type TestPlatform, testPlatform } from '../../../testing/testPlatform.ts';
import { createRegistry, type Registry } from '../registry.ts';
import type { Offers } from './builtManifest.ts';
import { signedBuild } from './signedBuild.ts';
import { temporaryFolder, writeRemote, writeShell } from './writeBuild.ts';

const remotes: readonly Offers[] = [
  {
    name: 'mf-games',
    routes: ['/live', { path: '/game', requires: 'member' }],
    slots: [{ slot: 'home.rail', module: './Hot', order: 20, skeleton: 'rail' }],
    navigation: ['/live'],
  },
  { name: 'mf-lottery', routes: ['/vnlottery', '/lottery', '/elott'], navigation: ['/vnlottery', '/elott'] },
  { name: 'mf-agent', routes: [{ path: '/agent', chrome: 'bare' }] },
];

export interface TestSite extends TestPlatform {
  folder: string;
  /** The registry of a second process with the same database and files, and a way to publish there. */
  secondProcess(): Promise<{ registry: Registry; publish: (offers: Offers) => Promise<string> }>;
  close(): Promise<void>;
}

/** The platform with a small shell, two remotes and a few pictures. */
export async function testSite(settings: Partial<Settings> = {}): Promise<TestSite> {
  const { folder, remove } = await temporaryFolder();
  await writePictures(path.join(folder, 'data', 'media'));
  const platform = await testPlatform({
    settings: {
      dataDir: path.join(folder, 'data'),
      shellDist: await writeShell(path.join(folder, 'shell')),
      remotesDirs: await Promise.all(remotes.map((offers) => writeRemote(path.join(folder, offers.name), offers))),
      ...settings,
    },
  });
  return {
    ...platform,
    folder,
    async secondProcess() {
      const { services, database } = platform;
      const registry = createRegistry({
        database,
        clock: services.clock,
        log: services.log,
        artifactsFolder: path.join(folder, 'data', 'artifacts'),
        announce: (market, event) => services.live.publish({ market }, event),
        publishToOperators: services.live.publishToOperators,
        health: async () => () => ({ visits: 0, failures: 0, p75: null }),
      });
      await registry.open();
      const reason = { who: 'operator:lan', why: 'a test' };
      return {
        registry,
        async publish(offers) {
          const keys = newKeyPair();
          await registry.teams.admitKey(offers.team ?? 'testers', keys.publicKey, reason);
          return (await registry.publish(signedBuild(offers, keys), reason)).digest;
        },
      };
    },
    async close() {
      await platform.close();
      await remove();
    },
  };
}

async function writePictures(folder: string): Promise<void> {
  const picture = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  await mkdir(path.join(folder, 'games'), { recursive: true });
  await writeFile(path.join(folder, 'games', 'jade-claw.svg'), picture);
  await writeFile(path.join(folder, 'games', 'jade-claw.svg.br'), 'packed');
  await writeFile(path.join(folder, 'games', 'unlisted.svg'), picture);
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400" width="300" height="400"><rect width="300" height="400" fill="#c00"/></svg>`;
  await mkdir(path.join(folder, 'vendors'));
  for (const name of ['games/ruby-fan.svg', 'vendors/ruby.svg']) await writeFile(path.join(folder, name), drawing);
  const pictures = {
    // invalid: it has no size
    'games/jade-claw.svg': [picture.length, 6],
    'games/ruby-fan.svg': [drawing.length, 6],
    'vendors/ruby.svg': [drawing.length, 6],
  };
  await writeFile(path.join(folder, 'index.json'), JSON.stringify({ version: 'test', pictures }));
}
