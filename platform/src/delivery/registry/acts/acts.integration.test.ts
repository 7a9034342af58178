import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Act, ActRequest } from '@unisite/shared/contract/rollout';
import { noHidden } from '../placements/placement.ts';
import type { Offers } from '../testing/builtManifest.ts';
import { other, reason, refusal, type TestRegistry, testRegistry } from '../testing/testRegistry.ts';
import { RevisionConflict } from './revisionConflict.ts';

const games: Offers = { name: 'mf-games', routes: ['/live', '/lottery'], navigation: ['/live', '/lottery'] };
const remote = 'mf-games';
const market = 'VN';
let own: TestRegistry;
let [one, two, three] = ['', '', ''];

beforeEach(async () => {
  own = await testRegistry();
  one = await own.publish(games);
  two = await own.publish({ ...games, version: '1.1.0', content: 'second' });
  three = await own.publish({ ...games, version: '1.2.0', content: 'third' });
});
afterEach(() => own.close());

const ask = (act: Act, more: Partial<ActRequest> = {}, who: string = reason.who) =>
  own.registry.acts.ask({ market, remote, act, why: 'a test', ...more }, who);
const promote = (digest: string, more: Partial<ActRequest> = {}, who?: string) =>
  ask({ kind: 'promote', digest }, more, who);
const placement = async () => (await own.registry.views.placements({ market, remote }))[0];
/** Two visitors: one inside a canary of half of all, one outside. */
const visitors = (): [string, string] => {
  const names = Array.from({ length: 200 }, (_none, at) => `visitor${at}`);
  const tries = (name: string) => own.registry.snapshot(market, name).remotes.some(({ canary }) => canary);
  return [names.find(tries) ?? '', names.find((name) => !tries(name)) ?? ''];
};

describe('promoting', () => {
  it('shows the version in this market only, counts the revision up, tells the market, and is written down', async () => {
    expect(await promote(one)).toMatchObject({ state: 'done', revision: 1 });
    expect(own.shown()).toEqual(['mf-games 1.0.0']);
    expect(own.shown('INT')).toEqual([]);
    const done = await promote(two);
    expect(await promote(two)).toEqual(done);
    expect(own.registry.snapshot(market).revision).toBe(2);
    expect(own.announced).toEqual([
      { type: 'registry', market, revision: 1 },
      { type: 'registry', market, revision: 2 },
    ]);
    expect(own.operatorEvents.at(-1)).toEqual({ type: 'placements' });
    const { rows, total } = await own.registry.views.audit({ remote }, { page: 1, pageSize: 2 });
    expect(total).toBe(5);
    expect(rows[0]).toMatchObject({
      id: done.id,
      who: reason.who,
      why: 'a test',
      act: 'promote',
      market,
      undoable: true,
      from: { enabled: true, version: '1.0.0', digest: one, canary: null, lastKnownGood: null },
      to: { version: '1.1.0', digest: two, lastKnownGood: { version: '1.0.0', digest: one } },
    });
    expect(rows[1]).toMatchObject({ act: 'promote', from: null, undoable: false });
  });

  it('is refused for what does not exist, or clashes with another remote of the market', async () => {
    expect(await refusal(promote('f'.repeat(16)))).toBe('VERSION_UNKNOWN');
    expect(await refusal(promote(one, { market: 'XX' }))).toBe('MARKET_UNKNOWN');
    expect(await refusal(promote(one, { remote: 'mf-none' }))).toBe('REMOTE_UNKNOWN');
    const rival = await own.publish({ name: 'mf-rival', routes: ['/live', '/rival'] });
    await promote(one);
    expect(await refusal(promote(rival, { remote: 'mf-rival' }))).toBe('ROUTE_CLASH');
    await promote(rival, { remote: 'mf-rival', market: 'INT' });
    await ask({ kind: 'disable' });
    await promote(rival, { remote: 'mf-rival' });
    expect(await refusal(ask({ kind: 'enable' }))).toBe('ROUTE_CLASH');
  });

  it('gives every change of a market its own revision, however many come at once', async () => {
    const names = ['mf-a1', 'mf-a2', 'mf-a3', 'mf-a4'];
    const digests = await Promise.all(names.map((name) => own.publish({ name, routes: [`/${name}`] })));
    await Promise.all(names.map((name, at) => promote(digests[at] ?? '', { remote: name })));
    expect(own.registry.snapshot(market)).toMatchObject({ revision: 4 });
    expect(own.announced.map((event) => (event.type === 'registry' ? event.revision : 0)).sort()).toEqual([1, 2, 3, 4]);
  });

  it('keeps giving the same snapshot until something changes', async () => {
    await promote(one);
    const before = own.registry.snapshot(market);
    expect(own.registry.snapshot(market, 'anyone')).toBe(before);
    await own.registry.hide(market, remote, { ...noHidden, routes: ['/lottery'] }, reason);
    const [shown] = own.registry.snapshot(market).remotes;
    expect(shown?.routes.map(({ path }) => path)).toEqual(['/live']);
    expect(shown?.navigation.map(({ to }) => to)).toEqual(['/live']);
  });
});

