import { passHumanCheck } from '../fixtures/humanCheck.ts';
import { people } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/site.ts';
import { words } from '../fixtures/words.ts';

/** A secret in every form in which it might stand somewhere. */
const formsOf = (secret: string): string[] => {
  const bytes = Buffer.from(secret);
  return [
    secret,
    encodeURIComponent(secret),
    bytes.toString('base64'),
    bytes.toString('base64url'),
    bytes.toString('hex'),
  ];
};

test('the typed password leaves the page sealed and is kept nowhere [3.session.password] [7.sealed]', async ({
  page,
  context,
}) => {
  const { account, password } = people.agent;
  const secret = formsOf(password);
  const traces: { where: string; text: string }[] = [];
  const bodies: { path: string; body: string }[] = [];
  context.on('request', (request) => {
    const body = request.postData() ?? '';
    const { pathname } = new URL(request.url());
    if (body) bodies.push({ path: pathname, body });
    traces.push({
      where: `request ${pathname}`,
      text: [request.url(), JSON.stringify(request.headers()), body].join('\n'),
    });
  });
  context.on('console', (message) => traces.push({ where: 'console', text: message.text() }));

  await page.goto('/login');
  const dialog = page.getByRole('dialog', { name: words.signIn });
  await dialog.getByLabel(words.username).fill(account);
  await dialog.getByRole('textbox', { name: words.password }).fill(password);
  await dialog.getByLabel('Ghi nhớ đăng nhập trong một ngày').check();
  await dialog.getByRole('button', { name: words.signIn }).click();
  await passHumanCheck(page);
  await expect(page).toHaveURL(/\/agentHome$/);

  const login = bodies.find(({ path }) => path === '/wps/session/login');
  const sealed = JSON.parse(login?.body ?? '{}') as Record<string, string>; // whatever it is, its keys are looked at
  expect(Object.keys(sealed).sort()).toEqual(['ciphertext', 'ephemeral', 'iv', 'keyId']);
  expect(Buffer.from(sealed.ephemeral ?? '', 'base64url')).toHaveLength(32);
  expect(login?.body).not.toContain(account);

  // a second time, it is another body; a recorded one is worth nothing
  const again = await page.request.post('/wps/session/login', { data: sealed });
  expect(again.status()).toBe(400);

  await page.goto('/index');
  const name =
    (await page.getByRole('region', { name: 'Nổ hũ đang nóng' }).getByRole('link').nth(1).textContent()) ?? '';
  await page.getByRole('region', { name: 'Nổ hũ đang nóng' }).getByRole('link', { name, exact: true }).click();
  const frame = page.frameLocator(`iframe[title="${name}"]`);
  await expect(frame.getByRole('button', { name: /^Quay/ })).toBeEnabled();
  await page.getByRole('button', { name: words.balance }).click();

  for (const one of [page, ...page.frames()]) {
    traces.push({
      where: `page ${one.url()}`,
      text: await one.evaluate(() =>
        JSON.stringify([
          location.href,
          document.cookie,
          Object.entries(localStorage),
          Object.entries(sessionStorage),
          history.state,
          document.documentElement.outerHTML,
          [...document.querySelectorAll('input')].map(({ value }) => value),
        ]),
      ),
    });
  }
  traces.push({ where: 'cookies', text: JSON.stringify(await context.cookies()) });
  traces.push({
    where: 'databases and caches',
    text: await page.evaluate(async () => JSON.stringify([await indexedDB.databases(), await caches.keys()])),
  });
  expect(traces.length).toBeGreaterThan(30);
  expect(traces.filter(({ text }) => secret.some((form) => text.includes(form))).map(({ where }) => where)).toEqual([]);

  // nothing of worth stands in an address: the game's code works once
  const session = (await context.cookies()).find(({ name }) => name === '__Host-unisite')?.value ?? 'none';
  const token = (await page.evaluate(() => sessionStorage.getItem('token'))) ?? 'none';
  const addresses = traces
    .filter(({ where }) => where.startsWith('request'))
    .map(({ text }) => text.split('\n')[0] ?? '');
  expect(addresses.filter((address) => address.includes(session) || address.includes(token))).toEqual([]);
});
