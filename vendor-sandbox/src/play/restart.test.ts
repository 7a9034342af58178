import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { seamlessPaths } from '@unisite/shared/contract/seamless';
import { folders } from '../folders.ts';
import { type FakePlatform, startFakePlatform } from '../testing/fakePlatform.ts';
import { until } from '../testing/openTable.ts';
import { openJournal } from './journal.ts';

let platform: FakePlatform;
let dataFolder: string;
let running: ChildProcess | null = null;

beforeEach(async () => {
  platform = await startFakePlatform('a secret of the test');
  dataFolder = mkdtempSync(join(tmpdir(), 'sandbox-'));
});
afterEach(async () => {
  running?.kill('SIGKILL');
  await platform.close();
});

/** Starts the sandbox as its own process on a free port; returns its address. */
async function start(): Promise<string> {
  const child = spawn(process.execPath, [join(folders.sourceFolder, 'main.ts')], {
    env: { PORT: '0', PLATFORM_URL: platform.url, VENDOR_SECRET: 'a secret of the test', DATA_DIR: dataFolder },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  running = child;
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  await until(() => /"event":"listening"/.test(output));
  return `http://127.0.0.1:${/"port":(\d+)/.exec(output)?.[1]}`;
}

async function kill(): Promise<void> {
  const child = running;
  running = null;
  child?.kill('SIGKILL');
  if (child !== null) await once(child, 'exit');
}

async function enter(url: string, title = 'rong-vang'): Promise<string> {
  const page = await (await fetch(`${url}/play/${title}?code=${title}~1`)).text();
  return /name="play-session" content="([\w-]{43})"/.exec(page)?.[1] ?? '';
}

const journalFolder = (): string => join(dataFolder, 'vendor-sandbox', 'unsettled');
const journalled = (): string[] => readdirSync(journalFolder()).filter((name) => name.endsWith('.json'));
const amountsOf = (path: string): unknown[] =>
  platform.calls.filter((call) => call.path === path).map(({ body }) => body.amount);

/** Sends a spin that will never be answered. */
function spin(url: string, session: string): void {
  fetch(`${url}/api/play`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-play-session': session },
    body: JSON.stringify({ actionId: 'action-1', choice: { stake: 500_000 } }),
  }).catch(() => {});
}

describe('a sandbox killed in the middle of a round', () => {
  test('tells the win that was due when it comes back, once', async () => {
    const before = platform.balance;
    let deaf = true;
    platform.fault = ({ path }) => (path === seamlessPaths.win && deaf ? 'unreachable' : 'none');
    const url = await start();
    spin(url, await enter(url));
    await until(() => amountsOf(seamlessPaths.win).length > 0);
    await kill();
    expect(journalled()).toHaveLength(1);
    expect(platform.balance).toBe(before - 500_000);

    deaf = false;
    await start();
    await until(() => journalled().length === 0);
    const due = Number(amountsOf(seamlessPaths.win)[0]);
    expect(new Set(amountsOf(seamlessPaths.win))).toEqual(new Set([due]));
    expect(platform.balance).toBe(before - 500_000 + due);
  }, 40_000);

  test('takes a bet back whose answer it never got', async () => {
    const before = platform.balance;
    platform.fault = ({ path }) =>
      path === seamlessPaths.bet ? 'lostAnswer' : path === seamlessPaths.rollback ? 'unreachable' : 'none';
    const url = await start();
    spin(url, await enter(url));
    await until(() => amountsOf(seamlessPaths.rollback).length > 0);
    await kill();
    expect(platform.balance).toBe(before - 500_000);

    platform.fault = () => 'none';
    await start();
    await until(() => journalled().length === 0);
    expect(platform.balance).toBe(before);
    expect(amountsOf(seamlessPaths.win)).toEqual([]);
  }, 40_000);
});

test('a sandbox killed in the middle of a flight takes it to its automatic cash-out, and pays it once', async () => {
  const before = platform.balance;
  const url = await start();
  const session = await enter(url, 'EGAME.rocket');
  const response = await fetch(`${url}/api/steps/begin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-play-session': session },
    body: JSON.stringify({ actionId: 'action-1', choice: { stake: 500_000, auto: 110 } }),
  });
  expect(response.status).toBe(200);
  await kill();
  await start();
  await until(() => journalled().length === 0);
  // One flight in eight ends before the cash-out, and then perhaps before the sandbox was killed.
  expect([0, 550_000]).toContain(amountsOf(seamlessPaths.win)[0]);
  expect(amountsOf(seamlessPaths.bet)).toEqual([500_000]);
  expect(platform.balance).toBe(before - 500_000 + Number(amountsOf(seamlessPaths.win)[0]));
}, 40_000);

test('what cannot be read in the journal is set aside, a half-written draft is dropped', async () => {
  await openJournal(journalFolder());
  writeFileSync(join(journalFolder(), 'r-1.json'), '{"state":"betting"');
  writeFileSync(join(journalFolder(), 'r-2.json.draft'), '{');
  const journal = await openJournal(journalFolder());
  expect(await journal.readAll()).toEqual([]);
  expect(readdirSync(journalFolder())).toEqual(['review']);
  expect(readdirSync(join(journalFolder(), 'review'))).toEqual(['r-1.json']);
});
