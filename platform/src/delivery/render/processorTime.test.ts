import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from '@jest/globals';
import { processorTime } from './processorTime.ts';

const isLinux = process.platform === 'linux';
const burning = 'const until = process.cpuUsage().user + 200_000; while (process.cpuUsage().user < until);';

test('what a process started counts as its own, while it runs and after it has ended', async () => {
  const child = spawn(process.execPath, [
    '-e',
    `require('child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(burning)}]);
     console.log('ended');
     process.stdin.resume();`,
  ]);
  try {
    await once(child.stdout, 'data');
    const used = await processorTime(child.pid ?? 0);
    if (isLinux) expect(used).toBeGreaterThanOrEqual(200);
    else expect(used).toBeNull();
  } finally {
    child.kill();
  }
});

test('of a process that is gone nothing is known', async () => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  expect(await processorTime(pid)).toBeNull();
});
