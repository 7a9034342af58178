import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { type MemberId, memberBonuses, referral, referredFriends } from '@unisite/shared/contract';
import { hashPassword } from '../../access/identity/index.ts';
import { balanceOf } from '../../money/ledger/index.ts';
import { addMember } from '../../testing/members.ts';
import { type CallOptions, type TestPlatform, testPlatform } from '../../testing/testPlatform.ts';
import { checkBonuses } from '../bonuses/index.ts';
import { checkReferrals } from './index.ts';
import { rewardFriends } from './rewardFriends.ts';

const password = 'ngua chay 2026';
let platform: TestPlatform;
let passwordHash: string;
let serial = 0;

beforeAll(async () => {
  platform = await testPlatform();
  passwordHash = await hashPassword(password);
});
afterAll(() => platform?.close());
beforeEach(() =>
  run(`UPDATE market_referral SET open = true, inviter_reward = 10000000, friend_reward = 5000000,
    least_deposit = 20000000, within_days = 30, wager_times = 0, monthly_most = 20`),
);
afterEach(async () =>
  expect([await checkBonuses(platform.database), await checkReferrals(platform.database)]).toEqual([[], []]),
);

const run = (sql: string, ...values: unknown[]) => platform.owner.query(sql, values);

interface Inviter {
  readonly id: MemberId;
  readonly account: string;
  readonly signedIn: CallOptions;
}

async function inviter(): Promise<Inviter> {
  const { id, account } = await addMember(platform.owner, { passwordHash });
  const { headers } = await platform.signIn(account, password);
  return { id, account, signedIn: { headers } };
}
/** A friend who registered through an inviter this many days ago. */
async function friend(of: Pick<Inviter, 'id'>, days = 0): Promise<MemberId> {
  const { id } = await addMember(platform.owner, { regDate: new Date(Date.now() - days * 86_400_000) });
  await run(
    `INSERT INTO member_registration (member_id, method, domain, recommender_id) VALUES ($1, 'username', 'x', $2)`,
    id,
    of.id,
  );
  return id;
}
async function pays(member: MemberId, vnd: number): Promise<void> {
  serial += 1;
  await run('INSERT INTO cash_member (member_id) VALUES ($1) ON CONFLICT DO NOTHING', member);
  await run(
    `WITH d AS (INSERT INTO cash_deposit (reference, member_id, market_code, currency, method, amount, fee_percent, fee_fixed,
         state, provider, instructions, created_at, expires_at, closed_at)
       VALUES ($1, $2, 'VN', 'VND', 'BANK', $3, 0, 0, 'confirmed', 'test', '{}', now(), now(), now()) RETURNING id)
     INSERT INTO cash_deposit_payment (provider, transaction_id, deposit_id, amount, fee, at) SELECT 'test', $1, id, $3, 0, now() FROM d`,
    `R${serial}`,
    member,
    vnd * 100,
  );
}
const reward = () => rewardFriends(platform.services);
const balance = (id: MemberId) => balanceOf(platform.database, id);
const stateOf = async ({ signedIn }: Inviter) =>
  (await platform.call(referredFriends, {}, signedIn)).value.rows.map(({ state, reason, reward }) => [
    state,
    reason,
    reward,
  ]);

test('both are rewarded once the friend has deposited enough, once, however many look at once', async () => {
  const host = await inviter();
  const guest = await friend(host);
  await pays(guest, 150_000);
  await reward();
  expect(await stateOf(host)).toEqual([['waiting', null, 0]]);
  await pays(guest, 50_000);
  await Promise.all([reward(), reward(), reward()]);
  await reward();
  expect([await balance(host.id), await balance(guest)]).toEqual([10_000_000n, 5_000_000n]);
  expect(await stateOf(host)).toEqual([['rewarded', null, 100_000]]);
  const { value } = await platform.call(referral, {}, host.signedIn);
  expect(value).toMatchObject({
    code: host.account,
    invited: 1,
    rewarded: 1,
    earned: 100_000,
    earnedThisMonth: 100_000,
  });
  expect(value.url).toMatch(new RegExp(`/register\\?referralCode=${host.account}$`));
  const [row] = (await platform.call(referredFriends, {}, host.signedIn)).value.rows;
  expect(row?.account).toMatch(/^..\*\*\*.$/);
});

test('a reward that has to be staked is a bonus', async () => {
  await run('UPDATE market_referral SET wager_times = 3');
  const host = await inviter();
  await pays(await friend(host), 200_000);
  await reward();
  expect(await balance(host.id)).toBe(0n);
  const { held, rows } = (await platform.call(memberBonuses, {}, host.signedIn)).value;
  expect([held, rows[0]?.wagering?.target]).toEqual([100_000, 300_000]);
});

test('accounts of one person earn nothing, and a friend is one person', async () => {
  const host = await inviter();
  const guest = await friend(host);
  for (const id of [host.id, guest])
    await run(
      `INSERT INTO play_person_fact (kind, digest, member_id) VALUES ('bankAccount', $1, $2)`,
      Buffer.from(`of ${host.id}`),
      id,
    );
  await pays(guest, 200_000);
  await reward();
  expect([await balance(host.id), await balance(guest)]).toEqual([0n, 0n]);
  expect(await stateOf(host)).toEqual([['notCounted', 'samePerson', 0]]);
  const twice = await inviter();
  const [first, second] = [await friend(twice), await friend(twice)];
  for (const id of [first, second]) {
    await run(
      `INSERT INTO play_person_fact (kind, digest, member_id) VALUES ('identity', $1, $2)`,
      Buffer.from(`of ${first}`),
      id,
    );
    await pays(id, 200_000);
  }
  await reward();
  expect(await balance(twice.id)).toBe(10_000_000n);
});

test('too late, too many in a month, and away: the inviter gets nothing, and the friend of the last two is rewarded', async () => {
  await run('UPDATE market_referral SET monthly_most = 1');
  const host = await inviter();
  await pays(await friend(host, 31), 200_000);
  await pays(await friend(host), 200_000);
  const second = await friend(host);
  await pays(second, 200_000);
  await reward();
  expect([await balance(host.id), await balance(second)]).toEqual([10_000_000n, 5_000_000n]);
  expect((await stateOf(host)).map(([state, reason]) => reason ?? state).toSorted()).toEqual([
    'late',
    'monthFull',
    'rewarded',
  ]);
  const closed = await inviter();
  const third = await friend(closed);
  await run(`UPDATE member SET state = 'closed' WHERE id = $1`, closed.id);
  await pays(third, 200_000);
  await reward();
  expect([await balance(closed.id), await balance(third)]).toEqual([0n, 5_000_000n]);
});

test('friends are the inviter’s alone, and a closed market rewards nobody', async () => {
  await run('UPDATE market_referral SET open = false');
  const [host, other] = [await inviter(), await inviter()];
  const guest = await friend(host);
  await pays(guest, 200_000);
  await reward();
  expect(await balance(guest)).toBe(0n);
  expect((await platform.call(referral, {}, host.signedIn)).value.terms).toBeNull();
  expect((await platform.call(referredFriends, {}, other.signedIn)).value.total).toBe(0);
});
