import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { operatorRoles } from '@unisite/shared/contract/operatorRoles';
import { cashDesk, findMember, operatorCalls, operatorSession } from '@unisite/shared/contract/operators';
import { type TestOperators, testOperators } from '../testing/operatorClient.ts';
import { type TestPlatform, testPlatform } from '../testing/testPlatform.ts';
import { operatorCommand } from './operatorCommand.ts';

let platform: TestPlatform;
let operators: TestOperators;
let now = Date.parse('2026-11-20T03:00:00Z');

beforeAll(async () => {
  platform = await testPlatform({ clock: () => new Date(now) });
  operators = await testOperators(platform);
});
afterAll(async () => {
  await operators?.close();
  await platform?.close();
});

const anything = { name: 'x', id: '1', code: 'VN', team: 'x', key: 'x', vendor: 'X', caller: 'x' } as never;

test.each(operatorRoles)(
  '%s: its calls are refused to everyone with all the other roles, and the try is written down',
  async (role) => {
    const browser = operators.browser();
    const account = `no-${role}`;
    await operators.add(
      account,
      'a password of mine',
      operatorRoles.filter((other) => other !== role),
    );
    await browser.signIn(account, 'a password of mine');
    const own = operatorCalls.filter(({ access }) => access === role);
    expect(own.length).toBeGreaterThan(1);
    for (const call of operatorCalls.filter(({ access, name }) => access !== 'open' && name !== 'operatorSignOut')) {
      const { status, envelope } = await browser.call(call, anything);
      expect([call.name, status === 403 && envelope.code]).toEqual([call.name, call.access === role && 'FORBIDDEN']);
    }
    const tried = await platform.database.query<{ about: string }>(
      `SELECT a.about FROM operator_audit a JOIN operator o ON o.id = a.operator_id
     WHERE o.account = $1 AND a.kind = 'roleRefused' ORDER BY a.id`,
      [account],
    );
    expect(tried.map(({ about }) => about)).toEqual(own.map(({ name }) => name));
  },
);

test('proofs are for those who may see withdrawals', async () => {
  const browser = operators.browser();
  await operators.add('looker', 'a password of mine', []);
  await browser.signIn('looker', 'a password of mine');
  const answer = (cookie: string) =>
    operators.app.server.inject({ url: '/ops/cash/proofs/1', headers: { host: 'localhost:3001', cookie } });
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  expect((await answer(cookie)).statusCode).toBe(403);
});

test('roles are given and taken by command, which ends the sessions that had others', async () => {
  const run = (...args: string[]) =>
    operatorCommand(args, { database: platform.database, now: new Date(now), by: 'root' });
  const password = /the password (\S+)/.exec(await run('add', 'cleo', 'Cleo'))?.[1] ?? '';
  const browser = operators.browser();
  const secret = await browser.signIn('cleo', password);
  expect((await browser.call(operatorSession, {})).value.operator?.roles).toEqual([]);
  expect((await browser.call(cashDesk, {})).status).toBe(403);

  expect(await run('roles', 'cleo', 'cash,support')).toBe('cleo may do: cash, support.');
  expect((await browser.call(cashDesk, {})).envelope).toMatchObject({ code: 'SESSION_EXPIRED' });
  now += 60_000;
  await browser.signIn('cleo', password, secret);
  expect((await browser.call(cashDesk, {})).status).toBe(200);
  expect((await browser.call(findMember, { account: 'nobody' })).status).toBe(200);
  expect(await run('list')).toContain('cleo\tCleo\tactive\twith authenticator\tcash,support');

  expect(await run('roles', 'cleo')).toBe('cleo may look only.');
  await expect(run('roles', 'cleo', 'everything')).rejects.toThrow(/^There is no role everything\. Roles: release, /);
  const lines = await platform.database.query<{ about: string }>(
    `SELECT about FROM operator_audit WHERE kind = 'rolesSet' ORDER BY id`,
  );
  expect(lines.map(({ about }) => about)).toEqual(['cash,support', '']);
});
