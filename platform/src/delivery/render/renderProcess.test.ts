import { afterEach, expect, test } from '@jest/globals';
import type { Isolation } from './isolation.ts';
import { type RenderProcess, startProcess } from './renderProcess.ts';

/** A process that writes what it likes, as if its code had taken it over. */
const saying = (code: string): Isolation => ({
  level: 'none',
  command: () => ({
    file: process.execPath,
    args: [
      '-e',
      `const frame = (text) => { const header = Buffer.alloc(4); header.writeUInt32BE(Buffer.byteLength(text)); return Buffer.concat([header, Buffer.from(text)]); };
       const say = (value) => require('fs').writeSync(1, frame(typeof value === 'string' ? value : JSON.stringify(value)));
       ${code}`,
    ],
  }),
});

let started: RenderProcess | null = null;
afterEach(() => started?.kill());
const ask = (code: string, limit = 20_000) => {
  started = startProcess(saying(code), 0);
  return started.ask({ act: 'render', request: '{}' }, limit);
};
const onRequest = (code: string): string => `process.stdin.once('data', () => { ${code} })`;

test('an answer to what was asked is taken', async () => {
  expect(await ask(onRequest("say({ id: 1, value: 'x', processorMs: 1 })"))).toEqual({
    state: 'done',
    value: 'x',
    processorMs: 1,
  });
});

test.each([
  ['to something else', 'say({ id: 2, value: 1 })'],
  ['with another id', "say({ id: 2, value: 'x', processorMs: 1 })"],
  ['that is no text', 'say({ id: 1, value: 7, processorMs: 1 })'],
  ['without its time', "say({ id: 1, value: 'x' })"],
  ['that is no JSON', "say('{')"],
  ['that is nothing', "say('null')"],
  ['with a long error', "say({ id: 1, error: 'x'.repeat(1000) })"],
  ['that claims to be huge', 'require("fs").writeSync(1, Buffer.from([255, 255, 255, 255]))'],
])('an answer %s ends the process', async (_, code) => {
  expect(await ask(onRequest(code))).toMatchObject({ state: 'ended' });
  expect(started?.isAlive()).toBe(false);
});

test('what nobody asked for ends the process, before or after an answer', async () => {
  const twice = onRequest("say({ id: 1, value: 'x', processorMs: 1 }); say({ id: 1, value: 'y', processorMs: 1 })");
  await ask(twice);
  expect(await started?.ask({ act: 'render', request: '{}' }, 20_000)).toMatchObject({ state: 'ended' });
});

test('not even the beginning of a message is kept of what nobody asked for', async () => {
  const answered = onRequest("say({ id: 1, value: 'x', processorMs: 1 })");
  // some time after the response, in a chunk of its own
  await ask(`${answered}; process.stdin.on('data', () => setTimeout(() => require('fs').writeSync(1, '\\0'), 200))`);
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      if (started?.isAlive()) return;
      clearInterval(timer);
      resolve();
    }, 20);
  });
});

test('a process that ends by itself is noticed', async () => {
  expect(await ask('process.exit(3)')).toEqual({ state: 'ended', detail: 'ended with 3' });
});

test('one that says nothing is killed, with the processor time that it took', async () => {
  const idle = await ask('setInterval(() => {}, 1000)', 300);
  expect(idle).toMatchObject({ state: 'killed' });
  const busy = await ask(onRequest('for (;;) {}'), 700);
  if (busy.state !== 'killed' || idle.state !== 'killed') throw new Error('not killed');
  if (process.platform === 'linux') expect(busy.processorMs ?? 0).toBeGreaterThan(0);
});

test('a program that cannot be started is an end like any other', async () => {
  started = startProcess({ level: 'none', command: () => ({ file: '/nowhere/node', args: [] }) }, 0);
  expect(await started.ask({ act: 'render', request: '{}' }, 20_000)).toMatchObject({ state: 'ended' });
});
