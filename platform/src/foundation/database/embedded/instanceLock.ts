import { createHash } from 'node:crypto';
import { renameSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { StartupError } from '../../process/startupError.ts';

/** Longest path of a unix socket that every system supports. */
export const LONGEST_SOCKET_PATH = 103;

/**
 * Ensures that only one process uses a data folder. The lock is a listening socket: the system releases it when its
 * process ends, in whatever way, and no process id can be mistaken for another. Throws `StartupError` when it is held.
 * Returns a function that releases it.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const address = lockAddress(folder);
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const server = await listen(address);
    if (server) return () => release(server);
    if (await isHeld(address)) break;
    // Left over from a killed process. Moved aside first: should another start have just replaced it, it is put back.
    const aside = `${address}.${process.pid}`;
    try {
      renameSync(address, aside);
    } catch {
      continue;
    }
    if (await isHeld(aside)) {
      renameSync(aside, address);
      break;
    }
    rmSync(aside, { force: true });
  }
  throw new StartupError(
    `Another Unisite is running on the data folder ${folder}; stop it, or set DATA_DIR to another folder.`,
  );
}

function lockAddress(folder: string): string {
  const digest = createHash('sha256').update(folder).digest('hex').slice(0, 20);
  if (process.platform === 'win32') return `\\\\.\\pipe\\unisite-${digest}`;
  const inside = path.join(folder, 'running.lock');
  return inside.length <= LONGEST_SOCKET_PATH ? inside : path.join(tmpdir(), `unisite-${digest}.lock`);
}

function listen(address: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(null);
      else reject(new StartupError(`The data folder cannot be locked at ${address}: ${error.message}.`, error));
    });
    server.listen(address, () => {
      server.unref();
      resolve(server);
    });
  });
}

function isHeld(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address);
    socket.on('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}

function release(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}
