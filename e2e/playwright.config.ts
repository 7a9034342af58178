import { defineConfig } from '@playwright/test';
import { chromiumArguments } from './fixtures/chromiumArguments.ts';

const executablePath = process.env.CHROMIUM_PATH;

/**
 * Journeys through a running site (`SITE_URL`, `INT_URL`, `SANDBOX_URL`); `npm test` starts one with data of its own.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: 'results',
  fullyParallel: true,
  workers: 2,
  projects: [
    // they start a site of their own, one for each project: one test after the other, and first, so that the rest fills
    // the time beside them
    { name: 'operators', testMatch: 'operators/**/*.spec.ts', fullyParallel: false, workers: 1 },
    { name: 'stories', testMatch: 'story/**/*.spec.ts', fullyParallel: false, workers: 1 },
    // only beside an emulator of Firebase (docs/firebase.md)
    ...(process.env.FIREBASE_EMULATOR
      ? [{ name: 'firebase', testMatch: 'firebase/**/*.spec.ts', fullyParallel: false, workers: 1 }]
      : []),
    { name: 'site', testIgnore: ['story/**', 'operators/**', 'firebase/**'] },
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
