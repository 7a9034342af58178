import { rm } from 'node:fs/promises';
import { runningServer } from './runningServer.ts';

/** Stops what globalSetup started. */
export default async function tearDown(): Promise<void> {
  const server = runningServer.get();
  await server?.stop();
  if (server) await rm(server.folder, { recursive: true, force: true });
}
