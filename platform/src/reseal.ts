import { StartupError } from './foundation/process/startupError.ts';
import { openDatabase } from './openDatabase.ts';
import { resealSecrets } from './resealSecrets.ts';
import { readSettings } from './settings.ts';

/**
 * `node src/reseal.ts`: reseals what is in the database with the first key of each list, and prints how much was under
 * another. A start of the platform and its housekeeping do the same; run it to check that an old key can be removed. It
 * can run beside the platform.
 */
try {
  const settings = readSettings(process.env);
  const { database, close } = await openDatabase(settings, { besidePlatform: true });
  try {
    const { sealingKeys, recoveryKeys, authenticators, withdrawalPins, operators, vendors, pictures, unopened } =
      await resealSecrets(database, settings);
    process.stdout.write(
      `Sealed anew: ${sealingKeys} sealing keys, ${recoveryKeys} keys of recovery codes, ${authenticators} members' authenticators, ` +
        `${withdrawalPins} withdrawal PINs, ${operators} operators' authenticators, secrets of ${vendors} vendors, ` +
        `${pictures} pictures of identity checks and applications.\nOpened by none of the keys: ${unopened}.\n`,
    );
  } finally {
    await close();
  }
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
