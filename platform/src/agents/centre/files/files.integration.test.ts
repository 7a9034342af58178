import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import {
  agentBettingFile,
  agentIncomeFile,
  agentProfitFile,
  agentTransactionsFile,
  type Operation,
} from '@unisite/shared/contract';
import { hashPassword } from '../../../access/identity/index.ts';
import type { Member } from '../../../access/members/index.ts';
import { addDays, dayOf } from '../../../foundation/calendar/days.ts';
import { addMember, deposit } from '../../../testing/members.ts';
import { sealAll } from '../../../testing/sealAll.ts';
import { type CallOptions, type TestPlatform, testPlatform } from '../../../testing/testPlatform.ts';
import { rollFigures } from '../../figures/index.ts';
import { bettingFile } from './bettingFile.ts';

jest.setTimeout(120_000);

const password = 'Demo-2026-x';
const today = dayOf(new Date(), 'Asia/Ho_Chi_Minh');
const from = addDays(today, -29);
let platform: TestPlatform;
let passwordHash: string;
beforeAll(async () => {
  platform = await testPlatform({ settings: { trustProxy: 1 } });
  await platform.owner.query(
    `INSERT INTO vendor (code, name, style, account_type_id, position) VALUES ('FILES', 'Files', 'jade', 1, 1)`,
  );
  await platform.owner.query(
    `INSERT INTO game (id, vendor_code, category, variant, name_vi, name_en, rtp, volatility, added_at)
     VALUES ('files-live', 'FILES', 'LIVE', 'table', 'Bàn Vàng', 'Gold Table', 96, 'low', now())`,
  );
  passwordHash = await hashPassword(password);
});
afterAll(() => platform?.close());

/** An agent with one player who made a deposit and this many bets. */
async function agentWith(rounds: number): Promise<{ agent: Member; player: Member; options: CallOptions }> {
  const agent = await addMember(platform.owner, { customerType: 2, passwordHash });
  const player = await addMember(platform.owner, { uplineId: agent.id, nickname: '=HYPERLINK("x")' });
  await deposit(platform.owner, player.id, 500_000n);
  await platform.owner.query(
    `INSERT INTO game_round (vendor_code, round_id, member_id, game_id, staked, won, state, opened_at, closed_at)
     SELECT 'FILES', 'F' || n, $1, 'files-live', 1000, n * 100, 'settled', now() - interval '37 minutes' * n, now()
     FROM generate_series(1, $2::int) AS n`,
    [player.id, rounds],
  );
  await sealAll(platform.owner);
  await rollFigures(platform.database);
  const { headers } = await platform.signIn(agent.account, password);
  return { agent, player, options: { headers } };
}

const download = (operation: Operation, { headers }: CallOptions, query = '', language = 'vi') =>
  platform.app.inject({
    url: `${operation.path}${query}`,
    headers: { host: 'localhost', ...headers, 'x-language': language },
  });
const lines = (body: string) => body.trimEnd().split('\r\n');

describe('a file of the agent centre', () => {
  test('has a name with its days, and every row in the reader’s language', async () => {
    const { agent, player, options } = await agentWith(50);
    const { headers, body } = await download(agentBettingFile, options);
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="cuoc-cua-doi-${from}_${today}.csv"`,
    });
    const [head, first, ...rest] = lines(body);
    expect(head).toMatch(/^\uFEFFTài khoản,Biệt danh,Tuyến trên,Lúc/);
    expect(first).toContain(`${player.account},"'=HYPERLINK(""x"")",${agent.account},`);
    expect(first).toMatch(/Casino trực tuyến,10,9,1,-9,Đã có kết quả$/);
    expect(rest).toHaveLength(49);
    expect((await download(agentBettingFile, options, '?state=open')).body).toBe(`${head}\r\n`);
    expect(lines((await download(agentBettingFile, options, '', 'en')).body)[1]).toMatch(/Live casino.*,Settled$/);
  });

  test('of rounds has each once, whatever a page holds, and ends at its most', async () => {
    const { agent } = await agentWith(120);
    const selection = { top: agent, since: null, of: 'branch', fromDay: from, toDay: today } as const;
    const read = async (limits: { page: number; most?: number }) => {
      const parts: string[] = [];
      const reader = { agent, language: 'en' } as const;
      const all = { search: undefined, category: undefined, vendor: undefined, state: undefined };
      for await (const part of bettingFile(platform.database, { ...selection, ...all }, reader, limits))
        parts.push(part);
      return lines(parts.join(''))
        .slice(1)
        .map((line) => line.split(',').find((cell) => /^F\d+$/.test(cell)));
    };
    const all = Array.from({ length: 120 }, (_, at) => `F${at + 1}`);
    for (const page of [1, 7, 1_000]) expect(await read({ page })).toEqual(all);
    expect(await read({ page: 7, most: 30 })).toEqual(all.slice(0, 30));
  });

  test('of profit, of income and of transactions says what their pages say', async () => {
    const { player, options } = await agentWith(0);
    const profit = lines((await download(agentProfitFile, options, '?of=alone', 'en')).body);
    expect(profit[0]).toBe(
      '\uFEFFAccount,Nickname,Members,Deposits,Withdrawals,Turnover,Payout,Rebates,Bonuses,Profit and loss,Bets',
    );
    expect(profit.slice(1)).toEqual([`${player.account},"'=HYPERLINK(""x"")",1,5000,0,0,0,0,0,0,0`]);
    const moved = lines((await download(agentTransactionsFile, options, '', 'en')).body);
    expect(moved).toHaveLength(2);
    expect(moved[1]).toMatch(/,Deposit,.*,5000,5000$/);
    expect(lines((await download(agentIncomeFile, options, '', 'en')).body)).toEqual([
      '\uFEFFDate,Source,Earned,Paid to wallet,Paid to downlines'.replace('Date', 'Day'),
    ]);
  });

  test('is refused like a call: to players, strangers, with other days, of other teams', async () => {
    const { player, options } = await agentWith(0);
    const stranger = await agentWith(0);
    const files = [agentBettingFile, agentProfitFile, agentIncomeFile, agentTransactionsFile];
    for (const file of files) {
      expect((await download(file, {})).statusCode).toBe(401);
      expect((await download(file, options, '?from=2026-02-30')).json()).toMatchObject({ code: 'BAD_REQUEST' });
    }
    for (const file of [agentBettingFile, agentTransactionsFile])
      expect((await download(file, options, `?account=${stranger.agent.account}`)).json()).toMatchObject({
        code: 'NOT_IN_TEAM',
        message: expect.any(String),
      });
    await platform.owner.query('UPDATE member SET password_hash = $2 WHERE id = $1', [player.id, passwordHash]);
    const { headers } = await platform.signIn(player.account, password);
    for (const file of files)
      expect((await download(file, { headers })).json()).toMatchObject({ code: 'NOT_AN_AGENT' });
  });
});
