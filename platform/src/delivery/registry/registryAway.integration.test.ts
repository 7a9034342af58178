import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { bootstrap } from '@unisite/shared/contract';
import { type TestSite, testSite } from './testing/testSite.ts';

let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});
afterAll(() => site.close());

it('answers with the market’s last snapshot while what the registry keeps cannot be read', async () => {
  const before = (await site.call(bootstrap, {})).value.snapshot;
  expect(before.remotes.length).toBeGreaterThan(0);
  await site.owner.query('ALTER TABLE placement RENAME TO placement_away');
  await expect(site.services.registry.reload()).rejects.toThrow('placement');
  expect((await site.call(bootstrap, {})).value.snapshot).toEqual(before);
  const page = await site.app.inject({ url: '/index', headers: { host: 'localhost', accept: 'text/html' } });
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain(before.remotes[0]?.base ?? 'a remote');

  await site.owner.query('ALTER TABLE placement_away RENAME TO placement');
  await site.services.registry.reload();
  expect((await site.call(bootstrap, {})).value.snapshot).toEqual(before);
});
