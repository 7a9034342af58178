import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { moveMember } from '../../../access/members/index.ts';
import { checkInvariants } from '../../../money/ledger/index.ts';
import { addMember, deposit } from '../../../testing/members.ts';
import { type TestPlatform, testPlatform } from '../../../testing/testPlatform.ts';
import { at, day, dividend, payTable, today, vnd, wage } from '../testing/payTable.ts';

jest.setTimeout(120_000);

let platform: TestPlatform;
const { contract, line, move, roll, run, has, statements } = payTable(() => platform);
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform?.close());
afterEach(async () => {
  expect(await checkInvariants(platform.database)).toEqual([]);
  await platform.owner.query(
    'TRUNCATE agent_contract, contract_closing, contract_run, contract_statement, contract_refused_carry',
  );
});

describe('a day’s wage', () => {
  test('goes down the line once, by however many at once, and out of what each was paid', async () => {
    const { agent, below, player, id } = await line('daily', wage(2000), wage(1500));
    await move('bet', player, 5_006_400, at(0, '23:59:59'));
    await run(at(0, '23:59:59'));
    expect(await statements(id)).toEqual([]);
    await run(at(1, '00:04:00'));
    expect(await statements(id)).toEqual([]);
    await Promise.all([run(at(1, '00:06:00')), run(at(1, '00:06:00')), run(at(1, '00:07:00'))]);
    await run(at(1, '09:00:00'));
    expect(await statements(id)).toMatchObject([{ day: 0, due: 500 * 15, state: 'paid' }]);
    expect([await has(agent.id), await has(below.id)]).toEqual([vnd(500 * 5), vnd(500 * 15)]);
  });

  test('is not paid in part: whoever lacks funds for a run is named with what is lacking, and pays once they are there', async () => {
    const { agent, below, player, id } = await line('daily', wage(0), wage(1500));
    const other = await addMember(platform.owner, { customerType: 2, uplineId: agent.id });
    const second = await addMember(platform.owner, { uplineId: other.id });
    await deposit(platform.owner, second.id, vnd(1_000_000), { key: `deposit ${second.id}` });
    await contract(agent, other, { terms: wage(100) });
    await move('bet', player, 5_000_000, at(0, '10:00:00'));
    await move('bet', second, 1_000_000, at(0, '10:00:00'));
    await deposit(platform.owner, agent.id, vnd(7_500), { key: `funds ${agent.id}` });
    await run(at(1, '00:06:00'));
    const runs = await platform.owner.query<{ lacks: string }>(
      'SELECT state, lacks::text FROM contract_run WHERE payer_id = $1',
      [agent.id],
    );
    expect(runs).toEqual([{ state: 'short', lacks: String(vnd(100)) }]);
    expect([await has(agent.id), await has(below.id), await has(other.id)]).toEqual([vnd(7_500), 0n, 0n]);
    await deposit(platform.owner, agent.id, vnd(100), { key: `more ${agent.id}` });
    await run(at(1, '00:07:00'));
    expect([await has(agent.id), await has(below.id), await has(other.id)]).toEqual([0n, vnd(7_500), vnd(100)]);
    expect(await statements(id)).toMatchObject([{ state: 'paid' }]);
  });

  test('of a movement that was sealed late becomes a line of the next one', async () => {
    const { below, player, id } = await line('daily', wage(2000), wage(1500));
    await move('bet', player, 1_000_000, at(0, '10:00:00'));
    await run(at(1, '00:06:00'));
    await move('bet', player, 20_000, at(0, '23:59:59'));
    await move('bet', player, 10_000, at(1, '10:00:00'));
    await run(at(2, '00:06:00'));
    expect(await statements(id)).toMatchObject([
      { day: 0, due: 1_500, corrected: 0 },
      { day: 1, due: 45, corrected: 30 },
    ]);
    expect(await has(below.id)).toBe(vnd(1_545));
  });

  test('that was too much is owed until the next ones are above it', async () => {
    const { below, player, id } = await line('daily', wage(2000), wage(1500));
    await move('bet', player, 1_000_000, at(0, '10:00:00'));
    await run(at(1, '00:06:00'));
    await move('refund', player, 100_000, at(0, '10:00:01'));
    await move('bet', player, 60_000, at(1, '10:00:00'));
    await run(at(2, '00:06:00'));
    await move('bet', player, 60_000, at(2, '10:00:00'));
    await run(at(3, '00:06:00'));
    expect(await statements(id)).toMatchObject([
      { due: 1_500 },
      { due: 0, corrected: -150 },
      { due: 30, corrected: 0, owedBefore: -60 },
    ]);
    expect(await has(below.id)).toBe(vnd(1_530));
  });

  test('ends with the contract of somebody who was moved to another line', async () => {
    const { below, player, id } = await line('daily', wage(2000), wage(1500));
    const other = await addMember(platform.owner, { customerType: 2 });
    await moveMember(platform.database, below.id, { uplineId: other.id, now: at(0, '12:00:00') });
    await move('bet', player, 1_000_000, at(0, '13:00:00'));
    await move('bet', player, 1_000_000, at(1, '13:00:00'));
    await run(at(2, '00:06:00'));
    expect(await statements(id)).toMatchObject([{ day: 0, due: 1_500 }]);
    const [row] = await platform.owner.query('SELECT state, to_day AS "toDay" FROM agent_contract WHERE id = $1', [id]);
    expect(row).toEqual({ state: 'ended', toDay: today });
  });
});

