// Starts the embedded database on the folder named and holds it until it is killed: a platform for tests to kill.
import { startEmbedded } from '../database/embedded/embedded.ts';

const [dataDir = ''] = process.argv.slice(2);
try {
  const { url } = await startEmbedded({ dataDir });
  process.stdout.write(`${url}\n`);
  process.stdin.resume();
} catch (error) {
  process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
