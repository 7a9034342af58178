import type { Log } from '../../foundation/log/log.ts';
import { type Isolation, kernelIsolations, noIsolation } from './isolation.ts';
import { usualLimits } from './limits.ts';
import { startProcess } from './renderProcess.ts';

/** Determines this kernel's isolation by starting a process under it, and logs it in plain words. */
export async function findIsolation(log: Log): Promise<Isolation> {
  for (const isolation of await kernelIsolations()) {
    if (await works(isolation)) {
      log.info({}, 'code of remotes is rendered in processes without network, files and sight of others');
      return isolation;
    }
  }
  log.warn(
    {},
    'this system cannot keep a process apart (Linux with unshare, prlimit and setpriv can, as root or with user ' +
      'namespaces): of remotes, only the house’s own are rendered on the server',
  );
  return noIsolation;
}

async function works(isolation: Isolation): Promise<boolean> {
  const process = startProcess(isolation, 0);
  const answered = await process.ask({ act: 'host', globals: '', code: '' }, usualLimits.startMs);
  process.kill();
  return answered.state === 'done';
}