test('a dividend comes after the loss that was carried: (10,000 − 2,000) × 37 % = 2,960', async () => {
  const { agent, below, player, id } = await line('dividend', dividend(4000), dividend(3700));
  await move('bet', player, 1_000, at(0, '10:00:00'));
  await move('win', player, 3_000, at(0, '10:00:01'));
  await run(at(1, '00:06:00'));
  await move('bet', player, 10_000, at(1, '10:00:00'));
  await run(at(2, '00:06:00'));
  expect(await statements(id)).toMatchObject([
    { counted: -2_000, due: 0, state: 'paid' },
    { counted: 8_000, carriedIn: 2_000, due: 2_960, state: 'paid' },
  ]);
  expect([await has(agent.id), await has(below.id)]).toEqual([vnd(240), vnd(2_960)]);
});

test('hourly wages are of an hour that is over, and movements count once', async () => {
  const { below, player, id } = await line('hourly', wage(600), wage(400));
  await roll();
  const hour = at(0, '16:00:00');
  await run(hour);
  await move('bet', player, 50_000, at(0, '16:10:00'));
  await run(at(0, '16:59:00'));
  expect(await statements(id)).toEqual([]);
  await Promise.all([run(at(0, '17:02:00')), run(at(0, '17:02:00'))]);
  await move('bet', player, 20_000, at(0, '16:59:59'));
  await run(at(0, '18:02:00'));
  expect(await statements(id)).toMatchObject([{ due: 20 }, { due: 8 }]);
  expect(await has(below.id)).toBe(vnd(28));
});

test('hourly wages begin with their contract: what was played the day before does not count', async () => {
  const { player, id } = await line('hourly', wage(600), wage(400));
  await platform.owner.query('UPDATE agent_contract SET from_day = $1', [day(1)]);
  await run(at(0, '22:00:00'));
  await move('bet', player, 50_000, at(0, '23:00:00'));
  await run(at(0, '23:59:59'));
  await move('bet', player, 20_000, at(1, '00:30:00'));
  await run(at(1, '00:00:30'));
  await run(at(1, '01:02:00'));
  expect(await statements(id)).toMatchObject([{ day: 1, counted: 20_000, due: 8 }]);
});

test('real-time wages are paid by the minute, of every VND; a stake that comes back comes off the next one', async () => {
  const { below, player, id } = await line('realtime', wage(500), wage(400));
  await run(at(0, '16:00:30'));
  await move('bet', player, 12_500, at(0, '16:00:40'));
  await run(at(0, '16:01:15'));
  expect(await has(below.id)).toBe(vnd(5));
  await move('refund', player, 2_500, at(0, '16:01:30'));
  await run(at(0, '16:02:15'));
  await move('bet', player, 12_500, at(0, '16:02:30'));
  await run(at(0, '16:03:15'));
  expect(await statements(id)).toMatchObject([
    { counted: 12_500, due: 5 },
    { counted: -2_500, due: 0 },
    { counted: 10_000, carriedIn: 2_500, due: 4 },
  ]);
});

test('a run that fails leaves the others paid, and is paid later', async () => {
  const one = await line('daily', wage(2000), wage(1500));
  const other = await line('daily', wage(2000), wage(1500));
  for (const { player } of [one, other]) await move('bet', player, 1_000_000, at(0, '10:00:00'));
  await platform.owner.query(`SELECT wallet_account('member', $1, 'VND')`, [one.below.id]);
  const holds = (balance: string) =>
    platform.owner.query(`UPDATE account SET balance = $2 WHERE kind = 'member' AND owner = $1`, [
      one.below.id,
      balance,
    ]);
  await holds('9007199254740991');
  await run(at(1, '00:06:00'));
  expect([await has(one.agent.id), await has(other.below.id)]).toEqual([vnd(2_000), vnd(1_500)]);
  await holds('0');
  await run(at(1, '00:07:00'));
  expect([await has(one.agent.id), await has(one.below.id)]).toEqual([vnd(500), vnd(1_500)]);
});
