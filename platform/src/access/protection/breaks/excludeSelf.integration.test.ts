import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { excludeSelf, type LiveEvent, memberInfo, protection } from '@unisite/shared/contract';
import { addMember } from '../../../testing/members.ts';
import { type TestPlatform, testPlatform } from '../../../testing/testPlatform.ts';
import { hashPassword } from '../../identity/index.ts';

let platform: TestPlatform;

const refusalCode = ({ envelope }: { readonly envelope: object }): string =>
  'code' in envelope ? String(envelope.code) : 'OK';

beforeAll(async () => {
  platform = await testPlatform();
  await addMember(platform.database, { account: 'careful', passwordHash: await hashPassword('Rooms-2026') });
});
afterAll(() => platform.close());

test('whoever excludes themselves is signed out everywhere, and each page is told why', async () => {
  const [here, there] = [
    await platform.signIn('careful', 'Rooms-2026'),
    await platform.signIn('careful', 'Rooms-2026'),
  ];
  const heard: LiveEvent[] = [];
  const stop = platform.services.live.subscribe((_audience, event: LiveEvent) => {
    heard.push(event);
  });
  const exclude = (password: string) => platform.call(excludeSelf, { length: 'year', password }, here);
  expect(refusalCode(await exclude('wrong'))).toBe('WRONG_PASSWORD');
  expect((await platform.call(memberInfo, {}, there)).status).toBe(200);

  expect((await exclude('Rooms-2026')).value).toEqual({});
  await expect(
    Promise.all([here, there].map(async (one) => refusalCode(await platform.call(memberInfo, {}, one)))),
  ).resolves.toEqual(['SESSION_EXPIRED', 'SESSION_EXPIRED']);
  stop();
  expect(heard.filter(({ type }) => type === 'session')).toEqual([
    { type: 'session', ended: 'excluded' },
    { type: 'session', ended: 'excluded' },
  ]);

  const back = await platform.signIn('careful', 'Rooms-2026');
  expect((await platform.call(protection, {}, back)).value.break).toMatchObject({ kind: 'exclusion', endsAt: null });
});
