/**
 * `npm run vendor-check`: tries the cases of docs/vendor-api.md on any wallet of this interface. Ends with 1 when one
 * failed, with 2 when none could be tried.
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
