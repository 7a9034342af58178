import { spawn } from 'node:child_process';
import path from 'node:path';
import { expect, test } from '@jest/globals';

/** Runs the command as `npm run simulate` does. */
const simulate = (...args: readonly string[]) =>
  new Promise<{ code: number | null; said: string }>((resolve) => {
    const child = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', path.join(process.cwd(), 'platform/simulate/main.ts'), ...args],
      { stdio: ['ignore', 'pipe', 'pipe'] },
    );
    let said = '';
    for (const output of [child.stdout, child.stderr])
      output.setEncoding('utf8').on('data', (text: string) => {
        said += text;
      });
    child.once('close', (code) => resolve({ code, said }));
  });

// Starts and kills servers and platforms: slow on a busy machine.
const TIMEOUT_MS = 300_000;

test(
  'C02, C04: nothing is lost, doubled or wrong while platforms and PostgreSQL are killed',
  async () => {
    const sizes = ['--operations', '1500', '--wallets', '12', '--workers', '2', '--kills', '1'];
    const { code, said } = await simulate('--seed', '61', ...sizes);
    expect(said).toContain('Every operation is in the ledger as it was answered, once.');
    expect(said).toContain('killed: platforms 1 times, PostgreSQL 1 times; the whole ledger was checked 3 times');
    expect(code).toBe(0);
  },
  TIMEOUT_MS,
);

test('sizes that are none are said in one sentence', async () => {
  expect(await simulate('--wallets', 'many')).toEqual({
    code: 1,
    said: '--wallets is "many"; it must be a whole number from 1.\n',
  });
});
