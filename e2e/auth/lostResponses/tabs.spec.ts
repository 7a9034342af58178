import { passHumanCheck } from '../../fixtures/humanCheck.ts';
import { mobileIn, newcomer, registerByCall, signOut, tryToSignIn } from '../../fixtures/newcomer.ts';
import { codeIn, newestMessage } from '../../fixtures/outbox.ts';
import { protection, securityCentre } from '../../fixtures/security.ts';
import { expect, test } from '../../fixtures/site.ts';
import { words } from '../../fixtures/words.ts';

/** Of a member of the demonstration whom no other test signs in. */
const number = '936086349';

test.beforeEach(({ site }) => {
  site.expectComplaints(/401 \(Unauthorized\)/); // what was on its way when the session ended
});

test('two tabs: who signs out in one leaves no form of theirs open in the other, and signs in there again', {
  tag: '@matrix',
}, async ({ page, context, site }) => {
  test.setTimeout(120_000); // twice out and in
  const somebody = newcomer();
  await registerByCall(page.request, somebody);
  const other = await context.newPage();
  for (const open of [words.password, words.email]) {
    await other.bringToFront();
    await other.goto(securityCentre);
    await protection(other, open)
      .getByRole('button', { name: /^(Thay đổi|Change|Liên kết|Link)/ })
      .click();
    const form = other.getByRole('dialog');
    const asked = open === words.password ? words.currentPassword : words.yourPassword;
    await form.getByRole('textbox', { name: asked }).fill(somebody.password);
    await page.bringToFront();
    await page.goto('/index');
    await signOut(page);
    await other.bringToFront();

    await expect(form.getByRole('textbox', { name: asked })).toHaveCount(0);
    await expect(other.getByText(somebody.account)).toHaveCount(0);
    const login = other.getByRole('dialog', { name: words.signIn });
    await expect(login).toBeVisible();
    await expect(login.getByRole('textbox', { name: words.password })).toHaveValue('');
    await site.expectAccessible(other);
    await login.getByLabel(words.username).fill(somebody.account);
    await login.getByRole('textbox', { name: words.password }).fill(somebody.password);
    await login.getByRole('button', { name: words.signIn }).click();
    await passHumanCheck(other);
    await expect(other.getByRole('button', { name: words.balance })).toBeVisible();
  }
});

test('two tabs, in English: who signs in twice is in in the one where they did last, and told so in the other', {
  tag: '@matrix',
}, async ({ page, context, request, site }) => {
  await site.speak('en');
  const somebody = newcomer();
  await registerByCall(request, somebody);
  const other = await context.newPage();
  await other.goto('/login');
  const login = other.getByRole('dialog', { name: words.signIn });
  await login.getByLabel(words.username).fill(somebody.account);
  await login.getByRole('textbox', { name: words.password }).fill(somebody.password);
  await tryToSignIn(page, somebody.account, somebody.password);
  await expect(page.getByRole('button', { name: words.balance })).toBeVisible();
  await login.getByRole('button', { name: words.signIn }).click();
  await passHumanCheck(other);
  await expect(other.getByRole('button', { name: words.balance })).toBeVisible();
  await expect(page.getByRole('dialog', { name: words.signIn })).toContainText(
    'Your account was just signed in elsewhere',
  );
});

test('two tabs: a code that was used in one is refused in the other, and says so under its field', {
  tag: '@matrix',
}, async ({ page, context, site }) => {
  const other = await context.newPage();
  const forms = await Promise.all(
    [page, other].map(async (tab) => {
      await tab.goto('/login');
      const form = tab.getByRole('dialog', { name: words.signIn });
      await form.getByRole('tab', { name: words.mobile }).click();
      await mobileIn(form).fill(number);
      return { tab, form };
    }),
  );
  const [first] = forms;
  if (!first) throw new Error('there is no tab');
  await first.form.getByRole('button', { name: words.sendCode }).click();
  await passHumanCheck(first.tab);
  const code = codeIn(await newestMessage(page, `+84${number}`));
  for (const { form } of forms) await form.getByLabel(words.code).fill(code);
  await first.form.getByRole('button', { name: words.signIn }).click();
  await expect(first.form).toHaveCount(0);

  const { form } = forms[1] ?? first;
  await form.getByRole('button', { name: words.signIn }).click();
  const field = form.getByLabel(words.code);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(form.getByText('Mã xác minh không đúng hoặc đã được dùng.')).toBeVisible();
  await expect(field).toHaveValue(code);
  await expect(mobileIn(form)).toHaveValue(number);
  await site.expectAccessible(other);
});
