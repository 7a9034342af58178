import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { audit } from '@unisite/shared/contract/operators';
import { decideProposal, proposals } from '@unisite/shared/contract/operatorsProposals';
import {
  addVendorCaller,
  changeVendor,
  changeVendorCaller,
  endFormerSecret,
  rotateVendorSecret,
  switchVendor,
  vendors,
} from '@unisite/shared/contract/operatorsVendors';
import { type Browser, type TestOperators, testOperators } from '../../../testing/operatorClient.ts';
import { type TestPlatform, testPlatform } from '../../../testing/testPlatform.ts';
import { addGames, addPlayer, vendorCall } from '../../../testing/vendorClient.ts';
import { forgetOldVendorCalls } from '../forgetOld.ts';
import { frameOrigins, vendorHost } from '../launch/vendorHost.ts';
import { listVendors, updateVendor } from '../launch/vendorSettings.ts';
import { secretToSignWith, vendorCallers } from '../secrets.ts';

const why = 'The vendor asked for it';
const HOUR_MS = 3_600_000;
let platform: TestPlatform;
let operators: TestOperators;
let ops: Browser;
let second: Browser;
let clock: Date;

beforeAll(async () => {
  clock = new Date();
  platform = await testPlatform({ clock: () => clock });
  await addGames(platform);
  operators = await testOperators(platform);
});
afterAll(async () => {
  await operators?.close();
  await platform?.close();
});

const path = '/vendor/v1/balance';
const rules = { unknownRollback: 'accept', promoWins: false } as const;

/** Whether a call signed with this secret is accepted as the caller's; its content does not matter. */
async function isTaken(caller: string, secret: string): Promise<boolean> {
  const { body } = await vendorCall(platform, path, { token: 'none', playerId: '999999' }, { caller, secret });
  return body.code === 'PLAYER_UNKNOWN';
}
const callerOf = async (caller: string) =>
  (await ops.call(vendors, {})).value.callers.find((one) => one.caller === caller);
const vendorOf = async (code: string) => (await ops.call(vendors, {})).value.vendors.find((one) => one.code === code);
const versionOf = async (caller: string) => (await callerOf(caller))?.secret.version ?? -1;
const refusalCode = ({ envelope }: { envelope: { success: boolean; code?: unknown } }) =>
  envelope.success ? null : envelope.code;

/**
 * Approves the longest-pending proposal as the second operator; returns the second half of a secret if one was made.
 */
async function approved(): Promise<string> {
  const [waiting] = (await second.call(proposals, {})).value.proposals;
  const { value } = await second.call(decideProposal, { id: waiting?.id ?? '', decision: 'approve', why });
  return value.secretHalf ?? '';
}
/** Adds a caller for one test; returns its secret. */
async function added(caller: string): Promise<string> {
  const { secretHalf } = (await ops.call(addVendorCaller, { caller, ...rules, why })).value;
  return secretHalf + (await approved());
}
async function rotated(caller: string, overlapHours: 0 | 1 | 24 | 168): Promise<string> {
  const asked = { caller, expected: await versionOf(caller), overlapHours, why };
  return (await ops.call(rotateVendorSecret, asked)).value.secretHalf + (await approved());
}

let operatorsAdded = 0;
/** Signs in a new operator at an address of its own: too many sign-ins from one address are refused. */
async function signedIn(name: string): Promise<Browser> {
  operatorsAdded += 1;
  const account = `${name}${operatorsAdded}`;
  await operators.add(account, 'Operator-1234');
  const browser = operators.browser(`198.51.100.${operatorsAdded}`);
  await browser.signIn(account, 'Operator-1234');
  return browser;
}
beforeEach(async () => {
  // operators' sessions expire by the test's clock
  [ops, second] = [await signedIn('op'), await signedIn('second')];
});

