import { defineConfig } from '@playwright/test';
import { launchOptions, withPictures } from './fixtures/chromiumArguments.ts';
import { type BrowserFolder, browserFolders } from './folders.ts';

/** The same rules again in another language, width or fault, run by `npm test -- matrix`. */
const MATRIX = /@matrix/;

const own = browserFolders.filter(({ ownSite }) => ownSite);
const shared = browserFolders.filter(({ ownSite }) => !ownSite);
const wholeOf = ({ name }: BrowserFolder) => `${name}/**/*.spec.ts`;
const picturesOf = (folder: BrowserFolder): readonly string[] =>
  folder.pictures === 'all'
    ? [wholeOf(folder)]
    : (folder.pictures ?? []).map((file) => `${folder.name}/${file}.spec.ts`);
const withPicturesIn = shared.flatMap(picturesOf);

/**
 * Tests of a running site (`SITE_URL`, `INT_URL`, `SANDBOX_URL`); `npm test` starts one with its own data. `TESTS`
 * selects the tests of every change, or the `matrix`.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: 'results',
  fullyParallel: true,
  workers: 2,
  ...(process.env.TESTS === 'matrix' ? { grep: MATRIX } : { grepInvert: MATRIX }),
  projects: [
    ...own.map((folder) => ({
      name: folder.name,
      testMatch: wholeOf(folder),
      ...(folder.pictures ? { use: withPictures } : {}),
      fullyParallel: false,
      workers: 1,
    })),
    // Folders share these projects, because each project has its own workers, whose browsers start with an empty cache.
    { name: 'site', testMatch: shared.map(wholeOf), testIgnore: withPicturesIn },
    { name: 'pictures', testMatch: withPicturesIn, use: withPictures },
    // only with a Firebase emulator (docs/firebase.md)
    ...(process.env.FIREBASE_EMULATOR
      ? [{ name: 'firebase', testMatch: 'firebase/**/*.spec.ts', fullyParallel: false, workers: 1 }]
      : []),
  ],
  retries: 0,
  // Generous, because a machine may be busy otherwise.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: 'line',
  use: {
    baseURL: process.env.SITE_URL ?? 'http://localhost:3000',
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    viewport: { width: 1440, height: 900 },
    // without a graphics card, animations are half of a browser's work; tests of motion enable it
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions,
  },
});
