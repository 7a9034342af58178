import { defineConfig } from '@playwright/test';
import { launchOptions, withPictures } from './fixtures/chromiumArguments.ts';
import { type BrowserFolder, browserFolders } from './folders.ts';

/** What is the same rule again, in another language, width or fault: `npm test -- matrix` runs it. */
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
 * Tests of a running site (`SITE_URL`, `INT_URL`, `SANDBOX_URL`); `npm test` starts one with data of its own. `TESTS`
 * says which of them: those of every change, or the `matrix`.
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
    // Folders share these, for each project has workers, and so browsers, of its own, which know no page yet.
    { name: 'site', testMatch: shared.map(wholeOf), testIgnore: withPicturesIn },
    { name: 'pictures', testMatch: withPicturesIn, use: withPictures },
    // only beside an emulator of Firebase (docs/firebase.md)
    ...(process.env.FIREBASE_EMULATOR
      ? [{ name: 'firebase', testMatch: 'firebase/**/*.spec.ts', fullyParallel: false, workers: 1 }]
      : []),
  ],
  retries: 0,
  // A machine that does other work besides is slow, not wrong.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: 'line',
  use: {
    baseURL: process.env.SITE_URL ?? 'http://localhost:3000',
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    viewport: { width: 1440, height: 900 },
    // half of what a browser without a graphics card does is draw motion; the tests of motion ask for it
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions,
  },
});
