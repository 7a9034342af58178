import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { run } from '../../command.ts';
import { root } from '../../workspace.ts';

/** Where a kind of browser is searched, and how it is installed. */
interface Kind {
  /** Executables of the system. */
  files: readonly string[];
  /** Playwright's folder without its number, and the executables in it. */
  folder: RegExp;
  inside: readonly string[];
  /** Names that Playwright and Debian use for it. */
  install: readonly string[];
  debian: string;
}

const inPath = (names: readonly string[]): string[] =>
  names.flatMap((name) => (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, name)));

const whole: Kind = {
  files: [
    ...inPath(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  folder: /^chromium-(\d+)$/,
  inside: [
    'chrome-linux/chrome',
    'chrome-linux64/chrome',
    'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
    'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  ],
  install: ['chromium'],
  debian: 'chromium',
};

const shell: Kind = {
  // not the package's own script in PATH, which points to a missing folder
  files: [...inPath(['chrome-headless-shell']), '/usr/lib/chromium/chromium-headless-shell'],
  folder: /^chromium_headless_shell-(\d+)$/,
  inside: [
    'chrome-linux/headless_shell',
    'chrome-headless-shell-linux64/chrome-headless-shell',
    'chrome-mac/headless_shell',
    'chrome-headless-shell-mac-arm64/chrome-headless-shell',
  ],
  install: ['--only-shell', 'chromium'],
  debian: 'chromium-headless-shell',
};

const installTimeout = 10 * 60_000;

/**
 * Path of a full Chromium: `CHROMIUM_PATH`, the system's, Playwright's, or newly installed from Playwright or (as root)
 * the system's packages. Throws one sentence when none is available.
 */
export async function findChromium(): Promise<string> {
  const browser = configuredPath() ?? found(whole) ?? (await installed(whole));
  if (browser) return browser;
  throw new Error('There is no Chromium for the end-to-end tests: install one, or say where it is with CHROMIUM_PATH.');
}

/**
 * The browser for automated tests: Chromium's headless shell, which needs a third less for drawing; otherwise a full
 * Chromium.
 */
export const findHeadlessChromium = async (): Promise<string> =>
  configuredPath() ?? found(shell) ?? found(whole) ?? (await installed(shell)) ?? findChromium();

function configuredPath(): string | null {
  const file = process.env.CHROMIUM_PATH;
  if (!file) return null;
  if (existsSync(file)) return file;
  throw new Error(`CHROMIUM_PATH is ${file}, and there is no such file.`);
}

const found = (kind: Kind): string | null => kind.files.find((file) => existsSync(file)) ?? ofPlaywright(kind);

async function installed(kind: Kind): Promise<string | null> {
  const options = { cwd: path.join(root, 'e2e'), timeout: installTimeout };
  await run('playwright', ['install', ...kind.install], options);
  const downloaded = ofPlaywright(kind);
  if (downloaded && (await run(downloaded, ['--version'])).ok) return downloaded;
  if (process.getuid?.() === 0) {
    await run(`apt-get update && apt-get install -y ${kind.debian}`, [], {
      shell: true,
      timeout: installTimeout,
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  return kind.files.find((file) => existsSync(file)) ?? null;
}

/** The newest of a kind in Playwright's own folder. */
function ofPlaywright({ folder, inside }: Kind): string | null {
  const caches = [
    ...(process.env.PLAYWRIGHT_BROWSERS_PATH ? [process.env.PLAYWRIGHT_BROWSERS_PATH] : []),
    path.join(homedir(), '.cache', 'ms-playwright'),
    path.join(homedir(), 'Library', 'Caches', 'ms-playwright'),
  ].filter((cache) => existsSync(cache));
  const numberOf = (name: string) => Number(folder.exec(name)?.[1]);
  const candidates = caches.flatMap((cache) =>
    readdirSync(cache)
      .filter((name) => folder.test(name))
      .sort((one, other) => numberOf(other) - numberOf(one))
      .flatMap((name) => inside.map((file) => path.join(cache, name, file))),
  );
  return candidates.find((file) => existsSync(file)) ?? null;
}
