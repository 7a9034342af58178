import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { avatar, changeNickname, chooseAvatar, memberInfo, staticAvatars } from '@unisite/shared/contract';
import { hashPassword } from '../../identity/index.ts';
import { addMember } from '../../testing/members.ts';
import { type CallOptions, type TestPlatform, testPlatform } from '../../testing/testPlatform.ts';

const password = 'ngua chay 2026';
const DAY_MS = 86_400_000;
let platform: TestPlatform;
let passwordHash: string;

beforeAll(async () => {
  platform = await testPlatform();
  passwordHash = await hashPassword(password);
});
afterAll(() => platform?.close());

async function member(): Promise<{ id: string; signedIn: CallOptions }> {
  const { id, account } = await addMember(platform.owner, { passwordHash });
  const { headers } = await platform.signIn(account, password);
  return { id, signedIn: { headers } };
}
const codeOf = ({ envelope }: { readonly envelope: object }) => ('code' in envelope ? envelope.code : 'OK');

test('a nickname is changed once in 30 days, also when two changes come at once', async () => {
  const { id, signedIn } = await member();
  const change = (nickname: string) => platform.call(changeNickname, { nickname }, signedIn);
  expect((await platform.call(memberInfo, {}, signedIn)).value.nicknameChangesAt).toBeNull();
  const codes = await Promise.all([change('  Minh Anh '), change('Thu Hà 88')]);
  expect(codes.map(codeOf).toSorted()).toEqual(['NICKNAME_CHANGED_LATELY', 'OK']);
  const { nickname, nicknameChangesAt } = (await platform.call(memberInfo, {}, signedIn)).value;
  expect(['Minh Anh', 'Thu Hà 88']).toContain(nickname);
  expect(Date.parse(nicknameChangesAt ?? '')).toBeGreaterThan(Date.now() + 29 * DAY_MS);
  // the same again, because its answer was lost
  expect(codeOf(await change(nickname))).toBe('OK');
  await platform.owner.query(`UPDATE member SET nickname_changed_at = now() - interval '31 days' WHERE id = $1`, [id]);
  expect(codeOf(await change('Gió Mùa'))).toBe('OK');
});

test.each([
  ...[
    '',
    'a',
    'x'.repeat(31),
    'a  b',
    'a\u0000b',
    'a\nb',
    '\ud800a',
    '<b>x</b>',
    'Admin',
    'Hỗ trợ',
    '\u202eabc',
    'a\u200bb',
  ],
  `z${'\u0301'.repeat(20)}o`,
])('%j is no nickname', async (nickname) => {
  const { signedIn } = await member();
  expect((await platform.call(changeNickname, { nickname }, signedIn)).status).toBe(400);
});

test('a drawn avatar is chosen out of those there are', async () => {
  const { signedIn } = await member();
  const { rows } = (await platform.call(staticAvatars, {}, signedIn)).value;
  expect((await platform.call(chooseAvatar, { number: 7 }, signedIn)).value.avatar).toBe(rows[7]?.url);
  expect((await platform.call(avatar, {}, signedIn)).value).toEqual({ avatar: rows[7]?.url, avatarType: 'STATIC' });
  expect((await platform.call(staticAvatars, {}, signedIn)).value.chosen).toBe(7);
  for (const number of [-1, rows.length, 0.5, 2 ** 40])
    expect((await platform.call(chooseAvatar, { number }, signedIn)).status).toBe(400);
});
