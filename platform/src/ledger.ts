import { runLedger } from './runLedger.ts';

// `npm run ledger`: an intact ledger is reported on stdout, anything else on stderr with exit code 1.
const { isIntact, lines } = await runLedger(process.argv.slice(2), process.env);
(isIntact ? process.stdout : process.stderr).write(`${lines.join('\n')}\n`);
if (!isIntact) process.exitCode = 1;
