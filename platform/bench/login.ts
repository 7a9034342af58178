/**
 * `npm run bench:login`: how long signing in takes while 20 people a second do (`RATE`), for 30 seconds (`SECONDS`).
 * The calls begin on the clock, whether or not those before are answered, and are timed from when they were due: a
 * platform that cannot keep up shows. The market is INT, which has no slide; every account comes from an address of its
 * own, as people do. With `VISITORS`, so many others ask for `PAGES` pages at once each, again and again. Ends with 1
 * when of a hundred sign-ins the 95th took 400 ms or more (1 s beside such visitors), or one was refused.
 */

import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { cpus, loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { type Envelope, login, type SealingKey, sessionKey } from '@unisite/shared/contract';
import { sealText } from '../src/access/identity/index.ts';
import { openPlatform } from './openPlatform.ts';
import { askForPages } from './pageLoad.ts';
import { percentile } from './percentile.ts';
import { missedBySignIns } from './targets.ts';

const rate = Number(process.env.RATE ?? 20);
const seconds = Number(process.env.SECONDS ?? 30);
const visitors = Number(process.env.VISITORS ?? 0);
const pages = Number(process.env.PAGES ?? 60);
const ACCOUNTS = 200;
const WARM_UP = 40;
const PASSWORD = 'bench sign-in 61 words';
const accounts = Array.from({ length: ACCOUNTS }, (_none, i) => `bench${i}`);
const addressOf = (i: number): string => `10.${1 + (i % ACCOUNTS)}.7.9`;
const print = (line: string) => process.stdout.write(`${line}\n`);

const agent = new Agent({ keepAlive: true });

function call<Value>(
  port: number,
  method: string,
  path: string,
  body: unknown,
  address: string,
): Promise<Envelope<Value>> {
  return new Promise((resolve, reject) => {
    const headers = { host: 'int.localhost', 'content-type': 'application/json', 'x-forwarded-for': address };
    const sent = request({ agent, host: '127.0.0.1', port, method, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      // What the platform answers is an envelope; the codes are all that is read of it.
      response.on('end', () => resolve(JSON.parse(Buffer.concat(chunks).toString()) as Envelope<Value>));
    });
    sent.on('error', reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** Returns `signedIn`, or the code of the refusal. */
async function signIn(port: number, key: SealingKey, i: number): Promise<string> {
  const body = { username: accounts[i % ACCOUNTS] ?? '', password: PASSWORD, type: 'username' };
  const nonce = randomBytes(16).toString('base64url');
  const sealed = sealText(key, login.method, login.path, JSON.stringify({ at: Date.now(), nonce, body }));
  const envelope = await call<{ state: string }>(port, login.method, login.path, sealed, addressOf(i));
  return envelope.success ? envelope.value.state : envelope.code;
}

const platform = await openPlatform(accounts, PASSWORD, { demonstration: visitors > 0 });
try {
  const { port } = platform;
  const keyed = await call<SealingKey>(port, sessionKey.method, sessionKey.path, undefined, addressOf(0));
  if (!keyed.success) throw new Error(`there is no key to seal with: ${keyed.code}`);
  const key = keyed.value;
  for (let i = 0; i < WARM_UP; i += 1) await signIn(port, key, i);

  const [processor] = cpus();
  print(
    `${cpus().length} × ${processor?.model.trim()}, Node ${process.version}, load ${loadavg()[0]?.toFixed(2)} before`,
  );
  const took: number[] = [];
  const others = new Map<string, number>();
  const load = visitors > 0 ? askForPages({ port, visitors, pages }) : null;
  const began = performance.now();
  const calls = Array.from({ length: rate * seconds }, async (_none, i) => {
    const due = began + (i * 1000) / rate;
    await wait(Math.max(0, due - performance.now()));
    const outcome = await signIn(port, key, WARM_UP + i).catch((error: Error) => error.message);
    if (outcome === 'signedIn') took.push(performance.now() - due);
    else others.set(outcome, (others.get(outcome) ?? 0) + 1);
  });
  await Promise.all(calls);
  const asked = await load?.stop();
  if (asked) {
    const each = [...asked].map(([status, count]) => `${count} × ${status}`).join(', ');
    print(`beside ${visitors} visitors with ${pages} pages at once each: ${each}`);
  }
  const of = (share: number) => `${percentile(took, share).toFixed(0)} ms`;
  print(`${rate} sign-ins a second for ${seconds} s: ${took.length} of ${calls.length} signed in`);
  print(`p50 ${of(0.5)}, p95 ${of(0.95)}, p99 ${of(0.99)}, longest ${of(1)}; load ${loadavg()[0]?.toFixed(2)} after`);
  for (const [outcome, times] of others) print(`${outcome}: ${times}`);
  const missed = missedBySignIns(percentile(took, 0.95), visitors > 0 ? 1_000 : 400);
  for (const sentence of missed) print(sentence);
  if (others.size > 0 || missed.length > 0) process.exitCode = 1;
} finally {
  agent.destroy();
  await platform.stop();
}
