import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  AVATAR_SIDE,
  avatar,
  changeNickname,
  chooseAvatar,
  memberInfo,
  staticAvatars,
  uploadAvatar,
} from '@unisite/shared/contract';
import sharp from 'sharp';
import { addMember } from '../../../testing/members.ts';
import { type CallOptions, type TestPlatform, testPlatform } from '../../../testing/testPlatform.ts';
import { hashPassword } from '../index.ts';

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
  // repeated after a lost response
  expect(codeOf(await change(nickname))).toBe('OK');
  await platform.owner.query(`UPDATE member SET nickname_changed_at = now() - interval '31 days' WHERE id = $1`, [id]);
  expect(codeOf(await change('Gió Mùa'))).toBe('OK');
});

test.each([
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

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#a33a' } });
const upload = (signedIn: CallOptions, file: Buffer) =>
  platform.call(uploadAvatar, { image: file.toString('base64') }, signedIn);
const served = (url: string) => platform.app.inject({ url, headers: { host: 'localhost' } });

test('an uploaded avatar is the middle of a picture, drawn anew, under a name of its own until another is shown', async () => {
  const { signedIn } = await member();
  const file = await picture(600, 400)
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .jpeg()
    .toBuffer();
  const first = (await upload(signedIn, file)).value.avatar;
  expect(first).toMatch(/^\/wps\/member\/pictures\/[0-9a-f]{32}$/);
  const { headers, rawPayload } = await served(first);
  expect(headers['content-type']).toBe('image/jpeg');
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: AVATAR_SIDE, height: AVATAR_SIDE, format: 'jpeg' });
  expect((await sharp(rawPayload).metadata()).exif).toBeUndefined();
  expect((await platform.call(avatar, {}, signedIn)).value).toEqual({ avatar: first, avatarType: 'CUSTOM' });
  expect((await platform.call(staticAvatars, {}, signedIn)).value).toMatchObject({ chosen: null, uploaded: first });
  const second = (await upload(signedIn, await picture(20, 90).png().toBuffer())).value.avatar;
  expect([(await served(first)).statusCode, (await served(second)).statusCode]).toEqual([404, 200]);
  await platform.call(chooseAvatar, { number: 3 }, signedIn);
  expect((await served(second)).statusCode).toBe(404);
  expect((await platform.call(staticAvatars, {}, signedIn)).value).toMatchObject({ chosen: 3, uploaded: null });
});

test('what is no picture is no avatar, and neither is what is too large, unpacks to too much, or comes too often', async () => {
  const { signedIn } = await member();
  const page = Buffer.from('<html><script>alert(1)</script></html>');
  expect(codeOf(await upload(signedIn, page))).toBe('NOT_A_PICTURE');
  expect(codeOf(await upload(signedIn, Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), page])))).toBe('NOT_A_PICTURE');
  expect(codeOf(await upload(signedIn, await picture(10, 10).webp().toBuffer()))).toBe('NOT_A_PICTURE');
  expect(codeOf(await platform.call(uploadAvatar, { image: 'a\u0000b' }, signedIn))).toBe('BAD_REQUEST');
  const bomb = await sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: '#000' } })
    .png({ compressionLevel: 9 })
    .toBuffer();
  expect(codeOf(await upload(signedIn, bomb))).toBe('NOT_A_PICTURE');
  expect((await upload(signedIn, Buffer.alloc(2_000_000, 'a'))).status).toBe(413);
  const file = await picture(10, 10).png().toBuffer();
  const codes = [];
  for (let time = 0; time < 7; time += 1) codes.push(codeOf(await upload(signedIn, file)));
  expect(codes).toContain('TOO_MANY_REQUESTS');
});
