import { afterAll, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import { hundredthsOf, type MemberId } from '@unisite/shared/contract';
import type { SignName } from '@unisite/shared/contract/operatorsSigns';
import { post } from '../../money/ledger/index.ts';
import { addMember, deposit as fund } from '../../testing/members.ts';
import { type TestPlatform, testPlatform } from '../../testing/testPlatform.ts';
import { findSigns } from './findSigns.ts';
import { rules } from './rules.ts';

jest.setTimeout(120_000);

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Noon in Vietnam. */
const now = new Date('2026-11-20T05:00:00Z');
const ago = (milliseconds: number): Date => new Date(now.getTime() - milliseconds);
const VND = 100;

let platform: TestPlatform;
let member: MemberId;

beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform.close());
beforeEach(async () => {
  member = (await addMember(platform.database)).id;
  await run('INSERT INTO cash_member (member_id) VALUES ($1)', member);
});

const run = (sql: string, ...values: unknown[]) => platform.owner.query(sql, values);
const look = (at = now) => findSigns({ database: platform.database, clock: () => at });
const found = async () =>
  run('SELECT sign, facts FROM member_sign WHERE member_id = $1 AND outcome IS NULL ORDER BY sign', member) as Promise<
    { sign: SignName; facts: Record<string, number> }[]
  >;

const hour = (at: Date, { staked = 0, won = 0, seconds = 0 }) =>
  run(
    'INSERT INTO play_hour (member_id, hour, staked, won, seconds) VALUES ($1, $2, $3, $4, $5)',
    member,
    at,
    staked,
    won,
    seconds,
  );
let many = 0;
const deposit = async (at: Date, vnd: number, state: 'confirmed' | 'failed' = 'confirmed') => {
  many += 1;
  const [row] = (await run(
    `INSERT INTO cash_deposit (reference, member_id, market_code, currency, method, amount, fee_percent, fee_fixed, state, provider,
       instructions, created_at, expires_at, closed_at)
     VALUES ($1, $2, 'VN', 'VND', 'card', $3, 0, 0, $4, 'sandbox', '{}', $5, $5, $5) RETURNING id`,
    `D${many}`,
    member,
    vnd * VND,
    state,
    at,
  )) as [{ id: string }];
  if (state === 'confirmed')
    await run(
      `INSERT INTO cash_deposit_payment (provider, transaction_id, deposit_id, amount, fee, at) VALUES ('sandbox', $1, $2, $3, 0, $4)`,
      `T${many}`,
      row.id,
      vnd * VND,
      at,
    );
};
const account = async (at: Date) => {
  many += 1;
  const [row] = (await run(
    `INSERT INTO cash_bank_account (member_id, bank_code, holder, number, added_at)
     VALUES ($1, (SELECT code FROM cash_bank ORDER BY code LIMIT 1), 'NGUYEN VAN A', $2, $3) RETURNING id`,
    member,
    String(10_000_000 + many),
    at,
  )) as [{ id: string }];
  return row.id;
};
const withdrawal = async (at: Date, vnd: number) => {
  many += 1;
  await run(
    `INSERT INTO cash_withdrawal (reference, member_id, market_code, currency, bank_account_id, amount, fee, provider, created_at)
     VALUES ($1, $2, 'VN', 'VND', $3, $4, 0, 'sandbox', $5)`,
    `W${many}`,
    member,
    await account(ago(60 * DAY_MS)),
    vnd * VND,
    at,
  );
};
const along = async (from: MemberId, to: MemberId, vnd: number) => {
  many += 1;
  await fund(platform.database, from, BigInt(vnd * VND), { key: `deposit ${many}` });
  const reference = `CT${many}`;
  const { transferId } = await post(platform.database, {
    key: `lineTransfer/${reference}`,
    kind: 'lineTransfer',
    amount: hundredthsOf(vnd * VND),
    reference,
    from: { kind: 'member', owner: from },
    to: { kind: 'member', owner: to },
    subject: { vi: '', en: '' },
  });
  await run(
    `INSERT INTO line_transfer (reference, from_member, to_member, direction, market_code, currency, amount, transfer_id, at)
     VALUES ($1, $2, $3, 'up', 'VN', 'VND', $4, $5, $6)`,
    reference,
    from,
    to,
    vnd * VND,
    transferId,
    ago(DAY_MS),
  );
};
const times = async (count: number, work: (place: number) => Promise<unknown>) => {
  for (let place = 0; place < count; place += 1) await work(place);
};

interface Case {
  readonly sign: SignName;
  /** Creates what meets the rule or, with `short`, what nearly does. */
  readonly make: (short: boolean) => Promise<unknown>;
  readonly facts: Readonly<Record<string, number>>;
}

