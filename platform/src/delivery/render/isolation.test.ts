import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Isolation, kernelIsolations } from './isolation.ts';

/**
 * What the kernel withholds from a program with all of Node: neither the bare context nor Node's permissions apply.
 * Root is tested with both ways of isolation. A Linux where this fails for lack of one must let its users create
 * namespaces; other systems have none.
 */
const escaped = { main: path.join(import.meta.dirname, 'testing/escaped.mjs'), locks: [] };

let listener: Server;
let connections = 0;
beforeAll(async () => {
  listener = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  listener.listen(0);
  await once(listener, 'listening');
});
afterAll(() => new Promise((resolve) => listener.close(resolve)));

const portOf = (): number => {
  const address = listener.address();
  return typeof address === 'object' && address ? address.port : 0;
};

function start(isolation: Isolation): ChildProcess {
  const { file, args } = isolation.command(7);
  return spawn(file, args, { env: {}, stdio: ['pipe', 'pipe', 'ignore'] });
}

const ways = process.getuid?.() === 0 ? [0, 1] : [0];

if (process.platform === 'linux') onLinux();
else test('only Linux keeps processes apart', async () => expect(await kernelIsolations()).toEqual([]));

function onLinux(): void {
  describe.each(ways)('a program kept apart, way %d', (way) => {
    let child: ChildProcess;
    let lines: AsyncIterator<string>;
    beforeAll(async () => {
      const isolation = (await kernelIsolations(escaped))[way];
      if (!isolation) throw new Error('this system has no way to keep a process apart');
      child = start(isolation);
      if (!child.stdout) throw new Error('no output');
      lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    });
    afterAll(() => {
      child.kill('SIGKILL');
    });

    async function attempt(line: string): Promise<string> {
      child.stdin?.write(`${line}\n`);
      const { value } = await lines.next();
      return String(value);
    }

    test.each([
      ['environment', ''],
      ['files', expect.stringMatching(/^app,dev,lib,(lib64,)?usr$/)],
      ['readProgram', 'true'],
      ['readPasswords', 'ENOENT'],
      ['readProcesses', 'ENOENT'],
      ['writeProgram', 'EROFS'],
      ['writeRoot', 'EROFS'],
      ['writeLibraries', 'EROFS'],
      ['runShell', 'ENOENT'],
      // only the pipes for messages, which Node regards as sockets
      ['descriptors', '0,1'],
      [`kill ${process.pid}`, 'ESRCH'],
      ['connect 53 1.1.1.1', 'ENETUNREACH'],
    ])('%s: %s', async (line, result) => {
      expect(await attempt(line)).toEqual(result);
    });

    test('it does not reach what listens on this machine, the database say', async () => {
      expect(await attempt(`connect ${portOf()} 127.0.0.1`)).toMatch(/^(ENETUNREACH|ECONNREFUSED)$/);
      expect(connections).toBe(0);
    });

    test('it ends at once with all of its processes', async () => {
      // the pipe closes when the last process is gone
      const closed = once(child, 'close');
      child.kill('SIGKILL');
      await closed;
    });
  });

  test.each(ways)('it ends with a platform that is killed, way %d', async (way) => {
    const isolation = (
      await kernelIsolations({ main: path.join(import.meta.dirname, 'testing/endless.mjs'), locks: [] })
    )[way];
    const { file, args } = isolation?.command(8) ?? { file: '', args: [] };
    // a platform whose process writes to this test's own pipe, which closes when both are gone
    const platform = spawn(process.execPath, [
      '-e',
      `require('child_process').spawn(${JSON.stringify(file)}, ${JSON.stringify(args)}, { env: {}, stdio: ['pipe', 1, 'ignore'], detached: true });`,
    ]);
    const closed = once(platform, 'close');
    await once(platform.stdout, 'data');
    platform.kill('SIGKILL');
    await closed;
  });

  test('as root a process is a user without power, each process another', async () => {
    const [isolation] = await kernelIsolations(escaped);
    const users = [0, 1].map((place) => isolation?.command(place).args.find((arg) => arg.startsWith('--reuid=')));
    expect(new Set(users).size).toBe(process.getuid?.() === 0 ? 2 : 1);
  });
}
