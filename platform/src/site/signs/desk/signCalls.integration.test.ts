import { beforeAll, expect, test } from '@jest/globals';
import { inbox } from '@unisite/shared/contract';
import { signCount } from '@unisite/shared/contract/operatorsCounts';
import { answerSign, type SignName, signs } from '@unisite/shared/contract/operatorsSigns';
import { hashPassword } from '../../../access/identity/index.ts';
import { addMember } from '../../../testing/members.ts';
import type { Browser } from '../../../testing/operatorClient.ts';
import { seededOperators } from '../../../testing/seededOperators.ts';
import type { CallOptions } from '../../../testing/testPlatform.ts';

const at = seededOperators();
let opal: Browser;
let ruby: Browser;
let own: CallOptions;
let member: { id: string; account: string };

beforeAll(async () => {
  [opal, ruby] = [at.operators.browser(), at.operators.browser('192.0.2.2')];
  for (const [browser, name] of [
    [opal, 'opal'],
    [ruby, 'ruby'],
  ] as const) {
    await at.operators.add(name, 'Operator-1234', ['support']);
    await browser.signIn(name, 'Operator-1234');
  }
  member = await addMember(at.platform.database, { passwordHash: await hashPassword('Demo1234') });
  own = { headers: (await at.platform.signIn(member.account, 'Demo1234')).headers };
});

async function signOf(sign: SignName, facts: object = { times: 3 }): Promise<string> {
  const [row] = await at.platform.owner.query<{ id: string }>(
    'INSERT INTO member_sign (member_id, sign, facts, first_at, last_at) VALUES ($1, $2, $3, now(), now()) RETURNING id',
    [member.id, sign, JSON.stringify(facts)],
  );
  return row?.id ?? '';
}
const messages = async () => (await at.platform.call(inbox, {}, own)).value.rows.map(({ title }) => title);
const codeOf = async (answer: Promise<{ envelope: object }>) => {
  const { envelope } = await answer;
  return 'code' in envelope ? envelope.code : 'OK';
};
const openOf = async () => (await opal.call(signs, { account: member.account })).value.rows;

test('a sign is open with its figures in VND, is answered once with a message, and is then with the answered ones', async () => {
  const id = await signOf('chasing', { deposits: 4, deposited: 40_000_000, lost: 25_000_000 });
  expect(await openOf()).toEqual([
    expect.objectContaining({ id, sign: 'chasing', facts: { deposits: 4, deposited: 400_000, lost: 250_000 } }),
  ]);
  const before = (await opal.call(signCount, {})).value.open;
  const answer = { id, outcome: 'messaged', why: 'Đã gọi điện, hội viên ổn' } as const;
  const codes = await Promise.all([opal.call(answerSign, answer), opal.call(answerSign, answer)]);
  expect(codes.map(({ status }) => status)).toEqual([200, 200]);
  expect(await messages()).toEqual(['Bạn vẫn ổn chứ?']);
  expect(await codeOf(ruby.call(answerSign, { ...answer, outcome: 'nothing' }))).toBe('SIGN_ANSWERED');
  expect((await opal.call(signCount, {})).value.open).toBe(before - 1);
  expect(await openOf()).toEqual([]);
  const [answered] = (await opal.call(signs, { state: 'answered', account: member.account })).value.rows;
  expect(answered?.answer).toMatchObject({ outcome: 'messaged', by: 'opal', why: answer.why });
});

test('of money laundering the member is told nothing', async () => {
  const id = await signOf('manyPayees', { accounts: 3 });
  const before = await messages();
  expect(await codeOf(opal.call(answerSign, { id, outcome: 'messaged', why: 'xem lại' }))).toBe('SIGN_UNTOLD');
  expect(await codeOf(opal.call(answerSign, { id, outcome: 'reported', why: 'đã báo cáo' }))).toBe('OK');
  expect(await messages()).toEqual(before);
});

test('needs a reason, a sign that is there, and the role', async () => {
  const id = await signOf('nights', { nights: 4 });
  expect(await codeOf(opal.call(answerSign, { id, outcome: 'nothing', why: ' ' }))).toBe('BAD_REQUEST');
  expect(await codeOf(opal.call(answerSign, { id: '999999999', outcome: 'nothing', why: 'không có' }))).toBe(
    'NOT_FOUND',
  );
  const till = at.operators.browser('192.0.2.3');
  await at.operators.add('till2', 'Operator-1234', ['cash']);
  await till.signIn('till2', 'Operator-1234');
  expect((await till.call(signs, {})).status).toBe(403);
  expect((await till.call(answerSign, { id, outcome: 'nothing', why: 'không có vai' })).status).toBe(403);
  expect(await openOf()).toHaveLength(1);
});
