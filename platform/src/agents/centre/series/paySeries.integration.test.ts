import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import type { MemberId } from '@unisite/shared/contract';
import { betsOf, seriesOdds } from '@unisite/shared/lottery';
import { moveMember, writeRate } from '../../../access/members/index.ts';
import { addDays, dayOf } from '../../../foundation/calendar/days.ts';
import { checkInvariants } from '../../../money/ledger/index.ts';
import { holdDraw, settleNext, voidHeldDraw } from '../../../play/lottery/index.ts';
import { lotteryTable, type Player, type Slip } from '../../../play/lottery/testing/lotteryTable.ts';
import { addMember } from '../../../testing/members.ts';
import { type TestPlatform, testPlatform } from '../../../testing/testPlatform.ts';
import { payDueAgents } from '../payDueAgents.ts';

jest.setTimeout(120_000);

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
  await platform.owner.query(
    `INSERT INTO market_category (market_code, category, position) VALUES ('VN', 'ELOTT', 2) ON CONFLICT DO NOTHING`,
  );
});
afterAll(() => platform?.close());
afterEach(async () => {
  expect(await checkInvariants(platform.database)).toEqual([]);
});

const { player, openDraw, draw, settleAll, bought } = lotteryTable(() => platform);
const today = dayOf(new Date(), 'Asia/Ho_Chi_Minh');

/** 1,000,000 VND on a digit at the market's series, 1960. */
function slip(numero: string): Slip {
  const position = betsOf('SSC').get('position');
  if (!position) throw new Error('SSC has no such bet');
  const odds = { all: seriesOdds(position, 'all', 1960) / 100 };
  return {
    code: 'SSC_1',
    numero,
    lines: [{ bet: 'position', selection: [['7'], [], [], [], []], unitStake: 1_000_000, units: 1, odds }],
  };
}

/** A line of agents with these series and a player at its end. */
async function line(...series: readonly (number | null)[]): Promise<{ agents: MemberId[]; who: Player }> {
  const agents: MemberId[] = [];
  for (const own of series) {
    const agent = await addMember(platform.owner, { customerType: 2, uplineId: agents.at(-1) ?? null });
    if (own !== null) await writeRate(platform.owner, agent.id, { series: own, fromDay: '2026-01-01' });
    agents.push(agent.id);
  }
  const who = await player(10_000_000);
  await moveMember(platform.owner, who.id, { uplineId: agents.at(-1) ?? null, now: new Date(0) });
  return { agents, who };
}

/** A time of day this many days from today, in Vietnam. */
const at = (days: number, time: string) => new Date(`${addDays(today, days)}T${time}:00+07:00`);
/** Pays as of the morning of that day. */
const payIn = (days: number) => payDueAgents({ ...platform.services, clock: () => at(days, '01:00') });
const paidTo = async (agentId: MemberId): Promise<string[]> =>
  (
    await platform.owner.query<{ paid: string }>(
      `SELECT p.amount::text AS paid FROM posting p JOIN account a ON a.id = p.account_id JOIN transfer t ON t.id = p.transfer_id
       WHERE a.kind = 'member' AND a.owner = $1 AND t.kind = 'commission' ORDER BY t.id`,
      [agentId],
    )
  ).map(({ paid }) => paid);
const voidDraw = (numero: string) =>
  platform.database.transaction(async (q) => {
    const held = await holdDraw(q, 'SSC_1', numero);
    if (!held) throw new Error('no such draw');
    await voidHeldDraw(q, held, { givenBy: ['ops', 'duty'], why: 'the machine broke', at: new Date() });
  });

test('a day is paid once, however often and by however many at once; a draw that is void later comes off the next one', async () => {
  const { agents, who } = await line(1980, 1970);
  const [top, middle] = agents as [MemberId, MemberId];
  const numero = await openDraw('SSC_1');
  await bought(who, slip(numero));
  await draw('SSC_1', numero, [{ rank: 'BALLS', numbers: ['0', '0', '0', '0', '0'] }]);
  await settleAll();
  await payIn(0);
  expect([await paidTo(top), await paidTo(middle)]).toEqual([[], []]);
  await Promise.all([payIn(1), payIn(1), payIn(1)]);
  await payIn(1);
  expect([await paidTo(top), await paidTo(middle)]).toEqual([['500000'], ['500000']]);

  await voidDraw(numero);
  while (await settleNext(platform.database, () => at(1, '09:00')));
  await payIn(2);
  await payIn(3);
  expect([await paidTo(top), await paidTo(middle)]).toEqual([['500000'], ['500000']]);
  const statements = await platform.owner.query(
    'SELECT from_day - $2::date AS day, carried::int, earned::int, paid::int FROM agent_statement WHERE agent_id = $1 ORDER BY from_day',
    [top, today],
  );
  expect(statements).toEqual([
    { day: 0, carried: 0, earned: 500_000, paid: 500_000 },
    { day: 1, carried: 0, earned: -500_000, paid: 0 },
  ]);
});

test('a run that was stopped half-way pays the others when it runs again', async () => {
  await platform.owner.query('DELETE FROM agent_pay_run');
  const [one, other] = [await line(null), await line(null)];
  const numero = await openDraw('SSC_1');
  for (const { who } of [one, other]) await bought(who, slip(numero));
  await draw('SSC_1', numero, [{ rank: 'BALLS', numbers: ['0', '0', '0', '0', '0'] }]);
  await settleAll();
  await payIn(0);
  const first = one.agents[0] as MemberId;
  // the second agent's wallet is full
  const second = other.agents[0] as MemberId;
  await platform.owner.query(`SELECT wallet_account('member', $1, 'VND')`, [second]);
  await platform.owner.query(`UPDATE account SET balance = 9007199254740991 WHERE kind = 'member' AND owner = $1`, [
    second,
  ]);
  await expect(payIn(1)).rejects.toThrow('BALANCE_LIMIT');
  await platform.owner.query(`UPDATE account SET balance = 0 WHERE kind = 'member' AND owner = $1`, [second]);
  await payIn(1);
  expect([await paidTo(first), await paidTo(second)]).toEqual([['1000000'], ['1000000']]);
});
