import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import {
  customerService,
  liveEventsPath,
  registrationSettings,
  resources,
  whitelabelMenu,
} from '@unisite/shared/contract';
import { audit } from '@unisite/shared/contract/operators';
import {
  type AppEntries,
  changeAppEntries,
  changeMarketStatus,
  changeMarketSwitches,
  changeRegistrationFields,
  changeServiceEntries,
  listMarketSettings,
  type MarketStatus,
  type ServiceEntries,
} from '@unisite/shared/contract/operatorsMarketSettings';
import { decideProposal, proposals } from '@unisite/shared/contract/operatorsProposals';
import { openStream } from '../../testing/eventStream.ts';
import { type Browser, type TestOperators, testOperators } from '../../testing/operatorClient.ts';
import { type TestPlatform, testPlatform } from '../../testing/testPlatform.ts';

const why = 'Work on the database';
const open: MarketStatus = { state: 'open', until: null, countries: [] };
let platform: TestPlatform;
let other: TestPlatform;
let operators: TestOperators;
let opal: Browser;
let ruby: Browser;

beforeAll(async () => {
  platform = await testPlatform();
  // a second process of the site, to observe notifications
  other = await testPlatform({ database: platform });
  operators = await testOperators(platform);
  [opal, ruby] = [operators.browser(), operators.browser('192.0.2.2')];
  for (const [browser, account] of [
    [opal, 'opal'],
    [ruby, 'ruby'],
  ] as const) {
    await operators.add(account, 'Operator-1234');
    await browser.signIn(account, 'Operator-1234');
  }
});
afterAll(async () => {
  await operators?.close();
  await other?.close();
  await platform?.close();
});
afterEach(async () => {
  await platform.owner.query('UPDATE market SET status = 0, status_until = NULL, four_eyes = false');
  await platform.owner.query('DELETE FROM restricted_country');
});

const settingsOf = async (code: string) =>
  (await opal.call(listMarketSettings, {})).value.markets.find((market) => market.code === code);
const statusOf = async (code: string) => (await settingsOf(code))?.marketStatus;
const change = (by: Browser, from: MarketStatus, to: MarketStatus, code = 'VN') =>
  by.call(changeMarketStatus, { code, from, to, why });
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const lastLine = async () => (await opal.call(audit, { pageSize: 1 })).value.rows[0];

test('a page that is open hears of maintenance from every process, and the audit says from what to what', async () => {
  const address = (await other.listen()).replace('127.0.0.1', 'localhost');
  const page = await openStream(address + liveEventsPath);
  await page.received(2);
  const maintenance: MarketStatus = { state: 'maintenance', until: inHours(2), countries: [] };
  expect((await change(opal, open, maintenance)).value).toEqual({ state: 'done' });
  const heard = (await page.received(3))[2];
  expect(heard).toMatchObject({ type: 'status', status: { status: 1, until: maintenance.until } });
  page.leave();
  expect(await statusOf('VN')).toEqual(maintenance);
  expect(await statusOf('INT')).toEqual(open);
  expect(await lastLine()).toMatchObject({
    who: 'operator:opal',
    act: 'marketStatus',
    market: 'VN',
    why,
    subject: `open → maintenance until ${maintenance.until}`,
  });
});

test('countries are put in and taken out, and whoever comes from there finds the market closed', async () => {
  const without: MarketStatus = { ...open, countries: ['FR', 'SG'] };
  await change(opal, open, without, 'INT');
  expect(await statusOf('INT')).toEqual(without);
  await change(opal, without, { ...open, countries: ['SG'] }, 'INT');
  expect(await statusOf('INT')).toEqual({ ...open, countries: ['SG'] });
  expect(await lastLine()).toMatchObject({ subject: 'open without FR SG → open without SG' });
});

test('what cannot be is refused and changes nothing', async () => {
  const codes = async (to: unknown) => {
    const { status, envelope } = await change(opal, open, to as MarketStatus);
    return [status, envelope.code];
  };
  expect(await codes({ ...open, state: 'maintenance', until: inHours(-1) })).toEqual([400, 'END_PASSED']);
  for (const wrong of [
    { ...open, until: inHours(1) },
    { ...open, state: 'maintenance', until: 'tomorrow' },
    { ...open, state: 'closed' },
    { ...open, countries: ['XX'] },
    { ...open, countries: ['SG', 'FR'] },
    { ...open, countries: ['FR', 'FR'] },
    { ...open, countries: ['fr'] },
  ])
    expect([wrong, ...(await codes(wrong))]).toEqual([wrong, 400, 'BAD_REQUEST']);
  expect((await opal.call(changeMarketStatus, { code: 'XX', from: open, to: open, why })).status).toBe(404);
  expect(await statusOf('VN')).toEqual(open);
});

