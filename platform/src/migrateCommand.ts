import { StartupError } from './foundation/process/startupError.ts';
import { openDatabase } from './openDatabase.ts';
import { readSettings } from './settings.ts';

/**
 * `npm run migrate`: brings the database of `DATABASE_OWNER_URL` to this platform's schema and gives the role of
 * `DATABASE_URL` its rights, so that platforms can be started without the owner's password.
 */
try {
  const settings = readSettings(process.env);
  if (settings.databaseUrl === null || settings.databaseOwnerUrl === null) {
    throw new StartupError(
      'Name the database in DATABASE_URL, as the platform, and in DATABASE_OWNER_URL, as its owner.',
    );
  }
  const { ran, close } = await openDatabase(settings);
  await close();
  process.stdout.write(
    ran.length > 0 ? `The schema is up to date now: ${ran.join(', ')}.\n` : 'The schema was up to date.\n',
  );
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
