import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { newKeyPair } from '@unisite/publishing';
import { operatorCalls } from '@unisite/shared/contract/operatorCalls';
import {
  audit,
  decideAct,
  decideGuardedChange,
  healthSeries,
  matrix,
  operatorAct,
  pendingActs,
  remoteDetail,
  setMarket,
  undoAct,
} from '@unisite/shared/contract/operators';
import { addTeamKey, revokeTeamKey, setTeamRendering, teams } from '@unisite/shared/contract/operatorsTeams';
import { type Browser, type TestOperators, testOperators } from '../../../testing/operatorClient.ts';
import { type TestPlatform, testPlatform } from '../../../testing/testPlatform.ts';
import { signedBuild } from '../testing/signedBuild.ts';

let platform: TestPlatform;
let operators: TestOperators;
let anna: Browser;
let ben: Browser;
let now = Date.parse('2026-11-20T03:00:00Z');
const clock = () => new Date(now);
const keys = newKeyPair();
const { publicKey } = keys;

beforeAll(async () => {
  platform = await testPlatform({ clock });
  operators = await testOperators(platform);
  [anna, ben] = [operators.browser('192.0.2.1'), operators.browser('192.0.2.2')];
  await operators.add('anna', 'a password of anna');
  await operators.add('ben', 'a password of ben');
  await anna.signIn('anna', 'a password of anna');
  await ben.signIn('ben', 'a password of ben');
  await anna.call(addTeamKey, { team: 'testers', publicKey, markets: ['INT'], why: 'they asked on the phone' });
});
afterAll(async () => {
  await operators?.close();
  await platform?.close();
});

let serial = 0;
/** Publishes a new remote with this many versions, one per test. */
const publish = async (versions: number): Promise<{ remote: string; digests: string[] }> => {
  serial += 1;
  const remote = `remote-${serial}`;
  const digests: string[] = [];
  for (let count = 1; count <= versions; count += 1) {
    const offers = { name: remote, routes: [`/page${serial}`], version: `1.${count}.0`, content: `version ${count}` };
    const published = await platform.services.registry.publish(signedBuild(offers, keys), {
      who: 'team:testers',
      why: 'a test',
    });
    digests.push(published.digest);
    now += 1000;
  }
  return { remote, digests };
};
const cellOf = async (remote: string, market = 'VN') =>
  (await anna.call(matrix, {})).value.cells.find((cell) => cell.remote === remote && cell.market === market);

beforeEach(() => {
  now += 60_000;
});

test('every call of the contract is served, and each but signing in needs an operator', async () => {
  expect(operatorCalls.filter((call) => !operators.app.serve.served.has(call)).map(({ name }) => name)).toEqual([]);
  const stranger = operators.browser('192.0.2.9');
  for (const call of operatorCalls.filter(({ access }) => access !== 'open')) {
    const reply = await stranger.call(call, { name: 'x', id: '1', code: 'VN', team: 'x', key: 'x' } as never);
    expect({ call: call.name, status: reply.status, ...reply.envelope }).toMatchObject({
      call: call.name,
      status: 401,
      code: 'UNAUTHENTICATED',
    });
  }
});

