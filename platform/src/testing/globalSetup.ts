import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbedded } from '../foundation/database/embedded/embedded.ts';
import { runningServer } from './runningServer.ts';
import { OWNER_VARIABLE, SERVER_VARIABLE } from './testDatabase.ts';

/**
 * Starts the single PostgreSQL server of a test run, in a folder whose path starts with `TEST_DATA`, if set. Its data
 * need not outlive the run, so nothing is synced to disk.
 */
export default async function setUp(): Promise<void> {
  if (process.env[SERVER_VARIABLE]) return;
  const folder = await mkdtemp(process.env.TEST_DATA ?? path.join(tmpdir(), 'unisite-test-'));
  await chmod(folder, 0o755);
  const server = await startEmbedded({
    dataDir: folder,
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' },
  });
  process.env[SERVER_VARIABLE] = server.url;
  process.env[OWNER_VARIABLE] = server.ownerUrl;
  runningServer.set({ folder, stop: () => server.stop() });
}