describe('callers', () => {
  test('a new one gets a secret that is told once, and may call with it', async () => {
    const secret = await added('aurora');
    expect(secret).toMatch(/^[\w-]{86}$/);
    expect(await isTaken('aurora', secret)).toBe(true);
    expect(await isTaken('aurora', `${secret}x`)).toBe(false);
    expect(JSON.stringify((await ops.call(vendors, {})).value)).not.toContain(secret);
    expect(refusalCode(await ops.call(addVendorCaller, { caller: 'aurora', ...rules, why }))).toBe('CALLER_TAKEN');
    const [line] = (await ops.call(audit, { page: 1, pageSize: 5 })).value.rows;
    expect(line).toMatchObject({ act: 'vendorCallerAdd', why });
    expect(line?.subject).toContain('aurora');
    expect(JSON.stringify(line)).not.toContain(secret);
  });

  test.each([
    { caller: 'x' },
    { caller: 'Aurora' },
    { caller: "a'; DROP TABLE vendor" },
    { caller: 'a'.repeat(41) },
    { unknownRollback: 'maybe' },
    { why: ' ' },
  ])('what does not fit is refused: %o', async (wrong) => {
    const asked = { caller: 'fitting', ...rules, why, ...wrong };
    // what a page of the console could never send
    const reply = await ops.call(addVendorCaller, asked as Parameters<typeof ops.call<typeof addVendorCaller>>[1]);
    expect(reply.status).toBe(400);
    expect(await callerOf('fitting')).toBeUndefined();
  });

  test('its settings hold from the next call on', async () => {
    const secret = await added('borea');
    await platform.database.query(`UPDATE vendor SET caller = 'borea' WHERE code = 'ONYX'`);
    const { playerId } = await addPlayer(platform, 0n);
    const rollback = (transactionId: string) =>
      vendorCall(
        platform,
        '/vendor/v1/rollback',
        { token: 'none', playerId, transactionId, referenceId: `never-${transactionId}` },
        { caller: 'borea', secret },
      );
    expect((await rollback('r1')).status).toBe(200);
    const changed = { unknownRollback: 'refuse', promoWins: true } as const;
    const change = { caller: 'borea', ...changed, expected: rules, why };
    expect((await ops.call(changeVendorCaller, change)).value).toMatchObject({ ...rules, state: 'proposed' });
    await approved();
    expect(await callerOf('borea')).toMatchObject(changed);
    expect((await rollback('r2')).body.code).toBe('BET_UNKNOWN');
    expect(refusalCode(await ops.call(changeVendorCaller, { ...change, caller: 'nobody' }))).toBe('NOT_FOUND');
  });

  test('its settings are changed from what was seen of them, and of two operators one is told', async () => {
    await added('coral');
    const ask = (asked: { unknownRollback: 'accept' | 'refuse'; promoWins: boolean }) =>
      ops.call(changeVendorCaller, { caller: 'coral', ...asked, expected: rules, why });
    const asked = [
      { unknownRollback: 'refuse', promoWins: false },
      { unknownRollback: 'refuse', promoWins: false },
    ] as const;
    const codes = (await Promise.all(asked.map(ask))).map(refusalCode);
    expect(codes.toSorted()).toEqual(['VENDOR_CHANGED', null]);
    const kept = asked[codes.indexOf(null)];
    expect(await callerOf('coral')).toMatchObject({ ...kept });
    const lines = (await ops.call(audit, { page: 1, pageSize: 5 })).value.rows.filter(
      ({ act, subject }) => act === 'vendorRules' && subject?.startsWith('coral '),
    );
    expect(lines).toHaveLength(1);
  });
});

describe('a new secret', () => {
  test('both are taken for the overlap, then the new one alone; the platform changes over when the vendor does', async () => {
    const first = await added('cyan');
    expect(await isTaken('cyan', first)).toBe(true);
    const second = await rotated('cyan', 1);
    const outward = async () => {
      const caller = (await vendorCallers(platform.database, platform.services.settings.vendorKeys)).find(
        (one) => one.caller === 'cyan',
      );
      return caller && secretToSignWith(caller, clock);
    };
    expect(await isTaken('cyan', first)).toBe(true);
    expect((await callerOf('cyan'))?.secret).toMatchObject({ takenAt: null, previousUntil: expect.any(String) });
    expect(await outward()).toBe(first);
    expect(await isTaken('cyan', second)).toBe(true);
    await untilTaken('cyan');
    expect(await outward()).toBe(second);
    expect((await callerOf('cyan'))?.secret.takenAt).toBe(clock.toISOString());
    expect(await isTaken('cyan', first)).toBe(true);

    clock = new Date(clock.getTime() + HOUR_MS);
    expect(await isTaken('cyan', first)).toBe(false);
    expect(await isTaken('cyan', second)).toBe(true);
    await forgetOldVendorCalls(platform.database, new Date(clock.getTime() + 1));
    const [row] = await platform.database.query(`SELECT previous_secret FROM vendor_secret WHERE caller = 'cyan'`);
    expect(row).toEqual({ previous_secret: null });
    expect(await isTaken('cyan', second)).toBe(true);
  });

  test('without an overlap the one before is refused at once, and it can be ended early', async () => {
    const first = await added('dune');
    const second = await rotated('dune', 0);
    expect(await isTaken('dune', first)).toBe(false);
    expect(await isTaken('dune', second)).toBe(true);
    const third = await rotated('dune', 24);
    expect(await isTaken('dune', second)).toBe(true);
    await ops.call(endFormerSecret, { caller: 'dune', expected: await versionOf('dune'), why });
    expect(await isTaken('dune', second)).toBe(false);
    expect(await isTaken('dune', third)).toBe(true);
  });

  test('one that the vendor never used goes when another is made; the one it uses stays', async () => {
    const first = await added('echo');
    expect(await isTaken('echo', first)).toBe(true);
    await untilTaken('echo');
    const lost = await rotated('echo', 24);
    const third = await rotated('echo', 24);
    expect(await isTaken('echo', first)).toBe(true);
    expect(await isTaken('echo', lost)).toBe(false);
    expect(await isTaken('echo', third)).toBe(true);
  });

  test('of two operators who ask at once one is told that another proposal waits', async () => {
    await added('fir');
    const expected = await versionOf('fir');
    const ask = (browser: Browser) =>
      browser.call(rotateVendorSecret, { caller: 'fir', expected, overlapHours: 24, why });
    const codes = (await Promise.all([ask(ops), ask(second)])).map(refusalCode);
    expect(codes.toSorted()).toEqual(['PROPOSAL_WAITS', null]);
    const third = await signedIn('third');
    const [waiting] = (await third.call(proposals, {})).value.proposals;
    await third.call(decideProposal, { id: waiting?.id ?? '', decision: 'refuse', why });
  });

  test('the stand-in vendor has that of the settings', async () => {
    const expected = await versionOf('sandbox');
    expect(refusalCode(await ops.call(rotateVendorSecret, { caller: 'sandbox', expected, overlapHours: 0, why }))).toBe(
      'SECRET_OF_SETTINGS',
    );
    expect(refusalCode(await ops.call(endFormerSecret, { caller: 'sandbox', expected, why }))).toBe(
      'SECRET_OF_SETTINGS',
    );
  });

  const untilTaken = async (caller: string) => {
    for (let tries = 0; (await callerOf(caller))?.secret.takenAt === null && tries < 50; tries += 1) {
      await new Promise((passed) => setTimeout(passed, 20));
    }
  };
});