describe('a canary', () => {
  it('is shown to some, falls back to what everyone has, and ends with a roll-back', async () => {
    await promote(one);
    await ask({ kind: 'canary', digest: two, percent: 50 });
    const [tries, tries_not] = visitors();
    expect(own.shown(market, tries)).toEqual(['mf-games 1.1.0']);
    expect(own.shown(market, tries_not)).toEqual(['mf-games 1.0.0']);
    expect(own.shown()).toEqual(['mf-games 1.0.0']);
    expect(own.registry.snapshot(market, tries).remotes[0]).toMatchObject({
      canary: true,
      lastKnownGood: { digest: one, version: '1.0.0' },
    });
    expect(await placement()).toMatchObject({ canary: { version: '1.1.0', percent: 50 }, canaryHealth: { visits: 0 } });
    await own.registry.acts.perform(
      { market, remote, act: { kind: 'rollBack' } },
      { who: 'platform', why: 'it fails' },
    );
    expect(own.shown(market, tries)).toEqual(['mf-games 1.0.0']);
    expect((await own.registry.views.audit({ market }, { page: 1, pageSize: 1 })).rows[0]).toMatchObject({
      who: 'platform',
      act: 'rollBack',
      why: 'it fails',
      from: { canary: { digest: two, percent: 50 } },
      to: { canary: null, digest: one },
    });
  });

  it('clashes with what others offer as a promoted version does', async () => {
    const rival = await own.publish({ name: 'mf-rival', routes: ['/rival'] });
    await promote(rival, { remote: 'mf-rival' });
    await promote(one);
    const four = await own.publish({ ...games, routes: ['/live', '/rival'], version: '2.0.0' });
    expect(await refusal(ask({ kind: 'canary', digest: four, percent: 1 }))).toBe('ROUTE_CLASH');
  });
});

describe('two processes', () => {
  it('fall back to what the other one has just put in place', async () => {
    const second = await own.open();
    const digests = [
      await own.publish({ ...games, version: '1.3.0' }),
      await own.publish({ ...games, version: '1.4.0' }),
    ];
    await promote(digests[0] ?? '');
    await second.acts.perform({ market, remote, act: { kind: 'promote', digest: digests[1] ?? '' } }, reason);
    expect(await placement()).toMatchObject({ version: '1.4.0', lastKnownGood: { version: '1.3.0' } });
    await own.registry.acts.perform({ market, remote, act: { kind: 'rollBack' } }, reason);
    expect(own.shown()).toEqual(['mf-games 1.3.0']);
  });
});

