import { expect, test } from '@jest/globals';
import { operatorSession, operatorSignIn, pendingActs } from '@unisite/shared/contract/operators';
import { seededOperators } from '../../testing/seededOperators.ts';
import { operatorCommand } from './operatorCommand.ts';

const at = seededOperators();

const run = (...args: string[]) =>
  operatorCommand(args, { database: at.platform.database, now: new Date(at.now), by: 'root' });
const passwordIn = (said: string) => /the password (\S+)/.exec(said)?.[1] ?? '';

test('operators are added, get another password and another authenticator, and are closed', async () => {
  expect(await run('list')).toBe('There is no operator yet.');
  const password = passwordIn(await run('add', 'Anna', 'Anna', 'Nguyen'));
  const browser = at.operators.browser();
  await browser.signIn('anna', password);
  expect((await browser.call(operatorSession, {})).value.operator?.name).toBe('Anna Nguyen');
  expect(await run('list')).toBe('anna\tAnna Nguyen\tactive\twith authenticator\tlooks only');

  at.now += 60_000;
  const other = passwordIn(await run('password', 'anna'));
  expect((await browser.call(pendingActs, {})).envelope).toMatchObject({ code: 'SESSION_EXPIRED' });
  expect((await browser.call(operatorSignIn, { account: 'anna', password })).status).toBe(401);
  expect((await browser.call(operatorSignIn, { account: 'anna', password: other })).value).toEqual({ step: 'code' });

  await run('authenticator', 'anna');
  await browser.signIn('anna', other);

  await run('close', 'anna');
  expect((await browser.call(pendingActs, {})).status).toBe(401);
  expect((await browser.call(operatorSignIn, { account: 'anna', password: other })).status).toBe(401);

  const lines = await at.platform.database.query<{ kind: string }>(
    `SELECT kind FROM operator_audit WHERE user_agent = 'command of root' ORDER BY id`,
  );
  expect(lines.map(({ kind }) => kind)).toEqual(['added', 'passwordSet', 'secondStepReset', 'closed']);
});

test.each([
  [['frob'], /^Operators of the console:/],
  [['add', 'a b'], /^An account is 2 to 64 letters/],
  [['close', 'nobody'], /^There is no operator nobody\.$/],
])('%j is told what is wrong', async (args, sentence) => {
  await expect(run(...args)).rejects.toThrow(sentence);
});

test('an account is added once', async () => {
  await run('add', 'ben');
  await expect(run('add', 'ben')).rejects.toThrow('There is an operator ben already.');
});