describe('an act', () => {
  test('is done at once, shown to everyone who looks, and stands in the audit with who and why', async () => {
    const { remote, digests } = await publish(2);
    const [first = '', second = ''] = digests;
    const promoted = await anna.call(operatorAct, {
      market: 'VN',
      remote,
      act: { kind: 'promote', digest: first },
      why: 'the first one',
    });
    expect(promoted.value).toMatchObject({ state: 'done' });
    const tried = await ben.call(operatorAct, {
      market: 'VN',
      remote,
      act: { kind: 'canary', digest: second, percent: 12.5 },
      why: 'try the second one',
      expected: promoted.value.revision,
    });
    expect(tried.value).toMatchObject({ state: 'done' });
    expect(await cellOf(remote)).toMatchObject({
      enabled: true,
      version: '1.1.0',
      digest: first,
      revision: tried.value.revision,
      canary: { version: '1.2.0', digest: second, percent: 12.5 },
      health: { visits: 0, failures: 0, p75: null },
      pending: [],
    });
    const detail = (await anna.call(remoteDetail, { name: remote })).value;
    expect(detail).toMatchObject({
      team: 'testers',
      versions: [{ version: '1.2.0' }, { version: '1.1.0', signer: { team: 'testers' }, markets: ['VN'] }],
      placements: [{ market: 'VN' }],
    });
    const { rows, total } = (await anna.call(audit, { remote, market: 'VN' })).value;
    expect(total).toBe(2);
    expect(rows).toMatchObject([
      {
        who: 'operator:ben',
        act: 'canary',
        why: 'try the second one',
        undoable: true,
        to: { canary: { percent: 12.5 } },
      },
      { who: 'operator:anna', act: 'promote', why: 'the first one', undoable: false, from: null },
    ]);
  });

  test('on what somebody else has changed meanwhile is refused, with what was changed', async () => {
    const { remote, digests } = await publish(1);
    const [digest = ''] = digests;
    const placed = await anna.call(operatorAct, {
      market: 'VN',
      remote,
      act: { kind: 'promote', digest },
      why: 'first',
    });
    const expected = placed.value.revision;
    const both = await Promise.all([
      anna.call(operatorAct, { market: 'VN', remote, act: { kind: 'disable' }, why: 'it is slow', expected }),
      ben.call(operatorAct, { market: 'VN', remote, act: { kind: 'disable' }, why: 'it is slow', expected }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const second = both.find(({ status }) => status === 409);
    const winner = both[0]?.status === 200 ? 'anna' : 'ben';
    expect(second?.envelope).toMatchObject({
      success: false,
      code: 'CHANGED',
      message: 'Somebody changed this meanwhile. Look at it again, then decide.',
      since: [{ who: `operator:${winner}`, act: 'disable', to: { enabled: false } }],
    });
    expect(second?.envelope.since).toHaveLength(1);
  });

  test('can be taken back, and nothing but the latest change can', async () => {
    const { remote, digests } = await publish(2);
    const [first = '', second = ''] = digests;
    const act = (digest: string) =>
      anna.call(operatorAct, { market: 'VN', remote, act: { kind: 'promote', digest }, why: 'promote it' });
    const before = (await act(first)).value;
    const after = (await act(second)).value;
    expect((await ben.call(undoAct, { id: before.id, why: 'not this one' })).status).toBe(409);
    expect((await ben.call(undoAct, { id: after.id, why: 'it was too early' })).value).toMatchObject({ state: 'done' });
    expect(await cellOf(remote)).toMatchObject({ digest: first });
    const [line] = (await ben.call(audit, { remote, market: 'VN' })).value.rows;
    expect(line).toMatchObject({ who: 'operator:ben', why: 'it was too early', to: { digest: first } });
  });

  test('waits for its time, and can be withdrawn', async () => {
    const { remote, digests } = await publish(1);
    const [digest = ''] = digests;
    const at = new Date(now + 3_600_000).toISOString();
    const asked = await anna.call(operatorAct, {
      market: 'VN',
      remote,
      act: { kind: 'promote', digest },
      why: 'tonight',
      at,
    });
    expect(asked.value).toMatchObject({ state: 'scheduled' });
    const { acts } = (await ben.call(pendingActs, {})).value;
    expect(acts.find(({ id }) => id === asked.value.id)).toMatchObject({
      state: 'scheduled',
      by: 'operator:anna',
      why: 'tonight',
      at,
    });
    await ben.call(decideAct, { id: asked.value.id, decision: 'withdraw', why: 'not tonight' });
    expect((await ben.call(pendingActs, {})).value.acts.some(({ id }) => id === asked.value.id)).toBe(false);
    expect(await cellOf(remote)).toBeUndefined();
  });

  test('that the registry refuses is told with what to do, in the operator’s language', async () => {
    const { remote } = await publish(1);
    const ask = (language: string, act: object) =>
      anna.call(operatorAct, { market: 'VN', remote, act, why: 'to see' } as never, { 'x-language': language });
    const vi = await ask('vi', { kind: 'endCanary' });
    const en = await ask('en', { kind: 'endCanary' });
    expect([vi.status, en.status]).toEqual([409, 409]);
    expect(en.envelope).toMatchObject({
      success: false,
      problems: [{ number: expect.any(Number), code: expect.any(String) }],
    });
    expect(Reflect.get(vi.envelope, 'message')).not.toBe(Reflect.get(en.envelope, 'message'));
    expect(
      (await anna.call(operatorAct, { market: 'XX', remote, act: { kind: 'disable' }, why: 'to see' })).status,
    ).toBe(404);
    expect((await anna.call(remoteDetail, { name: 'nothing' })).status).toBe(404);
    expect((await anna.call(undoAct, { id: '999999', why: 'to see' })).status).toBe(409);
  });

  test('without a reason is none', async () => {
    const { remote } = await publish(1);
    const reply = await anna.call(operatorAct, { market: 'VN', remote, act: { kind: 'disable' }, why: ' x ' });
    expect(reply).toMatchObject({
      status: 400,
      envelope: { code: 'BAD_REQUEST', fields: { why: 'At least 3 characters.' } },
    });
  });
});

describe('where two pairs of eyes are asked for', () => {
  beforeAll(async () => {
    const changed = (await anna.call(setMarket, { code: 'INT', fourEyes: true, why: 'it is a large market' })).value;
    expect(changed).toMatchObject({ code: 'INT', name: { en: 'International' }, fourEyes: true, openPages: 0 });
  });
  const propose = async () => {
    const { remote, digests } = await publish(1);
    const [digest = ''] = digests;
    const asked = await anna.call(operatorAct, {
      market: 'INT',
      remote,
      act: { kind: 'promote', digest },
      why: 'it is ready',
    });
    expect(asked.value).toMatchObject({ state: 'proposed' });
    return { remote, id: asked.value.id };
  };

  test('an act waits until another operator approves it', async () => {
    const { remote, id } = await propose();
    expect(await cellOf(remote, 'INT')).toBeUndefined();
    expect((await anna.call(decideAct, { id, decision: 'approve', why: 'I am sure' })).envelope).toMatchObject({
      success: false,
      code: 'SAME_PERSON',
    });
    expect(await cellOf(remote, 'INT')).toBeUndefined();
    expect((await ben.call(decideAct, { id, decision: 'approve', why: 'looked at it' })).value).toMatchObject({
      state: 'done',
    });
    expect(await cellOf(remote, 'INT')).toMatchObject({ enabled: true });
    expect((await ben.call(decideAct, { id, decision: 'approve', why: 'once more' })).status).toBe(409);
  });

  test('two who approve at once do it once', async () => {
    const { remote, id } = await propose();
    await operators.add('cleo', 'a password of cleo');
    const cleo = operators.browser('192.0.2.3');
    await cleo.signIn('cleo', 'a password of cleo');
    const answers = await Promise.all(
      [ben, cleo].map((browser) => browser.call(decideAct, { id, decision: 'approve', why: 'looked at it' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const lines = (await ben.call(audit, { remote, market: 'INT' })).value.rows;
    expect(lines.filter(({ act }) => act === 'promote')).toHaveLength(1);
  });

  test('the other market goes on as before', async () => {
    const { remote, digests } = await publish(1);
    const [digest = ''] = digests;
    const done = await anna.call(operatorAct, {
      market: 'VN',
      remote,
      act: { kind: 'promote', digest },
      why: 'it is ready',
    });
    expect(done.value.state).toBe('done');
  });
});

describe('a rule that guards two pairs of eyes', () => {
  /** Operators who may change rules and nothing else. */
  const guards: Browser[] = [];
  beforeAll(async () => {
    for (const account of ['gwen', 'hugo']) {
      await operators.add(account, 'a password of mine', ['security']);
      const browser = operators.browser(`192.0.2.${10 + guards.length}`);
      await browser.signIn(account, 'a password of mine');
      guards.push(browser);
    }
  });
  const guard = (index: number) => guards[index] ?? anna;
  const waiting = async () => (await ben.call(pendingActs, {})).value.rules;
  const fourEyesOf = async (market: string) =>
    (await anna.call(matrix, {})).value.markets.find(({ code }) => code === market)?.fourEyes;

  test('is not taken away by one operator alone', async () => {
    const asked = await guard(0).call(setMarket, { code: 'INT', fourEyes: false, why: 'it is in my way' });
    expect(asked.value).toMatchObject({ code: 'INT', fourEyes: true, state: 'proposed' });
    expect(await fourEyesOf('INT')).toBe(true);
    const [rule] = await waiting();
    expect(rule).toMatchObject({ rule: { kind: 'fourEyesOff', market: 'INT' }, by: 'operator:gwen' });
    const id = rule?.id ?? '';
    const again = await guard(1).call(setMarket, { code: 'INT', fourEyes: false, why: 'once more' });
    expect(again.envelope).toMatchObject({ code: 'WAITS_ALREADY' });

    const own = await guard(0).call(decideGuardedChange, { id, decision: 'approve', why: 'I am sure' });
    expect(own).toMatchObject({ status: 403, envelope: { code: 'SAME_PERSON' } });
    expect(await fourEyesOf('INT')).toBe(true);

    const taken = await guard(1).call(decideGuardedChange, { id, decision: 'withdraw', why: 'better not' });
    expect(taken.value).toEqual({ state: 'withdrawn' });
    const late = await guard(1).call(decideGuardedChange, { id, decision: 'approve', why: 'after all' });
    expect(late).toMatchObject({ status: 409, envelope: { code: 'NOT_PENDING' } });
    expect(await fourEyesOf('INT')).toBe(true);
    expect(await waiting()).toEqual([]);
  });

  test('ends once another approves it, and is written down as both did it', async () => {
    await guard(0).call(setMarket, { code: 'INT', fourEyes: false, why: 'the market is closed for a week' });
    const [rule] = await waiting();
    const answers = await Promise.all(
      [guard(1), anna].map((one) =>
        one.call(decideGuardedChange, { id: rule?.id ?? '', decision: 'approve', why: 'I know' }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await fourEyesOf('INT')).toBe(false);
    const lines = (await anna.call(audit, { market: 'INT', pageSize: 3 })).value.rows;
    expect(lines.map(({ who, act, subject, why }) => [who, act, subject, why])).toEqual([
      ['operator:gwen', 'fourEyes', 'off', 'the market is closed for a week'],
      [expect.stringMatching(/^operator:(hugo|anna)$/), 'approve', 'fourEyes off', 'I know'],
      ['operator:gwen', 'propose', 'fourEyes off', 'the market is closed for a week'],
    ]);
    const on = await guard(0).call(setMarket, { code: 'INT', fourEyes: true, why: 'the week is over' });
    expect(on.value).toMatchObject({ fourEyes: true, state: 'done' });
  });

  test('holds for keys and for markets that are opened to a team', async () => {
    const mine = newKeyPair().publicKey;
    const keyed = (key: string, markets: string[]) =>
      guard(0).call(addTeamKey, { team: 'testers', publicKey: key, markets, why: 'a key of my own' });
    // The team may act in INT, which has four eyes.
    expect((await keyed(mine, ['INT'])).value).toMatchObject({ state: 'proposed', keys: [{ publicKey }] });
    const fresh = { team: 'freshers', publicKey: newKeyPair().publicKey, why: 'a new team' };
    const opened = await guard(0).call(addTeamKey, { ...fresh, markets: ['INT'] });
    expect(opened.value).toMatchObject({ team: 'freshers', state: 'proposed', markets: [], keys: [] });
    // This reaches no market with four eyes.
    const plain = await guard(0).call(addTeamKey, { ...fresh, markets: ['VN'] });
    expect(plain.value).toMatchObject({ state: 'done', markets: ['VN'], keys: [{ publicKey: fresh.publicKey }] });

    const [first, ...others] = await waiting();
    expect(first?.rule).toMatchObject({ kind: 'teamKey', team: 'testers', publicKey: mine, opens: [], closes: [] });
    const approved = await guard(1).call(decideGuardedChange, {
      id: first?.id ?? '',
      decision: 'approve',
      why: 'seen it',
    });
    expect(approved.value).toEqual({ state: 'done' });
    const team = (await anna.call(teams, {})).value.teams.find((one) => one.team === 'testers');
    expect(team).toMatchObject({
      markets: ['INT'],
      keys: [{ publicKey }, { publicKey: mine, addedBy: 'operator:gwen' }],
    });
    for (const { id } of others) {
      await guard(1).call(decideGuardedChange, { id, decision: 'withdraw', why: 'not needed' });
    }
    const key = team?.keys[1]?.key ?? '';
    await anna.call(revokeTeamKey, { team: 'testers', key, why: 'the trial is over' });
  });

  test('is for the role for rules alone', async () => {
    await operators.add('rita', 'a password of mine', ['release']);
    const rita = operators.browser('192.0.2.20');
    await rita.signIn('rita', 'a password of mine');
    const refused = await rita.call(decideGuardedChange, { id: '1', decision: 'withdraw', why: 'not mine' });
    expect(refused).toMatchObject({ status: 403, envelope: { code: 'FORBIDDEN' } });
  });
});

describe('teams', () => {
  test('are shown with their keys, their markets and their remotes', async () => {
    const { remote } = await publish(1);
    const all = (await ben.call(teams, {})).value.teams;
    expect(all.find(({ team }) => team === 'testers')).toMatchObject({
      markets: ['INT'],
      keys: expect.arrayContaining([expect.objectContaining({ publicKey, addedBy: 'operator:anna', revokedAt: null })]),
      remotes: expect.arrayContaining([remote]),
    });
  });

  test('get keys and lose them', async () => {
    const other = newKeyPair().publicKey;
    const added = (await anna.call(addTeamKey, { team: 'makers', publicKey: other, markets: [], why: 'a new team' }))
      .value;
    expect(added).toMatchObject({ team: 'makers', markets: [], remotes: [], keys: [{ publicKey: other }] });
    const taken = await anna.call(addTeamKey, { team: 'thieves', publicKey: other, markets: [], why: 'the same key' });
    expect(taken.status).toBe(409);
    const key = added.keys[0]?.key ?? '';
    const revoked = (await ben.call(revokeTeamKey, { team: 'makers', key, why: 'it was lost' })).value;
    expect(revoked.keys).toMatchObject([{ key, revokedAt: expect.any(String) }]);
    expect((await ben.call(revokeTeamKey, { team: 'makers', key, why: 'once more' })).status).toBe(404);
  });
});

test('a team’s code runs on the server once an operator with the role for security has said so, and why', async () => {
  const given = { team: 'testers', isRendered: true };
  expect((await anna.call(setTeamRendering, { ...given, why: 'x' })).status).toBe(400);
  const set = await anna.call(setTeamRendering, { ...given, why: 'their pages come first' });
  expect(set.value).toMatchObject({ team: 'testers', isRendered: true, isHouse: false });
  const [line] = (await ben.call(audit, { page: 1, pageSize: 1 })).value.rows;
  expect(line).toMatchObject({ who: 'operator:anna', act: 'allowRendering', subject: 'testers' });
  const unknown = await anna.call(setTeamRendering, { team: 'nobody', isRendered: true, why: 'a slip of the pen' });
  expect(unknown).toMatchObject({ status: 404, envelope: { problems: [{ code: 'TEAM_UNKNOWN' }] } });
});

test('how a version fares is told by steps, with its name', async () => {
  const { remote, digests } = await publish(1);
  const [digest = ''] = digests;
  const minute = new Date(Math.floor(now / 60_000) * 60_000);
  for (const [code, mounts] of [
    ['READY', 9],
    ['THREW_AT_MOUNT', 1],
  ]) {
    await platform.database.query(
      `INSERT INTO mount_minute (market_code, remote, minute, digest, canary, code, mounts) VALUES ('VN', $1, $2, $3, false, $4, $5)`,
      [remote, minute, digest, code, mounts],
    );
  }
  const series = (await anna.call(healthSeries, { remote, market: 'VN', hours: 1 })).value;
  expect(series).toMatchObject({
    step: 60,
    points: [{ at: minute.toISOString(), version: '1.1.0', digest, canary: false, visits: 10, failures: 1 }],
  });
  expect((await anna.call(healthSeries, { remote: 'nothing', market: 'VN', hours: 1 })).status).toBe(404);
  expect((await anna.call(healthSeries, { remote, market: 'VN', hours: 1000 })).status).toBe(400);
});