describe('an act that expects a revision', () => {
  it('is refused when somebody was faster, with what was done since', async () => {
    await promote(one, { expected: 0 });
    const seen = (await placement())?.revision ?? 0;
    await promote(two, { expected: seen }, other.who);
    await own.registry.acts.ask({ market, remote, act: { kind: 'disable' }, why: 'it fails' }, other.who);
    const failure: unknown = await promote(three, { expected: seen }).catch((error: unknown) => error);
    if (!(failure instanceof RevisionConflict)) throw failure;
    expect(failure.since.map(({ act, who }) => `${act} ${who}`)).toEqual([
      'disable operator:ops',
      'promote operator:ops',
    ]);
    expect(own.registry.snapshot(market).remotes).toEqual([]);
    expect(await promote(three, { expected: failure.revision })).toMatchObject({ state: 'done' });
  });

  it('lets one of two at once through', async () => {
    await promote(one);
    const expected = (await placement())?.revision ?? 0;
    const both = await Promise.allSettled([promote(two, { expected }), promote(three, { expected }, other.who)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('taking back', () => {
  it('brings the state before the latest change back, and can be taken back', async () => {
    await promote(one);
    await ask({ kind: 'canary', digest: two, percent: 25 });
    const { id } = await promote(three);
    const undone = await own.registry.acts.undo(id, reason);
    expect(await placement()).toMatchObject({ digest: one, canary: { digest: two, percent: 25 }, lastKnownGood: null });
    await own.registry.acts.undo(undone.id, reason);
    expect(await placement()).toMatchObject({ digest: three, canary: null, lastKnownGood: { digest: one } });
  });

  it('switches off what was new', async () => {
    const { id } = await promote(one);
    await own.registry.acts.undo(id, reason);
    expect(own.shown()).toEqual([]);
  });

  it('is refused for what is not the latest change, or none', async () => {
    const { id } = await promote(one);
    await promote(two);
    expect(await refusal(own.registry.acts.undo(id, reason))).toBe('CHANGED');
    expect(await refusal(own.registry.acts.undo('999999', reason))).toBe('NOT_UNDOABLE');
  });
});

describe('a scheduled act', () => {
  const inAnHour = '2026-11-20T11:00:00Z';

  it('happens at its time, once, however many processes look', async () => {
    await promote(one);
    const answer = await promote(two, { at: inAnHour });
    expect(answer).toMatchObject({ state: 'scheduled', revision: 1 });
    expect(own.operatorEvents.at(-1)).toEqual({ type: 'acts' });
    expect((await placement())?.pending).toMatchObject([
      { id: answer.id, state: 'scheduled', by: reason.who, act: { kind: 'promote', digest: two } },
    ]);
    const second = await own.open();
    own.pass({ minutes: 59 });
    expect(await own.registry.acts.runDue()).toBe(0);
    own.pass({ minutes: 1 });
    const done = await Promise.all([own.registry, second, own.registry, second].map(({ acts }) => acts.runDue()));
    expect(done.reduce((sum, count) => sum + count, 0)).toBe(1);
    await own.registry.reload();
    expect(own.shown()).toEqual(['mf-games 1.1.0']);
    expect(await own.registry.acts.pending()).toEqual([]);
    expect((await own.audit()).slice(0, 2)).toEqual(['promote mf-games VN', 'schedule mf-games VN']);
  });

  it('is done as well by a process that has never seen the version', async () => {
    await promote(one);
    const second = await own.open();
    const four = await own.publish({ ...games, version: '1.3.0' });
    await promote(four, { at: inAnHour });
    own.pass({ minutes: 60 });
    expect(await second.acts.runDue()).toBe(1);
    expect(second.snapshot(market).remotes[0]).toMatchObject({ version: '1.3.0', lastKnownGood: { digest: one } });
  });

  it('is withdrawn, or fails in its time with the reason written down', async () => {
    await promote(one);
    const { id } = await promote(two, { at: inAnHour });
    expect(await own.registry.acts.decide(id, 'withdraw', other)).toMatchObject({ id, revision: 1 });
    expect(await refusal(own.registry.acts.decide(id, 'withdraw', other))).toBe('NOT_PENDING');
    await ask({ kind: 'endCanary' }, { at: inAnHour });
    own.pass({ minutes: 60 });
    expect(await own.registry.acts.runDue()).toBe(1);
    expect(own.shown()).toEqual(['mf-games 1.0.0']);
    const { rows } = await own.registry.views.audit({ market }, { page: 1, pageSize: 1 });
    expect(rows[0]).toMatchObject({ act: 'fail', who: 'platform' });
    expect(rows[0]?.why).toContain('NO_CANARY');
    expect(await refusal(promote(two, { at: inAnHour }))).toBe('TIME_NOT_AHEAD');
  });
});

describe('four eyes', () => {
  beforeEach(async () => {
    await promote(one);
    await own.registry.rules.setFourEyes(market, true, reason);
  });

  it('let an act happen when another operator has approved it', async () => {
    const { id, state } = await promote(two);
    expect(state).toBe('proposed');
    expect(own.shown()).toEqual(['mf-games 1.0.0']);
    expect(await refusal(own.registry.acts.decide(id, 'approve', reason))).toBe('SAME_PERSON');
    expect(await refusal(own.registry.acts.decide(id, 'approve', { ...reason, who: 'team:testers' }))).toBe(
      'SAME_PERSON',
    );
    expect(await own.registry.acts.decide(id, 'approve', other)).toMatchObject({ state: 'done', revision: 2 });
    expect(own.shown()).toEqual(['mf-games 1.1.0']);
    const { rows } = await own.registry.views.audit({ market }, { page: 1, pageSize: 3 });
    expect(rows.map(({ act, who }) => `${act} ${who}`)).toEqual([
      'promote operator:lan',
      'approve operator:ops',
      'propose operator:lan',
    ]);
    await promote(three, { market: 'INT' });
    expect(own.shown('INT')).toEqual(['mf-games 1.2.0']);
  });

  it('hold for what is taken back, too, and for what has a time', async () => {
    const { id } = await promote(two);
    const done = await own.registry.acts.decide(id, 'approve', other);
    const undo = await own.registry.acts.undo(done.id, reason);
    expect((await own.registry.acts.pending())[0]).toMatchObject({
      id: undo.id,
      act: { kind: 'promote', digest: one },
    });
    await own.registry.acts.decide(undo.id, 'approve', other);
    expect(await placement()).toMatchObject({ digest: one, lastKnownGood: null });

    const later = await promote(three, { at: '2026-11-20T11:00:00Z' });
    expect(later.state).toBe('proposed');
    expect(await own.registry.acts.decide(later.id, 'approve', other)).toMatchObject({ state: 'scheduled' });
    own.pass({ minutes: 61 });
    expect(await own.registry.acts.runDue()).toBe(1);
    expect(own.shown()).toEqual(['mf-games 1.2.0']);
  });

  it('do not hold up the platform’s own roll-back', async () => {
    await own.registry.acts.perform({ market, remote, act: { kind: 'disable' } }, { who: 'platform', why: 'it fails' });
    expect(own.shown()).toEqual([]);
  });

  it('approve nothing that cannot be done', async () => {
    const { id } = await ask({ kind: 'endCanary' });
    expect(await refusal(own.registry.acts.decide(id, 'approve', other))).toBe('NO_CANARY');
    expect(await own.registry.acts.pending()).toHaveLength(1);
  });
});

describe('a team', () => {
  it('acts on its own remotes, in the markets that were opened to it', async () => {
    const pair = await own.team();
    expect(await refusal(promote(one, {}, 'team:testers'))).toBe('MARKET_NOT_OPEN');
    await own.registry.teams.addKey({ team: 'testers', publicKey: pair.publicKey, markets: [market] }, reason);
    expect(await promote(one, {}, 'team:testers')).toMatchObject({ state: 'done' });
    expect(await refusal(promote(one, { market: 'INT' }, 'team:testers'))).toBe('MARKET_NOT_OPEN');
    const theirs = await own.publish({ name: 'mf-rival', routes: ['/rival'], team: 'others' });
    expect(await refusal(promote(theirs, { remote: 'mf-rival' }, 'team:testers'))).toBe('NOT_YOURS');
    await own.registry.rules.setFourEyes(market, true, reason);
    const { id, state } = await promote(two, {}, 'team:testers');
    expect(state).toBe('proposed');
    expect(await refusal(own.registry.acts.decide(id, 'withdraw', { who: 'team:others', why: 'no' }))).toBe(
      'NOT_YOURS',
    );
    await own.registry.acts.decide(id, 'withdraw', { who: 'team:testers', why: 'not yet' });
  });
});