test('of two operators at once one is first, the other is told, and a call whose answer was lost finds its work done', async () => {
  const [restricted, without]: MarketStatus[] = [
    { ...open, state: 'restricted' },
    { ...open, countries: ['FR'] },
  ];
  const { total } = (await opal.call(audit, {})).value;
  const replies = await Promise.all([
    change(opal, open, restricted as MarketStatus),
    change(ruby, open, without as MarketStatus),
  ]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(replies.find(({ status }) => status === 409)?.envelope.code).toBe('SETTING_CHANGED');
  const first = await statusOf('VN');
  expect((await change(opal, open, first as MarketStatus)).value).toEqual({ state: 'done' });
  expect((await opal.call(audit, {})).value.total).toBe(total + 1);
});

test('where there are four eyes a second operator of the role decides, and finds out who was faster', async () => {
  await platform.owner.query(`UPDATE market SET four_eyes = true WHERE code = 'VN'`);
  const restricted: MarketStatus = { ...open, state: 'restricted' };
  expect((await change(opal, open, restricted)).value).toEqual({ state: 'proposed' });
  expect((await change(opal, open, restricted)).value).toEqual({ state: 'proposed' });
  expect((await change(ruby, open, { ...open, countries: ['FR'] })).envelope.code).toBe('PROPOSAL_WAITS');
  expect(await statusOf('VN')).toEqual(open);
  const [waiting] = (await ruby.call(proposals, {})).value.proposals;
  expect(waiting).toMatchObject({ by: 'opal', change: { kind: 'marketStatus', market: 'VN', to: restricted } });
  const decide = (by: Browser) => by.call(decideProposal, { id: waiting?.id ?? '', decision: 'approve', why });
  expect((await decide(opal)).envelope.code).toBe('SAME_PERSON');

  await platform.owner.query(`UPDATE market SET status = 2 WHERE code = 'VN'`);
  expect((await decide(ruby)).envelope.code).toBe('SETTING_CHANGED');
  await platform.owner.query(`UPDATE market SET status = 0 WHERE code = 'VN'`);
  expect((await decide(ruby)).value).toMatchObject({ state: 'done' });
  expect(await statusOf('VN')).toEqual(restricted);
  expect(await lastLine()).toMatchObject({ who: 'operator:ruby', act: 'marketStatus', subject: 'open → restricted' });
});

test('a switch holds for the next call of a visitor, and the audit names the switches that changed', async () => {
  const from = (await settingsOf('VN'))?.marketSwitches;
  if (!from) throw new Error('the market has switches');
  const offered = async () => JSON.stringify((await platform.call(whitelabelMenu, {})).value.tree);
  expect(await offered()).toContain('"FREEPLAY","enabled":"1"');
  const to = { ...from, freePlay: false, googleLogin: false };
  const change = { code: 'VN', from, to, why };
  expect((await opal.call(changeMarketSwitches, change)).value).toEqual({ state: 'done' });
  expect(await offered()).toContain('"FREEPLAY","enabled":"0"');
  expect(await lastLine()).toMatchObject({
    act: 'marketSwitches',
    market: 'VN',
    subject: 'freePlay on → off, googleLogin on → off',
  });
  const stale = { ...change, to: { ...from, memberCentre: false } };
  expect((await ruby.call(changeMarketSwitches, stale)).envelope.code).toBe('SETTING_CHANGED');
  expect((await ruby.call(changeMarketSwitches, { ...change, to: {} } as never)).envelope.code).toBe('BAD_REQUEST');
  expect((await opal.call(changeMarketSwitches, { ...change, from: to, to: from })).value).toEqual({ state: 'done' });
});

test('the registration asks for other fields, but for those that the switches decide of', async () => {
  const settings = await settingsOf('VN');
  const from = settings?.registrationFields ?? [];
  const flagged = (field: string, enabled: boolean, required: boolean) =>
    from.map((one) => (one.tab === 'username' && one.field === field ? { ...one, enabled, required } : one));
  const change = (to: typeof from) => opal.call(changeRegistrationFields, { code: 'VN', from, to, why });
  const asked = async () => {
    const { username } = (await platform.call(registrationSettings, {})).value;
    return username?.filter(({ setting }) => setting.enabled).map(({ field, setting }) => [field, setting.required]);
  };
  expect(await asked()).toContainEqual(['email', false]);
  expect(settings?.fieldRules).toContainEqual({ tab: 'username', field: 'username', by: 'switches' });
  expect(settings?.fieldRules).toContainEqual({ tab: 'mobile', field: 'paymentPassword', by: 'alwaysRequired' });

  expect((await change(flagged('email', true, true).slice(1))).envelope.code).toBe('BAD_REQUEST');
  expect((await change(flagged('email', true, true).toReversed())).envelope.code).toBe('BAD_REQUEST');
  const to = flagged('email', true, true);
  expect((await change(to)).value).toEqual({ state: 'done' });
  expect(await asked()).toContainEqual(['email', true]);
  expect(await lastLine()).toMatchObject({ subject: 'username/email asked → asked, required' });
  const named = to.map((one) => (one.field === 'username' ? { ...one, enabled: false } : one));
  expect((await opal.call(changeRegistrationFields, { code: 'VN', from: to, to: named, why })).status).toBe(200);
  expect(await asked()).toContainEqual(['username', true]);
});

test('the ways to customer service are set whole, in their order, and lead nowhere but to pages, numbers and mail', async () => {
  const before = (await settingsOf('VN'))?.serviceEntries ?? [];
  const change = (by: Browser, from: ServiceEntries, to: ServiceEntries) =>
    by.call(changeServiceEntries, { code: 'VN', from, to, why });
  const [chat, mail] = [
    { type: '3', title: { vi: 'Trò chuyện', en: 'Chat' }, path: 'https://chat.example.com/?m=vn' },
    { type: '1', title: { vi: 'Gửi thư', en: 'Write' }, path: 'mailto:help@unisite.example' },
  ];
  expect((await change(opal, before, [mail, chat] as ServiceEntries)).value).toEqual({ state: 'done' });
  const { pathList } = (await platform.call(customerService, {})).value.version;
  expect(pathList.map(({ type, title }) => [type, title])).toEqual([
    ['1', 'Gửi thư'],
    ['3', 'Trò chuyện'],
  ]);
  const now = [mail, chat] as ServiceEntries;
  expect((await change(ruby, before, [])).envelope.code).toBe('SETTING_CHANGED');
  for (const wrong of [
    [{ ...chat, path: 'javascript:alert(1)' }],
    [{ ...chat, path: '//evil.example' }],
    [{ ...chat, path: '/a\0b' }],
    [{ ...chat, title: { vi: '', en: 'Chat' } }],
    [{ ...chat, title: { vi: 'x\u202ey', en: 'Chat' } }],
    [{ ...chat, type: 'x' }],
    [chat, { ...mail, type: '3' }],
  ])
    expect([wrong, (await change(opal, now, wrong as ServiceEntries)).envelope.code]).toEqual([wrong, 'BAD_REQUEST']);
  expect(await lastLine()).toMatchObject({
    act: 'serviceEntries',
    subject: expect.stringContaining('→ (1 Gửi thư / Write mailto:help@unisite.example, 3 Trò chuyện / Chat https'),
  });
  expect((await change(opal, now, [])).value).toEqual({ state: 'done' });
  expect((await platform.call(customerService, {})).value.version.pathList).toEqual([]);
});

test('the apps are set whole: one of each kind, by own paths or https', async () => {
  const before = (await settingsOf('VN'))?.appEntries ?? [];
  const change = (from: AppEntries, to: AppEntries) => opal.call(changeAppEntries, { code: 'VN', from, to, why });
  const ios = { type: 'IOS', label: 'App for iOS', url: '/app?os=ios', qrUrl: 'https://get.example.com/ios' } as const;
  expect((await change(before, [ios])).value).toEqual({ state: 'done' });
  const { rows } = (await platform.call(resources, {})).value;
  expect(rows).toEqual([
    { resourceType: 'IOS', labelNameEn: 'App for iOS', url: '/app?os=ios', qrCodeUrl: 'https://get.example.com/ios' },
  ]);
  for (const wrong of [[{ ...ios, url: 'tel:+84901234567' }], [{ ...ios, qrUrl: 'http://x.example/' }], [ios, ios]])
    expect([wrong, (await change([ios], wrong)).envelope.code]).toEqual([wrong, 'BAD_REQUEST']);
  expect(await lastLine()).toMatchObject({ act: 'appEntries', market: 'VN' });
});
