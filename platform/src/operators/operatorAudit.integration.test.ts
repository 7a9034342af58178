import { expect, test } from '@jest/globals';
import { seededOperators } from '../testing/seededOperators.ts';
import { writeOperatorAudit } from './operatorAudit.ts';

const at = seededOperators();

test('what nobody in particular did is written down thirty times in half an hour from one address, what operators did always', async () => {
  const { database } = at.platform;
  await at.operators.add('ivy', 'a password of mine');
  const [ivy] = await database.query<{ id: string }>(`SELECT id FROM operator WHERE account = 'ivy'`);
  const write = (operatorId: string | null, minutes: number) =>
    writeOperatorAudit(database, new Date(at.now + minutes * 60_000), {
      ...{ kind: 'passwordRefused', operatorId, ip: '203.0.113.7', userAgent: '' },
    });
  const count = async () =>
    (await database.query('SELECT 1 FROM operator_audit WHERE ip = $1', ['203.0.113.7'])).length;
  for (let tries = 0; tries < 40; tries += 1) await write(null, 0);
  expect(await count()).toBe(30);
  for (let tries = 0; tries < 40; tries += 1) await write(ivy?.id ?? null, 0);
  expect(await count()).toBe(70);
  await write(null, 31);
  expect(await count()).toBe(71);
});
