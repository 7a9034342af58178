import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { run } from '../command.ts';
import { root } from '../workspace.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const usual = [
  ...names.flatMap((name) => (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, name))),
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const installTimeout = 10 * 60_000;

/**
 * A Chromium to test with: `CHROMIUM_PATH`, one of the system, one that Playwright has, or a new one from Playwright or (as root) from the
 * system's packages. Throws one sentence when there is none to be had.
 */
export async function findChromium(): Promise<string> {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH is ${chosen}, and there is no such file.`);
  }
  const found = ofSystem() ?? ofPlaywright();
  if (found) return found;
  await run('playwright', ['install', 'chromium'], { cwd: path.join(root, 'e2e'), timeout: installTimeout });
  const downloaded = ofPlaywright();
  if (downloaded && (await run(downloaded, ['--version'])).ok) return downloaded;
  if (process.getuid?.() === 0) {
    await run('apt-get update && apt-get install -y chromium', [], {
      shell: true,
      timeout: installTimeout,
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  const installed = ofSystem();
  if (installed) return installed;
  throw new Error('There is no Chromium for the end-to-end tests: install one, or say where it is with CHROMIUM_PATH.');
}

const ofSystem = (): string | null => usual.find((file) => existsSync(file)) ?? null;

/** The newest Chromium in Playwright's own folder. */
function ofPlaywright(): string | null {
  const caches = [
    ...(process.env.PLAYWRIGHT_BROWSERS_PATH ? [process.env.PLAYWRIGHT_BROWSERS_PATH] : []),
    path.join(homedir(), '.cache', 'ms-playwright'),
    path.join(homedir(), 'Library', 'Caches', 'ms-playwright'),
  ].filter((folder) => existsSync(folder));
  const inside = [
    'chrome-linux/chrome',
    'chrome-linux64/chrome',
    'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
    'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  ];
  const candidates = caches.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => /^chromium-\d+$/.test(name))
      .sort((one, other) => Number(other.slice(9)) - Number(one.slice(9)))
      .flatMap((name) => inside.map((file) => path.join(folder, name, file))),
  );
  return candidates.find((file) => existsSync(file)) ?? null;
}
