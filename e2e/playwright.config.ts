import { defineConfig } from '@playwright/test';
import { chromiumArguments } from './fixtures/chromiumArguments.ts';
import { browserProjects } from './projects.ts';

const executablePath = process.env.CHROMIUM_PATH;

/** What is the same rule again, in another language, width or fault: `npm test -- matrix` runs it. */
const MATRIX = /@matrix/;

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
    ...browserProjects.map(({ name, ownSite }) => ({
      name,
      testMatch: `${name}/**/*.spec.ts`,
      ...(ownSite ? { fullyParallel: false, workers: 1 } : {}),
    })),
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
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [...chromiumArguments, '--mute-audio'],
    },
  },
});
