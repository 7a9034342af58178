import { expect, test } from '@jest/globals';
import { operatorCalls } from '@unisite/shared/contract/operatorCalls';
import { operatorRoles } from '@unisite/shared/contract/operatorRoles';
import { findMember, operatorSession } from '@unisite/shared/contract/operators';
import { cashDesk } from '@unisite/shared/contract/operatorsCash';
import { seededOperators } from '../../testing/seededOperators.ts';
import { operatorCommand } from './operatorCommand.ts';

const at = seededOperators();

const anything = { name: 'x', id: '1', code: 'VN', team: 'x', key: 'x', vendor: 'X', caller: 'x' } as never;

test.each(operatorRoles)(
  '%s: its calls are refused to everyone with all the other roles, and the try is written down',
  async (role) => {
    // An address per role, because the calls of all roles would exceed one address's rate limit.
    const browser = at.operators.browser(`198.51.100.${operatorRoles.indexOf(role)}`);
    const account = `no-${role}`;
    await at.operators.add(
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
    const tried = await at.platform.database.query<{ about: string }>(
      `SELECT a.about FROM operator_audit a JOIN operator o ON o.id = a.operator_id
     WHERE o.account = $1 AND a.kind = 'roleRefused' ORDER BY a.id`,
      [account],
    );
    expect(tried.map(({ about }) => about)).toEqual(own.map(({ name }) => name));
  },
);

test('what takes no role is this, and nothing else', () => {
  const open = operatorCalls.filter(({ access }) => access === 'open').map(({ name }) => name);
  expect(open).toEqual(['operatorSignIn', 'operatorVerify', 'operatorSession']);
  const anybodys = operatorCalls.filter(({ access }) => access === 'operator').map(({ name }) => name);
  expect(anybodys).toEqual([
    'operatorSignOut',
    'matrix',
    'matrixTrends',
    'remoteDetail',
    'audit',
    'pendingActs',
    'teams',
    'healthSeries',
    // Without the role for vendors, sums are left out.
    'listMarketWallets',
    'listMarketLimits',
    'listMarketSettings',
    'marketTerms',
    // Takes one of two roles, checked by the handler.
    'uploadSitePicture',
    // The handler checks the role of each kind of proposal.
    'proposals',
    'proposalCount',
    'decideProposal',
  ]);
});

test('proofs are for those who may see withdrawals', async () => {
  const browser = at.operators.browser();
  await at.operators.add('looker', 'a password of mine', []);
  await browser.signIn('looker', 'a password of mine');
  const answer = (cookie: string) =>
    at.operators.app.server.inject({ url: '/ops/cash/proofs/1', headers: { host: 'localhost:3001', cookie } });
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  expect((await answer(cookie)).statusCode).toBe(403);
});

test('roles are given and taken by command, which ends the sessions that had others', async () => {
  const run = (...args: string[]) =>
    operatorCommand(args, { database: at.platform.database, now: new Date(at.now), by: 'root' });
  const password = /the password (\S+)/.exec(await run('add', 'cleo', 'Cleo'))?.[1] ?? '';
  const browser = at.operators.browser();
  const secret = await browser.signIn('cleo', password);
  expect((await browser.call(operatorSession, {})).value.operator?.roles).toEqual([]);
  expect((await browser.call(cashDesk, {})).status).toBe(403);

  expect(await run('roles', 'cleo', 'cash,support')).toBe('cleo may do: cash, support.');
  expect((await browser.call(cashDesk, {})).envelope).toMatchObject({ code: 'SESSION_EXPIRED' });
  at.now += 60_000;
  await browser.signIn('cleo', password, secret);
  expect((await browser.call(cashDesk, {})).status).toBe(200);
  expect((await browser.call(findMember, { account: 'nobody' })).status).toBe(200);
  expect(await run('list')).toContain('cleo\tCleo\tactive\twith authenticator\tcash,support');

  expect(await run('roles', 'cleo')).toBe('cleo may look only.');
  await expect(run('roles', 'cleo', 'everything')).rejects.toThrow(/^There is no role everything\. Roles: release, /);
  const lines = await at.platform.database.query<{ about: string }>(
    `SELECT about FROM operator_audit WHERE kind = 'rolesSet' ORDER BY id`,
  );
  expect(lines.map(({ about }) => about)).toEqual(['cash,support', '']);
});
