import { StartupError } from './foundation/process/startupError.ts';
import { runMigrate } from './runMigrate.ts';

// `npm run migrate`, so that platforms can be started without the owner's password.
try {
  process.stdout.write(`${await runMigrate(process.env)}\n`);
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
