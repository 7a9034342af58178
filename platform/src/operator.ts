import { userInfo } from 'node:os';
import { StartupError } from './foundation/process/startupError.ts';
import { openDatabase } from './openDatabase.ts';
import { operatorCommand, operatorUsage, WrongCommand } from './operators/console/index.ts';
import { readSettings } from './settings.ts';

/**
 * `node src/operator.ts add anna "Anna Nguyen"`: manages operators, from the machine that the site runs on. With the
 * embedded database the platform must be stopped for it.
 */
const args = process.argv.slice(2);
if (args.length === 0) {
  process.stdout.write(operatorUsage);
} else {
  try {
    const { database, close } = await openDatabase(readSettings(process.env));
    try {
      const said = await operatorCommand(args, { database, now: new Date(), by: userInfo().username });
      process.stdout.write(`${said}\n`);
    } finally {
      await close();
    }
  } catch (error) {
    if (!(error instanceof WrongCommand || error instanceof StartupError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
