import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import {
  createDeposit,
  excludeSelf,
  type MemberId,
  memberInfo,
  setPlayLimit,
  takeTimeOut,
} from '@unisite/shared/contract';
import { decideProposal, proposals } from '@unisite/shared/contract/operatorsProposals';
import {
  imposeBreak,
  liftExclusion,
  memberProtection,
  setMemberLimit,
} from '@unisite/shared/contract/operatorsProtection';
import { addMember } from '../../../testing/members.ts';
import { type Browser, type TestOperators, testOperators } from '../../../testing/operatorClient.ts';
import { type CallOptions, type TestPlatform, testPlatform } from '../../../testing/testPlatform.ts';
import { addGames, addPlayer, vendorCall } from '../../../testing/vendorClient.ts';
import { hashPassword } from '../../identity/index.ts';

const PASSWORD = 'ngua chay 2026';
const START = Date.parse('2026-11-20T03:00:00Z');
const why = 'Asked for on the telephone';

let now = START;
let platform: TestPlatform;
let operators: TestOperators;
let [anna, ben, cash]: Browser[] = [];
let passwordHash: string;

beforeAll(async () => {
  platform = await testPlatform({ clock: () => new Date(now) });
  operators = await testOperators(platform);
  await addGames(platform);
  passwordHash = await hashPassword(PASSWORD);
  anna = await operator('anna', ['support']);
  ben = await operator('ben', ['support']);
  cash = await operator('till', ['cash', 'security', 'release', 'vendors']);
});
afterAll(async () => {
  await operators?.close();
  await platform?.close();
});
afterEach(() => {
  now = START;
});

let addresses = 0;
async function operator(account: string, roles: Parameters<TestOperators['add']>[2]): Promise<Browser> {
  addresses += 1;
  await operators.add(account, 'Operator-1234', roles);
  const browser = operators.browser(`192.0.2.${addresses}`);
  await browser.signIn(account, 'Operator-1234');
  return browser;
}
const at = (browser: Browser | undefined): Browser => {
  if (!browser) throw new Error('the operator is signed in before the first test');
  return browser;
};

interface Who {
  readonly id: MemberId;
  readonly account: string;
}
const newMember = (more: object = {}): Promise<Who> => addMember(platform.database, { passwordHash, ...more });
const signIn = async ({ account }: Who): Promise<CallOptions> => platform.signIn(account, PASSWORD);
const codeOf = ({ envelope }: { readonly envelope: object }) => ('code' in envelope ? String(envelope.code) : 'OK');

const view = async ({ id }: Who) => (await at(anna).call(memberProtection, { id })).value;
const dayStake = async (who: Who) =>
  (await view(who)).limits.find(({ kind, period }) => kind === 'stake' && period === 'day');
const set = (by: Browser | undefined, { id }: Who, expected: number | null, value: number | null) =>
  at(by).call(setMemberLimit, { id, kind: 'stake', period: 'day', value, expected, why });
const lay = (
  by: Browser | undefined,
  { id }: Who,
  length: 'day' | 'week' | 'sixMonths',
  key: string = crypto.randomUUID(),
) => at(by).call(imposeBreak, { id, length, key, why });
const lift = (by: Browser | undefined, { id }: Who, exclusion: string) =>
  at(by).call(liftExclusion, { id, exclusion, why });
const waiting = async () => (await at(ben).call(proposals, {})).value.proposals;
const decide = async (by: Browser | undefined, decision: 'approve' | 'refuse' | 'withdraw' = 'approve') =>
  codeOf(await at(by).call(decideProposal, { id: (await waiting())[0]?.id ?? '0', decision, why: 'Looked at' }));
const audited = (kind: string, { id }: Who) =>
  platform.database.query<{ about: string }>('SELECT about FROM operator_audit WHERE kind = $1 AND about LIKE $2', [
    kind,
    `member ${id}%`,
  ]);
const deposits = async (signedIn: CallOptions) =>
  codeOf(await platform.call(createDeposit, { method: 'bankTransfer', amount: 100_000 }, signedIn));

