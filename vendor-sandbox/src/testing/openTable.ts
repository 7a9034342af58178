import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import { termsIn } from '../jackpot/rules.ts';
import { createSandbox, type Sandbox, type Timeouts } from '../sandbox.ts';
import { readSettings, type Settings } from '../settings.ts';
import { type FakePlatform, startFakePlatform } from './fakePlatform.ts';

const secret = 'a secret of the test';

/** Short enough for a test, long enough for a busy machine. */
export const quick: Timeouts = { call: 3_000, win: 150, pause: { first: 40, longest: 80 }, pace: () => 0 };

export type TestTable = {
  readonly platform: FakePlatform;
  readonly settings: Settings;
  readonly sandbox: Sandbox;
  /** Opens a title (by default the reels) and returns the new session's id. */
  enter(title?: string): Promise<string>;
  /** Requests a round of any game. */
  play(session: string, actionId: string, choice: unknown): Promise<LightMyRequestResponse>;
  state(session: string): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
};

let entries = 0;

/** A sandbox with its own platform and an empty journal. */
export async function openTable(patience: Timeouts = quick, jackpotTerms = termsIn): Promise<TestTable> {
  const platform = await startFakePlatform(secret);
  const dataFolder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  const settings = readSettings({ PLATFORM_URL: platform.url, VENDOR_SECRET: secret, DATA_DIR: dataFolder });
  const sandbox = await createSandbox({ settings, log: () => {}, patience, jackpotTerms });
  const { app } = sandbox;
  return {
    platform,
    settings,
    sandbox,
    async enter(title = 'rong-vang') {
      entries += 1;
      const page = await app.inject({ url: `/play/${title}?code=${title}~${entries}&lang=vi` });
      return /name="play-session" content="([\w-]{43})"/.exec(page.body)?.[1] ?? '';
    },
    play: (session, actionId, choice) =>
      app.inject({
        method: 'POST',
        url: '/api/play',
        headers: { 'x-play-session': session },
        payload: { actionId, choice },
      }),
    state: (session) => app.inject({ url: '/api/state', headers: { 'x-play-session': session } }),
    async close() {
      await sandbox.close();
      await platform.close();
    },
  };
}

/** Waits until a condition holds; fails after ten seconds, long enough for a process to start on a busy machine. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 500; attempt += 1) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('it did not come about in time');
}
