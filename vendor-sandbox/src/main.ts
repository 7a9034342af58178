import { exitWithParent } from './exitWithParent.ts';
import { logToConsole } from './log.ts';
import { createSandbox } from './sandbox.ts';
import { readSettings, SettingError } from './settings.ts';

/** The port actually bound; the setting may be 0 for any free one. */
const portOf = (address: string): number => Number(new URL(address).port);

try {
  const settings = readSettings(process.env);
  const sandbox = await createSandbox({ settings, log: logToConsole });
  const address = await sandbox.app.listen({ port: settings.port, host: settings.host });
  logToConsole('listening', { host: settings.host, port: portOf(address), platform: settings.platformUrl });

  const stop = async (): Promise<void> => {
    await sandbox.close();
    process.exit(0);
  };
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
  exitWithParent(() => void stop());
} catch (error) {
  if (!(error instanceof SettingError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