describe('limits of operators', () => {
  test('a first and a lower one hold for the next bet by one operator, and are noted with who and why', async () => {
    const { playerId: id, token, account } = await addPlayer(platform, 100_000_00n);
    const who = { id, account };
    /** In VND; vendors send hundredths. */
    const bet = async (amount: number) => {
      const of = { token, playerId: id, gameId: 'jade-claw', currency: 'VND', roundId: crypto.randomUUID() };
      const body = { ...of, transactionId: crypto.randomUUID(), amount: amount * 100 };
      return (await vendorCall(platform, '/vendor/v1/bet', body)).body.code;
    };
    expect((await set(anna, who, null, 50_000)).value).toEqual({ state: 'done' });
    expect(await dayStake(who)).toMatchObject({ operator: 50_000, limit: { value: 50_000, source: 'operator' } });
    expect(await bet(60_000)).toBe('LIMIT_REACHED');
    expect(await bet(30_000)).toBeUndefined();
    expect((await set(ben, who, 50_000, 40_000)).value).toEqual({ state: 'done' });
    expect(await bet(20_000)).toBe('LIMIT_REACHED');
    expect(await dayStake(who)).toMatchObject({ operator: 40_000, used: 30_000 });
    // the same call after a lost response changes nothing
    expect((await set(ben, who, 50_000, 40_000)).value).toEqual({ state: 'done' });
    const limit = { kind: 'stake', period: 'day' };
    expect((await view(who)).events).toMatchObject([
      { who: 'operator:ben', act: 'limitSet', limit: { ...limit, from: 50_000, to: 40_000 }, why },
      { who: 'operator:anna', act: 'limitSet', limit: { ...limit, from: null, to: 50_000 }, why },
    ]);
    expect((await audited('playLimitSet', who)).map(({ about }) => about)).toEqual([
      `member ${id}: stake day none → 50000: ${why}`,
      `member ${id}: stake day 50000 → 40000: ${why}`,
    ]);
  });

  test('a higher one, or none, takes a second operator of the role', async () => {
    const who = await newMember();
    await set(anna, who, null, 50_000);
    for (const [from, to] of [
      [50_000, 80_000],
      [80_000, null],
    ] as const) {
      expect((await set(anna, who, from, to)).value).toEqual({ state: 'proposed' });
      expect((await set(anna, who, from, to)).value).toEqual({ state: 'proposed' });
      expect(codeOf(await set(ben, who, from, to))).toBe('PROPOSAL_WAITS');
      expect((await dayStake(who))?.operator).toBe(from);
      expect(await waiting()).toMatchObject([
        {
          by: 'anna',
          why,
          change: { kind: 'playLimit', account: who.account, limit: 'stake', period: 'day', from, to },
        },
      ]);
      expect([await decide(anna), await decide(cash), (await dayStake(who))?.operator]).toEqual([
        'SAME_PERSON',
        'FORBIDDEN',
        from,
      ]);
      expect([await decide(ben), (await dayStake(who))?.operator]).toEqual(['OK', to]);
    }
    expect((await view(who)).events.map(({ act, who: by, why: reason }) => [act, by, reason])).toEqual([
      ['limitRemoved', 'operator:ben', 'Looked at'],
      ['limitSet', 'operator:ben', 'Looked at'],
      ['limitSet', 'operator:anna', why],
    ]);
    const lines = await platform.database.query<{ subject: string }>(
      `SELECT subject FROM registry_audit WHERE act = 'approve' AND subject LIKE $1 ORDER BY id`,
      [`limit of member ${who.id}:%`],
    );
    expect(lines.map(({ subject }) => subject.split(': ')[1])).toEqual([
      'stake day 50000 → 80000',
      'stake day 80000 → none',
    ]);
  });

  test('what is not what the operator saw is not changed, and a lower one lapses what waits', async () => {
    const who = await newMember();
    await set(anna, who, null, 50_000);
    expect(codeOf(await set(ben, who, null, 40_000))).toBe('SETTING_CHANGED');
    expect(codeOf(await set(ben, who, 60_000, 70_000))).toBe('SETTING_CHANGED');
    await set(anna, who, 50_000, 80_000);
    expect((await set(ben, who, 50_000, 20_000)).value).toEqual({ state: 'done' });
    expect(await waiting()).toEqual([]);
    await set(anna, who, 20_000, 80_000);
    await platform.database.query('UPDATE play_limit SET amount = 1000 WHERE member_id = $1', [who.id]);
    expect(await decide(ben)).toBe('SETTING_CHANGED');
    expect((await dayStake(who))?.operator).toBe(10);
    expect(await decide(anna, 'withdraw')).toBe('OK');
  });

  test('the lowest counts: the member’s own stays the member’s, and neither touches the other', async () => {
    const who = await newMember();
    const signedIn = await signIn(who);
    await platform.call(setPlayLimit, { kind: 'stake', period: 'day', value: 30_000 }, signedIn);
    await set(anna, who, null, 50_000);
    expect(await dayStake(who)).toMatchObject({ operator: 50_000, own: 30_000, limit: { source: 'member' } });
    await platform.call(setPlayLimit, { kind: 'stake', period: 'day', value: 90_000 }, signedIn);
    expect(await dayStake(who)).toMatchObject({ operator: 50_000, own: 30_000, raise: { value: 90_000 } });
  });

  test('of a member of another market it is that market’s line in the audit, and nobody else’s limit', async () => {
    const [here, there] = [await newMember(), await newMember({ marketCode: 'INT' })];
    await set(anna, there, null, 50_000);
    await set(anna, there, 50_000, 60_000);
    expect((await waiting())[0]?.change).toMatchObject({ market: 'INT', account: there.account });
    expect(await decide(ben)).toBe('OK');
    expect([(await dayStake(here))?.operator, (await dayStake(there))?.operator]).toEqual([null, 60_000]);
  });

  test('amounts that are none, and text and members that there are not, are refused', async () => {
    const who = await newMember();
    const asked = { id: who.id, kind: 'stake', period: 'day', value: 10, expected: null, why } as const;
    for (const wrong of [
      { value: -1 },
      { value: 0.001 },
      { value: 1e12 },
      { kind: 'time', value: 1.5 },
      { kind: 'time', value: 44_641 },
      { kind: 'wins' },
      { period: 'year' },
      { why: ' \u0000 ' },
      { why: '' },
    ]) {
      const answer = await at(anna).call(setMemberLimit, { ...asked, ...wrong } as never);
      expect([wrong, codeOf(answer)]).toEqual([wrong, 'BAD_REQUEST']);
    }
    const nobody = '999999' as MemberId;
    expect(codeOf(await at(anna).call(setMemberLimit, { ...asked, id: nobody }))).toBe('NOT_FOUND');
    expect(codeOf(await at(anna).call(memberProtection, { id: nobody }))).toBe('NOT_FOUND');
    expect(codeOf(await at(anna).call(imposeBreak, { id: nobody, length: 'day', key: 'a-long-key', why }))).toBe(
      'NOT_FOUND',
    );
    expect((await view(who)).events).toEqual([]);
  });

  test('time is in minutes, and who looked is written down', async () => {
    const who = await newMember();
    await at(anna).call(setMemberLimit, { id: who.id, kind: 'time', period: 'week', value: 90, expected: null, why });
    const { limits, currency } = await view(who);
    expect(limits.find(({ operator }) => operator !== null)).toMatchObject({
      kind: 'time',
      period: 'week',
      operator: 90,
    });
    expect(currency).toBe('VND');
    const kept = await platform.database.query('SELECT amount FROM play_limit WHERE member_id = $1', [who.id]);
    expect(kept).toEqual([{ amount: '5400' }]);
    expect(await audited('protectionSeen', who)).toEqual([{ about: `member ${who.id}` }]);
  });
});

