import { dirname, join } from 'node:path';
import fastify from 'fastify';
import { exitWithParent } from '../exitWithParent.ts';
import { Refusal } from '../http/refusal.ts';
import { logToConsole } from '../log.ts';
import { readSettings } from '../settings.ts';
import { registerCashier } from './register.ts';

/** The cashier without the games, for tests of deposits and withdrawals. Takes the sandbox's settings. */
const { port, host, platformUrl, vendorSecret, journalFolder } = readSettings(process.env);
const app = fastify({ logger: false, bodyLimit: 4096 });
app.setErrorHandler((error, _request, reply) => {
  const status = error instanceof Refusal ? error.status : 500;
  if (status >= 500) logToConsole('call failed', { error: String(error) });
  return reply.code(status).send({});
});
const folder = join(dirname(journalFolder), 'cashier');
await registerCashier(app, {
  platformUrl,
  secret: vendorSecret,
  folder,
  clock: () => Date.now(),
  log: logToConsole,
  payoutDelayMs: 250, // Short, because nobody watches.
});
const address = await app.listen({ port, host });
logToConsole('listening', { host, port: Number(new URL(address).port), platform: platformUrl });
exitWithParent(() => void app.close().then(() => process.exit(0)));
