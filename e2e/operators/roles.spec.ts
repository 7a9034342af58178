import { expectAccessible } from '../fixtures/accessible.ts';
import { widths } from '../fixtures/people.ts';
import { expect, test } from './console.ts';
import { remote } from './versions.ts';

for (const [width, language, words] of [
  [
    widths.desktop,
    'vi',
    {
      pages: 'Các trang điều hành',
      own: 'Rút tiền',
      foreign: 'Nhà phát hành',
      readOnly: 'Tài khoản của bạn chỉ được xem, không được thay đổi bản phát hành.',
      notAllowed: 'Tài khoản của bạn chưa có quyền dùng trang này.',
      may: 'Ngoài việc xem, bạn được phép xử lý: hội viên, nội dung, góp ý, rút tiền, khuyến mãi, đại lý, báo cáo.',
      register: 'Đăng ký đội mới',
    },
  ],
  [
    widths.phone,
    'en',
    {
      pages: 'Operations pages',
      own: 'Withdrawals',
      foreign: 'Vendors',
      readOnly: 'Your account may look at releases, not change them.',
      notAllowed: 'You need another role for this page.',
      may: 'What you may do besides looking: members, content, feedback, withdrawals, promotions, agents, reports.',
      register: 'Register a new team',
    },
  ],
] as const) {
  test(`who keeps the till sees withdrawals, and of releases what there is to see, ${width} wide, in ${language}`, {
    tag: '@matrix',
  }, async ({ desk }) => {
    const page = await desk.open('till', { width, language, path: `/#/matrix/${remote}/VN/state` });
    await expect(page.getByRole('dialog').getByText(words.readOnly)).toBeVisible();
    await expectAccessible(page);

    await page.goto('/#/teams');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: words.register })).toHaveCount(0);

    const pages = page.getByRole('navigation', { name: words.pages }).filter({ visible: true });
    await expect(pages.getByRole('link', { name: words.foreign })).toHaveCount(0);
    await pages.getByRole('link', { name: words.own }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.own })).toBeVisible();

    await page.goto('/#/vendors');
    await expect(page.getByText(words.notAllowed)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('?');
    await expect(page.getByText(words.may)).toBeVisible();
  });
}
