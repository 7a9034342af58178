/**
 * `npm run vendor-check`: tests any wallet of this interface with the cases of docs/vendor-api.md. Exits with 1 when
 * one failed, with 2 when none could be run.
 */

import { check } from './check.ts';
import { readOptions, usage } from './options.ts';
import { reportOf } from './report.ts';

function asked() {
  try {
    return readOptions(process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n\n${usage}\n`);
    process.exit(2);
  }
}

const options = asked();
try {
  const done = await check(options);
  process.stdout.write(options.json ? `${JSON.stringify(done, null, 2)}\n` : reportOf(done));
  process.exitCode = done.results.some(({ outcome }) => outcome === 'failed') ? 1 : 0;
} catch (error) {
  process.stderr.write(`The cases could not be tried: ${error instanceof Error ? error.message : error}.\n`);
  process.exitCode = 2;
}
