import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type TestSite, testSite } from '../registry/testing/testSite.ts';

let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});
afterAll(() => site.close());

const page = (url: string, headers: Record<string, string> = {}) =>
  site.app.inject({
    method: 'GET',
    url,
    headers: { host: 'localhost', accept: 'text/html', 'sec-fetch-dest': 'document', ...headers },
  });

function answersIn(markup: string): Record<string, unknown> {
  const [, json = 'none'] = /<script type="application\/json" id="answers">(.*?)<\/script>/s.exec(markup) ?? [];
  return JSON.parse(json) as Record<string, unknown>;
}

describe('the answers that travel with a page', () => {
  it('are what the calls themselves answer', async () => {
    const answers = answersIn((await page('/index')).body);
    const { body } = await site.app.inject({
      method: 'GET',
      url: '/wps/game/menu',
      headers: { host: 'localhost', 'x-language': 'vi' },
    });
    expect(Object.keys(answers)).toContain('/wps/system/resources');
    expect(answers['/wps/game/menu']).toEqual(JSON.parse(body));
  });

  it('are only those that succeeded', async () => {
    // a forged cookie identifies nobody: members' calls are refused and left out
    const answers = answersIn((await page('/index', { cookie: 'session=forged; __Host-session=forged' })).body);
    expect(Object.keys(answers).sort()).toEqual(['/wps/game/menu', '/wps/system/resources']);
  });

  it('cannot end the element they stand in', async () => {
    const { body } = await page('/index');
    const [, json = ''] = /id="answers">(.*?)<\/script>/s.exec(body) ?? [];
    expect(json).not.toContain('<');
  });

  it('are not looked up for a request that wants no page', async () => {
    const { body } = await site.app.inject({
      method: 'HEAD',
      url: '/index',
      headers: { host: 'localhost', accept: 'text/html', 'sec-fetch-dest': 'document' },
    });
    expect(body).toBe('');
  });
});
