import { passHumanCheck } from '../fixtures/humanCheck.ts';
import { people } from '../fixtures/people.ts';
import { followSecrets } from '../fixtures/secretTraces.ts';
import { expect, test } from '../fixtures/site.ts';
import { words } from '../fixtures/words.ts';

test('the typed password leaves the page sealed and is kept nowhere [3.session.password] [7.sealed]', async ({
  page,
  context,
  site,
}) => {
  const { account, password } = people.agent;
  const addresses: string[] = [];
  const bodies: { path: string; body: string }[] = [];
  context.on('request', (request) => {
    addresses.push(request.url());
    const body = request.postData() ?? '';
    if (body) bodies.push({ path: new URL(request.url()).pathname, body });
  });

  await page.goto('/login');
  const dialog = page.getByRole('dialog', { name: words.signIn });
  await dialog.getByLabel(words.username).fill(account);
  await dialog.getByRole('textbox', { name: words.password }).fill(password);
  await dialog.getByLabel('Ghi nhớ đăng nhập trong một ngày').check();
  await dialog.getByRole('button', { name: words.signIn }).click();
  await passHumanCheck(page);
  await expect(page).toHaveURL(/\/agentHome$/);

  const login = bodies.find(({ path }) => path === '/wps/session/login');
  const sealed = JSON.parse(login?.body ?? '{}') as Record<string, string>; // only its keys are checked
  expect(Object.keys(sealed).sort()).toEqual(['ciphertext', 'ephemeral', 'iv', 'keyId']);
  expect(Buffer.from(sealed.ephemeral ?? '', 'base64url')).toHaveLength(32);
  expect(login?.body).not.toContain(account);

  // the next body differs, and a recorded one is worthless
  const again = await page.request.post('/wps/session/login', { data: sealed });
  expect(again.status()).toBe(400);

  await page.goto('/index');
  const name =
    (await page.getByRole('region', { name: 'Nổ hũ đang nóng' }).getByRole('link').nth(1).textContent()) ?? '';
  await page.getByRole('region', { name: 'Nổ hũ đang nóng' }).getByRole('link', { name, exact: true }).click();
  const frame = page.frameLocator(`iframe[title="${name}"]`);
  await expect(frame.getByRole('button', { name: /^Quay/ })).toBeEnabled();
  await page.getByRole('button', { name: words.balance }).click();

  // checks that the final check of every journey works: it recorded the password here, and also searches the vendor's
  // frame
  expect(site.secrets.typed()).toEqual([password]);
  expect(await site.secrets.places()).toEqual([]);

  // addresses contain nothing valuable: the game's code works once
  const session = (await context.cookies()).find(({ name }) => name === '__Host-unisite')?.value ?? 'none';
  const token = (await page.evaluate(() => sessionStorage.getItem('token'))) ?? 'none';
  expect(addresses.length).toBeGreaterThan(30);
  expect(addresses.filter((address) => address.includes(session) || address.includes(token))).toEqual([]);
});

test('a password that is kept or told is found, in whatever form and place', async ({ browser, site }) => {
  const secret = 'Mat khau "cua" toi 7';
  const figures = '135792';
  const context = await browser.newContext({ baseURL: site.address });
  let printed = '';
  const secrets = await followSecrets(context, () => [{ where: 'log', text: printed }]);
  const page = await context.newPage();
  await page.goto('/login');
  const dialog = page.getByRole('dialog', { name: words.signIn });
  const field = dialog.getByRole('textbox', { name: words.password });
  await field.pressSequentially(secret);
  await dialog.getByRole('button', { name: /^(Hiện|Show)/ }).click(); // allowed: as text, in its own field
  await expect.poll(() => secrets.typed()).toEqual([secret]);
  expect(await secrets.places()).toEqual([]);

  const here = `page ${page.url()}`;
  const base64 = Buffer.from(secret).toString('base64');
  await page.evaluate((text) => localStorage.setItem('kept', text), base64);
  expect(await secrets.places()).toEqual([here]);
  await page.evaluate(() => localStorage.removeItem('kept'));
  await page.evaluate((text) => history.replaceState({ text }, ''), secret);
  expect(await secrets.places()).toEqual([here]);
  await page.evaluate(() => history.replaceState(null, ''));
  await dialog.getByLabel(words.username).fill(secret);
  expect(await secrets.places()).toEqual([here]);
  await dialog.getByLabel(words.username).fill('');
  await context.addCookies([{ name: 'kept', value: encodeURIComponent(secret), url: site.address }]);
  expect(await secrets.places()).toEqual(['cookies', here]);
  await context.clearCookies({ name: 'kept' });
  printed = JSON.stringify({ password: secret });
  expect(await secrets.places()).toEqual(['log']);

  // digits only count on their own
  await field.fill(figures);
  printed = `order 8${figures}1 of 12:00`;
  await expect.poll(() => secrets.typed()).toEqual([secret, figures]);
  expect(await secrets.places()).toEqual([]);
  printed = `"${figures}"`;
  expect(await secrets.places()).toEqual(['log']);
  printed = '';

  await page.evaluate((text) => fetch(`/healthz?${new URLSearchParams({ text })}`), secret);
  await page.evaluate((text) => console.info(text), secret);
  expect(await secrets.places()).toEqual(['request /healthz', 'console']);
  await expect(secrets.expectNowhere()).rejects.toThrow('where a typed password stands');
  await context.close();
});
