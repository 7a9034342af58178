import { createLog } from './foundation/log/log.ts';
import { CannotStart } from './foundation/process/cannotStart.ts';
import { readSettings } from './settings.ts';
import { startPlatform } from './startPlatform.ts';

const log = createLog();

try {
  const starting = startPlatform(readSettings(process.env), log);
  let stopping = false;
  const stop = async () => {
    // A second signal does not wait.
    if (stopping) process.exit(1);
    stopping = true;
    const platform = await starting.catch(() => null);
    await platform?.stop();
    process.exit(platform ? 0 : 1);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // Whoever started this one may want it to end with them; their end of its input closes however they end.
  if (process.env.EXIT_WITH_PARENT === '1') process.stdin.once('close', stop).resume();
  await starting;
} catch (error) {
  if (error instanceof CannotStart) process.stderr.write(`${error.message}\n`);
  else log.error({ error }, 'the platform did not start');
  process.exit(1);
}
