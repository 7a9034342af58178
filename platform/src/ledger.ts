import { runLedger } from './runLedger.ts';

// `npm run ledger`: what is intact is said on the output, anything else as an error, with 1 as exit code.
const { isIntact, lines } = await runLedger(process.argv.slice(2), process.env);
(isIntact ? process.stdout : process.stderr).write(`${lines.join('\n')}\n`);
if (!isIntact) process.exitCode = 1;
