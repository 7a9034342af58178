import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { player } from '@unisite/demonstration/seed/people';
import {
  customerService,
  feedback,
  helpCenter,
  resources,
  routers,
  status,
  whitelabelMenu,
} from '@unisite/shared/contract';
import { type TestPlatform, testPlatform } from '../../testing/testPlatform.ts';

jest.setTimeout(120_000);

const international = { host: 'int.localhost' };
let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({ seed: true });
});
afterAll(() => platform.close());

describe('status', () => {
  it('is open at home [4.status.numbers] [7.status]', async () => {
    expect((await platform.call(status, {})).value).toEqual({ status: 0, ip: '127.0.0.1', country: 'VN', until: null });
    expect((await platform.call(status, { url: 'int.localhost' })).value.status).toBe(0);
    expect((await platform.call(status, { url: 'elsewhere.example' })).envelope).toMatchObject({
      code: 'UNKNOWN_MARKET',
    });
  });

  it('is restricted from where the market does not serve, and unknown addresses are let in [4.status.numbers]', async () => {
    const market = await platform.services.markets.byCode('VN');
    if (!market) throw new Error('no market');
    const of = (ip: string) => platform.services.markets.statusOf(market, ip);
    expect(await of('198.51.100.7')).toMatchObject({ status: 2, country: 'US', ip: '198.51.100.7' });
    expect(await of('::ffff:198.51.100.7')).toMatchObject({ status: 2 });
    expect(await of('192.0.2.1')).toMatchObject({ status: 0, country: 'ZZ' });
    expect(await of('::1')).toMatchObject({ status: 0, country: 'VN' });
    expect(await of('2001:db8::1')).toMatchObject({ status: 0, country: 'ZZ' });
    const closed = { ...market, status: 1 as const, statusUntil: new Date('2026-11-21T00:00:00Z') };
    expect(await platform.services.markets.statusOf(closed, '198.51.100.7')).toMatchObject({
      status: 1,
      until: '2026-11-21T00:00:00.000Z',
    });
  });
});

describe('what a site says of itself', () => {
  it('has its domains and switches [3.config.switches] [3.config.domains]', async () => {
    const domains = ['127.0.0.1', 'daily01.localhost', 'localhost'];
    expect((await platform.call(routers, {})).value.domainList.toSorted()).toEqual(domains);
    const { tree } = (await platform.call(whitelabelMenu, {})).value;
    const nodes = tree.flatMap((node) => [node, ...node.childrenNodes]);
    const enabled = (modId: string) => nodes.find((node) => node.modId === modId)?.enabled;
    expect(['MEMBERCENTRE', 'FREEPLAY', 'CHNGPASSVERIF3', 'LOGINEDTOHOMEPAGE'].map(enabled)).toEqual([
      '1',
      '1',
      '1',
      '0',
    ]);
    expect(['USERNAMEREGISTER', 'SMSREGISTERVERIF', 'MOBILEREGISTER', 'MOBILEPASSREGISTER'].map(enabled)).toEqual([
      '1',
      '0',
      '1',
      '1',
    ]);
  });

  it('has seven help articles in both languages', async () => {
    const vi = (await platform.call(helpCenter, {})).value.articles;
    const en = (await platform.call(helpCenter, {}, international)).value.articles;
    expect(vi.map(({ topic }) => topic).toSorted()).toEqual([
      'agreement',
      'apps',
      'faq',
      'join',
      'privacy',
      'responsible',
      'rules',
    ]);
    for (const [place, article] of vi.entries()) {
      expect(article.sections.length).toBeGreaterThan(3);
      expect(en[place]?.sections).toHaveLength(article.sections.length);
      expect(en[place]?.title).not.toBe(article.title);
      for (const { text } of article.sections) expect(text.length).toBeGreaterThan(60);
    }
    expect((await platform.call(helpCenter, { topic: 'faq' })).value.articles).toHaveLength(1);
  });

  it('says in its rules that members answer for the safety of their account [6.rules.account]', async () => {
    const rules = async (options = {}) => {
      const [article] = (await platform.call(helpCenter, { topic: 'rules' }, options)).value.articles;
      return article?.sections.map(({ text }) => text).join();
    };
    expect(await rules()).toContain('Bạn tự chịu trách nhiệm giữ bí mật tài khoản');
    expect(await rules(international)).toContain('You are responsible for keeping your account safe');
  });

  it('has apps only where the market has', async () => {
    const { rows } = (await platform.call(resources, {})).value;
    expect(rows.map(({ resourceType }) => resourceType)).toEqual(['IOS', 'ANDROID']);
    expect(rows[0]).toMatchObject({ url: '/app?os=ios', qrCodeUrl: 'http://localhost/app?os=ios' });
    expect((await platform.call(resources, {}, international)).value.rows).toEqual([]);
  });

  it('has customer service with an entry of type 3 [3.service.entry]', async () => {
    const { pathList } = (await platform.call(customerService, {})).value.version;
    expect(pathList.map(({ type }) => type)).toEqual(['3', '1', '2']);
    expect(pathList[0]).toMatchObject({ title: 'Gửi lời nhắn' });
    for (const { path } of pathList) expect(path).toMatch(/^[A-Za-z0-9+/]+=*[A-Za-z0-9]{8}$/);
  });
});

describe('feedback', () => {
  it('is kept with its sender, and open desks are told', async () => {
    const own = await platform.signIn(player.account, player.password);
    const told = jest.spyOn(platform.services.live, 'publishToOperators');
    const { reference } = (await platform.call(feedback, { content: '  Bảng kết quả rất dễ xem.  ', contact: '' }, own))
      .value;
    expect(reference).toMatch(/^F-[A-Z0-9]{8}$/);
    expect(
      await platform.database.query(
        'SELECT member_id, content, contact, market_code FROM feedback WHERE reference = $1',
        [reference],
      ),
    ).toEqual([
      { member_id: own.session.customerId, content: 'Bảng kết quả rất dễ xem.', contact: null, market_code: 'VN' },
    ]);
    expect(told).toHaveBeenCalledWith({ type: 'feedback' });
  });

  it('is once for one key, and refused when empty or endless', async () => {
    const headers = { 'idempotency-key': 'feedback-test-key-1' };
    const first = await platform.call(feedback, { content: 'Một lần' }, { headers });
    const again = await platform.call(feedback, { content: 'Một lần' }, { headers });
    expect(again.value).toEqual(first.value);
    expect((await platform.call(feedback, { content: '   ' })).status).toBe(400);
    const replies = await Promise.all(
      Array.from({ length: 12 }, (_, n) => platform.call(feedback, { content: `Thư ${n}` })),
    );
    expect(replies.some((reply) => reply.status === 429)).toBe(true);
  });
});