describe('breaks that operators lay', () => {
  test('a time-out holds at once, leaves the member signed in, and is laid once however often it is sent', async () => {
    const who = await newMember();
    const signedIn = await signIn(who);
    const key = crypto.randomUUID();
    expect([codeOf(await lay(anna, who, 'week', key)), codeOf(await lay(anna, who, 'week', key))]).toEqual([
      'OK',
      'OK',
    ]);
    const { breaks, events } = await view(who);
    expect(breaks).toMatchObject([
      { kind: 'timeOut', length: 'week', source: 'operator', from: null, until: '2026-11-27T03:00:00.000Z' },
    ]);
    expect(events).toMatchObject([{ who: 'operator:anna', act: 'breakStarted', break: { kind: 'timeOut' }, why }]);
    expect(await deposits(signedIn)).toBe('TIME_OUT');
    expect(await audited('breakLaid', who)).toEqual([{ about: `member ${who.id}: week: ${why}` }]);
  });

  test('an exclusion ends the sessions and follows the person, as the member’s own does', async () => {
    const [who, same] = [await newMember(), await newMember()];
    await platform.database.query(`UPDATE member SET mobile = '+84911000001' WHERE id = $1`, [who.id]);
    await platform.database.query(`UPDATE member SET mobile = '+84911000001', market_code = 'INT' WHERE id = $1`, [
      same.id,
    ]);
    const signedIn = await signIn(who);
    expect(codeOf(await lay(anna, who, 'sixMonths'))).toBe('OK');
    expect((await platform.call(memberInfo, {}, signedIn)).status).toBe(401);
    expect(await deposits(await signIn(who))).toBe('SELF_EXCLUDED');
    expect((await view(same)).breaks).toMatchObject([
      { kind: 'exclusion', source: 'person', from: { account: who.account, market: 'VN' } },
    ]);
  });

  test('takes the role and a reason', async () => {
    const who = await newMember();
    expect(codeOf(await lay(cash, who, 'day'))).toBe('FORBIDDEN');
    const odd = await at(anna).call(imposeBreak, { id: who.id, length: 'day', key: 'a-long-key', why: ' x ' });
    expect(codeOf(odd)).toBe('BAD_REQUEST');
    const long = await at(anna).call(imposeBreak, { id: who.id, length: 'decade' as 'day', key: 'a-long-key', why });
    expect(codeOf(long)).toBe('BAD_REQUEST');
    expect((await view(who)).breaks).toEqual([]);
  });
});

