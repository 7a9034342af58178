import { StartupError } from './foundation/process/startupError.ts';
import { openDatabase } from './openDatabase.ts';
import { readSettings } from './settings.ts';

/**
 * Brings the database of `DATABASE_OWNER_URL` to this platform's schema and grants the role of `DATABASE_URL` its
 * rights. Returns the message to print; throws `StartupError` with one sentence.
 */
export async function runMigrate(environment: NodeJS.ProcessEnv): Promise<string> {
  const settings = readSettings(environment);
  if (settings.databaseUrl === null || settings.databaseOwnerUrl === null) {
    throw new StartupError(
      'Name the database in DATABASE_URL, as the platform, and in DATABASE_OWNER_URL, as its owner.',
    );
  }
  const { ran, close } = await openDatabase(settings);
  await close();
  return ran.length > 0 ? `The schema is up to date now: ${ran.join(', ')}.` : 'The schema was up to date.';
}
