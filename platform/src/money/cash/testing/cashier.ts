import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Deposit } from '@unisite/shared/contract';
import { inheritedEnvironment } from '../../../testing/inheritedEnvironment.ts';
import { type TestPlatform, testPlatform } from '../../../testing/testPlatform.ts';
import { testSettings } from '../../../testing/testSettings.ts';

import { runDueCash } from '../runDueCash.ts';

type Outcome = 'approve' | 'decline' | 'silent' | 'twice' | 'other';

/** The sandbox's cashier as a process of its own, and a payer's acts on its pages. */
export interface TestCashier {
  /** Pays a deposit as instructed; `other`: another amount, whole VND. */
  pay(deposit: Deposit, outcome?: Outcome, other?: number): Promise<void>;
  giveUp(deposit: Deposit): Promise<void>;
  /** Transfers an amount in VND with any memo, from the page that a deposit's instructions lead to. */
  transfer(deposit: Deposit, memo: string, amount: number): Promise<string>;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return address.port;
}

async function post(url: string, form: Record<string, string>): Promise<string> {
  const response = await fetch(url, { method: 'POST', body: new URLSearchParams(form) });
  if (!response.ok) throw new Error(`the cashier answered ${response.status}`);
  return response.text();
}

/** A listening platform, with the sandbox's cashier beside it. */
export async function platformWithCashier(options: Parameters<typeof testPlatform>[0] = {}): Promise<{
  platform: TestPlatform;
  cashier: TestCashier;
  /** Runs what is due: payouts, and polls of the provider. */
  runDue(): Promise<void>;
  close(): Promise<void>;
}> {
  const port = await freePort();
  const sandboxUrl = `http://127.0.0.1:${port}`;
  const platform = await testPlatform({ ...options, settings: { sandboxUrl, ...options.settings } });
  const folder = await mkdtemp(path.join(tmpdir(), 'unisite-cashier-'));
  const child = await startCashier({
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    PLATFORM_URL: await platform.listen(),
    VENDOR_SECRET: testSettings.sandboxSecret,
  });
  const pageOf = ({ instructions }: Deposit): string => {
    if (instructions?.kind === 'page') return instructions.url;
    if (!instructions?.bankPage) throw new Error('the deposit has no page');
    return instructions.bankPage;
  };
  return {
    platform,
    runDue: async () => void (await runDueCash(platform.services)),
    cashier: {
      async pay(deposit, outcome = 'approve', other) {
        const { instructions } = deposit;
        const transfer =
          instructions?.kind === 'transfer'
            ? { to: instructions.accountNumber, amount: String(deposit.amount), memo: instructions.memo }
            : {};
        await post(pageOf(deposit), { ...transfer, outcome, ...(other ? { otherAmount: String(other) } : {}) });
      },
      giveUp: async (deposit) => void (await post(`${pageOf(deposit)}/give-up`, {})),
      transfer(deposit, memo, amount) {
        if (deposit.instructions?.kind !== 'transfer') throw new Error('no bank to transfer from');
        const to = deposit.instructions.accountNumber;
        return post(pageOf(deposit), { to, amount: String(amount), memo, outcome: 'approve' });
      },
    },
    async close() {
      child.kill();
      await platform.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function startCashier(environment: Record<string, string>): Promise<ChildProcess> {
  const folder = path.join(import.meta.dirname, '../../../../../vendor-sandbox');
  const child = spawn(process.execPath, ['src/cashier/main.ts'], {
    cwd: folder,
    env: { ...inheritedEnvironment, EXIT_WITH_PARENT: '1', ...environment },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the cashier ended with ${code}`)));
    child.stdout.on('data', (text: Buffer) => {
      if (text.toString().includes('"listening"')) resolve(child);
    });
  });
}