describe('lifting an exclusion', () => {
  const only = async (who: Who) => (await view(who)).breaks[0]?.id ?? '0';

  test('that operators laid takes two, and ends what was carried over from it', async () => {
    const [who, same] = [await newMember(), await newMember()];
    await platform.database.query(`UPDATE member SET email = 'lift@unisite.example' WHERE id = $1`, [who.id]);
    await platform.database.query(
      `UPDATE member SET email = 'lift@unisite.example', market_code = 'INT' WHERE id = $1`,
      [same.id],
    );
    await lay(anna, who, 'sixMonths');
    const id = await only(who);
    expect(codeOf(await lift(anna, who, id))).toBe('OK');
    expect(codeOf(await lift(anna, who, id))).toBe('OK');
    expect(codeOf(await lift(ben, who, id))).toBe('PROPOSAL_WAITS');
    expect(await waiting()).toMatchObject([{ by: 'anna', change: { kind: 'exclusionLift', id, source: 'operator' } }]);
    now += 60_000;
    expect([await decide(anna), await decide(cash)]).toEqual(['SAME_PERSON', 'FORBIDDEN']);
    expect((await view(who)).breaks).toHaveLength(1);
    expect(await decide(ben)).toBe('OK');
    expect([(await view(who)).breaks, (await view(same)).breaks]).toEqual([[], []]);
    expect((await view(same)).events[0]).toMatchObject({ act: 'breakLifted', who: 'operator:ben', why: 'Looked at' });
    expect(await deposits(await signIn(who))).not.toBe('SELF_EXCLUDED');
    expect(codeOf(await lift(anna, who, id))).toBe('NOT_FOUND');
  });

  test('that was carried over by mistake leaves the one that it came from, and does not come back', async () => {
    const [who, mistaken] = [await newMember(), await newMember()];
    await platform.database.query(`UPDATE member SET mobile = '+84911000002' WHERE id = $1`, [who.id]);
    await platform.database.query(`UPDATE member SET mobile = '+84911000002', market_code = 'INT' WHERE id = $1`, [
      mistaken.id,
    ]);
    await platform.call(excludeSelf, { length: 'forever', password: PASSWORD }, await signIn(who));
    // an operator's own break beside it stays
    await lay(anna, mistaken, 'day');
    const carried = (await view(mistaken)).breaks.find(({ source }) => source === 'person')?.id ?? '0';
    await lift(anna, mistaken, carried);
    expect(await decide(ben)).toBe('OK');
    expect((await view(mistaken)).breaks.map(({ kind }) => kind)).toEqual(['timeOut']);
    expect((await view(who)).breaks).toMatchObject([{ kind: 'exclusion', source: 'member', until: null }]);
    now += 25 * 3_600_000;
    const { headers } = await platform.signIn(mistaken.account, PASSWORD, { host: 'int.localhost' });
    expect(await deposits({ headers: { ...headers } })).not.toMatch(/SELF_EXCLUDED|TIME_OUT/);
  });

  test('is never of what the member took, of a time-out, or of another member’s', async () => {
    const [own, timeOut, other] = [await newMember(), await newMember(), await newMember()];
    await platform.call(excludeSelf, { length: 'sixMonths', password: PASSWORD }, await signIn(own));
    await lay(anna, timeOut, 'day');
    await platform.call(takeTimeOut, { length: 'day' }, await signIn(other));
    expect(codeOf(await lift(anna, own, await only(own)))).toBe('FORBIDDEN');
    expect(codeOf(await lift(anna, timeOut, await only(timeOut)))).toBe('NOT_FOUND');
    expect(codeOf(await lift(anna, other, await only(own)))).toBe('NOT_FOUND');
    expect(codeOf(await lift(cash, own, await only(own)))).toBe('FORBIDDEN');
    expect(await waiting()).toEqual([]);
  });

  test('is asked again when it is approved: what has ended meanwhile is not lifted', async () => {
    const who = await newMember();
    await lay(anna, who, 'sixMonths');
    await lift(anna, who, await only(who));
    await platform.database.query('UPDATE play_break SET until = $2, ends_at = $2 WHERE member_id = $1', [
      who.id,
      new Date(now),
    ]);
    expect(await decide(ben)).toBe('NOT_FOUND');
    expect(await decide(anna, 'withdraw')).toBe('OK');
    expect((await view(who)).events.map(({ act }) => act)).toEqual(['breakStarted']);
  });
});
