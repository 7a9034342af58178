import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { root } from '../workspace.ts';
import { freePort, portState } from './ports.ts';
import { type Service, startService } from './service.ts';

/** A server with a child process, as the platform has its database; exits on request. */
const program = `
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { exitWithParent } from './exitWithParent.ts';
const inner = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
console.log(JSON.stringify({ inner: inner.pid }));
const stop = () => { inner.kill(); process.exit(0); };
process.on('SIGTERM', stop);
exitWithParent(stop);
createServer((request, response) => {
  if (request.url === '/crash') process.exit(7);
  response.end('ok');
}).listen(Number(process.env.PORT), '127.0.0.1');
`;

let folder: string;
let port: number;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'unisite-service-'));
  mkdirSync(path.join(folder, 'src'));
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(path.join(folder, 'src/main.ts'), program);
  cpSync(path.join(root, 'vendor-sandbox/src/exitWithParent.ts'), path.join(folder, 'src/exitWithParent.ts'));
  port = await freePort();
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const start = (awaits?: Promise<unknown>): Service =>
  startService({
    name: 'example',
    directory: folder,
    env: { PORT: String(port) },
    health: `http://127.0.0.1:${port}/`,
    onLine() {},
    ...(awaits && { awaits }),
  });

const innerOf = (lines: readonly string[]): number => Number(/"inner":(\d+)/.exec(lines.join('\n'))?.[1]);

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function untilGone(pid: number): Promise<void> {
  while (isAlive(pid)) await new Promise((again) => setTimeout(again, 20));
}

async function fetchUntilAnswered(): Promise<void> {
  while (!(await fetch(`http://127.0.0.1:${port}/`).catch(() => null))) {
    await new Promise((again) => setTimeout(again, 20));
  }
}

test('a service that is stopped leaves neither a process nor its port behind', async () => {
  const service = start();
  await service.ready;
  await service.stop();
  expect(await service.ended).toEqual({ code: 0 });
  await untilGone(innerOf(service.lines));
  expect(await portState(port)).toBe('free');
});

test('a service that crashes says how, and what it had started ends too', async () => {
  const service = start();
  await service.ready;
  await fetch(`http://127.0.0.1:${port}/crash`).catch(() => null);
  expect(await service.ended).toEqual({ code: 7 });
  await untilGone(innerOf(service.lines));
});

test('a service that ends while it starts is not ready', async () => {
  writeFileSync(path.join(folder, 'src/main.ts'), 'process.exit(3);');
  await expect(start().ready).rejects.toThrow('The example stopped while it was starting (exit code 3).');
});

test('a service that waits for something is ready after that, and not ready where it fails', async () => {
  const inOrder: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const service = start(promise);
  const ready = service.ready.then(() => inOrder.push('ready'));
  await fetchUntilAnswered();
  inOrder.push('built');
  resolve();
  await ready;
  expect(inOrder).toEqual(['built', 'ready']);
  await service.stop();

  const other = start(Promise.reject(new Error('The build of mf-games failed.')));
  await expect(other.ready).rejects.toThrow('The build of mf-games failed.');
  await other.stop();
});

test('a service hears what is said on its input', async () => {
  writeFileSync(
    path.join(folder, 'src/main.ts'),
    `process.stdin.once('data', (said) => process.exit(String(said) === 'built\\n' ? 0 : 1));`,
  );
  const service = start(new Promise(() => {}));
  service.say('built');
  expect(await service.ended).toEqual({ code: 0 });
  await expect(service.ready).rejects.toThrow('stopped while it was starting');
});

test('a service ends when the process that started it is killed', async () => {
  const starter = path.join(folder, 'starter.mjs');
  writeFileSync(
    starter,
    `import { startService } from ${JSON.stringify(path.join(root, 'scripts/site/service.ts'))};
     const service = startService({ name: 'example', directory: ${JSON.stringify(folder)}, env: { PORT: '${port}' },
       health: 'http://127.0.0.1:${port}/', onLine: (line) => console.log(line) });
     await service.ready;
     console.log('ready');`,
  );
  const parent = spawn(process.execPath, [starter], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  for await (const chunk of parent.stdout) {
    said += String(chunk);
    if (said.includes('ready')) break;
  }
  parent.kill('SIGKILL');
  await once(parent, 'exit');
  await untilGone(innerOf([said]));
});
