import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { authorize, hashOf, newKeyPair } from '@unisite/publishing';
import { teamPaths } from '@unisite/shared/contract/rollout';
import { type TestPlatform, testPlatform } from '../../../testing/testPlatform.ts';
import { type TestTeam, testTeam } from './testing/testTeam.ts';

let now = new Date('2026-11-20T10:00:00Z');
let site: TestPlatform;
let team: TestTeam;

beforeAll(async () => {
  site = await testPlatform({ clock: () => now });
  team = await testTeam(site, 'games', ['VN']);
});
afterAll(() => site.close());
beforeEach(() => {
  now = new Date('2026-11-20T10:00:00Z');
});

const code = async (reply: ReturnType<TestTeam['call']>): Promise<string> => {
  const { status, failure } = await reply;
  return `${status} ${failure?.code ?? 'OK'}`;
};
const self = (options?: Parameters<TestTeam['call']>[3]) => code(team.call('GET', teamPaths.self, undefined, options));

describe('a team’s call', () => {
  it('says who the team is, and where it may act', async () => {
    expect((await team.call('GET', teamPaths.self)).value).toEqual({ team: 'games', key: team.keyId, markets: ['VN'] });
  });

  it('has to be signed', async () => {
    expect(await self({ authorization: '' })).toBe('401 CALL_UNSIGNED');
    expect(await self({ authorization: 'Bearer abc' })).toBe('401 CALL_UNSIGNED');
  });

  it('is refused in the caller’s language', async () => {
    const { failure } = await team.call('GET', teamPaths.self, undefined, {
      authorization: '',
      headers: { 'accept-language': 'vi-VN,vi;q=0.9' },
    });
    expect(failure?.message).toMatch(/^Lệnh gọi của nhóm phải được ký/);
  });

  it('is refused with a key that nobody registered, and with one that was revoked', async () => {
    expect(await self({ privateKey: newKeyPair().privateKey })).toBe('401 CALL_KEY_UNKNOWN');
    const leaving = await testTeam(site, 'leaving');
    const reason = { who: 'operator:lan', why: 'the key was lost' };
    await site.services.registry.teams.revokeKey('leaving', leaving.keyId, reason);
    expect(await code(leaving.call('GET', teamPaths.self))).toBe('401 CALL_KEY_REVOKED');
  });

  it('is refused when it is another call than was signed: method, path, query or body', async () => {
    const signed = (method: string, path: string, body = '') =>
      authorize({ method, path, body: Buffer.from(body) }, team.pair.privateKey, now);
    expect(await self({ authorization: signed('POST', teamPaths.self) })).toBe('401 CALL_SIGNATURE_WRONG');
    expect(await self({ authorization: signed('GET', teamPaths.acts) })).toBe('401 CALL_SIGNATURE_WRONG');
    expect(await self({ authorization: signed('GET', `${teamPaths.self}?x=1`) })).toBe('401 CALL_SIGNATURE_WRONG');
    const authorization = signed('POST', teamPaths.acts, '{"market":"VN"}');
    expect(await code(team.call('POST', teamPaths.acts, { market: 'INT' }, { authorization }))).toBe(
      '401 CALL_SIGNATURE_WRONG',
    );
  });

  it('is taken once, even when two come at the same time', async () => {
    const authorization = authorize(
      { method: 'GET', path: teamPaths.self, body: Buffer.alloc(0) },
      team.pair.privateKey,
      now,
    );
    const both = await Promise.all([self({ authorization }), self({ authorization })]);
    expect(both.sort()).toEqual(['200 OK', '409 CALL_REPEATED']);
    now = new Date(now.getTime() + 4 * 60_000);
    expect(await self({ authorization })).toBe('409 CALL_REPEATED');
    now = new Date(now.getTime() + 2 * 60_000);
    expect(await self({ authorization })).toBe('401 CALL_TIME_OFF');
  });

  it('is refused more than five minutes before or after its time', async () => {
    const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
    expect(await self({ at: minutes(-4.9) })).toBe('200 OK');
    expect(await self({ at: minutes(4.9) })).toBe('200 OK');
    expect(await self({ at: minutes(-5.1) })).toBe('401 CALL_TIME_OFF');
    expect(await self({ at: minutes(5.1) })).toBe('401 CALL_TIME_OFF');
  });

  it('has parts that are what they should be', async () => {
    expect(await code(team.call('PUT', teamPaths.file.replace(':hash', 'abc'), Buffer.from('x')))).toBe(
      '400 BAD_REQUEST',
    );
    expect(await code(team.call('POST', teamPaths.versions, Buffer.from('{')))).toBe('400 BAD_REQUEST');
    expect(await code(team.call('POST', teamPaths.acts, { market: 'VN', remote: 'x' }))).toBe('400 BAD_REQUEST');
    expect(await code(team.call('POST', teamPaths.undo.replace(':id', 'x'), { why: 'because' }))).toBe(
      '400 BAD_REQUEST',
    );
  });
});

describe('a file', () => {
  it('is put under its own hash only', async () => {
    const path = teamPaths.file.replace(':hash', hashOf(Buffer.from('one')));
    expect(await code(team.call('PUT', path, Buffer.from('one')))).toBe('204 OK');
    expect(await code(team.call('PUT', path, Buffer.from('two')))).toBe('400 FILE_HASH_DIFFERS');
  });

  it('is not taken in when it is too large, nor is a request', async () => {
    const large = Buffer.alloc(2 * 1024 * 1024 + 1);
    const path = teamPaths.file.replace(':hash', hashOf(large));
    expect(await code(team.call('PUT', path, large))).toBe('413 PAYLOAD_TOO_LARGE');
    expect(await code(team.call('POST', teamPaths.versions, Buffer.alloc(300_000, 32)))).toBe('413 PAYLOAD_TOO_LARGE');
  });

  it('finds no room when the team has put too much, until it is published or an hour old', async () => {
    const full = await testTeam(site, 'full');
    const contents = Array.from({ length: 13 }, (_, at) => Buffer.alloc(2 * 1024 * 1024, at));
    await full.put(contents.slice(0, 12));
    const put = (content: Buffer) => code(full.call('PUT', teamPaths.file.replace(':hash', hashOf(content)), content));
    expect(await put(Buffer.from('more'))).toBe('409 STAGING_FULL');
    await full.put(contents.slice(0, 1));
    expect(
      await code(team.call('PUT', teamPaths.file.replace(':hash', hashOf(Buffer.from('m'))), Buffer.from('m'))),
    ).toBe('204 OK');
    now = new Date(now.getTime() + 61 * 60_000);
    expect(await put(Buffer.from('more'))).toBe('204 OK');
  });
});

it('lets nobody try keys for ever', async () => {
  const privateKey = newKeyPair().privateKey;
  const tries: string[] = [];
  for (let count = 0; count < 40; count += 1) tries.push(await self({ privateKey }));
  expect(tries.at(-1)).toBe('429 TOO_MANY_REQUESTS');
});
