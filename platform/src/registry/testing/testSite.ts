import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Settings } from '../../settings.ts';
import { type TestPlatform, testPlatform } from '../../testing/testPlatform.ts';
import type { Offers } from './builtManifest.ts';
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
  close(): Promise<void>;
}

/** The platform with a small shell, two remotes and one picture. */
export async function testSite(settings: Partial<Settings> = {}): Promise<TestSite> {
  const { folder, remove } = await temporaryFolder();
  await writePicture(path.join(folder, 'data', 'media'));
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
    async close() {
      await platform.close();
      await remove();
    },
  };
}

async function writePicture(folder: string): Promise<void> {
  const picture = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  await mkdir(path.join(folder, 'games'), { recursive: true });
  await writeFile(path.join(folder, 'games', 'jade-claw.svg'), picture);
  await writeFile(path.join(folder, 'games', 'jade-claw.svg.br'), 'packed');
  await writeFile(path.join(folder, 'games', 'unlisted.svg'), picture);
  const pictures = { 'games/jade-claw.svg': [picture.length, 6] };
  await writeFile(path.join(folder, 'index.json'), JSON.stringify({ version: 'test', pictures }));
}