describe('vendors', () => {
  const untouched = { address: null, ownWindow: false, caller: 'sandbox' };
  const linesOf = async (act: string) =>
    (await ops.call(audit, { page: 1, pageSize: 50 })).value.rows.filter((line) => line.act === act);

  test('an address, a frame and a signer are changed, and launches and the policy of pages follow', async () => {
    const { database, services } = platform;
    const secret = await added('glade');
    const settings = { address: 'https://games.glade.example', ownWindow: false, caller: 'glade' };
    const place = { code: 'JADE', ...settings, why };
    expect((await ops.call(changeVendor, { ...place, expected: untouched })).value.state).toBe('proposed');
    expect(await vendorOf('JADE')).toMatchObject({ standIn: true, caller: 'sandbox' });
    await approved();
    expect(await vendorOf('JADE')).toMatchObject({
      address: 'https://games.glade.example',
      standIn: false,
      frameOrigin: 'https://games.glade.example',
      caller: 'glade',
    });
    expect(await vendorHost(database, services.settings, 'JADE', services.clock())).toMatchObject({
      address: 'https://games.glade.example',
      ownWindow: false,
      secret,
    });
    expect(await frameOrigins(database, services.settings)).toContain('https://games.glade.example');
    expect((await ops.call(changeVendor, { ...place, ownWindow: true, expected: settings })).value.state).toBe('done');
    expect(await frameOrigins(database, services.settings)).not.toContain('https://games.glade.example');
    const back = { ...place, address: null, caller: 'sandbox', expected: { ...settings, ownWindow: true } };
    await ops.call(changeVendor, back);
    await approved();
    expect(await vendorOf('JADE')).toMatchObject({ standIn: true, caller: 'sandbox' });
  });

  test('what was changed meanwhile is not written over', async () => {
    await added('heath');
    await platform.database.query(`UPDATE vendor SET caller = NULL WHERE code = 'ONYX'`);
    const before = await linesOf('vendorPlace');
    const onyx = { code: 'ONYX', why };
    const moved = { address: 'https://games.heath.example', ownWindow: false, caller: 'heath' };
    expect((await ops.call(changeVendor, { ...onyx, ...moved, expected: untouched })).value.state).toBe('proposed');
    const inWindow = { ...untouched, ownWindow: true };
    const replies = await Promise.all(
      [1, 2].map(() => second.call(changeVendor, { ...onyx, ...inWindow, expected: untouched })),
    );
    expect(replies.map(refusalCode).toSorted()).toEqual(['VENDOR_CHANGED', null]);
    const [waiting] = (await second.call(proposals, {})).value.proposals;
    const decide = (browser: Browser, decision: 'approve' | 'withdraw') =>
      browser.call(decideProposal, { id: waiting?.id ?? '', decision, why });
    expect(refusalCode(await decide(second, 'approve'))).toBe('VENDOR_CHANGED');
    expect(await vendorOf('ONYX')).toMatchObject({ ownWindow: true, caller: 'sandbox', standIn: true });
    expect(refusalCode(await decide(ops, 'withdraw'))).toBeNull();
    expect(await linesOf('vendorPlace')).toHaveLength(before.length + 1);
    await ops.call(changeVendor, { ...onyx, ...untouched, expected: inWindow });
    const [line] = await linesOf('vendorPlace');
    expect(line?.subject).toMatch(/^ONYX \(.*\) → \(–, frame, sandbox\)$/);
  });

  test('in production one that nobody signs for yet says so, and is given to the first partner', async () => {
    const { database, services } = platform;
    const settings = { ...services.settings, mode: 'production' } as const;
    const onyx = async () => (await listVendors(database, settings, 'ONYX'))[0];
    await database.query(`UPDATE vendor SET caller = NULL WHERE code = 'ONYX'`);
    expect(await onyx()).toMatchObject({ caller: null, address: null, standIn: false });
    await added('first');
    const expected = { address: null, ownWindow: false, caller: null };
    const place = { address: 'https://games.first.example', ownWindow: false, caller: 'first' };
    const seenWrongly = { ...place, expected: { ...expected, caller: 'sandbox' } };
    expect(await updateVendor(database, settings, 'ONYX', seenWrongly)).toBe(false);
    expect(await updateVendor(database, settings, 'ONYX', { ...place, expected })).toBe(true);
    expect(await onyx()).toMatchObject({ caller: 'first', address: 'https://games.first.example' });
    await database.query(`UPDATE vendor SET caller = NULL, launch_url = NULL WHERE code = 'ONYX'`);
  });

  test.each([
    'https://a.example/path',
    'https://user@a.example',
    'https://a.example?x=1',
    'ftp://a.example',
    'javascript:alert(1)',
    "https://a.example; script-src 'unsafe-inline'",
    'http://localhost',
    'https://int.localhost',
    `https://${'a'.repeat(200)}.example`,
  ])('an address that is none, or one of the site itself, is refused: %s', async (address) => {
    const before = await vendorOf('ONYX');
    const place = { address, ownWindow: false, caller: 'sandbox' };
    const reply = await ops.call(changeVendor, { code: 'ONYX', ...place, expected: untouched, why });
    expect(reply.status).toBe(400);
    expect(await vendorOf('ONYX')).toEqual(before);
  });

  test('one that is switched off takes no bets, and its winnings and refunds still count', async () => {
    const { playerId, token } = await addPlayer(platform, 100_000n);
    const call = (kind: string, body: object) =>
      vendorCall(platform, `/vendor/v1/${kind}`, { token, playerId, ...body });
    const bet = { gameId: 'jade-claw', roundId: 'r1', amount: 10_000, currency: 'VND' };
    expect((await call('bet', { ...bet, transactionId: 'b1' })).body.balance).toBe(90_000);
    expect((await ops.call(switchVendor, { code: 'JADE', on: false, why })).value.on).toBe(false);
    expect((await call('bet', { ...bet, roundId: 'r2', transactionId: 'b2' })).body.code).toBe('GAME_MAINTENANCE');
    expect((await call('win', { ...bet, transactionId: 'w1', endRound: true })).body.balance).toBe(100_000);
    expect((await ops.call(switchVendor, { code: 'JADE', on: true, why })).value.on).toBe(true);
    expect((await call('bet', { ...bet, roundId: 'r3', transactionId: 'b3' })).body.balance).toBe(90_000);
    const acts = (await ops.call(audit, { page: 1, pageSize: 2 })).value.rows;
    expect(acts).toMatchObject([
      { act: 'vendorOn', subject: 'JADE' },
      { act: 'vendorOff', subject: 'JADE' },
    ]);
    expect(refusalCode(await ops.call(switchVendor, { code: 'NONE', on: true, why }))).toBe('NOT_FOUND');
  });
});

test('calls are counted by what became of them', async () => {
  const secret = await added('heron');
  await isTaken('heron', secret);
  await isTaken('heron', 'a secret of somebody else');
  for (let tries = 0; (await callerOf('heron'))?.calls.lastAt === null && tries < 100; tries += 1) {
    await new Promise((passed) => setTimeout(passed, 100));
  }
  expect((await callerOf('heron'))?.calls).toMatchObject({ refused: 1, unsigned: 1, failed: 0, done: 0 });
}, 20_000);

test('vendors are for operators', async () => {
  const stranger = operators.browser('192.0.2.7');
  expect((await stranger.call(vendors, {})).status).toBe(401);
  expect((await stranger.call(addVendorCaller, { caller: 'iris', ...rules, why })).status).toBe(401);
});
