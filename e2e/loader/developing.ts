import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeRemote } from '../../remote-kit/src/create/writeRemote.ts';
import { freePort } from '../../scripts/site/ports.ts';
import { root } from '../../scripts/workspace.ts';

const remote = {
  name: 'corner-shop',
  team: 'corner',
  path: '/corner-shop',
  title: { vi: 'Góc nhỏ', en: 'Corner' },
};
/** Nothing is installed: the template's imports resolve to those of the house's remotes. */
const specs = {
  kit: '',
  publishing: '',
  shared: '',
  sharedVersion: '1.0.0',
  react: '',
  reactTypes: '',
  jestGlobals: '',
};

/** A new remote under development on a running site. */
export interface Developing {
  /** Address of the remote's page at the development server. */
  address: string;
  /** Replaces `from` by `to` in a file of the remote. */
  save(file: string, from: string, to: string): void;
  stop(): Promise<void>;
}

export async function develop(site: string): Promise<Developing> {
  const folder = mkdtempSync(path.join(tmpdir(), 'unisite-dev-'));
  await writeRemote(folder, remote, specs);
  symlinkSync(path.join(root, 'mf-promo/node_modules'), path.join(folder, 'node_modules'), 'junction');
  const port = await freePort();
  const child = spawn(
    process.execPath,
    [path.join(root, 'remote-kit/src/main.ts'), 'dev', '--site', site, '--port', String(port)],
    { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const stop = async () => {
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await ready(child);
  } catch (failure) {
    await stop();
    throw failure;
  }
  return {
    address: `http://localhost:${port}${remote.path}`,
    save(file, from, to) {
      const saved = readFileSync(path.join(folder, file), 'utf8');
      if (!saved.includes(from)) throw new Error(`${file} does not hold ${from}`);
      writeFileSync(path.join(folder, file), saved.replace(from, to));
    },
    stop,
  };
}

/** Waits until the server prints its address. */
const ready = (child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let printed = '';
    const hear = (chunk: Buffer) => {
      printed += chunk;
      if (printed.includes(`${remote.name} in `)) resolve();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.on('exit', () => reject(new Error(`the development server ended:\n${printed}`)));
  });
