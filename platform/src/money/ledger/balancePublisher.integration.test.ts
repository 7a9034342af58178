import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { MemberId } from '@unisite/shared/contract';
import { createMember } from '../../access/members/index.ts';
import { silentLog } from '../../foundation/log/log.ts';
import type { Services } from '../../foundation/services.ts';
import { deposit } from '../../testing/members.ts';
import { type TestDatabase, testDatabase } from '../../testing/testDatabase.ts';
import { createBalancePublisher } from './balancePublisher.ts';

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

test('members are told what they have in the currency of their market, and who has nothing that it is nothing', async () => {
  await own.database.query(`UPDATE market SET currency = 'USD' WHERE code = 'INT'`);
  const member = async (account: string, marketCode: string): Promise<MemberId> =>
    (await createMember(own.database, { account, nickname: account, passwordHash: '-', customerType: 0, marketCode }))
      .id;
  const [abroad, home, nothing] = [
    await member('abroad', 'INT'),
    await member('home', 'VN'),
    await member('new', 'INT'),
  ];
  await deposit(own.database, abroad, 1_250n, {
    key: 'one',
    to: { kind: 'member', owner: abroad, currency: 'USD' },
    from: { kind: 'bank', owner: 'BANK', currency: 'USD' },
  });
  await deposit(own.database, home, 300n, { key: 'two' });
  const told = new Promise<unknown[]>((resolve) => {
    const all: unknown[] = [];
    // what the publisher uses of the stream
    const live = {
      publishAll: async (events: readonly { event: unknown }[]) => {
        all.push(...events.map(({ event }) => event));
        if (all.length === 3) resolve(all);
      },
    } as unknown as Services['live'];
    const publish = createBalancePublisher({ database: own.database, live, log: silentLog });
    for (const id of [abroad, home, nothing]) publish(id, 'deposit');
  });
  const sums = (await told).map((event) => (event as { sumBalance: number }).sumBalance);
  expect(sums.toSorted((a, b) => a - b)).toEqual([0, 3, 12.5]);
});