const cases: readonly Case[] = [
  {
    sign: 'chasing',
    make: async (short) => {
      await times(4, (place) => deposit(ago((place + 1) * HOUR_MS), 100_000));
      await hour(ago(2 * HOUR_MS), { staked: (short ? 199_999 : 250_000) * VND, won: 0 });
    },
    facts: { deposits: 4, deposited: 400_000 * VND, lost: 250_000 * VND },
  },
  {
    sign: 'nights',
    // 17:00 UTC is midnight in Vietnam
    make: (short) =>
      times(short ? 3 : 4, (place) =>
        hour(new Date(Date.parse('2026-11-19T17:00:00Z') - place * DAY_MS), { staked: 1 }),
      ),
    facts: { nights: 4 },
  },
  {
    sign: 'risingStakes',
    make: async (short) => {
      await hour(ago(10 * DAY_MS), { staked: 8_000_000 * VND });
      await hour(ago(3 * DAY_MS), { staked: (short ? 5_999_999 : 6_000_000) * VND });
    },
    facts: { staked: 6_000_000 * VND, usual: 2_000_000 * VND },
  },
  {
    sign: 'longDays',
    make: (short) => times(short ? 7 : 8, (place) => hour(ago((place + 1) * HOUR_MS), { seconds: 3600 })),
    facts: { minutes: 480 },
  },
  {
    sign: 'failedDeposits',
    make: (short) => times(short ? 4 : 5, () => deposit(ago(HOUR_MS), 50_000, 'failed')),
    facts: { failed: 5 },
  },
  {
    sign: 'depositAfterWithdrawal',
    make: (short) =>
      times(3, async (place) => {
        const at = ago((place + 1) * DAY_MS);
        await withdrawal(at, 100_000);
        await deposit(new Date(at.getTime() + (short ? 61 : 59) * 60_000), 100_000);
      }),
    facts: { times: 3 },
  },
  {
    sign: 'raisedLimits',
    make: (short) =>
      times(short ? 2 : 3, (place) =>
        run(
          `INSERT INTO play_event (at, member_id, who, act, facts) VALUES ($1, $2, 'member', 'raiseAsked', '{}')`,
          ago((place + 1) * DAY_MS),
          member,
        ),
      ),
    facts: { times: 3 },
  },
  {
    sign: 'depositsWithoutPlay',
    make: async (short) => {
      await deposit(ago(5 * DAY_MS), 20_000_000);
      await withdrawal(ago(2 * DAY_MS), 16_000_000);
      await hour(ago(4 * DAY_MS), { staked: (short ? 6_700_000 : 1_000_000) * VND });
    },
    facts: { deposited: 20_000_000 * VND, withdrawn: 16_000_000 * VND, staked: 1_000_000 * VND },
  },
  {
    sign: 'manyPayees',
    make: (short) => times(short ? 2 : 3, () => account(ago(DAY_MS))),
    facts: { accounts: 3 },
  },
  {
    sign: 'sharedPayee',
    make: async (short) => {
      const digest = Buffer.from(`payee of ${member}`);
      const others = [await addMember(platform.database), await addMember(platform.database)].slice(short ? 1 : 0);
      for (const one of [member, ...others.map(({ id }) => id)])
        await run(`INSERT INTO play_person_fact (kind, digest, member_id) VALUES ('bankAccount', $1, $2)`, digest, one);
    },
    facts: { members: 3 },
  },
  {
    sign: 'transferRing',
    make: async (short) => {
      const other = (await addMember(platform.database)).id;
      const third = (await addMember(platform.database)).id;
      await along(member, other, 10_000_000);
      await along(other, member, 3_000_000);
      await along(other, third, 9_000_000);
      await along(third, member, short ? 1_999_999 : 2_000_000);
    },
    facts: { sent: 10_000_000 * VND, back: 5_000_000 * VND },
  },
];

it('has a case of every rule', () => {
  expect(cases.map(({ sign }) => sign).sort()).toEqual(Object.keys(rules).sort());
});

it.each(cases)('$sign is found, with its figures, and not a little short of it', async ({ sign, make, facts }) => {
  await make(true);
  await look();
  expect((await found()).filter((one) => one.sign === sign)).toEqual([]);
  member = (await addMember(platform.database)).id;
  await run('INSERT INTO cash_member (member_id) VALUES ($1)', member);
  await make(false);
  await look();
  expect((await found()).filter((one) => one.sign === sign)).toEqual([{ sign, facts }]);
});

it('one sign stays one while it is open, comes again a week after its answer, and is never changed after it', async () => {
  await times(5, () => deposit(ago(HOUR_MS), 50_000, 'failed'));
  expect(await look()).toBe(1);
  await deposit(ago(HOUR_MS / 2), 50_000, 'failed');
  expect(await look()).toBe(0);
  expect(await found()).toEqual([{ sign: 'failedDeposits', facts: { failed: 6 } }]);
  await run(`INSERT INTO operator (account, name, password_hash) VALUES ('signs-op', 'x', 'x') ON CONFLICT DO NOTHING`);
  await run(
    `UPDATE member_sign SET outcome = 'nothing', answered_by = 'signs-op', answered_at = $2, why = 'looked at' WHERE member_id = $1`,
    member,
    now,
  );
  expect(await look()).toBe(0);
  await expect(run('UPDATE member_sign SET why = $2 WHERE member_id = $1', member, 'x')).rejects.toThrow('keeps');
  await expect(run('DELETE FROM member_sign WHERE member_id = $1', member)).rejects.toThrow('keeps');
  const later = new Date(now.getTime() + 8 * DAY_MS);
  await times(5, () => deposit(new Date(later.getTime() - HOUR_MS), 50_000, 'failed'));
  expect(await look(later)).toBeGreaterThanOrEqual(1);
});

it('several processes at once find a sign once', async () => {
  await times(5, () => deposit(ago(HOUR_MS), 50_000, 'failed'));
  const counts = await Promise.all([look(), look(), look()]);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
});

it('of a guest on free play nothing is found', async () => {
  await run('UPDATE member SET customer_type = 4 WHERE id = $1', member);
  await times(5, () => deposit(ago(HOUR_MS), 50_000, 'failed'));
  await look();
  expect(await found()).toEqual([]);
});
