import { createLog } from './foundation/log/log.ts';
import { StartupError } from './foundation/process/startupError.ts';
import { readSettings } from './settings.ts';
import { type Demonstration, startPlatform } from './startPlatform.ts';

export type { Demonstration };

/**
 * Runs a platform as this process: until a signal ends it, or with one sentence and exit code 1 when it cannot start.
 */
export async function run(environment: NodeJS.ProcessEnv, demonstration: Demonstration | null = null): Promise<void> {
  const log = createLog();
  try {
    const stopped = new AbortController();
    const starting = startPlatform(readSettings(environment), log, demonstration, stopped.signal);
    const stop = async () => {
      // A second signal exits at once.
      if (stopped.signal.aborted) process.exit(1);
      stopped.abort();
      const platform = await starting.catch(() => null);
      await platform?.stop();
      process.exit(platform ? 0 : 1);
    };
    process.on('SIGTERM', stop);
    process.on('SIGINT', stop);
    // Lets the parent process have this one end with it: its end of stdin closes however it ends.
    if (environment.EXIT_WITH_PARENT === '1') process.stdin.once('close', stop).resume();
    await starting;
  } catch (error) {
    if (error instanceof StartupError) process.stderr.write(`${error.message}\n`);
    else log.error({ error }, 'the platform did not start');
    process.exit(1);
  }
}
