import { userInfo } from 'node:os';
import { connect } from './foundation/database/connect.ts';
import { startEmbedded } from './foundation/database/embedded/embedded.ts';
import { StartupError } from './foundation/process/startupError.ts';
import { migrate } from './migrate.ts';
import { operatorCommand, operatorUsage, WrongCommand } from './operators/index.ts';
import { readSettings } from './settings.ts';

/**
 * `node src/operator.ts add anna "Anna Nguyen"`: who runs the site, from the machine that it runs on. With the embedded database the platform has
 * to be stopped for it.
 */
const args = process.argv.slice(2);
if (args.length === 0) {
  process.stdout.write(operatorUsage);
} else {
  try {
    const { databaseUrl, dataDir } = readSettings(process.env);
    const embedded = databaseUrl === null ? await startEmbedded({ dataDir }) : null;
    const database = connect(embedded?.url ?? databaseUrl ?? '', { size: 2 });
    try {
      await migrate(database);
      const said = await operatorCommand(args, { database, now: new Date(), by: userInfo().username });
      process.stdout.write(`${said}\n`);
    } finally {
      await database.close();
      await embedded?.stop();
    }
  } catch (error) {
    if (!(error instanceof WrongCommand || error instanceof StartupError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
