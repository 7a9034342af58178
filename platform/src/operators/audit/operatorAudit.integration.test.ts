import { expect, test } from '@jest/globals';
import { findMember } from '@unisite/shared/contract/operators';
import { seededOperators } from '../../testing/seededOperators.ts';
import { writeOperatorAudit } from './operatorAudit.ts';

const at = seededOperators();

test('what nobody in particular did is written down thirty times in half an hour from one address, what operators did always', async () => {
  const { database } = at.platform;
  await at.operators.add('ivy', 'a password of mine');
  const [ivy] = await database.query<{ id: string }>(`SELECT id FROM operator WHERE account = 'ivy'`);
  const write = (operatorId: string | null, minutes: number) =>
    writeOperatorAudit(database, new Date(at.now + minutes * 60_000), {
      kind: 'passwordRefused',
      operatorId,
      ip: '203.0.113.7',
      userAgent: '',
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

test('of an operator’s refusals a hundred of a kind in an hour are written down, and the rest counted', async () => {
  const { database } = at.platform;
  await at.operators.add('ned', 'a password of mine', []);
  const ned = at.operators.browser('203.0.113.8');
  await ned.signIn('ned', 'a password of mine');
  for (let tries = 0; tries < 105; tries += 1) {
    expect((await ned.call(findMember, { account: 'lan' })).status).toBe(403);
  }
  const [row] = await database.query<{ kept: number; unkept: number }>(
    `SELECT (SELECT count(*)::int FROM operator_audit a WHERE a.operator_id = o.id AND kind = 'roleRefused') AS kept,
       (SELECT sum(count)::int FROM operator_audit_unkept u WHERE u.operator_id = o.id AND kind = 'roleRefused') AS unkept
     FROM operator o WHERE account = 'ned'`,
  );
  expect(row).toEqual({ kept: 100, unkept: 5 });
});
