import { beforeAll, describe, expect, test } from '@jest/globals';
import { audit, findMember } from '@unisite/shared/contract/operators';
import { accessAudit } from '@unisite/shared/contract/operatorsAccessAudit';
import type { Browser } from '../../testing/operatorClient.ts';
import { seededOperators } from '../../testing/seededOperators.ts';
import { writeAudit } from '../audit/index.ts';

const at = seededOperators();
let guard: Browser;
let looker: Browser;

const writtenAt = (day: string) => new Date(`${day}T00:00:00+07:00`);
const PASSWORD = 'a password of mine';

beforeAll(async () => {
  const { database } = at.platform;
  const line = (who: string, act: string, day: string, why: string) =>
    writeAudit(database, { at: writtenAt(day), who, act, market: 'VN', subject: null, why });
  await line('operator:anna', 'limits', '2026-11-18', 'first');
  await line('operator:an_na', 'limits', '2026-11-19', 'second');
  await line('operator:ben', 'rollback', '2026-11-19', 'third');
  await line('team:annex', 'publish', '2026-11-20', 'fourth');
  await at.operators.add('guard', PASSWORD, ['security', 'support']);
  await at.operators.add('looker', PASSWORD, []);
  guard = at.operators.browser('198.51.100.1');
  looker = at.operators.browser('198.51.100.2');
  await guard.signIn('guard', PASSWORD);
  await looker.signIn('looker', PASSWORD);
});

const reasons = async (request: Parameters<typeof looker.call<typeof audit>>[1]) =>
  (await looker.call(audit, { ...request, pageSize: 100 })).value.rows
    .map(({ why }) => why)
    .filter((why) => ['first', 'second', 'third', 'fourth'].includes(why));

describe('the audit is searched', () => {
  test.each([
    [{ who: 'ann' }, ['fourth', 'first']],
    [{ who: ' ANNA ' }, ['first']],
    // wildcards are escaped
    [{ who: 'an_' }, ['second']],
    [{ who: '%' }, []],
    [{ act: 'limits' }, ['second', 'first']],
    [{ act: 'rollBack' }, ['third']],
    [{ from: '2026-11-19', to: '2026-11-19' }, ['third', 'second']],
    [{ to: '2026-11-18' }, ['first']],
    [{ from: '2026-11-20' }, ['fourth']],
    [{ who: 'an', act: 'limits', from: '2026-11-19', to: '2026-11-20' }, ['second']],
  ] as const)('%j', async (request, found) => expect(await reasons(request)).toEqual(found));

  test('page by page, with the total of what was asked for', async () => {
    const page = async (number: number) => (await looker.call(audit, { who: 'ann', page: number, pageSize: 1 })).value;
    expect([(await page(1)).rows[0]?.why, (await page(2)).rows[0]?.why, (await page(3)).rows]).toEqual([
      'fourth',
      'first',
      [],
    ]);
    expect((await page(2)).total).toBe(2);
  });
});

test('how operators signed in and whom they looked at is for the security role, by person, kind and day', async () => {
  await guard.call(findMember, { account: 'lan' });
  expect((await looker.call(accessAudit, {})).status).toBe(403);
  const found = (await guard.call(accessAudit, { who: 'look', kind: 'signedIn' })).value;
  expect(found.rows.map(({ who, kind, ip }) => [who, kind, ip])).toEqual([['looker', 'signedIn', '198.51.100.2']]);
  expect(found.total).toBe(1);
  expect((await guard.call(accessAudit, { who: 'nobody' })).value.rows).toEqual([]);
  expect((await guard.call(accessAudit, { to: '2026-11-01' })).value.total).toBe(0);
  const refused = (await guard.call(accessAudit, { kind: 'roleRefused' })).value.rows;
  expect(refused.map(({ who, about }) => [who, about])).toEqual([['looker', 'accessAudit']]);
});

test.each([
  { who: 'a\u0000b' },
  { who: 'x'.repeat(65) },
  { from: '2026-02-30' },
  { from: '2026-11-20', to: '2026-11-19' },
  { from: '2020-01-01', to: '2026-11-19' },
  { from: 'yesterday' },
])('%j is answered by what is wrong with it', async (request) => {
  for (const call of [audit, accessAudit]) expect((await guard.call(call, request)).status).toBe(400);
});

test.each([{ act: "'; --" }, { act: 'x'.repeat(41) }])('%j is no act', async (request) => {
  expect((await guard.call(audit, request)).status).toBe(400);
});

test.each(['%ED%A0%80', '%C3%28', '%'])('bytes that are no text find nothing: %s', async (bytes) => {
  const cookie = [...guard.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const url = `/ops/audit?who=${bytes}`;
  const reply = await at.operators.app.server.inject({ url, headers: { host: 'localhost:3001', cookie } });
  expect(reply.json()).toMatchObject({ success: true, value: { total: 0, rows: [] } });
});
