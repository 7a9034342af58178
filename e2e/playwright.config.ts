import { defineConfig } from '@playwright/test';
import { chromiumArguments } from './fixtures/chromiumArguments.ts';

const executablePath = process.env.CHROMIUM_PATH;

/** Journeys through a running site (`SITE_URL`, `INT_URL`, `SANDBOX_URL`); `npm test` starts one with data of its own. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: 'results',
  fullyParallel: true,
  workers: 2,
  projects: [
    { name: 'site', testIgnore: ['story/**', 'operators/**', 'firebase/**'] },
    // they start a site of their own: one after the other, beside the rest
    { name: 'stories', testMatch: 'story/**/*.spec.ts', fullyParallel: false, workers: 1 },
    // only beside an emulator of Firebase (docs/firebase.md)
    ...(process.env.FIREBASE_EMULATOR
      ? [{ name: 'firebase', testMatch: 'firebase/**/*.spec.ts', fullyParallel: false, workers: 1 }]
      : []),
    { name: 'operators', testMatch: 'operators/**/*.spec.ts', fullyParallel: false, workers: 1 },
  ],
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'line',
  use: {
    baseURL: process.env.SITE_URL ?? 'http://localhost:3000',
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [...chromiumArguments, '--mute-audio'],
    },
  },
});
