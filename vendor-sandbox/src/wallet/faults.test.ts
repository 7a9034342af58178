import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { seamlessPaths } from '@unisite/shared/contract/seamless';
import { createSandbox } from '../sandbox.ts';
import { openTable, quick, type TestTable, until } from '../testing/openTable.ts';
import type { PlayAnswer, PlayState } from '../wire.ts';
import { signatureOf } from './signature.ts';

const stake = 500_000;
let table: TestTable;
let session: string;
beforeEach(async () => {
  table = await openTable({ ...quick, call: 1_000 });
  session = await table.enter();
});
afterEach(() => table.close());

type Sent = { readonly secret?: string; readonly timestamp?: string; readonly nonce?: string };

/** Injects faults, signed like the vendor's own calls. */
function setFaults(body: object, { secret, timestamp = String(Date.now()), nonce = randomUUID() }: Sent = {}) {
  const text = JSON.stringify(body);
  const parts = { timestamp, nonce, path: '/faults', body: text };
  const signature = signatureOf(secret ?? table.settings.vendorSecret, parts);
  return table.sandbox.app.inject({
    method: 'POST',
    url: '/faults',
    headers: {
      'content-type': 'application/json',
      'x-vendor': 'sandbox',
      'x-timestamp': timestamp,
      'x-nonce': nonce,
      'x-signature': signature,
    },
    payload: text,
  });
}

const faultOn = (kind: string, call: string, more: object = {}) =>
  setFaults({ session, faults: [{ kind, call, ...more }] });

const idsOf = (path: string): unknown[] =>
  table.platform.calls.filter((call) => call.path === path).map(({ body }) => body.transactionId);
const isQuiet = (): boolean =>
  readdirSync(table.settings.journalFolder).filter((name) => name.endsWith('.json')).length === 0;

describe('a round under a fault', () => {
  test.each([
    ['late', 'bet', { delay: 300 }],
    ['late', 'win', { delay: 100 }],
    ['duplicate', 'bet', {}],
    ['duplicate', 'win', {}],
    ['burst', 'bet', {}],
    ['burst', 'win', {}],
    ['lostBefore', 'bet', {}],
    ['lostBefore', 'win', {}],
    ['lostAfter', 'bet', {}],
    ['lostAfter', 'win', {}],
    ['tampered', 'win', {}],
    ['reordered', 'bet', {}],
    ['reordered', 'win', {}],
  ])('(%s %s) is taken once and paid once', async (kind, call, more) => {
    const before = table.platform.balance;
    expect((await faultOn(kind, call, more)).statusCode).toBe(200);
    const { round } = (await table.play(session, 'action-1', { stake })).json<PlayAnswer>();
    await until(async () => !(await table.state(session)).json<PlayState>().settling && isQuiet());
    // Delayed calls have arrived by now, and are answered as usual.
    await new Promise((resolve) => setTimeout(resolve, kind === 'reordered' ? 1_700 : 0));
    expect(new Set(idsOf(seamlessPaths.bet)).size).toBe(1);
    expect(new Set(idsOf(seamlessPaths.win)).size).toBe(1);
    expect(table.platform.balance).toBe(before - stake + round.won);
    const state = (await table.state(session)).json<PlayState>();
    expect(state.history[0]).toMatchObject({ id: round.id, state: 'settled' });
  });

  test.each(['lostBefore', 'lostAfter', 'reordered'])(
    'whose bets are all %s gives the stake back, and a bet that comes late moves nothing',
    async (kind) => {
      const before = table.platform.balance;
      await faultOn(kind, 'bet', { times: 2 });
      const answer = await table.play(session, 'action-1', { stake });
      expect(answer.json()).toEqual({ code: 'PLATFORM_DOWN' });
      await until(isQuiet);
      await new Promise((resolve) => setTimeout(resolve, 1_700));
      expect(idsOf(seamlessPaths.rollback).length).toBeGreaterThan(0);
      expect(idsOf(seamlessPaths.win)).toEqual([]);
      expect(table.platform.balance).toBe(before);
    },
  );

  test.each(['lostAfter', 'duplicate', 'burst', 'tampered', 'lostBefore'])(
    'is rolled back once, though the rollback is %s',
    async (kind) => {
      const before = table.platform.balance;
      await setFaults({
        session,
        faults: [
          { kind: 'lostAfter', call: 'bet', times: 2 },
          { kind, call: 'rollback' },
        ],
      });
      await table.play(session, 'action-1', { stake });
      await until(isQuiet);
      expect(new Set(idsOf(seamlessPaths.rollback)).size).toBe(1);
      expect(table.platform.balance).toBe(before);
    },
  );

  test('with a tampered bet is refused, takes nothing, and the next one plays', async () => {
    const before = table.platform.balance;
    await faultOn('tampered', 'bet');
    expect((await table.play(session, 'action-1', { stake })).json()).toEqual({ code: 'REFUSED' });
    expect(table.platform.balance).toBe(before);
    const { round } = (await table.play(session, 'action-2', { stake })).json<PlayAnswer>();
    expect(table.platform.balance).toBe(before - stake + round.won);
  });
});

describe('faults', () => {
  test('are those of one session, and end when they are told to', async () => {
    const other = await table.enter();
    await faultOn('lostBefore', 'bet', { times: 1_000 });
    expect((await table.play(other, 'action-1', { stake })).statusCode).toBe(200);
    expect((await table.play(session, 'action-1', { stake })).statusCode).toBe(503);
    await setFaults({ session, faults: [] });
    expect((await table.play(session, 'action-2', { stake })).statusCode).toBe(200);
  });

  test('can be those of a player in all sessions', async () => {
    await setFaults({ playerId: '7', faults: [{ kind: 'tampered', call: 'bet', times: 2 }] });
    expect((await table.play(session, 'action-1', { stake })).statusCode).toBe(409);
    expect((await table.play(await table.enter(), 'action-1', { stake })).statusCode).toBe(409);
  });

  test('need the signature of now, and a nonce works once', async () => {
    const body = { session, faults: [] };
    const nonce = randomUUID();
    expect((await setFaults(body, { secret: 'another' })).statusCode).toBe(401);
    expect((await setFaults(body, { timestamp: String(Date.now() - 6 * 60_000) })).statusCode).toBe(401);
    expect((await setFaults(body, { nonce })).statusCode).toBe(200);
    expect((await setFaults(body, { nonce })).statusCode).toBe(401);
    expect((await setFaults({ faults: [] })).statusCode).toBe(400);
    expect((await setFaults({ session: 'unknown', faults: [] })).statusCode).toBe(404);
  });

  test('cannot be switched on in production', async () => {
    const settings = { ...table.settings, demonstration: false };
    const sandbox = await createSandbox({ settings, log: () => {}, patience: quick });
    try {
      const answer = await sandbox.app.inject({ method: 'POST', url: '/faults', payload: { faults: [] } });
      expect(answer.statusCode).toBe(404);
    } finally {
      await sandbox.close();
    }
  });
});
